package org.hexstones.web.view;

import java.util.LinkedHashMap;
import java.util.Map;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.web.markup.Element;

/**
 * Small pictures of boards, each drawn once: the start screen shows the same ones at every redraw.
 */
final class Thumbnails {
  private static final int MOST = 40;

  private final Map<String, Element> drawn = new LinkedHashMap<>();

  /** The board of a set-up with its stars. */
  Element of(GameView game, Setup setup) {
    String text = setup.text();
    Element known = drawn.get(text);
    if (known == null) {
      known = Thumbnail.of(setup.board(), game.marks(Play.begin(setup)));
      if (drawn.size() == MOST) {
        drawn.remove(drawn.keySet().iterator().next());
      }
      drawn.put(text, known);
    }
    return known;
  }
}
