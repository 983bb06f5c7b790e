package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;

/**
 * A match at its cursor: the position there, and the player of each move of the whole main line. It
 * is valid until the next call of {@link PositionCache}.
 */
public final class MatchView {
  private final Match match;
  private final Play play;
  private final List<Integer> line;
  private final int[] movers;
  private final int[] colours;
  private final boolean[] turnStarts;

  MatchView(
      Match match,
      Play play,
      List<Integer> line,
      int[] movers,
      int[] colours,
      boolean[] turnStarts) {
    this.match = match;
    this.play = play;
    this.line = line;
    this.movers = movers;
    this.colours = colours;
    this.turnStarts = turnStarts;
  }

  public Match match() {
    return match;
  }

  /** The game at the cursor. Callers must not change it. */
  public Play play() {
    return play;
  }

  public Position position() {
    return play.position();
  }

  /** The moves of the whole main line. */
  public List<Integer> line() {
    return line;
  }

  public int cursor() {
    return match.cursor();
  }

  /**
   * The player to move at a ply, from 0 to the line's length; {@link Position#NONE} if the game is
   * over.
   */
  public int moverAt(int ply) {
    return movers[ply];
  }

  /** The colour of {@link #moverAt}. */
  public int colourAt(int ply) {
    return colours[ply];
  }

  public boolean isTurnStart(int ply) {
    return ply == 0 || turnStarts[ply];
  }

  /** The number of the turn at the cursor, from 1. */
  public int turn() {
    int turn = 0;
    for (int ply = 0; ply <= cursor(); ply++) {
      turn += isTurnStart(ply) ? 1 : 0;
    }
    return turn;
  }

  /** Whether the computer moves at a ply: in its own seat, or for a player who left. */
  public boolean isComputers(int ply) {
    int mover = movers[ply];
    if (mover == Position.NONE) {
      return false;
    }
    return match.seats().get(mover).isComputer() || leaving(mover, ply) != Position.NONE;
  }

  /** The move by which a player has left before a ply, or {@link Position#NONE}. */
  private int leaving(int player, int ply) {
    for (int i = 0; i < ply; i++) {
      int move = line.get(i);
      if (Moves.isWithdrawal(move) && Moves.player(move) == player) {
        return move;
      }
    }
    return Position.NONE;
  }

  /** The move by which a player has left, or {@link Position#NONE}. */
  public int leaving(int player) {
    return leaving(player, cursor());
  }

  /** Who plays for a player now: the computer for a person who has left. */
  public Seat sitter(int player) {
    Seat seat = match.seats().get(player);
    boolean goesOn = !play.isOver() || play.position().isOver();
    return !seat.isComputer() && play.hasWithdrawn(player) && goesOn ? Seat.COMPUTER : seat;
  }

  /** The player whose seat is the only one of a person here, or {@link Position#NONE}. */
  public int person() {
    return Seat.onlyPerson(match.seats());
  }

  /**
   * Whether there are hints in this match: it is against computers, and no clock rates it. With
   * another person there are none.
   */
  public boolean hasHints() {
    return person() != Position.NONE && match.clocks().areNone() && !match.isByLink();
  }

  /** Whether the only person waits for the computer, and will move again. */
  public boolean awaitsComputer() {
    int person = person();
    return person != Position.NONE
        && !match.isByLink()
        && isThinking()
        && leaving(person) == Position.NONE;
  }

  /** Whether the only person here moves now. */
  public boolean awaitsPerson() {
    return isPersons() && person() != Position.NONE;
  }

  /** Whether a person here moves now. */
  public boolean isPersons() {
    int mover = play.mover();
    return mover != Position.NONE
        && !isComputers(cursor())
        && match.seats().get(mover) == Seat.PERSON
        && cursor() >= settled();
  }

  /**
   * The colour of the stone that a press would place, or {@link Position#NONE} if there is none.
   */
  public int colourToPlace() {
    int picked = match.picked();
    return picked == Position.NONE ? play.position().nextColour() : picked;
  }

  /** Whether somebody elsewhere moves now. */
  public boolean isElsewhere() {
    int mover = play.mover();
    return mover != Position.NONE && match.seats().get(LinkGame.makerOf(play, mover)) == Seat.LINK;
  }

  /**
   * The number of plies that are final here: by link those that were sent, and all up to the last
   * one made elsewhere; with clocks all.
   */
  public int settled() {
    if (!match.clocks().areNone()) {
      return line.size();
    }
    if (match.isByLink()) {
      for (int ply = line.size() - 1; ply >= match.sent(); ply--) {
        int player = LinkGame.playerOf(line.get(ply), movers[ply]);
        if (player != Position.NONE && match.seats().get(player) == Seat.LINK) {
          return ply + 1;
        }
      }
      return match.sent();
    }
    return 0;
  }

  /** Whether moves made here have still to be sent to the players elsewhere. */
  public boolean isUnsent() {
    return match.isByLink() && settled() < line.size();
  }

  /** Whether the computer should think now: at the end of the line, and not paused. */
  public boolean isThinking() {
    return cursor() == line.size() && !match.paused() && isComputers(cursor()) && !isElsewhere();
  }

  /** Whether the game has ended, also while an earlier position is shown. */
  public boolean isEnded() {
    return movers[line.size()] == Position.NONE;
  }

  /** Whether the game goes on against clocks. Then nobody may look at an earlier position. */
  public boolean isTimed() {
    return match.isTimed(isEnded());
  }

  /**
   * Whether a person may be helped to study the position: nobody does while a clock runs or
   * somebody elsewhere plays.
   */
  public boolean mayStudy() {
    return !isTimed() && (!match.isByLink() || isEnded());
  }

  /** Whether only computers play, so that a person watches. */
  public boolean isWatched() {
    return !match.seats().contains(Seat.PERSON) && !match.isByLink();
  }

  /** Whether watched computers wait, and can be asked for one move. */
  public boolean canStep() {
    return isWatched() && match.paused() && cursor() == line.size() && !play.isOver();
  }

  /** Whether the clocks are paused and must be resumed before the next move. */
  public boolean isStopped() {
    return match.paused() && !match.clocks().areNone() && cursor() == line.size() && !play.isOver();
  }

  /** The colours of the stones that were placed in this turn, in colour order. */
  public List<Integer> placed() {
    List<Integer> colours = new ArrayList<>();
    for (int ply = cursor(); !isTurnStart(ply); ply--) {
      if (Moves.isPlace(line.get(ply - 1))) {
        colours.add(Moves.colour(line.get(ply - 1)));
      }
    }
    colours.sort(null);
    return colours;
  }

  /** The colours of the stones still to be placed in this turn, in colour order. */
  public List<Integer> toPlace() {
    List<Integer> colours = new ArrayList<>();
    Position position = position();
    int free = 0;
    do {
      int colour = play.isOver() ? Position.NONE : position.nextColour();
      while (free < position.board().size() && position.stoneAt(free) != Position.NONE) {
        free++;
      }
      if (colour == Position.NONE || play.refusal(Moves.place(colour, free)) != null) {
        break;
      }
      play.play(Moves.place(colour, free));
      colours.add(colour);
    } while (!play.isOver() && !position.isTurnStart());
    for (int i = 0; i < colours.size(); i++) {
      play.undo();
    }
    return colours;
  }

  /**
   * The ply that undo goes to, or -1: one move back, skipping the computers' moves. If only
   * computers play, it is the turn before.
   */
  public int undoTarget() {
    if (isTimed()) {
      return -1;
    }
    for (int ply = cursor() - 1; ply >= 0; ply--) {
      if (!isComputers(ply)) {
        return ply;
      }
    }
    if (match.seats().contains(Seat.PERSON) || cursor() == 0) {
      return -1;
    }
    int ply = cursor() - 1;
    while (!isTurnStart(ply)) {
      ply--;
    }
    return ply;
  }

  /** The ply that redo goes to, or -1. */
  public int redoTarget() {
    if (cursor() == line.size()) {
      return -1;
    }
    if (!isWatched()) {
      return pastComputers(cursor() + 1);
    }
    int ply = cursor() + 1;
    while (ply < line.size() && !isTurnStart(ply)) {
      ply++;
    }
    return ply;
  }

  /** The first ply from the given one on that is not followed by a computer's move. */
  public int pastComputers(int from) {
    int ply = from;
    while (ply < line.size() && isComputers(ply)) {
      ply++;
    }
    return ply;
  }
}
