package org.hexstones.web.app;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.match.Match;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/** What the effects of the page use of the browser. */
interface AppBrowser {
  void after(int millis, Runnable task);

  /** Whether the person wants nothing to move. */
  boolean isStill();

  void giveCue(PlayEffect.PlayCue cue);

  void fillScreen();

  /** Applies the language and the theme to the document. */
  void describe(Settings settings);

  /**
   * Answers the plan and the texts of the guide, or two nulls.
   *
   * @param tag the tag of the language
   */
  void fetchGuide(String tag, BiConsumer<@Nullable String, @Nullable String> came);

  /** Answers the list of puzzles, or null. */
  void fetchPuzzles(Consumer<@Nullable String> came);

  /** The number of the present day. */
  int today();

  /** Sends a text by the share sheet, or copies it; answers whether it was copied. */
  void sendText(String text, Consumer<Boolean> copied);

  /** The zone of the local time, as {@code SolvedPuzzles} has it. */
  int zone();

  /** Lets the new version take over; runs the task if a tab holds the version in use. */
  void takeVersion(Runnable held);

  void chooseFile();

  void openText(String text);

  /** Shows a match in the address. */
  void showAddress(Match match);

  /**
   * Clears the address.
   *
   * @param entryToo whether the entry of the history is also being left; it then keeps its fragment
   */
  void leaveAddress(boolean entryToo);

  /** Writes what the address is still to show, and answers its fragment. */
  String flushAddress();

  /** Loads the page at a fragment, as a new entry of the history over the present one. */
  void turnTo(String fragment);
}
