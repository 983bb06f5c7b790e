package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.probe.Probe;
import org.hexstones.search.Clock;

/** What becomes of a message, whichever way the worker was built: a question, or a probe. */
final class Desk {
  /** Asked by those who want to know what they have to do with. */
  private static final String WHICH = "probe build";

  private final String build;
  private final Clock clock;
  private final Consumer<String> say;
  private final Thinker thinker;

  /**
   * @param build the word for how the worker was built
   * @param soon runs something after the messages that wait
   * @param say sends a message to the page
   */
  Desk(String build, Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.build = build;
    this.clock = clock;
    this.say = say;
    thinker = new Thinker(clock, soon, say);
  }

  void hear(String text) {
    String answer = text.equals(WHICH) ? "probe " + build : Probe.answer(text, clock);
    if (answer == null) {
      thinker.hear(text);
    } else {
      say.accept(answer);
    }
  }
}
