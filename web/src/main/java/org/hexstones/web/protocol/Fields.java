package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.hexstones.game.Moves;

/**
 * The fields of a message, in their order. One subclass writes them and one reads them, so that a
 * codec describes a message once. Each method takes the value to be written, or any value where one
 * is read, and returns what was written or read.
 */
abstract class Fields {
  /** The number 1 in thousandths. */
  static final int ONE = 1000;

  /** A text is no message. */
  static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1;

    Damaged() {
      super("no message", null, false, false);
    }
  }

  /** A number from {@code least} to {@code most}, which are not negative. */
  abstract int number(int value, int least, int most);

  /** A line of text. */
  abstract String text(String value);

  /** The rest of the message, which may have many lines. */
  abstract String rest(String value);

  /** Refuses a message in which something does not hold. */
  abstract void require(boolean holds);

  /** A number from 0 up. */
  final int number(int value) {
    return number(value, 0, Integer.MAX_VALUE);
  }

  final boolean flag(boolean value) {
    return number(value ? 1 : 0, 0, 1) == 1;
  }

  /** A player, or a number below 0 for none. */
  final int player(int value) {
    return number(value + 1, 0, 4) - 1;
  }

  /** One of the values of an enum, by its name. */
  final <E extends Enum<E>> E oneOf(E value, E[] all) {
    String name = text(value.name());
    for (E one : all) {
      if (one.name().equals(name)) {
        return one;
      }
    }
    require(false);
    return value;
  }

  /** A share from 0 to 1, in thousandths. */
  final double share(double value) {
    return number((int) Math.floor(ONE * value + 0.5), 0, ONE) / (double) ONE;
  }

  /** As many numbers as there are, up to a maximum; further ones are left out. */
  final List<Integer> numbers(List<Integer> values, int most) {
    return list(values, 0, 0, most, Fields::number);
  }

  /** The same for moves with which a search can answer: nobody leaves a game by its advice. */
  final List<Integer> moves(List<Integer> values, int least, int most) {
    return list(values, 0, least, most, Fields::move);
  }

  final int move(int value) {
    int move = number(value);
    require(!Moves.isWithdrawal(move));
    return move;
  }

  /**
   * A list of values.
   *
   * @param any stands for a value where one is read
   */
  final <T> List<T> list(
      List<T> values, T any, int least, int most, BiFunction<Fields, T, T> each) {
    int count = number(Math.min(most, values.size()), least, most);
    List<T> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(each.apply(this, i < values.size() ? values.get(i) : any));
    }
    return list;
  }
}
