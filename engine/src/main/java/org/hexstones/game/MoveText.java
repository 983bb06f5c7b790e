package org.hexstones.game;

import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;

/**
 * Moves as words: {@code e5}, {@code end}, {@code swap:A}, {@code keep}, {@code komi:2.5}, {@code
 * resign:B}, {@code flag:B}. The word of a placement is its cell; the colour follows from the
 * word's place in the text.
 */
public final class MoveText {
  private MoveText() {}

  public static String write(int move, Board board) {
    if (Moves.isPlace(move)) {
      return board.name(Moves.cell(move));
    }
    if (Moves.isKomi(move)) {
      return "komi:" + komi(Moves.twiceKomi(move));
    }
    if (move == Moves.KEEP) {
      return "keep";
    }
    if (move == Moves.END_TURN) {
      return "end";
    }
    String word = Moves.isSwap(move) ? "swap:" : Moves.isResign(move) ? "resign:" : "flag:";
    return word + letter(Moves.player(move));
  }

  /** Reads one word. The name of a cell becomes a placement of {@code colour}. */
  public static Parsed<Integer> read(String word, Board board, int colour) {
    int colon = word.indexOf(':');
    String argument = word.substring(colon + 1);
    String verb = colon < 0 ? word : word.substring(0, colon);
    int player = argument.length() == 1 ? argument.charAt(0) - 'A' : -1;
    boolean named = colon >= 0 && player >= 0 && player < 4;
    int twice = colon < 0 ? -1 : readKomi(argument);
    int cell = board.cellNamed(word);
    if (cell != Board.NO_CELL) {
      return Parsed.ok(Moves.place(colour, cell));
    }
    return switch (verb) {
      case "keep" -> colon < 0 ? Parsed.ok(Moves.KEEP) : unreadable(word);
      case "end" -> colon < 0 ? Parsed.ok(Moves.END_TURN) : unreadable(word);
      case "swap" -> named ? Parsed.ok(Moves.swap(player)) : unreadable(word);
      case "resign" -> named ? Parsed.ok(Moves.resign(player)) : unreadable(word);
      case "flag" -> named ? Parsed.ok(Moves.flag(player)) : unreadable(word);
      case "komi" -> twice >= 0 ? Parsed.ok(Moves.komi(twice)) : unreadable(word);
      default -> unreadable(word);
    };
  }

  private static Parsed<Integer> unreadable(String word) {
    return Parsed.refused(MoveProblem.NOT_A_MOVE, word);
  }

  /** The letter of a player: A for 0. */
  public static char letter(int player) {
    return (char) ('A' + player);
  }

  /** A komi in halves as a decimal number: 5 is {@code 2.5}. */
  public static String komi(int twice) {
    return twice % 2 == 0 ? String.valueOf(twice / 2) : twice / 2 + ".5";
  }

  /**
   * Reads a komi that is a whole number or ends in a half. Returns it in halves, or -1 if the text
   * is invalid.
   */
  public static int readKomi(String text) {
    int dot = text.indexOf('.');
    int whole = Words.number(dot < 0 ? text : text.substring(0, dot));
    String fraction = dot < 0 ? "0" : text.substring(dot + 1);
    boolean half = fraction.equals("5");
    boolean readable = whole >= 0 && whole < Moves.MAX_TWICE_KOMI / 2;
    return readable && (half || fraction.equals("0")) ? 2 * whole + (half ? 1 : 0) : -1;
  }
}
