package org.hexstones.web.feature.lesson;

import java.util.List;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;
import org.jspecify.annotations.Nullable;

/**
 * A lesson.
 *
 * @param game the game that it teaches
 * @param step the current step, from 0
 * @param match the game of the step, or null while the guide is being fetched
 * @param hinted whether the hint is shown
 */
public record Lesson(String game, int step, @Nullable Match match, boolean hinted)
    implements Screen {
  @Override
  public boolean liesOverMatch() {
    return true;
  }

  @Override
  public Event closing(ScreenStack screens) {
    return new LessonEvent.Leave(LessonStack.isOverRules(screens));
  }

  /**
   * The beginning of a step. It has no match if the guide or the lesson is missing or not yet
   * there.
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

  /** The current step, in the language of the fetched guide; null if there is none. */
  public @Nullable Step step(GuideState state) {
    Guide guide = state.guide();
    Guide.Course course = guide == null ? null : guide.courseOf(game);
    return course == null || step >= course.steps().size() ? null : course.steps().get(step);
  }
}
