package org.hexstones.web.route;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.Mark;
import org.hexstones.notation.link.Marks;
import org.hexstones.notation.link.MovesShown;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What the fragment of an address asks for. {@code #new=omega+hexhex:5+seats=person,computer}
 * begins a game ({@link NewGameAddress}). {@code #g=} and a link shows that game, {@code #study=}
 * and a link shows it on the analysis board, both after 17 moves with {@code &at=17}. {@code
 * #puzzle=17} shows a puzzle, where 0 is the puzzle of the day, and {@code #puzzle=win-1Ab…} one
 * that a person has made. {@code #live=} and a code is an invitation to a live game, or the answer
 * to one. {@link Fragment} has the words, and finds them in what chats and mail have made of an
 * address.
 */
public sealed interface Address
    permits Address.Start,
        Address.Game,
        Address.Study,
        Address.NewGame,
        Route.Puzzle,
        Route.MadePuzzle,
        Route.Live,
        Route.BadAddress {
  /** The start screen. */
  record Start() implements Address {}

  /**
   * A game.
   *
   * @param link not yet read
   * @param at the number of moves on the board, or {@link Fragment#ALL}; may be more than it has
   */
  record Game(String link, int at) implements Address {
    /** The address of a game after all its moves. */
    public Game(String link) {
      this(link, Fragment.ALL);
    }
  }

  /**
   * A game on the analysis board.
   *
   * @param link not yet read
   * @param at as that of a game
   */
  record Study(String link, int at) implements Address {
    /** The address of a study at its begin. */
    public Study(String link) {
      this(link, Fragment.ALL);
    }
  }

  /**
   * A new game.
   *
   * @param words of its set-up and its seats, not yet read
   */
  record NewGame(String words) implements Address {
    @Override
    public Route route(Function<String, Parsed<Setup>> setups) {
      return NewGameAddress.read(words, setups);
    }
  }

  /**
   * The destination, or that of the refusal; null for the start screen and for links, which are
   * read first.
   *
   * @param setups reads the text of a set-up
   */
  default @Nullable Route route(Function<String, Parsed<Setup>> setups) {
    return this instanceof Route route ? route : null;
  }

  /**
   * Reads a fragment. What cannot be read is a {@link Route.BadAddress} with the reason.
   *
   * @param fragment with its sign, or empty
   */
  static Address read(String fragment) {
    if (fragment.length() <= 1) {
      return new Start();
    }
    Address found = within(fragment);
    return found != null
        ? found
        : new Route.BadAddress(
            Reason.of(LinkProblem.NO_SUCH_ADDRESS, NewGameAddress.shortened(fragment)));
  }

  /** What an address within a text asks for; null if there is none. */
  static @Nullable Address within(String text) {
    Fragment found = Fragment.find(text);
    if (found == null) {
      return null;
    }
    String rest = found.rest();
    return switch (found.word()) {
      case GAME -> new Game(rest, found.at());
      case STUDY -> new Study(rest, found.at());
      case NEW -> new NewGame(rest);
      case PUZZLE -> readPuzzle(rest);
      case LIVE -> new Route.Live(rest);
    };
  }

  /** The fragment of a game. */
  static String game(String link) {
    return Fragment.Word.GAME.prefix() + link;
  }

  /** The same with so many moves on the board; all, if the number is negative. */
  static String game(String link, int at) {
    return game(link) + MovesShown.write(at);
  }

  /** The fragment of a game on the analysis board. */
  static String study(String link) {
    return Fragment.Word.STUDY.prefix() + link;
  }

  /** The same with so many moves on the board. */
  static String study(String link, int at) {
    return study(link) + MovesShown.write(at);
  }

  /** The same with marks on that board. */
  static String study(String link, int at, List<Mark> marks) {
    return study(link, at) + Marks.write(marks);
  }

  /** The fragment of a puzzle. */
  static String puzzle(int number) {
    return Fragment.Word.PUZZLE.prefix() + number;
  }

  /** The fragment of a puzzle that a person has made. */
  static String puzzle(Puzzle puzzle) {
    return Fragment.Word.PUZZLE.prefix() + PuzzleLink.write(puzzle);
  }

  /** The fragment of a live game. */
  static String live(String code) {
    return Fragment.Word.LIVE.prefix() + code;
  }

  /** The fragment that begins a form's game between persons. */
  static String of(GameForm form) {
    return NewGameAddress.of(form);
  }

  /** The fragment that begins a form's game, with the seats of so many players. */
  static String withSeats(GameForm form, int players) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : form.seats().subList(0, players)) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    return of(form) + "+" + NewGameAddress.SEATS + seats;
  }

  /**
   * A number, and nothing that another number could be made of; or a puzzle that a person has made.
   */
  private static Address readPuzzle(String rest) {
    if (rest.indexOf('-') > 0 && isLetter(rest.charAt(0))) {
      return new Route.MadePuzzle(rest);
    }
    int end = 0;
    while (end < rest.length() && isDigit(rest.charAt(end))) {
      end++;
    }
    int number = Words.number(rest.substring(0, end));
    boolean goesOn = false;
    for (int i = end; i < Math.min(rest.length(), end + 2); i++) {
      char c = rest.charAt(i);
      goesOn |= isDigit(c) || (i == end && isLetter(c));
    }
    return number >= 0 && !goesOn
        ? new Route.Puzzle(number)
        : new Route.BadAddress(
            Reason.of(
                MoveProblem.OPTION_BAD_VALUE,
                "puzzle",
                NewGameAddress.shortened(rest),
                "0, 1, 2 …"));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
