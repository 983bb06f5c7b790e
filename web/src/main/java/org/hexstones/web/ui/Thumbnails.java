package org.hexstones.web.ui;

import java.util.LinkedHashMap;
import java.util.Map;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Thumbnail;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * A cache of small pictures of boards: the start screen shows the same ones at every redraw. A
 * redraw makes at most one new picture and leaves the others to the next redraws, so that none
 * takes long.
 */
public final class Thumbnails {
  private static final int MOST = 40;

  private final Map<String, Element> drawn = new LinkedHashMap<>();
  private boolean hasDrawn;
  private boolean unfinished;

  /** Starts another redraw of the page. */
  public void begin() {
    hasDrawn = false;
    unfinished = false;
  }

  /** Whether pictures were left to the next redraw. */
  public boolean isUnfinished() {
    return unfinished;
  }

  /** The board of a form, or an empty space until it is drawn; null if the form has none. */
  public @Nullable Element later(ViewContext context, GameView game, GameForm form) {
    Element known = drawn.get(form.command());
    if (known != null) {
      return known;
    }
    if (hasDrawn) {
      unfinished = true;
      return Element.of("svg", "thumbnail").with("aria-hidden", "true").with("data-later", "");
    }
    hasDrawn = true;
    return prepare(context, game, form);
  }

  /** Draws the board of a form in advance; null if the form has none. */
  public @Nullable Element prepare(ViewContext context, GameView game, GameForm form) {
    Setup setup = context.setups().apply(form.command()).orNull();
    return setup == null ? null : put(form.command(), draw(game, setup));
  }

  /** The board of a set-up with its stars. It is drawn at once. */
  public Element of(GameView game, Setup setup) {
    Element known = drawn.get(setup.text());
    return known == null ? put(setup.text(), draw(game, setup)) : known;
  }

  /** The same in a layout, as where the board is turned. */
  public Element of(GameView game, Setup setup, Layout layout) {
    String text = layout.turn() + setup.text();
    Element known = drawn.get(text);
    return known == null
        ? put(text, Thumbnail.of(setup.board(), game.marks(Play.begin(setup)), layout))
        : known;
  }

  private static Element draw(GameView game, Setup setup) {
    return Thumbnail.of(setup.board(), game.marks(Play.begin(setup)));
  }

  private Element put(String text, Element picture) {
    if (drawn.size() == MOST) {
      drawn.remove(drawn.keySet().iterator().next());
    }
    drawn.put(text, picture);
    return picture;
  }
}
