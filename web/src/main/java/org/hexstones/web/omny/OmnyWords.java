package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.omny.reasons.InTurn;
import org.hexstones.omny.reasons.OmnyFact;
import org.hexstones.parse.Lists;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.Why;
import org.jspecify.annotations.Nullable;

/** The facts of a result in words. */
final class OmnyWords {
  /** More cells are lit on the board alone. */
  private static final int MOST_CELLS = 3;

  private static final String THREATS = "threats";

  private final Messages messages;
  private final Board board;

  OmnyWords(Messages messages, Board board) {
    this.messages = messages;
    this.board = board;
  }

  /** The names of cells. */
  static String names(Messages messages, Board board, List<Integer> cells) {
    return messages.list(Lists.map(cells, board::name));
  }

  /** The names of the first cells, of which one is enough. */
  static String choice(Messages messages, Board board, List<Integer> cells) {
    int last = Math.min(MOST_CELLS, cells.size()) - 1;
    String end = board.name(cells.get(last));
    return last == 0
        ? end
        : messages.say(OmnyKey.ONE_OR_OTHER, names(messages, board, cells.subList(0, last)), end);
  }

  /** In the order in which they happened. */
  List<Why> of(List<InTurn> facts) {
    List<InTurn> inOrder = new ArrayList<>(facts);
    inOrder.sort((a, b) -> a.turn() - b.turn());
    return Lists.map(inOrder, fact -> new Why(sentence(fact), fact.fact().cells()));
  }

  /** The first reason of a loss as a habit of its player; null where it does not show one. */
  static @Nullable Habit habit(Messages messages, OmnyFact fact, int loser) {
    if (fact instanceof OmnyFact.MissedWin && fact.colour() == loser) {
      return new Habit(THREATS, messages.say(OmnyKey.HABIT_MISSED_WIN));
    }
    if (fact instanceof OmnyFact.MissedAnswer && fact.colour() == loser) {
      return new Habit(THREATS, messages.say(OmnyKey.HABIT_MISSED_ANSWER));
    }
    if (fact instanceof OmnyFact.TwoWins && fact.colour() != loser) {
      return new Habit(THREATS, messages.say(OmnyKey.HABIT_TWO));
    }
    return fact instanceof OmnyFact.PairedWin && fact.colour() != loser
        ? new Habit("bridges", messages.say(OmnyKey.HABIT_PAIRED))
        : null;
  }

  private String sentence(InTurn in) {
    OmnyFact fact = in.fact();
    String turn = messages.number(in.turn());
    String colour = messages.colour(Colour.of(fact.colour()));
    String other = messages.colour(Colour.of(1 - fact.colour()));
    String first = choice(messages, board, fact.cells());
    if (fact instanceof OmnyFact.MissedWin) {
      return messages.say(OmnyKey.WHY_MISSED_WIN, turn, colour, first);
    }
    if (fact instanceof OmnyFact.MissedAnswer) {
      return messages.say(OmnyKey.WHY_MISSED, turn, colour, other, first);
    }
    if (fact instanceof OmnyFact.MissedDefence) {
      return messages.say(OmnyKey.WHY_DEFENCE, turn, colour, first, other);
    }
    if (fact instanceof OmnyFact.TwoWins) {
      return messages.say(OmnyKey.WHY_TWO, turn, colour, first);
    }
    if (fact instanceof OmnyFact.PairedWin of) {
      String one = board.name(of.pairs().get(0));
      return messages.say(
          OmnyKey.WHY_PAIRED, turn, colour, other, one, board.name(of.pairs().get(1)));
    }
    if (fact instanceof OmnyFact.Needs of) {
      return needs(turn, colour, other, of);
    }
    return messages.say(OmnyKey.WHY_SAFE, turn, colour, first);
  }

  private String needs(String turn, String colour, String other, OmnyFact.Needs of) {
    String stones = names(messages, board, of.stones());
    String otherBefore = messages.number(of.otherBefore());
    String otherAfter = messages.number(of.otherAfter());
    return of.after() < of.before()
        ? messages.say(
            OmnyKey.WHY_NEEDS,
            turn,
            colour,
            stones,
            messages.number(of.before()),
            messages.number(of.after()),
            other,
            otherBefore,
            otherAfter)
        : messages.say(OmnyKey.WHY_BLOCKS, turn, colour, stones, other, otherBefore, otherAfter);
  }
}
