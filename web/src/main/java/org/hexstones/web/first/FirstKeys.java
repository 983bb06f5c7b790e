package org.hexstones.web.first;

import java.util.List;
import java.util.Set;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.TextSelection;
import org.hexstones.web.ui.GameView;

/** The keys of the texts that the first program needs. The site's build alone uses this. */
public final class FirstKeys {
  private static final Set<String> KEYS =
      Set.of(
          "Word.ANALYSE",
          "Word.BOARD",
          "Word.CLOSE",
          "Word.ENDS_TURN",
          "Word.HAS_RESIGNED",
          "Word.HOW_TO_PLAY",
          "Word.KEEPS",
          "Word.KOMI",
          "Word.MOVES",
          "Word.OTHERS_LEFT",
          "Word.OUT_OF_TIME",
          "Word.NEW_GAME",
          "Word.NEW_TOURNAMENT",
          "Word.PERSON",
          "Word.PLAY_AGAIN",
          "Word.SECOND_GAME",
          "Word.SHARE",
          "Word.TOURNAMENT_TIE",
          "Word.SWAP_SEATS",
          "Word.YOU_LOST",
          "Word.YOU_WON",
          "Word.STAR_CELL",
          "Word.STONES_TO_PLACE",
          "Word.BY_LINK",
          "Notice.BAD_ADDRESS",
          "Notice.BAD_LINK",
          "Notice.JOINED",
          "Notice.REFUSED",
          "page.cellFree",
          "page.cellTaken",
          "page.flagFell",
          "page.greeting",
          "page.greetingAt",
          "page.groupOf",
          "page.holds",
          "page.komiNamed",
          "page.nextStone",
          "page.placed",
          "page.player",
          "page.playSide",
          "page.resigned",
          "page.swapped",
          "page.then",
          "page.thinking",
          "page.toMove",
          "page.yourTurn",
          "page.wins",
          "links.at",
          "play.computer",
          "play.choosesSide",
          "play.namesKomi",
          "play.easier",
          "play.gameOf",
          "play.harder",
          "play.timeOf",
          "play.tournamentLeft",
          "play.tournamentWon",
          "play.winsBy",
          "play.youLost",
          "play.youWon");

  /** The beginnings of more keys: what a move or a link may be refused for, and series. */
  private static final List<String> BEGINNINGS =
      List.of("Colour.", "Stone.", "play.levels.", "play.places.", "LinkProblem.", "MoveProblem.");

  private static final TextSelection NEEDED = needed();

  private FirstKeys() {}

  private static TextSelection needed() {
    TextSelection needed = new TextSelection(KEYS, BEGINNINGS);
    for (GameView game : GameViews.ALL) {
      needed = needed.and(game.boardTextKeys());
    }
    return needed;
  }

  /** Whether the first program needs the text of a key. */
  static boolean isNeeded(String key) {
    return NEEDED.has(key);
  }

  /** The lines of a file of texts that the first program needs. */
  public static String select(String file) {
    return NEEDED.of(file);
  }
}
