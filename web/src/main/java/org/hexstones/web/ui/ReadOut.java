package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.board.CellMarks;

/** Texts for screen readers: what has happened, and what the person asks for. */
public final class ReadOut {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final MatchView moment;

  public ReadOut(ViewContext context, GameView game, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.moment = moment;
  }

  /**
   * The text to read out now.
   *
   * @param focus the name of the cell with the keyboard's focus, or empty
   */
  public String said(BoardInput hand, String focus) {
    return Announcement.text(plain(hand, focus), hand.again());
  }

  private String plain(BoardInput hand, String focus) {
    if (!hand.typed().isEmpty()) {
      return hand.typed();
    }
    if (!hand.pending().isEmpty() && moment.colourToPlace() != Position.NONE) {
      Colour colour = Colour.of(moment.colourToPlace());
      return messages.say(BoardKey.WAITS, messages.stone(colour), hand.pending());
    }
    if (!hand.ahead().isEmpty()) {
      return messages.then(hand.ahead(), messages.say(PlayKey.AHEAD_WAITS));
    }
    return switch (hand.read()) {
      case NOTHING -> happened();
      case LAST_MOVE -> lastMove();
      case GROUPS -> groups();
      case SCORES -> scores();
      case FREE_CELLS -> freeRound(focus);
    };
  }

  /** The last move, and what is to be done next or who has won. */
  public String happened() {
    Outcome outcome = moment.play().outcome();
    String last = LastTurns.text(context, moment);
    if (outcome != null) {
      return then(last, Verdict.of(context, game, moment, outcome));
    }
    String mover = colour(moment.play().mover());
    if (moment.isThinking()) {
      // What several computers do one after the other is read out when they are done, so that
      // nothing replaces it while it is read.
      return then(LastTurns.goOn(moment) ? "" : last, messages.say(GameKey.THINKING, mover));
    }
    String next =
        moment.isTurnStart(moment.cursor()) ? "" : new PaletteView(context, moment).next();
    return then(last, next.isEmpty() ? turn() : next);
  }

  /** Whose turn it is. It says so if that is the person here, and the others are elsewhere. */
  private String turn() {
    String turn = SpecialMovesView.title(context, moment.play());
    return moment.awaitsPerson() || (moment.match().isByLink() && moment.isPersons())
        ? then(turn, messages.say(GameKey.YOUR_TURN))
        : turn;
  }

  private String colour(int player) {
    return context.colour(moment.position().colourOf(player));
  }

  private String then(String last, String now) {
    return last.isEmpty() ? now : messages.then(last, now);
  }

  private String lastMove() {
    String last = LastTurns.text(context, moment);
    return last.isEmpty() ? messages.say(BoardKey.NOTHING_YET) : last;
  }

  private String groups() {
    CellMarks marks = game.marks(moment.play());
    int[] sizes = marks.groupSizes();
    List<String> said = new ArrayList<>();
    for (Score score : game.scores(messages, moment.play())) {
      List<String> ofColour = new ArrayList<>();
      for (int cell = 0; cell < sizes.length; cell++) {
        if (moment.position().stoneAt(cell) == score.colour() && marks.isFirstOfGroup(cell)) {
          ofColour.add(messages.number(sizes[cell]));
        }
      }
      String colour = context.colour(score.colour());
      said.add(
          ofColour.isEmpty()
              ? messages.say(BoardKey.NO_GROUPS, colour)
              : messages.say(BoardKey.GROUPS, colour, String.join(", ", ofColour)));
    }
    return String.join(". ", said);
  }

  private String scores() {
    List<String> said = new ArrayList<>();
    for (Score score : game.scores(messages, moment.play())) {
      said.add(messages.say(BoardKey.SCORE, context.colour(score.colour()), score.label()));
    }
    return String.join(". ", said);
  }

  private String freeRound(String focus) {
    Board board = moment.position().board();
    int from = board.cellNamed(focus);
    List<String> free = new ArrayList<>();
    for (int direction = 0; from != Board.NO_CELL && direction < 6; direction++) {
      int next = board.neighbour(from, direction);
      if (next != Board.NO_CELL && moment.position().stoneAt(next) == Position.NONE) {
        free.add(board.name(next));
      }
    }
    return free.isEmpty()
        ? messages.say(BoardKey.NONE_FREE_AROUND, focus)
        : messages.say(BoardKey.FREE_AROUND, focus, String.join(", ", free));
  }
}
