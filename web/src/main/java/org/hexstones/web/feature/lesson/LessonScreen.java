package org.hexstones.web.feature.lesson;

import java.util.Locale;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of a lesson: a board as in a match, and the task above it. */
public final class LessonScreen {
  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final GuideState state;
  private final Lesson lesson;
  private final GameView game;
  private final PositionCache positions;
  private final ElementCache cache;
  private final BoardInput input;

  /**
   * @param input what is typed and asked
   * @param cache the cells that were drawn before
   */
  public LessonScreen(
      ViewContext context,
      Part<GuideState> part,
      Lesson lesson,
      PositionCache positions,
      BoardInput input,
      ElementCache cache) {
    this.input = input;
    this.context = context;
    messages = context.messages();
    session = part.session();
    state = part.state();
    this.lesson = lesson;
    this.positions = positions;
    this.cache = cache;
    // A stored lesson may name an unknown game. Then the first game is shown until the guide says
    // that it has no such lesson.
    game = context.ofKeyword(lesson.game());
  }

  public Element draw(@Nullable Element notice) {
    Element screen = Element.of("main", "game lesson").key("lesson").with("data-screen", "lesson");
    Match match = lesson.match();
    Step step = lesson.step(state);
    Guide guide = state.guide();
    Guide.Course course = guide == null ? null : guide.course(lesson.course());
    if (match == null || step == null || guide == null || course == null) {
      return screen.add(
          bar(""), Element.of("section", "turn").add(GuideView.waiting(messages, state)));
    }
    MatchView moment = positions.at(match);
    Step.State reached = step.at(moment.play());
    String place =
        course.title()
            + " · "
            + messages.say(
                PlayKey.STEP_OF,
                messages.number(lesson.step() + 1),
                messages.number(course.steps().size()));
    LessonTask task = new LessonTask(context, game, lesson, step, moment);
    Session shown = session.withSettings(session.settings().with(Switch.SIZES, course.sizes()));
    BoardLook look = BoardLook.of(shown, input.asked(), -1);
    return screen
        .with("data-step", lesson.step() + 1)
        .with("data-state", reached.name().toLowerCase(Locale.ROOT))
        .add(
            bar(place),
            task.coach(reached),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(new BoardView(context, task.marks(reached), look, moment, cache).draw()),
            ScoresView.draw(context, game, moment),
            notice,
            controls(guide, course, reached));
  }

  private Element bar(String place) {
    String title = game.title(messages, lesson.game());
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1").with("data-title", title + " · " + place).untranslated().text(title),
            Element.of("span", "hint").text(place),
            Element.of("span", "spacer"),
            Controls.icon(
                "leave-lesson",
                Icon.CLOSE,
                messages.say(PlayKey.LEAVE_LESSON),
                new LessonEvent.Leave(),
                true));
  }

  private Element controls(Guide guide, Guide.Course course, Step.State reached) {
    Element controls = Element.of("div", "options lesson-ways").key("controls");
    if (reached == Step.State.REACHED) {
      return lesson.step() + 1 < course.steps().size()
          ? controls.add(next("next-step", messages.say(PlayKey.NEXT_STEP)))
          : ended(controls, guide.after(course.id()));
    }
    String again = messages.say(PuzzleKey.TRY_AGAIN);
    if (reached == Step.State.MISSED) {
      return controls.add(Controls.primary("again-step", again, new LessonEvent.Again()));
    }
    return controls.add(
        Controls.button("hint", messages.say(PuzzleKey.HINT), new LessonEvent.Hint()),
        Controls.button("again-step", again, new LessonEvent.Again()),
        Controls.button("lessons", messages.say(PlayKey.LESSONS), new LessonEvent.Leave(true)));
  }

  /** The ways on from the end of the lesson. */
  private Element ended(Element controls, Guide.@Nullable Course after) {
    String play = messages.say(PlayKey.TO_THE_GAME);
    Event game = new LessonEvent.Play(this.game.smallGame(lesson.game()));
    return after == null
        ? controls.add(Controls.primary("leave-lesson-end", play, game))
        : controls.add(
            next("next-lesson", messages.say(PlayKey.NEXT_LESSON, after.title())),
            Controls.button("leave-lesson-end", play, game));
  }

  private static Element next(String action, String label) {
    return Controls.primary(action, label, new LessonEvent.Next());
  }
}
