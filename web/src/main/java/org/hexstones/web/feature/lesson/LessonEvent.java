package org.hexstones.web.feature.lesson;

import org.hexstones.web.i18n.Language;
import org.jspecify.annotations.Nullable;

/** What happens to the rules and the lessons. */
public sealed interface LessonEvent {
  // The person.

  /** The rules of another game. */
  record Show(String game) implements LessonEvent {}

  /** Fetch the guide again. */
  record Retry() implements LessonEvent {}

  /**
   * Begin the lesson of a game.
   *
   * @param step with which one, from 0
   * @param overRules whether the rules lie below it although they are not shown
   */
  record Begin(String game, int step, boolean overRules) implements LessonEvent {
    public Begin(String game) {
      this(game, 0, false);
    }
  }

  /** The lesson that was offered is not wanted. */
  record Decline() implements LessonEvent {}

  record Hint() implements LessonEvent {}

  /** Once more from the beginning of the step. */
  record Again() implements LessonEvent {}

  record Next() implements LessonEvent {}

  /**
   * Leave the lesson.
   *
   * @param forRules whether for the rules
   */
  record Leave(boolean forRules) implements LessonEvent {
    public Leave() {
      this(false);
    }
  }

  // The browser.

  /**
   * The texts of the guide.
   *
   * @param plan and {@code texts}: null where they could not be fetched
   */
  record Came(Language language, @Nullable String plan, @Nullable String texts)
      implements LessonEvent {}
}
