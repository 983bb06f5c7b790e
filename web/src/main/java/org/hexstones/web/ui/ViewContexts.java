package org.hexstones.web.ui;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.Numbers;

/**
 * Makes the context of views for any language.
 *
 * @param games the views of all games, in the order in which they are offered
 * @param setups reads the text of a set-up
 * @param languages the texts of a loaded language
 */
public record ViewContexts(
    List<GameView> games,
    Function<String, Parsed<Setup>> setups,
    Function<Language, MessageCatalog> languages,
    Numbers numbers) {
  public ViewContexts {
    games = List.copyOf(games);
  }

  public ViewContext in(Language language) {
    return new ViewContext(
        new Messages(language, languages.apply(language), numbers), games, setups);
  }
}
