package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;

/**
 * OMEGA once more, word by word after the rule sheets and with no thought of speed: everything is
 * counted anew from the moves. It shares nothing with the game but the board and the vocabulary of
 * moves.
 */
public final class NaiveOmega {
  private final Board board;
  private final int players;
  private final Map<Integer, Integer> stones = new TreeMap<>();

  /** The player who holds each colour's marker. */
  private final List<Integer> holders = new ArrayList<>();

  private final Set<Integer> toPlace = new TreeSet<>();
  private boolean firstRoundOfPie;
  private int mover;
  private int havePlayed;

  public NaiveOmega(OmegaSetup setup, Start start, List<Integer> moves) {
    board = setup.board();
    players = setup.players();
    for (int stone : start.stones()) {
      stones.put(Moves.cell(stone), Moves.colour(stone));
    }
    for (int player = 0; player < players; player++) {
      holders.add(player);
    }
    boolean handMade = !start.stones().isEmpty() || start.toMove() != null;
    firstRoundOfPie = setup.pie() && !handMade;
    beginTurn(start.toMove() == null ? 0 : start.toMove().index());
    moves.forEach(this::play);
  }

  /** The position's own start and moves, kept here. */
  public static NaiveOmega of(Position position, Start start) {
    List<Integer> moves = new ArrayList<>();
    for (int ply = 0; ply < position.plies(); ply++) {
      moves.add(position.moveAt(ply));
    }
    return new NaiveOmega((OmegaSetup) position.setup(), start, moves);
  }

  private void beginTurn(int player) {
    mover = player;
    for (int colour = 0; colour < players; colour++) {
      toPlace.add(colour);
    }
  }

  private void play(int move) {
    if (Moves.isSwap(move)) {
      Collections.swap(holders, holders.indexOf(mover), holders.indexOf(Moves.player(move)));
      toPlace.clear();
      endTurn();
    } else {
      stones.put(Moves.cell(move), Moves.colour(move));
      toPlace.remove(Moves.colour(move));
      if (toPlace.isEmpty()) {
        havePlayed++;
        endTurn();
      }
    }
  }

  private void endTurn() {
    if (firstRoundOfPie && mover < players - 1) {
      beginTurn(mover + 1);
    } else if (firstRoundOfPie) {
      firstRoundOfPie = false;
      int numberFromOne = havePlayed + 1;
      beginTurn(numberFromOne > players ? holders.get(0) : holders.get(numberFromOne - 1));
    } else {
      beginTurn(holders.get((holders.indexOf(mover) + 1) % players));
    }
  }

  private int free() {
    return board.size() - stones.size();
  }

  public boolean isOver() {
    boolean beforeWhite = holders.get(0) == mover && toPlace.size() == players;
    return beforeWhite && free() < players * players;
  }

  /** In rising order. */
  List<Integer> legalMoves() {
    Set<Integer> legal = new TreeSet<>();
    if (!isOver()) {
      for (int colour : toPlace) {
        for (int cell = 0; cell < board.size(); cell++) {
          if (!stones.containsKey(cell)) {
            legal.add(Moves.place(colour, cell));
          }
        }
      }
      for (int player = 0; player < mover; player++) {
        if (firstRoundOfPie && toPlace.size() == players) {
          legal.add(Moves.swap(player));
        }
      }
    }
    return List.copyOf(legal);
  }

  public int mover() {
    return mover;
  }

  /** The player who holds a colour's marker. */
  public int holder(int colour) {
    return holders.get(colour);
  }

  /** The cells of a colour's groups. */
  public List<Set<Integer>> groups(int colour) {
    List<Set<Integer>> groups = new ArrayList<>();
    Set<Integer> seen = new TreeSet<>();
    for (int cell : stones.keySet()) {
      Set<Integer> group = new TreeSet<>();
      flood(cell, colour, group);
      if (!group.isEmpty() && seen.addAll(group)) {
        groups.add(group);
      }
    }
    return groups;
  }

  private void flood(int cell, int colour, Set<Integer> group) {
    boolean ours = stones.getOrDefault(cell, Position.NONE) == colour;
    if (ours && group.add(cell)) {
      int[][] steps = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
      for (int[] step : steps) {
        flood(board.cellAt(board.q(cell) + step[0], board.r(cell) + step[1]), colour, group);
      }
    }
  }

  public BigInteger score(int colour) {
    return groups(colour).stream()
        .map(group -> BigInteger.valueOf(group.size()))
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /** The players, best first. */
  public List<Integer> ranking() {
    List<Integer> ranked = new ArrayList<>();
    for (int colour = 0; colour < players; colour++) {
      int place = 0;
      while (place < ranked.size() && score(colour).compareTo(score(ranked.get(place))) < 0) {
        place++;
      }
      // Ahead of all whose score is not larger: of a tie the last colour wins.
      ranked.add(place, colour);
    }
    return ranked.stream().map(holders::get).toList();
  }

  /** Compares everything a position says with what is counted here. */
  void assertSame(OmegaPosition position) {
    assertEquals(isOver(), position.isOver());
    assertEquals(isOver() ? Position.NONE : mover, position.mover());
    assertEquals(toPlace.size() == players, position.isTurnStart());
    assertEquals(free(), position.freeCells());
    for (int colour = 0; colour < players; colour++) {
      assertEquals(holders.get(colour), position.playerOf(colour));
      assertEquals(score(colour).toString(), position.score(colour).toString());
      assertEquals(Math.log(score(colour).doubleValue()), position.logScore(colour), 1e-9);
      List<Set<Integer>> groups = groups(colour);
      assertArrayEquals(
          groups.stream().mapToInt(Set::size).sorted().toArray(), position.groupSizes(colour));
      for (Set<Integer> group : groups) {
        int root = position.groupAt(group.iterator().next());
        assertTrue(group.contains(root));
        for (int cell : group) {
          assertEquals(group.size(), position.groupSizeAt(cell));
          assertEquals(root, position.groupAt(cell));
        }
      }
    }
    for (int cell = 0; cell < board.size(); cell++) {
      assertEquals(stones.getOrDefault(cell, Position.NONE), position.stoneAt(cell));
    }
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      legal.add(moves[i]);
    }
    Collections.sort(legal);
    assertEquals(legalMoves(), legal);
    if (isOver()) {
      assertEquals(
          ranking(), position.outcome() == null ? List.of() : position.outcome().ranking());
    }
  }
}
