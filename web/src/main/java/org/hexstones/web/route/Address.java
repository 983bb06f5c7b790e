package org.hexstones.web.route;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveProblem;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of the address's fragment. {@code #new=omega+hexhex:5+seats=person,computer} begins a
 * game. It has the words of a set-up with {@code +} between them, and the seats, where {@code
 * computer:7} is the computer at level 7. {@code clock=fischer:300:5} sets the players' time.
 * Inside a word, a plus is {@code %2B}. {@code #g=} and a link shows that game; {@code #puzzle=17}
 * shows a puzzle, where 0 is the puzzle of the day. {@code #live=} and a code is an invitation to a
 * live game, or the answer to one.
 */
public final class Address {
  private static final String NEW = "#new=";
  public static final String PUZZLE = "#puzzle=";
  private static final String SEATS = "seats=";
  private static final String CLOCK = "clock=";
  private static final int LONGEST = 12_000;
  private static final int MOST_SEATS = 4;

  private Address() {}

  /** The event of a fragment; null if it has none. */
  public static @Nullable Event read(String hash) {
    if (hash.startsWith(PUZZLE)) {
      int number = Words.number(hash.substring(PUZZLE.length()));
      return new Route.Puzzle(number);
    }
    if (hash.startsWith(MeetingCode.FRAGMENT)) {
      return new Route.Live(hash.substring(MeetingCode.FRAGMENT.length()));
    }
    if (!hash.startsWith(NEW)) {
      return null;
    }
    if (hash.length() > LONGEST) {
      return bad(hash.substring(0, 40) + "…");
    }
    StringBuilder command = new StringBuilder();
    List<Seat> seats = new ArrayList<>();
    TimeControl clock = TimeControl.NONE;
    for (Words.Word part : Words.split(hash.substring(NEW.length()), '+')) {
      String word = decoded(part.text());
      if (word == null) {
        return bad(part.text());
      }
      if (word.startsWith(CLOCK)) {
        TimeControl read = TimeControl.read(word.substring(CLOCK.length()));
        if (read == null) {
          return new Route.BadAddress(
              Reason.of(
                  MoveProblem.OPTION_BAD_VALUE,
                  "clock",
                  word.substring(CLOCK.length()),
                  "none, move:30, fischer:300:5"));
        }
        clock = read;
        continue;
      }
      if (!word.startsWith(SEATS)) {
        command.append(command.isEmpty() ? "" : " ").append(word);
        continue;
      }
      if (!seats.isEmpty()) {
        return new Route.BadAddress(Reason.of(MoveProblem.OPTION_TWICE, "seats"));
      }
      for (Words.Word name : Words.split(word.substring(SEATS.length()), ',')) {
        Seat seat = Seat.ofWord(name.text());
        if (seat == null || seats.size() == MOST_SEATS) {
          return new Route.BadAddress(
              Reason.of(
                  MoveProblem.OPTION_BAD_VALUE,
                  "seats",
                  word.substring(SEATS.length()),
                  "person, computer, computer:1 … computer:" + Seat.HIGHEST + ", link"));
        }
        seats.add(seat);
      }
    }
    return new Route.NewGame(command.toString(), seats, clock);
  }

  /** The link in a fragment; null if it has none. */
  public static @Nullable String link(String hash) {
    return hash.startsWith(ShortLink.FRAGMENT) ? hash.substring(ShortLink.FRAGMENT.length()) : null;
  }

  /** The fragment that begins a form's game between persons. */
  public static String of(GameForm form) {
    StringBuilder fragment = new StringBuilder(NEW);
    for (Words.Word word : Words.words(form.command())) {
      fragment.append(fragment.length() == NEW.length() ? "" : "+").append(encoded(word.text()));
    }
    return fragment.toString();
  }

  /** The fragment that begins a form's game, with the seats of so many players. */
  public static String withSeats(GameForm form, int players) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : form.seats().subList(0, players)) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    return of(form) + "+" + SEATS + seats;
  }

  private static String encoded(String word) {
    return word.replace("%", "%25").replace("+", "%2B");
  }

  private static Event bad(String word) {
    return new Route.BadAddress(Reason.of(MoveProblem.OPTION_NOT_READABLE, word));
  }

  /** The word with each %XX replaced, or null. No word of a set-up needs more than ASCII. */
  private static @Nullable String decoded(String word) {
    StringBuilder decoded = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '%') {
        boolean whole = i + 2 < word.length();
        int high = whole ? hex(word.charAt(i + 1)) : -1;
        int low = whole ? hex(word.charAt(i + 2)) : -1;
        if (high < 0 || low < 0) {
          return null;
        }
        c = (char) (16 * high + low);
        i += 2;
      }
      if (c <= ' ' || c > '~') {
        return null;
      }
      // As in the text protocol, capitals and small letters are alike.
      decoded.append(c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c);
    }
    return decoded.toString();
  }

  private static int hex(char c) {
    return c >= '0' && c <= '9'
        ? c - '0'
        : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  }
}
