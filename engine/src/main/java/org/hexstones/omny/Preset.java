package org.hexstones.omny;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Lists;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/** The named games: a kind of board and a star set each. */
public enum Preset {
  SUNDER("sunder", "hexhex:", StarSet.Named.ALL),
  GYRE("gyre", "hexhex:", StarSet.Named.PERIMETER_CENTRE),
  Y("y", "triangle:", StarSet.Named.CORNERS),
  FREE_Y("free-y", "hexagon:", StarSet.Named.PERIMETER) {
    @Override
    Parsed<Board> check(Board board) {
      int perimeter = stars().cells(board).orThrow().size();
      return perimeter % 2 == 0
          ? Parsed.refused(OmnyProblem.EVEN_PERIMETER, perimeter)
          : Parsed.ok(board);
    }
  };

  private static final Preset[] ALL = values();

  private final String word;
  private final String shapePrefix;

  @SuppressWarnings("ImmutableEnumChecker") // star sets are immutable
  private final StarSet stars;

  Preset(String word, String shapePrefix, StarSet stars) {
    this.word = word;
    this.shapePrefix = shapePrefix;
    this.stars = stars;
  }

  /** The first word of such a set-up. */
  public String word() {
    return word;
  }

  public StarSet stars() {
    return stars;
  }

  static List<String> words() {
    return Lists.map(List.of(ALL), Preset::word);
  }

  static @Nullable Preset ofWord(String word) {
    for (Preset preset : ALL) {
      if (preset.word.equals(word)) {
        return preset;
      }
    }
    return null;
  }

  /** The preset with this board and these stars, or null. */
  static @Nullable Preset of(Board board, StarSet stars) {
    for (Preset preset : ALL) {
      boolean alike =
          preset.stars.equals(stars) && board.shape().text().startsWith(preset.shapePrefix);
      if (alike && preset.check(board).isOk()) {
        return preset;
      }
    }
    return null;
  }

  /** Reads the board's text after the preset's word: the size without the kind of board. */
  Parsed<Shape> shape(String size) {
    return Shapes.parse(shapePrefix + size).shifted(-shapePrefix.length());
  }

  /** The board, or a refusal if the preset does not allow it. */
  Parsed<Board> check(Board board) {
    return Parsed.ok(board);
  }
}
