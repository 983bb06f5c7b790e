package org.hexstones.web.feature.lesson;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.match.Match;
import org.hexstones.web.session.Screen;
import org.jspecify.annotations.Nullable;

/**
 * A lesson being played.
 *
 * @param game whose lesson it is
 * @param step which step is played, from 0
 * @param match the step's game, or null while the guide is being fetched
 * @param hinted whether the hint is shown
 * @param overRules whether it was begun from the rules, to which the way back leads
 */
public record Lesson(
    String game, int step, @Nullable Match match, boolean hinted, boolean overRules)
    implements Screen {
  @Override
  public boolean liesOverMatch() {
    return true;
  }

  /** The lesson at one of its steps, from the step's beginning. */
  public static Lesson at(Guide.Course course, int step, boolean overRules) {
    GameRecord record = course.steps().get(step).record();
    Match match = Match.begin("lesson", record, List.of());
    return new Lesson(course.game(), step, match, false, overRules);
  }

  public Lesson withMatch(Match played) {
    return new Lesson(game, step, played, hinted, overRules);
  }

  public Lesson withHint() {
    return new Lesson(game, step, match, true, overRules);
  }

  /** The step that is played, in the language that is there; or null where none is. */
  public @Nullable Step step(GuideState reading) {
    Guide guide = reading.guide();
    Guide.Course course = guide == null ? null : guide.courseOf(game);
    return course == null || step >= course.steps().size() ? null : course.steps().get(step);
  }
}
