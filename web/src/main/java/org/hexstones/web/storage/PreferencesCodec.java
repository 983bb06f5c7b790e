package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.StunServer;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.settings.ThinkingTime;
import org.jspecify.annotations.Nullable;

/**
 * Settings and forms as text: words, with a version first. A text may be damaged, written by hand
 * or by a newer version: it is bounded, and read whole or not at all.
 */
public final class PreferencesCodec {
  private static final String VERSION = "1";
  private static final char TAB = '\t';
  private static final int LONGEST_BOARD = 8_000;
  private static final String MARK = "=";
  private static final String PACE = "pace=";
  private static final String THINKING = "thinking=";
  private static final String STUN = "stun=";
  private static final int CLOCK_LINE = 5;
  private static final int LONGEST = 20_000;

  private PreferencesCodec() {}

  /**
   * Writes the version, the language, the theme, and a word for each setting that is switched on or
   * chosen.
   */
  public static String write(Settings settings) {
    StringBuilder text = new StringBuilder(VERSION);
    text.append(' ').append(settings.language().tag()).append(' ').append(settings.theme().word());
    for (Settings.Switch what : settings.on()) {
      text.append(' ').append(what.word());
    }
    text.append(' ').append(PACE).append(settings.pace().word());
    text.append(' ').append(THINKING).append(settings.thinking().word());
    String server = settings.stun();
    return server.isEmpty() ? text.toString() : text.append(' ').append(STUN + server).toString();
  }

  /** Reads settings; null if the text is of none. Unknown words are ignored. */
  public static @Nullable Settings readSettings(String text) {
    List<Words.Word> words = text.length() > LONGEST ? List.of() : Words.words(text);
    if (words.size() < 3 || !words.get(0).text().equals(VERSION)) {
      return null;
    }
    Settings read =
        new Settings(
            Language.bestOf(List.of(words.get(1).text())),
            Theme.ofWord(words.get(2).text()),
            List.of(),
            Pace.MEDIUM,
            ThinkingTime.USUAL,
            "");
    for (Words.Word word : words.subList(3, words.size())) {
      for (Settings.Switch what : Settings.Switch.values()) {
        read = what.word().equals(word.text()) ? read.with(what, true) : read;
      }
      if (word.text().startsWith(PACE)) {
        read = read.withPace(Pace.ofWord(word.text().substring(PACE.length())));
      }
      if (word.text().startsWith(THINKING)) {
        String time = word.text().substring(THINKING.length());
        read = read.withThinking(ThinkingTime.ofWord(time));
      }
      if (word.text().startsWith(STUN)) {
        String server = word.text().substring(STUN.length());
        read = server.length() > StunServer.LONGEST ? read : read.withStun(server);
      }
    }
    return read;
  }

  /**
   * Writes a line with the version, the seats and the words of the set-up, a line for each name,
   * and a last line for the clock. A board's text that is empty or begins with an equals sign gets
   * an equals sign in front.
   */
  public static String write(GameForm form) {
    String board = form.board();
    boolean marked = board.isEmpty() || board.startsWith(MARK);
    GameForm written = form.withBoard(marked ? MARK + board : board);
    StringBuilder text = new StringBuilder(VERSION);
    text.append(' ').append(seats(form.seats())).append(' ').append(written.words());
    for (String name : form.names()) {
      text.append('\n').append(name);
    }
    text.append('\n').append(form.clock().text());
    return text.toString();
  }

  /** Reads a form; null if the text is of none. The engine may still refuse its words. */
  public static @Nullable GameForm readForm(String text) {
    if (text.length() > LONGEST) {
      return null;
    }
    List<Words.Word> lines = Words.split(text, '\n');
    List<Words.Word> words = Words.words(lines.get(0).text());
    List<String> names = new ArrayList<>();
    for (Words.Word line : lines.subList(1, Math.min(lines.size(), CLOCK_LINE))) {
      names.add(line.text());
    }
    TimeControl clock =
        lines.size() > CLOCK_LINE ? TimeControl.read(lines.get(CLOCK_LINE).text()) : null;
    List<Seat> seats = words.size() < 4 ? null : readSeats(words.get(1).text());
    if (seats == null || !words.get(0).text().equals(VERSION)) {
      return null;
    }
    List<GameForm.Option> options = new ArrayList<>();
    for (Words.Word word : words.subList(4, words.size())) {
      int equals = word.text().indexOf('=');
      if (equals < 1) {
        return null;
      }
      options.add(
          new GameForm.Option(word.text().substring(0, equals), word.text().substring(equals + 1)));
    }
    String board = words.get(3).text();
    String said = board.startsWith(MARK) ? board.substring(1) : board;
    return new GameForm(
        words.get(2).text(), said, options, seats, names, clock == null ? TimeControl.NONE : clock);
  }

  /** Writes one line for each board: name, board and stars, with tabs between them. */
  public static String write(List<OwnBoard> boards) {
    StringBuilder text = new StringBuilder();
    for (OwnBoard board : boards) {
      text.append(text.isEmpty() ? "" : "\n").append(board.name()).append(TAB);
      text.append(board.board()).append(TAB).append(board.stars());
    }
    return text.toString();
  }

  /** Reads boards. Invalid lines are left out. */
  public static List<OwnBoard> readBoards(String text) {
    List<OwnBoard> boards = new ArrayList<>();
    List<Words.Word> lines =
        text.length() > OwnBoard.MOST * LONGEST_BOARD ? List.of() : Words.split(text, '\n');
    for (Words.Word line : lines) {
      List<Words.Word> parts = Words.split(line.text(), TAB);
      boolean whole = parts.size() == 3 && line.text().length() < LONGEST_BOARD;
      String name = whole ? OwnBoard.clean(parts.get(0).text()) : "";
      if (!name.isEmpty() && boards.size() < OwnBoard.MOST) {
        boards.add(new OwnBoard(name, parts.get(1).text(), parts.get(2).text()));
      }
    }
    return boards;
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
