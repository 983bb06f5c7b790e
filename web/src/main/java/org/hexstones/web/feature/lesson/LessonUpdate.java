package org.hexstones.web.feature.lesson;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardFocus;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Step;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings.Switch;

/**
 * Updates for the rules and the lessons. A lesson lies over the screen from which it was begun.
 * Events on its board do nothing without a lesson.
 */
public final class LessonUpdate {
  private final Function<String, Parsed<Setup>> reader;
  private final GuideUpdate guide;

  /** An update that applies during a lesson. */
  @FunctionalInterface
  private interface OnLesson<E> {
    Session change(Part<GuideState> part, Lesson lesson, E event);
  }

  /**
   * @param reader reads the text of a set-up
   */
  public LessonUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
    guide = new GuideUpdate(reader);
  }

  public Updates<Part<GuideState>> updates() {
    Updates<Part<GuideState>> table = new Updates<>();
    guide.addTo(table);
    table
        .ignoreOther(event -> event instanceof OnBoard)
        .change(Route.Lesson.class, (part, event) -> part.with(begin(part, event)))
        .change(
            BoardEvent.Focus.class,
            (part, event) -> part.with(BoardFocus.focus(part.session(), event)))
        .on(
            BoardEvent.Walk.class,
            (part, event) -> BoardFocus.walk(part.session(), event).map(part::with));
    on(table, BoardEvent.Press.class, (part, now, event) -> press(part, now, event.cell()));
    // A lesson plays a move without confirmation.
    on(table, BoardInputEvent.Propose.class, (part, now, event) -> press(part, now, event.cell()));
    on(
        table,
        MatchEvent.Choose.class,
        (part, now, event) -> choose(part.session(), part.state(), now, event.move()));
    on(
        table,
        LessonEvent.Hint.class,
        (part, now, event) -> put(part.session(), now.withHint(true)));
    on(
        table,
        LessonEvent.Again.class,
        (part, now, event) ->
            put(part.session(), Lesson.of(part.state(), now.course(), now.step())));
    on(table, LessonEvent.Next.class, (part, now, event) -> next(part, now));
    on(
        table,
        LessonEvent.Leave.class,
        (part, now, event) -> left(part.session(), event.forRules()));
    on(table, LessonEvent.Play.class, (part, now, event) -> play(part.session(), event.setup()));
    return table;
  }

  private static <E extends Event> void on(
      Updates<Part<GuideState>> table, Class<E> type, OnLesson<E> change) {
    table.change(
        type,
        (part, event) -> {
          Lesson lesson = part.session().screens().find(Lesson.class);
          return lesson == null ? part : part.with(change.change(part, lesson, event));
        });
  }

  private static Session put(Session session, Lesson lesson) {
    return session.withScreens(session.screens().put(lesson)).withoutNotice();
  }

  /** A newcomer's offer is not shown again. */
  public static Session toured(Session session) {
    return session.withSettings(session.settings().with(Switch.TOURED, true));
  }

  private static Session begin(Part<GuideState> part, Route.Lesson event) {
    Session session = part.session();
    boolean overRules = event.overRules() || session.dialog() == Dialog.RULES;
    Lesson lesson = Lesson.of(part.state(), event.course(), event.step());
    if (part.state().guide() != null && lesson.match() == null) {
      // The guide is there and has no such lesson: nothing would ever come of waiting for it.
      return session;
    }
    return session
        .withScreens(LessonStack.begin(session.screens(), lesson, overRules))
        .withoutNotice()
        .withFocus("");
  }

  /** The next step, or the beginning of the next lesson. */
  private static Session next(Part<GuideState> part, Lesson lesson) {
    Lesson next = Lesson.of(part.state(), lesson.course(), lesson.step() + 1);
    Guide guide = part.state().guide();
    Guide.Course after = guide == null ? null : guide.after(lesson.course());
    if (next.match() == null && after != null) {
      next = Lesson.of(part.state(), after.id(), 0);
    }
    return next.match() == null ? left(part.session(), false) : put(part.session(), next);
  }

  /**
   * Also closes the rules below it, unless they are wanted. Then they are shown, whether they were
   * below or not.
   */
  private static Session left(Session session, boolean forRules) {
    Session left = session.withScreens(LessonStack.without(session.screens())).withoutNotice();
    return forRules ? left.withDialog(Dialog.RULES) : left;
  }

  private Session play(Session session, String command) {
    Session left = left(session, false);
    Setup setup = left.shown() == null ? reader.apply(command).orNull() : null;
    return setup == null
        ? left
        : left.begin(
            new GameRecord(setup, Start.EMPTY, Node.ROOT, List.of()),
            List.of(Seat.PERSON, Seat.FRIENDLY),
            TimeControl.NONE);
  }

  private static Session press(Part<GuideState> part, Lesson lesson, String name) {
    Session focused = part.session().withFocus(name);
    Match match = lesson.match();
    if (match == null) {
      return focused;
    }
    Position position = PositionCache.to(match).position();
    int cell = position.board().cellNamed(name);
    int colour = position.nextColour();
    return cell == Board.NO_CELL || colour == Position.NONE
        ? focused
        : choose(focused, part.state(), lesson, Moves.place(colour, cell));
  }

  private static Session choose(Session session, GuideState state, Lesson lesson, int move) {
    Match match = lesson.match();
    Step step = lesson.step(state);
    if (match == null || step == null) {
      return session;
    }
    Play play = PositionCache.to(match);
    if (step.at(play) != Step.State.OPEN) {
      return session;
    }
    Reason refusal = play.refusal(move);
    return refusal == null
        ? put(session, answered(step, lesson, match.played(move)))
        : session.withNotice(Notice.of(Notice.Kind.REFUSED, refusal));
  }

  /** The lesson after a stone and what the other player answers. */
  private static Lesson answered(Step step, Lesson lesson, Match match) {
    int answer = step.answer(PositionCache.to(match));
    return answer == Moves.NONE
        ? lesson.withMatch(match)
        : answered(step, lesson.withHint(false), match.played(answer));
  }
}
