package org.hexstones.web.guide;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** The goal of a step of a lesson. The rules of the game decide whether it is reached. */
public sealed interface Goal {
  /**
   * Whether it is reached.
   *
   * @param begun the number of moves before the person's first one
   */
  boolean isReached(Play play, int begun);

  /** Whether it can still be reached, if it is not. */
  default boolean isOpen(Play play, int begun) {
    return !play.isOver() && !play.position().isTurnStart();
  }

  /** The colour by which it is missed, or {@link Position#NONE} if it is not about one colour. */
  default int missedBy(Play play) {
    return Position.NONE;
  }

  /** A complete turn. */
  record Turn() implements Goal {
    @Override
    public boolean isReached(Play play, int begun) {
      return play.isOver() || play.position().isTurnStart();
    }
  }

  /** An exchange of markers. */
  record Swap() implements Goal {
    @Override
    public boolean isReached(Play play, int begun) {
      return Moves.isSwap(play.moveAt(play.size() - 1));
    }
  }

  /** A win by the player who holds a colour. */
  record Won(Colour colour) implements Goal {
    @Override
    public boolean isReached(Play play, int begun) {
      Outcome outcome = play.outcome();
      return outcome != null && play.position().colourOf(outcome.winner()) == colour.index();
    }
  }

  /**
   * Stones on certain cells, one after the other, and the answers of the other player.
   *
   * @param plies each of them in its order
   */
  record Line(List<Ply> plies) implements Goal {
    /** A stone on one of these cells, by the other player if it is an answer. */
    record Ply(boolean answer, List<Integer> cells) {
      public Ply {
        cells = List.copyOf(cells);
      }
    }

    public Line {
      plies = List.copyOf(plies);
    }

    @Override
    public boolean isReached(Play play, int begun) {
      return matched(play, begun) == plies.size();
    }

    @Override
    public boolean isOpen(Play play, int begun) {
      return matched(play, begun) == play.size() - begun;
    }

    /** The number of stones that are as they should be, from the first one on. */
    public int matched(Play play, int begun) {
      int made = Math.min(play.size() - begun, plies.size());
      int matched = 0;
      while (matched < made) {
        int move = play.moveAt(begun + matched);
        if (!Moves.isPlace(move) || !plies.get(matched).cells().contains(Moves.cell(move))) {
          break;
        }
        matched++;
      }
      return matched;
    }

    /** The cells for the first stone that is not yet as it should be. */
    List<Integer> next(Play play, int begun) {
      int matched = matched(play, begun);
      return matched == plies.size() ? List.of() : plies.get(matched).cells();
    }

    int answer(Play play, int begun) {
      int made = play.size() - begun;
      return isOpen(play, begun) && made < plies.size() && plies.get(made).answer()
          ? Moves.place(play.position().nextColour(), plies.get(made).cells().get(0))
          : Moves.NONE;
    }

    boolean hasAnswer() {
      for (Ply ply : plies) {
        if (ply.answer()) {
          return true;
        }
      }
      return false;
    }
  }

  /** One bound, or several at the end of the turn. */
  record Scores(List<Score> bounds) implements Goal {
    public Scores {
      bounds = List.copyOf(bounds);
    }

    @Override
    public boolean isReached(Play play, int begun) {
      boolean canChange = bounds.size() > 1 && isOpen(play, begun);
      return !canChange && missedBy(play) == Position.NONE;
    }

    @Override
    public int missedBy(Play play) {
      for (Score bound : bounds) {
        if (!bound.holds(play)) {
          return bound.colour().index();
        }
      }
      return Position.NONE;
    }
  }

  /**
   * A bound on a colour's score, as the game shows it.
   *
   * @param least whether the bound is a minimum; else it is a maximum
   */
  record Score(Colour colour, boolean least, int bound) {
    boolean holds(Play play) {
      int score = score(play.position().scoreText());
      return score >= 0 && (least ? score >= bound : score <= bound);
    }

    /** The number after the colour's word, without a limit behind it; or -1. */
    private int score(String named) {
      List<Words.Word> words = Words.words(named);
      for (int i = 0; i + 1 < words.size(); i += 2) {
        if (words.get(i).text().equals(colour.word())) {
          String number = words.get(i + 1).text();
          int slash = number.indexOf('/');
          return Words.number(slash < 0 ? number : number.substring(0, slash));
        }
      }
      return -1;
    }
  }

  /**
   * Reads {@code turn}, {@code swap}, {@code won black}, {@code score white >= 6 black <= 7} or
   * {@code line c3/d3 (c4) d4}, where answers are in parentheses; null for any other text.
   */
  static @Nullable Goal read(String text, Board board) {
    List<Words.Word> words = Words.words(text);
    String kind = words.isEmpty() ? "" : words.get(0).text();
    return switch (kind) {
      case "turn" -> words.size() == 1 ? new Turn() : null;
      case "swap" -> words.size() == 1 ? new Swap() : null;
      case "won" -> {
        Colour colour = words.size() == 2 ? Colour.ofWord(words.get(1).text()) : null;
        yield colour == null ? null : new Won(colour);
      }
      case "score" -> scores(words);
      case "line" -> line(words, board);
      default -> null;
    };
  }

  private static @Nullable Goal scores(List<Words.Word> words) {
    List<Score> bounds = new ArrayList<>();
    for (int i = 1; i + 2 < words.size(); i += 3) {
      Colour colour = Colour.ofWord(words.get(i).text());
      String relation = words.get(i + 1).text();
      int bound = Words.number(words.get(i + 2).text());
      if (colour == null || bound < 0 || !(relation.equals(">=") || relation.equals("<="))) {
        return null;
      }
      bounds.add(new Score(colour, relation.equals(">="), bound));
    }
    return !bounds.isEmpty() && words.size() == 1 + 3 * bounds.size() ? new Scores(bounds) : null;
  }

  private static @Nullable Goal line(List<Words.Word> words, Board board) {
    List<Line.Ply> plies = new ArrayList<>();
    for (Words.Word word : words.subList(1, words.size())) {
      String text = word.text();
      boolean answer = text.startsWith("(") && text.endsWith(")");
      List<Integer> cells = cells(answer ? text.substring(1, text.length() - 1) : text, '/', board);
      if (cells.isEmpty()) {
        return null;
      }
      plies.add(new Line.Ply(answer, cells));
    }
    return plies.isEmpty() ? null : new Line(plies);
  }

  /** The cells of these names; none if one of them is not on the board. */
  static List<Integer> cells(String names, char between, Board board) {
    List<Integer> cells = new ArrayList<>();
    for (Words.Word name : Words.split(names, between)) {
      int cell = board.cellNamed(name.text());
      if (cell == Board.NO_CELL) {
        return List.of();
      }
      cells.add(cell);
    }
    return cells;
  }
}
