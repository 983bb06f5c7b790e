package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.reasons.OmnyFact;
import org.hexstones.omny.reasons.OmnyReasons;
import org.hexstones.parse.Lists;
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
    stones = OmnyWords.names(board, OmnyReasons.stones(moves));
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
   * The same for a turn that lost. If nothing can be said of it, what the answer in the game did.
   *
   * @param made the moves of the game from the turn on
   */
  static List<String> loss(Messages messages, Play play, List<Integer> turn, List<Integer> made) {
    List<String> said = of(messages, play, turn);
    if (!said.isEmpty()) {
      return said;
    }
    turn.forEach(play::play);
    List<Integer> answer = answer(play, made.subList(turn.size(), made.size()));
    List<String> done = answer.isEmpty() ? said : of(messages, play, answer);
    turn.forEach(move -> play.undo());
    return Lists.map(done, sentence -> messages.say(OmnyKey.THEN, sentence));
  }

  /** The moves of the next turn; empty if it is not a turn of stones. */
  private static List<Integer> answer(Play play, List<Integer> made) {
    List<Integer> answer = new ArrayList<>();
    for (int move : made) {
      if (play.isOver()
          || !Moves.isPlace(move)
          || (!answer.isEmpty() && play.position().isTurnStart())) {
        break;
      }
      play.play(move);
      answer.add(move);
    }
    answer.forEach(move -> play.undo());
    return answer;
  }

  private String sentence(OmnyFact fact) {
    String colour = messages.colour(Colour.of(fact.colour()));
    String other = messages.colour(Colour.of(1 - fact.colour()));
    if (fact instanceof OmnyFact.WorstCut of) {
      return cut(of, colour);
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
