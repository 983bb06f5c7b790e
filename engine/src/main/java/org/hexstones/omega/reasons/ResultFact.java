package org.hexstones.omega.reasons;

import java.util.List;
import org.hexstones.omega.StoneEffect;

/**
 * A fact about the result of a game of OMEGA that the rules make exact. Players are named by the
 * colours that they hold at the end; a single stone is a group, too. What multiplies a score is
 * given by its natural logarithm.
 */
public sealed interface ResultFact {
  /** The cells that it speaks of. */
  List<Integer> cells();

  /** What the players' own stones multiplied the scores of their own colours by. */
  record OwnStones(int winner, double winners, int loser, double losers, List<Integer> cells)
      implements ResultFact {
    public OwnStones {
      cells = List.copyOf(cells);
    }
  }

  /** What the stones that other players placed multiplied the scores of two colours by. */
  record OthersStones(int winner, double winners, int loser, double losers, List<Integer> cells)
      implements ResultFact {
    public OthersStones {
      cells = List.copyOf(cells);
    }
  }

  /**
   * So many of all stones that a player placed in a colour went onto its largest group, when no
   * other group of the colour was as large.
   */
  record OntoLargest(int placer, int colour, int all, List<Integer> cells) implements ResultFact {
    public OntoLargest {
      cells = List.copyOf(cells);
    }
  }

  /** So many of all stones that a player placed in a colour began a new group. */
  record NewGroups(int placer, int colour, int all, List<Integer> cells) implements ResultFact {
    public NewGroups {
      cells = List.copyOf(cells);
    }
  }

  /** So many of all groups of a colour are single stones. */
  record Singles(int colour, int all, List<Integer> cells) implements ResultFact {
    public Singles {
      cells = List.copyOf(cells);
    }
  }

  /**
   * The size of a colour's largest group beside the number of all its stones, and the sizes of all
   * its groups and of those of the winner, in ascending order.
   */
  record Largest(
      int colour,
      int size,
      int all,
      List<Integer> sizes,
      int winner,
      List<Integer> winners,
      List<Integer> cells)
      implements ResultFact {
    public Largest {
      sizes = List.copyOf(sizes);
      winners = List.copyOf(winners);
      cells = List.copyOf(cells);
    }
  }

  /**
   * A player's stones in a colour that joined groups so that its score became smaller. One of those
   * that made it smaller by the largest factor was placed in {@code turn}, lies on the first of the
   * cells and did {@code effect}.
   */
  record Joined(int placer, StoneEffect effect, int turn, List<Integer> cells)
      implements ResultFact {
    public Joined {
      cells = List.copyOf(cells);
    }

    public int colour() {
      return effect.colour();
    }
  }
}
