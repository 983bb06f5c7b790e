package org.hexstones.omny;

import java.util.List;
import org.hexstones.parse.Lists;

/** The ways to make the game fair. A fixed komi is not one of them; it is set separately. */
public enum Balance {
  /** Black moves first, and each turn has one stone. */
  NONE("none", Phase.PLACE, Phase.PLACE, false, 1),
  /** White may swap sides in their first turn instead of placing a stone. */
  PIE("pie", Phase.PLACE, Phase.PLACE, true, 1),
  /** The first turn has one stone, every other turn two. */
  TWELVE("12*", Phase.PLACE, Phase.PLACE, false, 2),
  /** The first player names the komi, the second chooses a side. */
  KOMI("komi", Phase.NAME_KOMI, Phase.CHOOSE_SIDE, false, 1),
  /** Black names the komi and places a stone, then white may swap. */
  KOMI_PIE("komi+pie", Phase.NAME_KOMI, Phase.PLACE, true, 1);

  private static final Balance[] ALL = values();

  private final String word;
  private final Phase opening;
  private final Phase afterKomi;
  private final boolean whiteMaySwap;
  private final int stonesPerTurn;

  Balance(String word, Phase opening, Phase afterKomi, boolean whiteMaySwap, int stonesPerTurn) {
    this.word = word;
    this.opening = opening;
    this.afterKomi = afterKomi;
    this.whiteMaySwap = whiteMaySwap;
    this.stonesPerTurn = stonesPerTurn;
  }

  /** The word in set-ups. */
  public String word() {
    return word;
  }

  /** All words, the default first. */
  static List<String> words() {
    return Lists.map(List.of(ALL), Balance::word);
  }

  static Balance ofWord(String word) {
    return ALL[words().indexOf(word)];
  }

  /** The first phase of a game from the empty board. */
  Phase opening() {
    return opening;
  }

  /** The phase after the komi has been named. */
  public Phase afterKomi() {
    return afterKomi;
  }

  /** Whether a player names the komi during the game. */
  public boolean namesKomi() {
    return opening == Phase.NAME_KOMI;
  }

  /** Whether white's first turn may be a swap. */
  public boolean whiteMaySwap() {
    return whiteMaySwap;
  }

  /** The number of stones of a turn, except the first turn on an empty board, which has one. */
  public int stonesPerTurn() {
    return stonesPerTurn;
  }
}
