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
 * @param course its id in the guide
 * @param step the current step, from 0
 * @param match the game of the step, or null while the guide is being fetched
 * @param hinted whether the hint is shown
 */
public record Lesson(String course, int step, @Nullable Match match, boolean hinted)
    implements Screen {
  @Override
  public Event closing(ScreenStack screens) {
    return new LessonEvent.Leave(LessonStack.isOverRules(screens));
  }

  /**
   * The beginning of a step. It has no match if the guide or the lesson is missing or not yet
   * there.
   */
  static Lesson of(GuideState state, String course, int step) {
    Lesson waiting = new Lesson(course, step, null, false);
    Step begun = waiting.step(state);
    return begun == null
        ? waiting
        : waiting.withMatch(Match.begin("lesson", begun.record(), List.of()));
  }

  public Lesson withMatch(Match played) {
    return new Lesson(course, step, played, hinted);
  }

  public Lesson withHint(boolean shown) {
    return new Lesson(course, step, match, shown);
  }

  /** The keyword of the game that it teaches. */
  public String game() {
    return Guide.game(course);
  }

  /** Whether a stone has been placed in the current step. */
  public boolean hasMoved(GuideState state) {
    Step now = step(state);
    return match != null && now != null && match.cursor() > now.begun();
  }

  /** The current step, in the language of the fetched guide; null if there is none. */
  public @Nullable Step step(GuideState state) {
    Guide guide = state.guide();
    Guide.Course found = guide == null ? null : guide.course(course);
    return found == null || step >= found.steps().size() ? null : found.steps().get(step);
  }
}
