package org.hexstones.web.update;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.model.Arrangement;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.OwnBoard;
import org.hexstones.web.model.Sketch;
import org.hexstones.web.model.Symmetry;
import org.jspecify.annotations.Nullable;

/**
 * A board being drawn, or a position being made, as text, so that a reload goes on with it:
 * version, kind, a number and a digit for each cell on a line, and below it the board's name or the
 * set-up. The number is the canvas's side or the colour to move. What is read is taken whole or not
 * at all.
 */
public final class Unfinished {
  private static final String VERSION = "1";
  private static final String BOARD = "board";
  private static final String POSITION = "position";
  private static final int LONGEST = 20_000;
  private static final int SOME_SIDE = 6;

  private Unfinished() {}

  /** Has what has changed of it kept. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  static void follow(Model before, Model after, List<Effect> effects) {
    if (before.sketch() != after.sketch() || before.arrangement() != after.arrangement()) {
      effects.add(new Effect.KeepUnfinished(write(after)));
    }
  }

  /** Empty where nothing is unfinished. */
  public static String write(Model model) {
    Sketch sketch = model.sketch();
    Arrangement arranged = model.arrangement();
    if (sketch != null) {
      return line(BOARD, sketch.side(), sketch.paint(), 0) + sketch.name();
    }
    return arranged == null
        ? ""
        : line(POSITION, arranged.toMove().index(), arranged.stones(), -Position.NONE)
            + arranged.setup().text();
  }

  private static String line(String kind, int number, List<Integer> cells, int shift) {
    StringBuilder line = new StringBuilder(VERSION);
    line.append(' ').append(kind).append(' ').append(number).append(' ');
    for (int cell : cells) {
      line.append(cell + shift);
    }
    return line.append('\n').toString();
  }

  /** The model with what a text says, or the same where it says nothing that can be read. */
  static Model restore(Model model, String text, Function<String, Parsed<Setup>> setups) {
    int end = text.length() > LONGEST ? -1 : text.indexOf('\n');
    if (end < 0) {
      return model;
    }
    List<Words.Word> words = Words.words(text.substring(0, end));
    if (words.size() != 4 || !words.get(0).text().equals(VERSION)) {
      return model;
    }
    int number = Words.number(words.get(2).text());
    String cells = words.get(3).text();
    String rest = text.substring(end + 1);
    if (words.get(1).text().equals(BOARD)) {
      Sketch sketch = sketch(number, cells, rest);
      return sketch == null ? model : model.with(d -> d.sketch = sketch);
    }
    Arrangement arranged =
        words.get(1).text().equals(POSITION) && setups.apply(rest) instanceof Parsed.Ok<Setup> ok
            ? arrangement(ok.value(), number, cells)
            : null;
    return arranged == null ? model : model.with(d -> d.arrangement = arranged);
  }

  private static @Nullable Sketch sketch(int side, String cells, String name) {
    Sketch empty = Sketch.empty(SOME_SIDE).withSide(side);
    List<Integer> paint = digits(cells, empty.paint().size(), 0, Sketch.STAR);
    return paint == null || empty.side() != side
        ? null
        : new Sketch(side, paint, Sketch.PLAIN, Symmetry.NONE, List.of(), OwnBoard.clean(name));
  }

  private static @Nullable Arrangement arrangement(Setup setup, int toMove, String cells) {
    int players = setup.players();
    List<Integer> stones =
        digits(cells, setup.board().size(), -Position.NONE, players - 1 - Position.NONE);
    if (stones == null || toMove < 0 || toMove >= players) {
      return null;
    }
    Arrangement free = Arrangement.on(setup);
    return new Arrangement(setup, stones, free.brush(), Colour.of(toMove));
  }

  /** A number for each cell, or null where the text is not of that length or has others. */
  private static @Nullable List<Integer> digits(String text, int count, int shift, int most) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > most) {
        return null;
      }
      numbers.add(digit - shift);
    }
    return numbers.size() == count ? numbers : null;
  }
}
