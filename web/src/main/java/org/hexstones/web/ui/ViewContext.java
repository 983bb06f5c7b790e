package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.jspecify.annotations.Nullable;

/**
 * What every view uses: the language and the views of the games.
 *
 * @param games all games, in the order in which they are offered
 * @param setups reads the text of a set-up
 * @param named the game whose players are called by their names, or null
 */
public record ViewContext(
    Messages messages,
    List<GameView> games,
    Function<String, Parsed<Setup>> setups,
    @Nullable GameRecord named) {
  public ViewContext {
    games = List.copyOf(games);
  }

  /** A context in which the players are called by letters. */
  public ViewContext(
      Messages messages, List<GameView> games, Function<String, Parsed<Setup>> setups) {
    this(messages, games, setups, null);
  }

  /** The context for a game: its players are called by their names. */
  public ViewContext of(GameRecord record) {
    return new ViewContext(messages, games, setups, record);
  }

  /** The view of the game with that identifier. */
  public GameView game(String id) {
    return GameView.of(games, id);
  }

  /** The view of the game with that keyword; the first game for an unknown keyword. */
  public GameView ofKeyword(String keyword) {
    for (GameView view : games) {
      for (GameForm form : view.forms()) {
        if (form.keyword().equals(keyword)) {
          return view;
        }
      }
    }
    return games.get(0);
  }

  /** A move that is no stone, in the words of its game. */
  public String specialMove(Setup setup, int move) {
    return game(setup.game().id()).specialMove(this, move);
  }

  /** The form of the first game that accepts a drawn board. */
  public GameForm drawn(OwnBoard board) {
    for (GameView view : games) {
      GameForm form = view.drawn(board);
      if (form != null) {
        return form;
      }
    }
    throw new IllegalStateException(board.board());
  }

  public String colour(int colour) {
    return messages.colour(Colour.of(colour));
  }

  /** The player's name, or "Player A" without one. */
  public String player(int player) {
    String name = named == null ? "" : PlayerNames.of(named, player);
    return name.isEmpty() ? messages.say(GameKey.PLAYER, String.valueOf(letter(player))) : name;
  }

  /** The same as a piece of the page, in which a name is not translated. */
  public Markup playerMarkup(int player) {
    Text text = new Text(player(player));
    boolean isNamed = named != null && !PlayerNames.of(named, player).isEmpty();
    return isNamed ? Element.of("span").untranslated().add(text) : text;
  }

  /** The player's name with the colour, or the colour without one. */
  public String nameOrColour(int player, int colour) {
    String name = named == null ? "" : PlayerNames.of(named, player);
    return name.isEmpty() ? colour(colour) : messages.beside(name, colour(colour));
  }

  /** The player's name, or the letter without one. */
  public String shortly(int player) {
    String name = named == null ? "" : PlayerNames.of(named, player);
    return name.isEmpty() ? String.valueOf(letter(player)) : name;
  }

  private char letter(int player) {
    return named == null ? MoveText.letter(player) : PlayerNames.letter(named, player);
  }

  /** A refusal as a sentence in the person's language. */
  public String sentence(Reason reason) {
    String said = clause(reason);
    return capital(said.charAt(0)) + said.substring(1);
  }

  /** A refusal after other words: small after a colon, and close to a full-width sign. */
  public String after(String words, String clause) {
    char last = words.isEmpty() ? ' ' : words.charAt(words.length() - 1);
    return switch (last) {
      case '：', '。' -> words + clause;
      case ':' -> words + " " + clause;
      default -> words + " " + capital(clause.charAt(0)) + clause.substring(1);
    };
  }

  /** A refusal in the person's language, as it stands behind a colon. */
  public String clause(Reason reason) {
    Problem problem = reason.problem();
    String text = messages.texts().or(problem.key(), problem.english());
    return Reason.fill(text, arguments(reason));
  }

  /** The capital of a Latin letter. Character.toUpperCase would bring tables of all scripts. */
  private static char capital(char c) {
    boolean isSmall = (c >= 'a' && c <= 'z') || (c >= 'à' && c <= 'þ' && c != '÷');
    return isSmall ? (char) (c - 'a' + 'A') : c;
  }

  private List<String> arguments(Reason reason) {
    List<String> said = new ArrayList<>();
    for (String word : reason.args()) {
      Colour colour = Colour.ofWord(word);
      said.add(colour == null ? messages.part(word) : messages.stone(colour));
    }
    return said;
  }
}
