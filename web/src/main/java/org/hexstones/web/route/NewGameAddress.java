package org.hexstones.web.route;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * The address that begins a game: {@code #new=omega+hexhex:5+seats=person,computer}. It has the
 * words of a set-up with {@code +} between them, and the seats, where {@code computer:7} is the
 * computer at level 7. {@code clock=fischer:300:5} sets the players' time. Inside a word, a plus is
 * {@code %2B}, and a star {@code %2A}: programs that find addresses in texts leave out a star at
 * the end. Spaces in place of the plus signs are read too.
 */
final class NewGameAddress {
  static final String SEATS = "seats=";
  private static final String CLOCK = "clock=";
  private static final int LONGEST = 12_000;
  private static final int MOST_SEATS = 4;

  /** So many signs and words behind an address are tried to be left out. */
  private static final int MOST_AFTER = 24;

  /** The signs of set-ups with which none ends except 12*. */
  private static final String SIGNS = ".,:*-=+";

  /** So much of an address is shown where it is refused. */
  private static final int SHOWN = 40;

  private NewGameAddress() {}

  /**
   * Reads what follows {@code #new=}. If its set-up is refused, it is read without signs and words
   * at its end.
   */
  static Route read(String rest, Function<String, Parsed<Setup>> setups) {
    String tried = withoutForeignEnd(rest);
    for (int i = 0; i < MOST_AFTER && !shorter(tried).equals(tried); i++) {
      if (isPlayable(read(tried), setups)) {
        break;
      }
      tried = withoutForeignEnd(shorter(tried));
    }
    return tried.length() < rest.length() && !isPlayable(read(tried), setups)
        ? read(rest)
        : read(tried);
  }

  private static boolean isPlayable(Route asked, Function<String, Parsed<Setup>> setups) {
    return asked instanceof Route.NewGame game
        && NewGame.asked(setups, game.command(), game.seats().size()).isOk();
  }

  /** The text without its last sign, or without the last word of a sentence behind an address. */
  private static String shorter(String text) {
    int last = text.length() - 1;
    if (last >= 0 && (text.charAt(last) == ' ' || SIGNS.indexOf(text.charAt(last)) >= 0)) {
      return text.substring(0, last);
    }
    int word = text.lastIndexOf(' ') + 1;
    boolean isSentence = word > 0 && text.substring(0, word).indexOf('+') >= 0;
    for (int i = word; i <= last; i++) {
      isSentence &= "0123456789:=".indexOf(text.charAt(i)) < 0;
    }
    return isSentence ? text.substring(0, word - 1) : text;
  }

  private static Route read(String text) {
    if (text.length() > LONGEST) {
      return bad(shortened(text));
    }
    StringBuilder command = new StringBuilder();
    List<Seat> seats = new ArrayList<>();
    TimeControl clock = TimeControl.NONE;
    for (Words.Word part : Words.split(withoutForeignEnd(text).replace(' ', '+'), '+')) {
      String word = decoded(part.text());
      if (word == null) {
        return bad(part.text());
      }
      if (word.startsWith(CLOCK)) {
        TimeControl read = TimeControl.read(word.substring(CLOCK.length()));
        if (read == null) {
          return bad("clock", word.substring(CLOCK.length()), "none, move:30, fischer:300:5");
        }
        clock = read;
        continue;
      }
      if (!word.startsWith(SEATS)) {
        add(command, word);
        continue;
      }
      if (!seats.isEmpty()) {
        return new Route.BadAddress(Reason.of(MoveProblem.OPTION_TWICE, "seats"));
      }
      for (Words.Word name : Words.split(word.substring(SEATS.length()), ',')) {
        Seat seat = Seat.ofWord(name.text());
        if (seat == null || seats.size() == MOST_SEATS) {
          return bad(
              "seats",
              word.substring(SEATS.length()),
              "person, computer, computer:1 … computer:" + Seat.HIGHEST + ", link");
        }
        seats.add(seat);
      }
    }
    return new Route.NewGame(command.toString(), seats, clock);
  }

  private static String withoutForeignEnd(String text) {
    int end = text.length();
    while (end > 0 && isForeign(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }

  /**
   * Adds a word to a set-up. Each word after the board is an option with an equals sign; another
   * one is the second half of an option whose plus was decoded.
   */
  private static void add(StringBuilder command, String word) {
    int last = command.lastIndexOf(" ") + 1;
    boolean isHalf = word.indexOf('=') < 0 && command.indexOf("=", last) >= 0;
    String between = command.isEmpty() || word.isEmpty() ? "" : isHalf ? "+" : " ";
    command.append(between).append(word);
  }

  /** The fragment that begins a form's game between persons. */
  static String of(GameForm form) {
    StringBuilder fragment = new StringBuilder(Fragment.Word.NEW.prefix());
    boolean isFirst = true;
    for (Words.Word word : Words.words(form.command())) {
      fragment.append(isFirst ? "" : "+").append(encoded(word.text()));
      isFirst = false;
    }
    return fragment.toString();
  }

  private static String encoded(String word) {
    return word.replace("%", "%25").replace("+", "%2B").replace("*", "%2A");
  }

  private static Route bad(String word) {
    return new Route.BadAddress(Reason.of(MoveProblem.OPTION_NOT_READABLE, word));
  }

  private static Route bad(String option, String value, String allowed) {
    return new Route.BadAddress(Reason.of(MoveProblem.OPTION_BAD_VALUE, option, value, allowed));
  }

  /** Whether a character at the end is a sign of the text around an address. */
  private static boolean isForeign(char c) {
    return "!\"'()/;<>@[]^_`{|}~\u00AB\u00BB".indexOf(c) >= 0
        || (c >= '\u2010' && c <= '\u206F')
        || (c >= '\u3000' && c <= '\u303F')
        || (c >= '\uFF01' && c <= '\uFF0F')
        || (c >= '\uFF1A' && c <= '\uFF20');
  }

  /** The word with each %XX replaced, or null. No word of a set-up needs more than ASCII. */
  private static @Nullable String decoded(String word) {
    StringBuilder decoded = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '%') {
        // The fragment has decoded all but a plus inside a word.
        if (!word.startsWith("%2B", i)) {
          return null;
        }
        c = '+';
        i += 2;
      }
      if (c <= ' ' || c > '~') {
        return null;
      }
      decoded.append(small(c));
    }
    return decoded.toString();
  }

  /** The beginning of an address that is refused. */
  static String shortened(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }

  /** As in the text protocol, capitals and small letters are alike. */
  private static char small(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c;
  }
}
