package org.hexstones.web.platform.storage;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.hexstones.web.platform.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * What tabs say to each other about meetings: hands the answer to an invitation from the tab that
 * opened it to the one that waits for it, and asks whether another tab holds a meeting.
 */
public final class LiveTabs {
  private static final String NAME = "hexstones-live";

  /** What is asked, and how it is affirmed: words before the same text. */
  private enum Question {
    TAKE("code ", "taken ", 1_000),
    HOLD("holds ", "held ", 500);

    final String asked;
    final String affirmed;

    /** After so many milliseconds no tab will affirm. */
    final int patience;

    Question(String asked, String affirmed, int patience) {
      this.asked = asked;
      this.affirmed = affirmed;
      this.patience = patience;
    }
  }

  private final @Nullable JSObject channel;

  private LiveTabs(Consumer<String> received) {
    // A channel that listens lives as long as the page.
    channel = IndexedDbJs.channel(NAME, received::accept);
  }

  /**
   * Answers other tabs.
   *
   * @param take takes a code if this tab waits for it
   * @param hold whether this tab holds a meeting
   */
  public static void listen(Predicate<String> take, Predicate<String> hold) {
    answer(Question.TAKE, take);
    answer(Question.HOLD, hold);
  }

  private static void answer(Question question, Predicate<String> affirms) {
    LiveTabs[] tabs = new LiveTabs[1];
    tabs[0] =
        new LiveTabs(
            message -> {
              String text = after(question.asked, message);
              if (text != null && affirms.test(text)) {
                tabs[0].send(question.affirmed + text);
              }
            });
  }

  /** Offers a code to the other tabs, and answers once whether one has taken it. */
  public static void handOver(String code, Consumer<Boolean> answer) {
    ask(Question.TAKE, code, answer);
  }

  /** Answers once whether another tab holds a meeting. */
  public static void isHeld(String meeting, Consumer<Boolean> answer) {
    ask(Question.HOLD, meeting, answer);
  }

  private static void ask(Question question, String text, Consumer<Boolean> answer) {
    boolean[] answered = {false};
    Consumer<Boolean> once =
        affirmed -> {
          if (!answered[0]) {
            answered[0] = true;
            answer.accept(affirmed);
          }
        };
    LiveTabs tabs =
        new LiveTabs(
            message -> {
              if (text.equals(after(question.affirmed, message))) {
                once.accept(true);
              }
            });
    tabs.send(question.asked + text);
    Js.after(() -> once.accept(false), question.patience);
  }

  private static @Nullable String after(String word, String message) {
    return message.startsWith(word) ? message.substring(word.length()) : null;
  }

  private void send(String message) {
    if (channel != null) {
      IndexedDbJs.send(channel, message);
    }
  }
}
