package org.hexstones.web.feature.lesson;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.app.Model;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.GuideReader;
import org.hexstones.web.guide.Step;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.FocusUpdate;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/** What happens to the rules and the lessons. A lesson lies over whatever was there before. */
public final class LessonUpdate {
  private final Function<String, Parsed<Setup>> reader;

  public LessonUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** The next model, or null where the event is none of the guide. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof LessonEvent || event instanceof Route.Lesson) {
      return ofGuide(model, event);
    }
    Lesson lesson = model.lesson();
    if (lesson == null) {
      return null;
    }
    if (isOfTheGameBelow(event)) {
      return model;
    }
    Match match = lesson.match();
    if (match == null) {
      return null;
    }
    if (event instanceof BoardEvent.Press press) {
      return press(model, lesson, match, press.cell());
    }
    if (event instanceof MatchEvent.Choose choose) {
      return choose(model, lesson, match, choose.move());
    }
    return FocusUpdate.update(model, event, effects);
  }

  /** Whether a person means a game that does not show now: a key may be pressed all the same. */
  public static boolean isOfTheGameBelow(Event event) {
    return event instanceof MatchEvent.Undo
        || event instanceof MatchEvent.Redo
        || event instanceof MatchEvent.GoTo
        || event instanceof MatchEvent.PickColour
        || event instanceof MatchEvent.Pause
        || event instanceof MatchEvent.PlayOn
        || event instanceof MatchEvent.Resign;
  }

  /** Sees to it that the guide is fetched when it is to be seen. */
  public static Model follow(Model model, List<Effect> effects) {
    Language language = model.settings().language();
    boolean needed = model.dialog() == Dialog.RULES || model.lesson() != null;
    if (!needed || model.reading().language() == language) {
      return model;
    }
    effects.add(new LessonEffect.FetchGuide(language));
    return model.with(d -> d.reading = model.reading().asked(language));
  }

  private Model ofGuide(Model model, Event event) {
    GuideState reading = model.reading();
    if (event instanceof LessonEvent.Came came) {
      return came(model, came);
    }
    if (event instanceof LessonEvent.Retry) {
      return model.with(d -> d.reading = reading.asked(null));
    }
    if (event instanceof LessonEvent.Show show) {
      return model.with(d -> d.reading = reading.withGame(show.game()));
    }
    if (event instanceof Route.Lesson begin) {
      boolean overRules = begin.overRules() || model.dialog() == Dialog.RULES;
      return toured(model)
          .with(
              d -> {
                d.lesson = lesson(reading, begin.game(), begin.step(), overRules);
                d.dialog = Dialog.NONE;
                d.notice = null;
                d.focus = "";
              });
    }
    if (event instanceof LessonEvent.Decline) {
      return toured(model);
    }
    Lesson lesson = model.lesson();
    return lesson == null ? model : ofLesson(model, lesson, event);
  }

  private static Model ofLesson(Model model, Lesson lesson, Event event) {
    if (event instanceof LessonEvent.Hint) {
      return with(model, lesson.withHint());
    }
    if (event instanceof LessonEvent.Again) {
      return with(model, lesson(model.reading(), lesson, lesson.step()));
    }
    if (event instanceof LessonEvent.Next) {
      Lesson next = lesson(model.reading(), lesson, lesson.step() + 1);
      return with(model, next.match() == null ? null : next);
    }
    if (event instanceof LessonEvent.Leave leave) {
      Dialog below = leave.forRules() ? Dialog.RULES : model.dialog();
      return with(model, null).with(d -> d.dialog = below);
    }
    return model;
  }

  /** The lesson at a step, without a match where it is not there, or not yet. */
  private static Lesson lesson(GuideState reading, Lesson before, int step) {
    return lesson(reading, before.game(), step, before.overRules());
  }

  private static Lesson lesson(GuideState reading, String game, int step, boolean overRules) {
    Guide guide = reading.guide();
    Guide.Course course = guide == null ? null : guide.courseOf(game);
    return course == null || step >= course.steps().size()
        ? new Lesson(game, step, null, false, overRules)
        : Lesson.at(course, step, overRules);
  }

  /** What was offered to a newcomer is not offered again. */
  public static Model toured(Model model) {
    return model.with(d -> d.settings = model.settings().with(Switch.TOURED, true));
  }

  private Model came(Model model, LessonEvent.Came came) {
    if (model.reading().language() != came.language()) {
      return model;
    }
    String plan = came.plan();
    String texts = came.texts();
    Parsed<Guide> read =
        plan == null || texts == null ? null : GuideReader.read(plan, texts, reader);
    if (!(read instanceof Parsed.Ok<Guide> ok)) {
      return model.with(d -> d.reading = model.reading().withFailed());
    }
    GuideState reading = model.reading().came(ok.value());
    Lesson lesson = model.lesson();
    return model.with(
        d -> {
          d.reading = reading;
          if (lesson != null && lesson.match() == null) {
            Lesson begun = lesson(reading, lesson, lesson.step());
            d.lesson = begun.match() == null ? null : begun;
          }
        });
  }

  private static Model press(Model model, Lesson lesson, Match match, String name) {
    Position position = PositionCache.to(match).position();
    int cell = position.board().cellNamed(name);
    int colour = position.nextColour();
    if (cell == Board.NO_CELL || colour == Position.NONE) {
      return model;
    }
    return choose(model.with(d -> d.focus = name), lesson, match, Moves.place(colour, cell));
  }

  private static Model choose(Model model, Lesson lesson, Match match, int move) {
    Step step = lesson.step(model.reading());
    if (step == null || step.at(PositionCache.to(match)) != Step.State.OPEN) {
      return model;
    }
    Reason refusal = PositionCache.to(match).refusal(move);
    if (refusal != null) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.REFUSED, refusal));
    }
    return with(model, lesson.withMatch(match.played(move))).with(d -> d.notice = null);
  }

  private static Model with(Model model, @Nullable Lesson lesson) {
    return model.with(
        d -> {
          d.lesson = lesson;
          d.notice = null;
        });
  }
}
