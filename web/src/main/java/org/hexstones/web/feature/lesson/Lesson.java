package org.hexstones.web.feature.lesson;

import java.util.List;
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
 */
public record Lesson(String game, int step, @Nullable Match match, boolean hinted)
    implements Screen {
  @Override
  public boolean liesOverMatch() {
    return true;
  }

  /**
   * The lesson at a step, from its beginning; without a match where it is not there, or not yet.
   */
  static Lesson of(GuideState state, String game, int step) {
    Lesson waiting = new Lesson(game, step, null, false);
    Step begun = waiting.step(state);
    return begun == null
        ? waiting
        : waiting.withMatch(Match.begin("lesson", begun.record(), List.of()));
  }

  public Lesson withMatch(Match played) {
    return new Lesson(game, step, played, hinted);
  }

  public Lesson withHint() {
    return new Lesson(game, step, match, true);
  }

  /** The step that is played, in the language that is there; or null where none is. */
  public @Nullable Step step(GuideState state) {
    Guide guide = state.guide();
    Guide.Course course = guide == null ? null : guide.courseOf(game);
    return course == null || step >= course.steps().size() ? null : course.steps().get(step);
  }
}
