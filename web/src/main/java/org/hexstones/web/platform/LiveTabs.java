package org.hexstones.web.platform;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Hands the answer to an invitation from the tab that opened it to the one that waits for it. */
public final class LiveTabs {
  private static final String NAME = "hexstones-live";
  private static final String TAKEN = "taken ";
  private static final String CODE = "code ";
  private static final int PATIENCE = 1_000;

  private final @Nullable JSObject channel;
  private final Predicate<String> take;
  private final Consumer<String> taken;

  private LiveTabs(Predicate<String> take, Consumer<String> taken) {
    this.take = take;
    this.taken = taken;
    // A channel that listens lives as long as the page.
    channel = IndexedDbJs.channel(NAME, this::received);
  }

  /**
   * Listens for codes that other tabs hand over.
   *
   * @param take takes a code if this tab waits for it
   */
  public static void listen(Predicate<String> take) {
    LiveTabs unused = new LiveTabs(take, code -> {});
  }

  /** Offers a code to the other tabs, and answers once whether one has taken it. */
  public static void handOver(String code, Consumer<Boolean> answer) {
    boolean[] answered = {false};
    Consumer<Boolean> once =
        taken -> {
          if (!answered[0]) {
            answered[0] = true;
            answer.accept(taken);
          }
        };
    LiveTabs tabs =
        new LiveTabs(
            other -> false,
            other -> {
              if (other.equals(code)) {
                once.accept(true);
              }
            });
    tabs.send(CODE + code);
    Js.after(() -> once.accept(false), PATIENCE);
  }

  private void send(String message) {
    if (channel != null) {
      IndexedDbJs.send(channel, message);
    }
  }

  private void received(String message) {
    if (message.startsWith(TAKEN)) {
      taken.accept(message.substring(TAKEN.length()));
    } else if (message.startsWith(CODE)) {
      String code = message.substring(CODE.length());
      if (take.test(code)) {
        send(TAKEN + code);
      }
    }
  }
}
