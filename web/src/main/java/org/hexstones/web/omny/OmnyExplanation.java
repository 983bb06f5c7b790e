package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.reasons.OmnyFact;
import org.hexstones.omny.reasons.OmnyReasons;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;

/** The facts of a turn in words, those of most weight first. */
final class OmnyExplanation {
  /** More is not read. */
  private static final int MOST = 2;

  private final Messages messages;
  private final Board board;
  private final boolean isMisere;
  private final boolean isY;
  private final int mover;

  /** The names of the turn's stones. */
  private final String stones;

  private OmnyExplanation(Messages messages, OmnyPosition position, List<Integer> moves) {
    this.messages = messages;
    board = position.board();
    isMisere = position.setup().misere();
    isY = position.setup().keyword().equals("y");
    mover = position.turns().colour();
    stones = OmnyWords.names(messages, board, OmnyReasons.stones(moves));
  }

  /** A sentence for each of the facts that matter most. The game is before the moves. */
  static List<String> of(Messages messages, Play play, List<Integer> moves) {
    OmnyPosition position = (OmnyPosition) play.position();
    OmnyExplanation words = new OmnyExplanation(messages, position, moves);
    List<String> said = new ArrayList<>();
    for (OmnyFact fact : OmnyReasons.turn(position, moves)) {
      if (said.size() < MOST) {
        said.add(words.sentence(fact));
      }
    }
    return said;
  }

  /**
   * The same for a turn that lost: what the other colour gained by it comes first, then what the
   * better turn would have done, and what the other colour did on its cell later. Only where there
   * is nothing else, how little the turn did, or what it did for its own colour.
   *
   * @param made the moves of the game from the turn on
   */
  static List<String> loss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    OmnyPosition position = (OmnyPosition) play.position();
    OmnyExplanation words = new OmnyExplanation(messages, position, turn);
    List<OmnyFact> own = OmnyReasons.turn(position, turn);
    List<OmnyFact> others = new ArrayList<>(OmnyReasons.turn(position, better));
    List<String> all = new ArrayList<>();
    for (OmnyFact fact : own) {
      if (words.isAgainst(fact) && !others.contains(fact)) {
        all.add(words.sentence(fact));
      }
    }
    // What is true of both turns is no reason for one of them.
    others.removeAll(own);
    if (!others.isEmpty()) {
      String does = new OmnyExplanation(messages, position, better).sentence(others.get(0));
      all.add(messages.say(OmnyKey.INSTEAD, does));
    }
    boolean isOfStones = !OmnyReasons.stones(turn).isEmpty();
    if (isOfStones && !words.addTaken(all, play, better, made)) {
      words.addAnswer(all, play, turn, made);
    }
    if (all.isEmpty()) {
      OmnyFact little = OmnyReasons.littleDone(position, turn);
      all.addAll(little == null ? of(messages, play, turn) : List.of(words.sentence(little)));
    }
    return all.subList(0, Math.min(MOST, all.size()));
  }

  /** Whether a fact of the turn is bad for its colour. */
  private boolean isAgainst(OmnyFact fact) {
    return fact.colour() != mover
        || fact instanceof OmnyFact.MissedWin
        || (isMisere && fact instanceof OmnyFact.WorstCut);
  }

  /**
   * What the other colour did with the first stone that it placed later on a cell of the turn.
   *
   * @return whether anything can be said of it
   */
  private boolean addTaken(List<String> said, Play play, List<Integer> better, List<Integer> made) {
    OmnyFact.Taken taken = OmnyReasons.takenLater(mover, better, made);
    if (taken == null) {
      return false;
    }
    int move = Moves.place(taken.colour(), taken.cell());
    int before = made.indexOf(move);
    made.subList(0, before).forEach(play::play);
    List<String> done = of(messages, play, List.of(move));
    for (int i = 0; i < before; i++) {
      play.undo();
    }
    if (!done.isEmpty()) {
      String colour = messages.colour(Colour.of(taken.colour()));
      said.add(messages.say(OmnyKey.TAKEN_LATER, colour, board.name(taken.cell()), done.get(0)));
    }
    return !done.isEmpty();
  }

  /** What the answer in the game did. */
  private void addAnswer(List<String> said, Play play, List<Integer> turn, List<Integer> made) {
    turn.forEach(play::play);
    List<String> done =
        of(messages, play, LineTurn.of(play, made.subList(turn.size(), made.size()), 1));
    turn.forEach(move -> play.undo());
    if (!done.isEmpty()) {
      String colour = messages.colour(Colour.of(1 - mover));
      said.add(messages.say(OmnyKey.THEN, colour, done.get(0)));
    }
  }

  /**
   * What a turn of a lesson left to the other player: a win at once, or else what that player does
   * on the cell that would have been better.
   */
  static List<String> miss(Messages messages, Play play, List<Integer> turn, int better) {
    OmnyPosition position = (OmnyPosition) play.position();
    OmnyExplanation words = new OmnyExplanation(messages, position, turn);
    for (OmnyFact fact : OmnyReasons.turn(position, turn)) {
      boolean isLost = fact instanceof OmnyFact.WinsNow && fact.colour() != words.mover;
      if (isLost || fact instanceof OmnyFact.MissedWin) {
        return List.of(words.sentence(fact));
      }
    }
    turn.forEach(play::play);
    int move = better == Board.NO_CELL ? Moves.NONE : Moves.place(1 - words.mover, better);
    List<String> done =
        move != Moves.NONE && play.refusal(move) == null
            ? of(messages, play, List.of(move))
            : List.of();
    turn.forEach(stone -> play.undo());
    String colour = messages.colour(Colour.of(1 - words.mover));
    // Nobody has played that: it is what can follow.
    return done.isEmpty()
        ? done
        : List.of(messages.say(GameKey.HOLDS, messages.say(GameKey.TO_MOVE, colour), done.get(0)));
  }

  private String sentence(OmnyFact fact) {
    String colour = messages.colour(Colour.of(fact.colour()));
    String other = messages.colour(Colour.of(1 - fact.colour()));
    if (fact instanceof OmnyFact.WorstCut of) {
      return cut(of, colour);
    }
    if (fact instanceof OmnyFact.SameCut of) {
      return messages.say(OmnyKey.CUT_STAYS, stones, colour, messages.number(of.stars()));
    }
    if (fact instanceof OmnyFact.StillNeeds of) {
      return messages.say(
          OmnyKey.TURN_STILL_NEEDS,
          stones,
          colour,
          messages.number(of.own()),
          other,
          messages.number(of.others()));
    }
    if (fact instanceof OmnyFact.MustAnswer) {
      return messages.say(OmnyKey.TURN_STOPS, stones, other);
    }
    if (fact instanceof OmnyFact.MissedWin of) {
      return messages.say(OmnyKey.TURN_MISSES_WIN, colour, choice(of.cells()));
    }
    if (fact instanceof OmnyFact.WinsNow of) {
      return fact.colour() == mover
          ? messages.say(OmnyKey.TURN_THREATENS, stones, choice(of.cells()))
          : messages.say(OmnyKey.TURN_LEAVES, stones, colour, choice(of.cells()));
    }
    if (fact instanceof OmnyFact.TwoWins of) {
      return messages.say(
          OmnyKey.TURN_TWO,
          stones,
          colour,
          board.name(of.cells().get(0)),
          board.name(of.cells().get(1)));
    }
    if (fact instanceof OmnyFact.PairedWin of) {
      String one = board.name(of.pairs().get(0));
      return messages.say(
          OmnyKey.TURN_PAIRED, stones, colour, other, one, board.name(of.pairs().get(1)));
    }
    if (fact instanceof OmnyFact.Needs of) {
      return messages.say(
          OmnyKey.TURN_NEEDS,
          stones,
          colour,
          messages.number(of.after()),
          other,
          messages.number(of.otherAfter()));
    }
    return ofStone(fact, colour, other);
  }

  /** What a single stone did. */
  private String ofStone(OmnyFact fact, String colour, String other) {
    if (fact instanceof OmnyFact.NoLongerReaches of) {
      return messages.say(
          isY ? OmnyKey.TURN_SHUTS_IN_Y : OmnyKey.TURN_SHUTS_IN,
          board.name(of.stone()),
          colour,
          messages.number(of.group().size()));
    }
    if (fact instanceof OmnyFact.CutsOff of) {
      return messages.say(
          OmnyKey.TURN_CUTS_OFF,
          board.name(of.stone()),
          colour,
          messages.number(of.one().size()),
          messages.number(of.other().size()));
    }
    if (fact instanceof OmnyFact.Sides of) {
      return messages.say(OmnyKey.TURN_SIDES, board.name(of.stone()), colour);
    }
    if (fact instanceof OmnyFact.Connects of) {
      StringBuilder sizes = new StringBuilder();
      for (int size : of.sizes()) {
        sizes.append(sizes.isEmpty() ? "" : " + ").append(messages.number(size));
      }
      return messages.say(OmnyKey.TURN_CONNECTS, board.name(of.stone()), colour, sizes.toString());
    }
    OmnyFact.Bridge of = (OmnyFact.Bridge) fact;
    String stone = board.name(of.stone());
    String one = board.name(of.one());
    String next = board.name(of.other());
    return of.end() == Board.NO_CELL
        ? messages.say(OmnyKey.TURN_BRIDGE_SIDE, stone, other, one, next)
        : messages.say(OmnyKey.TURN_BRIDGE, stone, board.name(of.end()), other, one, next);
  }

  private String cut(OmnyFact.WorstCut of, String colour) {
    String before = messages.number(of.before());
    String after = messages.number(of.after());
    String goal = messages.number(of.goal());
    if (of.after() > of.goal()) {
      return messages.say(OmnyKey.CUT_FALLS, stones, colour, before, after);
    }
    if (isMisere) {
      return messages.say(OmnyKey.TURN_LOSES, stones, before, after, goal, colour);
    }
    return isY && of.goal() == 1
        ? messages.say(OmnyKey.TURN_JOINS_SIDES, stones, colour)
        : messages.say(OmnyKey.TURN_WINS, stones, before, after, goal);
  }

  private String choice(List<Integer> cells) {
    return OmnyWords.choice(messages, board, cells);
  }
}
