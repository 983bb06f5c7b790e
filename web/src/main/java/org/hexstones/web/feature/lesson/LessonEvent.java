package org.hexstones.web.feature.lesson;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Events of the rules and the lessons. */
public sealed interface LessonEvent extends Event {
  // From the person.

  /** Show the rules of another game. */
  record Show(String game) implements LessonEvent {}

  /** Fetch the guide again. */
  record Retry() implements LessonEvent {}

  record Hint() implements LessonEvent {}

  /** Restart the step. */
  record Again() implements LessonEvent {}

  record Next() implements LessonEvent {}

  /**
   * Leave the lesson.
   *
   * @param forRules whether to show the rules
   */
  record Leave(boolean forRules) implements LessonEvent {
    public Leave() {
      this(false);
    }
  }

  /**
   * Leave the lesson for a game: the one below it, or a new one against an easy computer.
   *
   * @param setup the set-up of the new game
   */
  record Play(String setup) implements LessonEvent {}

  // From the browser.

  /**
   * The texts of the guide have arrived.
   *
   * @param plan and {@code texts}: null if they could not be fetched
   */
  record Came(Language language, @Nullable String plan, @Nullable String texts)
      implements LessonEvent {}
}
