package org.hexstones.registry;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Options;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaGame;
import org.hexstones.omega.ai.OmegaSearchSupport;
import org.hexstones.omny.OmnyGame;
import org.hexstones.omny.ai.OmnySearchSupport;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/**
 * A list of games. It reads the set-ups of all of them.
 *
 * @param standard the text of the default set-up
 */
public record Games(List<Game> list, String standard) {
  /** All games. */
  public static final Games ALL =
      new Games(
          List.of(
              new OmegaGame(setup -> OmegaSearchSupport.of(setup.players())),
              new OmnyGame(OmnySearchSupport::new)),
          "omega hexhex:5");

  /** The maximum length of a set-up's text. */
  public static final int MAX_LENGTH = Setup.MAX_TEXT;

  public Games {
    list = List.copyOf(list);
  }

  /**
   * Reads {@code omega hexhex:5 players=3 pie=on}: a keyword of a game, a board, and options in any
   * order. Places of problems are counted in {@code text}.
   */
  public Parsed<Setup> setup(String text) {
    if (text.length() > MAX_LENGTH) {
      return Parsed.refused(SetupProblem.TOO_LONG, MAX_LENGTH);
    }
    List<Word> words = Words.words(text);
    String keyword = words.isEmpty() ? "" : words.get(0).text();
    Game game = withKeyword(keyword);
    if (game == null) {
      int at = words.isEmpty() ? 0 : words.get(0).at();
      return Parsed.refused(
          Reason.of(SetupProblem.GAME_UNKNOWN, keyword, String.join(", ", keywords())).at(at));
    }
    if (words.size() == 1) {
      return Parsed.refused(Reason.of(MoveProblem.BOARD_MISSING, keyword).at(text.length()));
    }
    // The game counts places from the word of the board, so the options must too.
    Word board = words.get(1);
    List<Word> options = new ArrayList<>();
    for (Word word : words.subList(2, words.size())) {
      options.add(new Word(word.text(), word.at() - board.at()));
    }
    return Options.parse(options)
        .then(read -> game.setup(keyword, board.text(), read))
        .shifted(board.at());
  }

  /** All words with which a set-up may begin. */
  public List<String> keywords() {
    List<String> keywords = new ArrayList<>();
    list.forEach(game -> keywords.addAll(game.keywords()));
    return List.copyOf(keywords);
  }

  private @Nullable Game withKeyword(String keyword) {
    for (Game game : list) {
      if (game.keywords().contains(keyword)) {
        return game;
      }
    }
    return null;
  }
}
