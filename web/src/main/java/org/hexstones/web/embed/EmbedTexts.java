package org.hexstones.web.embed;

import java.util.List;
import java.util.Set;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.TextSelection;
import org.hexstones.web.ui.GameView;

/** The keys of the page's texts that an embed needs. The site's build alone uses this. */
public final class EmbedTexts {
  private static final TextSelection SHARED =
      new TextSelection(
          Set.of(
              "GameKey.AT_CHARACTER",
              "GameKey.BESIDE",
              "GameKey.BOARD",
              "GameKey.CELL_FREE",
              "GameKey.CELL_TAKEN",
              "GameKey.CHOOSES_SIDE",
              "GameKey.CLAUSES",
              "GameKey.ENDS_TURN",
              "GameKey.FLAG_FELL",
              "GameKey.GROUP_OF",
              "GameKey.HAS_RESIGNED",
              "GameKey.HOLDS",
              "GameKey.KEEPS",
              "GameKey.KOMI_NAMED",
              "GameKey.LIST",
              "GameKey.NAMES_KOMI",
              "GameKey.NEXT_STONE",
              "GameKey.OUT_OF_TIME",
              "GameKey.PERSON",
              "GameKey.PLACED",
              "GameKey.PLAYER",
              "GameKey.RESIGNED",
              "GameKey.STAR_CELL",
              "GameKey.SWAPPED",
              "GameKey.THEN",
              "GameKey.TO_MOVE",
              "GameKey.UNDO",
              "GameKey.WINNER",
              "GameKey.WINS",
              "GameKey.WINS_BY",
              "GameKey.WINS_TIE",
              "Notice.BAD_LINK",
              "Notice.REFUSED"),
          List.of(
              "AskKey.",
              "Colour.",
              "EmbedKey.",
              "GameKey.PLACES.",
              "LinkProblem.",
              "MarkKey.",
              "MoveProblem.",
              "PuzzleKey.",
              "Stone."));

  private static final TextSelection NEEDED = needed();

  private EmbedTexts() {}

  private static TextSelection needed() {
    TextSelection needed = SHARED;
    for (GameView game : GameViews.ALL) {
      needed = needed.and(game.textKeys());
    }
    return needed;
  }

  /** The lines of a file of texts that an embed needs. */
  public static String select(String file) {
    return NEEDED.of(file);
  }
}
