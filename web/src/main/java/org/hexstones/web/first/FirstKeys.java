package org.hexstones.web.first;

import java.util.List;
import java.util.Set;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.TextSelection;
import org.hexstones.web.ui.GameView;

/** The keys of the texts that the first program needs. The site's build alone uses this. */
public final class FirstKeys {
  private static final Set<String> SINGLE =
      Set.of(
          "Notice.BAD_ADDRESS",
          "Notice.BAD_LINK",
          "Notice.JOINED",
          "Notice.REFUSED",
          "PlayKey.LEARN");

  /** The beginnings of more keys; the problems are what a move or a link may be refused for. */
  private static final List<String> BEGINNINGS =
      List.of("Colour.", "Stone.", "GameKey.", "LinkProblem.", "MoveProblem.");

  private static final TextSelection NEEDED = needed();

  private FirstKeys() {}

  private static TextSelection needed() {
    TextSelection needed = new TextSelection(SINGLE, BEGINNINGS);
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
