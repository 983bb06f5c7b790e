package org.hexstones.omega.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.hexstones.parse.Lists;

/**
 * Some stones of one colour, and what they multiplied its score by.
 *
 * @param stones in the order in which they were placed
 */
public record Account(List<LedgerStone> stones) {
  public Account {
    stones = List.copyOf(stones);
  }

  /**
   * The natural logarithm of what all of them together multiplied the score by; other stones may
   * lie between them. Below 0 if they made it smaller.
   */
  public double log() {
    double log = 0;
    for (LedgerStone stone : stones) {
      log += stone.effect().log();
    }
    return log;
  }

  int size() {
    return stones.size();
  }

  List<Integer> cells() {
    return Lists.map(stones, LedgerStone::cell);
  }

  /** Those stones alone that fit. */
  Account where(Predicate<LedgerStone> fits) {
    List<LedgerStone> some = new ArrayList<>();
    for (LedgerStone stone : stones) {
      if (fits.test(stone)) {
        some.add(stone);
      }
    }
    return new Account(some);
  }

  /** The stones that put more onto the colour's largest group. */
  Account onLargest() {
    return where(LedgerStone::onLargest);
  }

  /** The stones that began a group. */
  Account news() {
    return where(stone -> stone.effect().joined().isEmpty());
  }

  /** The stones that joined groups so that the score became smaller. */
  Account costly() {
    return where(stone -> stone.effect().isLoss());
  }

  /** The share of some of these stones, 0 to 1. */
  double share(Account some) {
    return stones.isEmpty() ? 0 : 1.0 * some.size() / size();
  }
}
