package org.hexstones.web.guide;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** The goal of a step of a lesson. The rules of the game decide whether it is reached. */
public sealed interface Goal {
  boolean isReached(Play play);

  /** A complete turn. */
  record Turn() implements Goal {
    @Override
    public boolean isReached(Play play) {
      return play.isOver() || play.position().isTurnStart();
    }
  }

  /** An exchange of markers. */
  record Swap() implements Goal {
    @Override
    public boolean isReached(Play play) {
      return Moves.isSwap(play.moveAt(play.size() - 1));
    }
  }

  /** A win by the player who holds a colour. */
  record Won(Colour colour) implements Goal {
    @Override
    public boolean isReached(Play play) {
      Outcome outcome = play.outcome();
      return outcome != null && play.position().colourOf(outcome.winner()) == colour.index();
    }
  }

  /**
   * A bound on a colour's score, as the game shows it.
   *
   * @param least whether the bound is a minimum; else it is a maximum
   */
  record Score(Colour colour, boolean least, int bound) implements Goal {
    @Override
    public boolean isReached(Play play) {
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
   * Reads {@code turn}, {@code swap}, {@code won black} or {@code score white >= 6}; null for any
   * other text.
   */
  static @Nullable Goal read(String text) {
    List<Words.Word> words = Words.words(text);
    String kind = words.isEmpty() ? "" : words.get(0).text();
    if (words.size() == 1) {
      return kind.equals("turn") ? new Turn() : kind.equals("swap") ? new Swap() : null;
    }
    Colour colour = words.size() < 2 ? null : Colour.ofWord(words.get(1).text());
    if (colour == null) {
      return null;
    }
    if (words.size() == 2) {
      return kind.equals("won") ? new Won(colour) : null;
    }
    int bound = words.size() == 4 ? Words.number(words.get(3).text()) : -1;
    String relation = words.get(2).text();
    boolean known = relation.equals(">=") || relation.equals("<=");
    return kind.equals("score") && known && bound >= 0
        ? new Score(colour, relation.equals(">="), bound)
        : null;
  }
}
