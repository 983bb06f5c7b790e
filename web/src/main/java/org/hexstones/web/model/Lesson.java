package org.hexstones.web.model;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.jspecify.annotations.Nullable;

/**
 * A lesson being played.
 *
 * @param game whose lesson it is
 * @param step which step is played, from 0
 * @param match the step's game, or null while the guide is being fetched
 * @param hinted whether the hint is shown
 */
public record Lesson(String game, int step, @Nullable Match match, boolean hinted) {
  /** The lesson at one of its steps, from the step's beginning. */
  public static Lesson at(Guide.Course course, int step) {
    GameRecord record = course.steps().get(step).record();
    return new Lesson(course.game(), step, Match.begin("lesson", record, List.of()), false);
  }

  public Lesson withMatch(Match played) {
    return new Lesson(game, step, played, hinted);
  }

  public Lesson withHint() {
    return new Lesson(game, step, match, true);
  }

  /** The step that is played, in the language that is there; or null where none is. */
  public @Nullable Step step(Reading reading) {
    Guide guide = reading.guide();
    Guide.Course course = guide == null ? null : guide.courseOf(game);
    return course == null || step >= course.steps().size() ? null : course.steps().get(step);
  }
}
