package org.hexstones.web.route;

import java.util.function.Function;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of the address's fragment. {@code #new=omega+hexhex:5+seats=person,computer} begins a
 * game ({@link NewGameAddress}). {@code #g=} and a link shows that game; {@code #puzzle=17} shows a
 * puzzle, where 0 is the puzzle of the day. {@code #live=} and a code is an invitation to a live
 * game, or the answer to one. {@link Fragment} finds these words in what chats and mail have made
 * of an address.
 */
public final class Address {
  public static final String PUZZLE = "#puzzle=";

  /** So much of an address is shown where it is refused. */
  private static final int SHOWN = 40;

  private Address() {}

  /**
   * The event of a fragment; null if it is empty or of a game's link. What cannot be read has an
   * event too, with the reason.
   */
  public static @Nullable Event read(String hash) {
    if (hash.length() <= 1) {
      return null;
    }
    Fragment fragment = Fragment.find(hash);
    if (fragment == null) {
      return new Route.BadAddress(Reason.of(LinkProblem.NO_SUCH_ADDRESS, shortened(hash)));
    }
    return switch (fragment.word()) {
      case GAME, STUDY -> null;
      case NEW -> NewGameAddress.read(fragment.rest());
      case PUZZLE -> puzzle(fragment.rest());
      case LIVE -> new Route.Live(fragment.rest());
    };
  }

  /**
   * The same; if the set-up of a new game is refused, it is tried without what chats put behind an
   * address.
   *
   * @param setups reads the text of a set-up
   */
  public static @Nullable Event read(String hash, Function<String, Parsed<Setup>> setups) {
    Fragment fragment = Fragment.find(hash);
    return fragment != null && fragment.word() == Fragment.Word.NEW
        ? NewGameAddress.read(fragment.rest(), setups)
        : read(hash);
  }

  /** What an address within a text asks for; null if there is none, or that of a game's link. */
  public static @Nullable Event within(String text, Function<String, Parsed<Setup>> setups) {
    return Fragment.find(text) == null ? null : read(text, setups);
  }

  /** The link of a game in a fragment; null if it has none. */
  public static @Nullable String link(String hash) {
    return link(hash, Fragment.Word.GAME);
  }

  /** The link for the analysis board in a fragment; null if it has none. */
  public static @Nullable String study(String hash) {
    return link(hash, Fragment.Word.STUDY);
  }

  private static @Nullable String link(String hash, Fragment.Word word) {
    Fragment fragment = Fragment.find(hash);
    return fragment != null && fragment.word() == word ? fragment.rest() : null;
  }

  /** The fragment that begins a form's game between persons. */
  public static String of(GameForm form) {
    return NewGameAddress.of(form);
  }

  /** The fragment that begins a form's game, with the seats of so many players. */
  public static String withSeats(GameForm form, int players) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : form.seats().subList(0, players)) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    return of(form) + "+" + NewGameAddress.SEATS + seats;
  }

  /** A number, and nothing that another number could be made of. */
  private static Event puzzle(String rest) {
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
            Reason.of(MoveProblem.OPTION_BAD_VALUE, "puzzle", shortened(rest), "0, 1, 2 …"));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static String shortened(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
