package org.hexstones.web.view;

import java.util.List;
import java.util.Locale;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.GuideEvent;
import org.hexstones.web.model.Lesson;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Settings.Switch;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** The screen on which a lesson is played: a board as in a match, and above it what is to do. */
final class LessonScreen {
  private final Scene scene;
  private final Talk talk;
  private final Model model;
  private final Lesson lesson;
  private final GameView game;
  private final Replay replay;
  private final Memo memo;

  /**
   * @param memo the cells as they were drawn before
   */
  LessonScreen(Scene scene, Model model, Lesson lesson, Replay replay, Memo memo) {
    this.scene = scene;
    talk = scene.talk();
    this.model = model;
    this.lesson = lesson;
    this.replay = replay;
    this.memo = memo;
    // What was kept may name no game: then it is the first till it is known to have no lesson.
    game = scene.ofKeyword(lesson.game());
  }

  Element draw(@Nullable Element notice) {
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
                talk.word(PlayWord.LEAVE_LESSON),
                of(new GuideEvent.Leave()),
                true));
  }

  private Element coach(Step step, Step.State state, Moment moment) {
    String said =
        switch (state) {
          case OPEN -> lesson.hinted() ? step.hint() : step.task();
          case REACHED -> step.done();
          case MISSED -> talk.word(PlayWord.MISSED) + " " + step.hint();
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
              ? primary("leave-lesson-end", PlayWord.TO_THE_GAME, new GuideEvent.Leave())
              : primary("next-step", PlayWord.NEXT_STEP, new GuideEvent.Next()));
    }
    if (state == Step.State.MISSED) {
      return controls.add(primary("again-step", PlayWord.TRY_AGAIN, new GuideEvent.Again()));
    }
    return controls.add(
        Controls.button("hint", talk.word(PlayWord.HINT), of(new GuideEvent.Hint())),
        Controls.button("again-step", talk.word(PlayWord.TRY_AGAIN), of(new GuideEvent.Again())));
  }

  private Element primary(String action, PlayWord word, GuideEvent event) {
    return Element.of("button", "button primary")
        .with("type", "button")
        .with("data-action", action)
        .on("click", of(event))
        .text(talk.word(word));
  }

  private static Event of(GuideEvent event) {
    return new Event.OfGuide(event);
  }
}
