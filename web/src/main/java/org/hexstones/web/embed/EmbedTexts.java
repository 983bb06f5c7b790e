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
              "Word.BOARD",
              "Word.ENDS_TURN",
              "Word.HAS_RESIGNED",
              "Word.KEEPS",
              "Word.OUT_OF_TIME",
              "Word.PERSON",
              "Word.STAR_CELL",
              "Word.UNDO",
              "Notice.BAD_LINK",
              "Notice.REFUSED",
              "page.cellFree",
              "page.cellTaken",
              "page.flagFell",
              "page.groupOf",
              "page.holds",
              "page.komiNamed",
              "page.nextStone",
              "page.placed",
              "page.player",
              "page.resigned",
              "page.swapped",
              "page.then",
              "page.toMove",
              "page.wins",
              "links.at",
              "play.askCell",
              "play.askScore",
              "play.askWin",
              "play.choosesSide",
              "play.grade",
              "play.hintCell",
              "play.hintLine",
              "play.namesKomi",
              "play.nextStone",
              "play.thenStone",
              "play.winsBy",
              "PlayWord.FETCHING",
              "PlayWord.FETCH_AGAIN",
              "PlayWord.HINT",
              "PlayWord.MISSED",
              "PlayWord.NOT_FETCHED",
              "PlayWord.PUZZLES",
              "PlayWord.PUZZLE_DONE",
              "PlayWord.PUZZLE_SHOWN",
              "PlayWord.SOLUTION",
              "PlayWord.TO_WIN",
              "PlayWord.TRY_AGAIN"),
          List.of(
              "Colour.",
              "EmbedWord.",
              "embed.",
              "Stone.",
              "play.places.",
              "LinkProblem.",
              "MoveProblem."));

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
