package org.hexstones.web.view;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.text.Catalogue;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.Numbers;
import org.hexstones.web.text.Talk;

/**
 * What a program's views have at hand in every language.
 *
 * @param games the views of all games, in the order in which they are offered
 * @param setups reads the text of a set-up
 * @param languages the texts of a language that is there
 */
public record Scenes(
    List<GameView> games,
    Function<String, Parsed<Setup>> setups,
    Function<Language, Catalogue> languages,
    Numbers numbers) {
  public Scenes {
    games = List.copyOf(games);
  }

  public Scene in(Language language) {
    return new Scene(new Talk(language, languages.apply(language), numbers), games, setups);
  }
}
