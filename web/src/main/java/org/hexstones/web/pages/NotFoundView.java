package org.hexstones.web.pages;

import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.route.Address;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** The parts of the page that hosts show for a wrong address. Only the site's build draws them. */
public final class NotFoundView {
  private NotFoundView() {}

  /** What has happened, in one language. */
  public static Element text(ViewContext context) {
    return Element.of("p")
        .with("lang", context.messages().language().tag())
        .text(context.messages().say(PlayKey.NOT_FOUND));
  }

  /** The way to a game. Games have the same name in all languages. */
  public static Element game(ViewContext context, GameView game, GameForm form) {
    return Element.of("li")
        .add(
            Element.of("a")
                .with("data-game", form.keyword())
                .with("href", "./" + Address.withSeats(form, game.players(form)))
                .untranslated()
                .text(game.title(context.messages(), form.keyword())));
  }
}
