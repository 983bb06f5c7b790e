package org.hexstones.web.feature.lesson;

import java.util.List;
import java.util.Locale;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.play.TurnView;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.ui.BoardLook;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.Brand;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.ElementCache;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Icon;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen on which a lesson is played: a board as in a match, and above it what is to do. */
public final class LessonScreen {
  private final ViewContext scene;
  private final Messages talk;
  private final Model model;
  private final Lesson lesson;
  private final GameView game;
  private final PositionCache replay;
  private final ElementCache memo;

  /**
   * @param memo the cells as they were drawn before
   */
  public LessonScreen(
      ViewContext scene, Model model, Lesson lesson, PositionCache replay, ElementCache memo) {
    this.scene = scene;
    talk = scene.talk();
    this.model = model;
    this.lesson = lesson;
    this.replay = replay;
    this.memo = memo;
    // What was kept may name no game: then it is the first till it is known to have no lesson.
    game = scene.ofKeyword(lesson.game());
  }

  public Element draw(@Nullable Element notice) {
    Element screen = Element.of("main", "game lesson").key("lesson").with("data-screen", "lesson");
    Match match = lesson.match();
    Step step = lesson.step(model.reading());
    Guide guide = model.reading().guide();
    Guide.Course course = guide == null ? null : guide.courseOf(lesson.game());
    if (match == null || step == null || course == null) {
      return screen.add(
          bar(""), Element.of("section", "turn").add(GuideView.waiting(talk, model.reading())));
    }
    Moment moment = replay.at(match);
    Step.State state = step.at(moment.play());
    String place =
        talk.play().stepOf(talk.number(lesson.step() + 1), talk.number(course.steps().size()));
    boolean last = lesson.step() + 1 == course.steps().size();
    Model shown = model.with(d -> d.settings = model.settings().with(Switch.SIZES, course.sizes()));
    return screen
        .with("data-step", lesson.step() + 1)
        .with("data-state", state.name().toLowerCase(Locale.ROOT))
        .add(
            bar(place),
            coach(step, state, moment),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(new BoardView(scene, game, BoardLook.of(shown, moment), moment, memo).draw()),
            ScoresView.draw(scene, game, moment, List.of()),
            notice,
            controls(state, last));
  }

  private Element bar(String place) {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1")
                .with("data-title", game.title(talk, game.id()) + " · " + place)
                .text(game.title(talk, game.id())),
            Element.of("span", "hint").text(place),
            Element.of("span", "spacer"),
            Controls.icon(
                "leave-lesson",
                Icon.CLOSE,
                talk.word(PlayKey.LEAVE_LESSON),
                of(new LessonEvent.Leave()),
                true));
  }

  private Element coach(Step step, Step.State state, Moment moment) {
    String said =
        switch (state) {
          case OPEN -> lesson.hinted() ? step.hint() : step.task();
          case REACHED -> step.done();
          case MISSED -> talk.word(PlayKey.MISSED) + " " + step.hint();
        };
    Element words =
        Element.of("div", "coach")
            .key("coach")
            .with("role", "status")
            .add(Element.of("h2").text(step.title()), Element.of("p").text(said));
    Element coach = Element.of("section", "turn coaching").key("turn").add(words);
    return state == Step.State.OPEN
        ? coach.add(new TurnView(scene, game, model, moment).ways())
        : coach;
  }

  private Element controls(Step.State state, boolean last) {
    Element controls = Element.of("div", "options lesson-ways").key("controls");
    if (state == Step.State.REACHED) {
      return controls.add(
          last
              ? primary("leave-lesson-end", PlayKey.TO_THE_GAME, new LessonEvent.Leave())
              : primary("next-step", PlayKey.NEXT_STEP, new LessonEvent.Next()));
    }
    if (state == Step.State.MISSED) {
      return controls.add(primary("again-step", PlayKey.TRY_AGAIN, new LessonEvent.Again()));
    }
    return controls.add(
        Controls.button("hint", talk.word(PlayKey.HINT), of(new LessonEvent.Hint())),
        Controls.button("again-step", talk.word(PlayKey.TRY_AGAIN), of(new LessonEvent.Again())));
  }

  private Element primary(String action, PlayKey word, LessonEvent event) {
    return Element.of("button", "button primary")
        .with("type", "button")
        .with("data-action", action)
        .on("click", of(event))
        .text(talk.word(word));
  }

  private static Event of(LessonEvent event) {
    return event;
  }
}
