package org.hexstones.web.app;

import java.util.function.IntUnaryOperator;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.start.HomeBoard;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ask.Answers;
import org.hexstones.web.ui.ask.LastSaid;
import org.hexstones.web.ui.ask.Seen;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The board that is on the page, as a person asks about it, and what is announced of its screen.
 */
final class BoardSpeech {
  private final PositionCache positions;
  private final HomeBoard home;
  private final LastSaid lastSaid = new LastSaid();

  BoardSpeech(PositionCache positions, HomeBoard home) {
    this.positions = positions;
    this.home = home;
  }

  /** The board; null while there is none, or where nobody may look at it. */
  @Nullable Seen seen(Model model) {
    Session session = model.session();
    Screen board = session.screens().board();
    BoardInput input = model.play().input();
    if (board instanceof MatchScreen played) {
      MatchView moment = positions.at(played.match());
      return moment.isStopped() ? null : of(session, moment, input, moment.isPersons());
    }
    BoardInput asked = input.asked();
    if (board instanceof BoardEditor editor) {
      return of(session, editor.canvas(), cell -> Position.NONE, asked);
    }
    if (board instanceof PositionEditor editor) {
      return of(session, editor.setup().board(), cell -> editor.stones().get(cell), asked);
    }
    MatchView moment = moment(session, board);
    return moment == null ? null : of(session, moment, asked, true);
  }

  /** The match of a screen on which it is no match of the person's. */
  private @Nullable MatchView moment(Session session, @Nullable Screen board) {
    if (board == null) {
      return home.of(session);
    }
    Match match = null;
    if (board instanceof Lesson lesson) {
      match = lesson.match();
    } else if (board instanceof PuzzleSession puzzle) {
      match = puzzle.shown() == null ? puzzle.match() : puzzle.shown();
    }
    return match == null ? null : positions.at(match);
  }

  private static Seen of(Session session, MatchView moment, BoardInput input, boolean places) {
    Viewport viewport = session.device().viewport();
    Layout layout = Layout.of(moment.position().board(), viewport);
    SpokenFirst first = session.settings().spokenFirst();
    return Seen.of(moment, layout, input, session.focus(), places, first);
  }

  private static Seen of(Session session, Board board, IntUnaryOperator stones, BoardInput input) {
    Layout layout = Layout.of(board, session.device().viewport());
    return new Seen(
        board, layout, stones, input, session.focus(), null, true, true, SpokenFirst.TURN);
  }

  /**
   * What is announced.
   *
   * @param screen the screen as it is drawn: the words of a lesson and of a puzzle stand there
   */
  String said(ViewContext context, Model model, Element screen) {
    Messages messages = context.messages();
    Screen board = model.session().screens().board();
    Seen seen = seen(model);
    if (seen == null) {
      return board instanceof MatchScreen
          ? messages.say(PlayKey.PAUSED)
          : Answers.words(messages, screen.child("turn"));
    }
    MatchView moment = seen.moment();
    if (moment == null || board == null) {
      Element turn = screen.child("turn");
      String task = turn == null ? "" : Answers.words(messages, turn.child("problem"));
      return new Answers(context, seen).said(() -> "", task);
    }
    boolean isMatch = board instanceof MatchScreen;
    String task = isMatch ? "" : Answers.words(messages, screen.child("turn"));
    boolean hasMoved = hasMoved(model, board);
    return lastSaid.of(
        seen,
        messages.language(),
        task,
        () -> {
          Answers answers = new Answers(context.of(moment.match().record()), seen);
          return answers.said(
              () ->
                  isMatch ? answers.ofMatch(moment) : hasMoved ? answers.after(moment, task) : task,
              task);
        });
  }

  /** Whether a stone has been placed in a lesson or a puzzle. */
  private static boolean hasMoved(Model model, Screen board) {
    return board instanceof Lesson lesson
        ? lesson.hasMoved(model.guide())
        : board instanceof PuzzleSession puzzle && !puzzle.made().isEmpty();
  }
}
