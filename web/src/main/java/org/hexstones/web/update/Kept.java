package org.hexstones.web.update;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Seat;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Theme;
import org.hexstones.web.text.Language;
import org.jspecify.annotations.Nullable;

/**
 * What is kept in the browser, as text: words with a version first. What is read may have been
 * damaged, written by hand or by a newer version: it is bounded, replayed through the rules, and
 * taken whole or not at all.
 */
public final class Kept {
  private static final String VERSION = "1";
  private static final int LONGEST = 20_000;

  private Kept() {}

  /** Version, cursor and seats on a line, and the record below. */
  public static String write(Match match) {
    return VERSION
        + " "
        + match.cursor()
        + " "
        + seats(match.seats())
        + "\n"
        + RecordText.write(match.record());
  }

  /**
   * The match that a text is of, or null.
   *
   * @param setups reads the text of a set-up
   */
  public static @Nullable Match readMatch(
      String id, String text, Function<String, Parsed<Setup>> setups) {
    int end = text.indexOf('\n');
    if (end < 0 || end > LONGEST || text.length() > RecordText.MAX_LENGTH) {
      return null;
    }
    List<Words.Word> words = Words.words(text.substring(0, end));
    if (words.size() != 3 || !words.get(0).text().equals(VERSION)) {
      return null;
    }
    int cursor = Words.number(words.get(1).text());
    List<Seat> seats = readSeats(words.get(2).text());
    Parsed<GameRecord> record = RecordText.parse(text.substring(end + 1), setups);
    if (seats == null || !(record instanceof Parsed.Ok<GameRecord> ok)) {
      return null;
    }
    int last = ok.value().mainLine().size();
    boolean fits = seats.size() == ok.value().setup().players() && cursor >= 0 && cursor <= last;
    return fits ? new Match(id, ok.value(), cursor, seats, Position.NONE, cursor < last) : null;
  }

  public static String write(Settings settings) {
    return VERSION
        + " "
        + settings.language().tag()
        + " "
        + settings.theme().word()
        + " "
        + (settings.sizes() ? "sizes" : "marks");
  }

  /** The settings that a text is of, or null. */
  public static @Nullable Settings readSettings(String text) {
    List<Words.Word> words = text.length() > LONGEST ? List.of() : Words.words(text);
    return words.size() == 4 && words.get(0).text().equals(VERSION)
        ? new Settings(
            Language.bestOf(List.of(words.get(1).text())),
            Theme.ofWord(words.get(2).text()),
            words.get(3).text().equals("sizes"))
        : null;
  }

  /** Version, seats, and the words of the set-up. */
  public static String write(Form form) {
    return VERSION + " " + seats(form.seats()) + " " + form.command();
  }

  /** The form that a text is of, or null; what it says may be refused by the engine. */
  public static @Nullable Form readForm(String text) {
    List<Words.Word> words = text.length() > LONGEST ? List.of() : Words.words(text);
    List<Seat> seats = words.size() < 4 ? null : readSeats(words.get(1).text());
    if (seats == null || !words.get(0).text().equals(VERSION)) {
      return null;
    }
    List<Form.Option> options = new ArrayList<>();
    for (Words.Word word : words.subList(4, words.size())) {
      int equals = word.text().indexOf('=');
      if (equals < 1) {
        return null;
      }
      options.add(
          new Form.Option(word.text().substring(0, equals), word.text().substring(equals + 1)));
    }
    return new Form(words.get(2).text(), words.get(3).text(), options, seats);
  }

  private static String seats(List<Seat> seats) {
    StringBuilder text = new StringBuilder();
    for (Seat seat : seats) {
      text.append(text.isEmpty() ? "" : ",").append(seat.word());
    }
    return text.toString();
  }

  private static @Nullable List<Seat> readSeats(String text) {
    List<Seat> seats = new ArrayList<>();
    for (Words.Word word : Words.split(text, ',')) {
      Seat seat = Seat.ofWord(word.text());
      if (seat == null) {
        return null;
      }
      seats.add(seat);
    }
    return seats;
  }
}
