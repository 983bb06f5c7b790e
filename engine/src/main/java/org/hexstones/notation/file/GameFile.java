package org.hexstones.notation.file;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordReading;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;

/** Reads a game from a file or a text in any supported format. */
public final class GameFile {
  /** The maximum size of a file, in bytes. */
  public static final int MAX_BYTES = 16_000_000;

  /** The maximum length of a text. No text and no picture that is saved here is longer. */
  public static final int MAX_TEXT = 4_000_000;

  private GameFile() {}

  /**
   * Reads a file: a PNG or GIF picture, or a text as in {@link #read(String, Function)}. For any
   * bytes it returns a legal record or the reason of the refusal. It throws no exception.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(byte[] file, Function<String, Parsed<Setup>> setups) {
    return reading(file, setups).result();
  }

  /** Begins to read a file in slices. The result is that of {@link #read(byte[], Function)}. */
  public static Reading<GameRecord> reading(byte[] file, Function<String, Parsed<Setup>> setups) {
    if (file.length > MAX_BYTES) {
      return refused(Reason.of(FileProblem.TOO_LARGE, MAX_BYTES));
    }
    if (GifGame.isGif(file)) {
      return GifGame.reading(file).then(text -> reading(text, setups));
    }
    if (PngGame.isPng(file)) {
      return PngGame.reading(file).then(text -> new RecordReading(text, setups));
    }
    if (file.length > MAX_TEXT) {
      return refused(Reason.of(FileProblem.TOO_LARGE, MAX_TEXT));
    }
    return new Utf8Reading(file, 0, file.length, FileProblem.NOT_UTF8)
        .then(text -> reading(text, setups));
  }

  private static Reading<GameRecord> refused(Reason reason) {
    return Reading.done(Parsed.refused(reason));
  }

  /**
   * Reads a text: the plain notation, JSON, an SVG picture, a link, or an address with a link, also
   * within another text ({@link PastedText}, {@link Fragment}). Places in refusals refer to the
   * part that contains the game.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(String text, Function<String, Parsed<Setup>> setups) {
    return reading(text, setups).result();
  }

  /** Begins to read a text in slices. The result is that of {@link #read(String, Function)}. */
  public static Reading<GameRecord> reading(String text, Function<String, Parsed<Setup>> setups) {
    if (text.length() > MAX_TEXT) {
      return refused(Reason.of(FileProblem.TOO_LARGE, MAX_TEXT));
    }
    int from = 0;
    while (from < text.length() && isSpace(text.charAt(from))) {
      from++;
    }
    int to = text.length();
    while (to > from && isSpace(text.charAt(to - 1))) {
      to--;
    }
    if (from == to) {
      return refused(Reason.of(FileProblem.EMPTY));
    }
    String record = PastedText.record(text);
    if (PastedText.isRecord(record, 0)) {
      return new RecordReading(record, setups);
    }
    if (PastedText.isJson(record, 0)) {
      return JsonRecord.reading(record, setups);
    }
    String trimmed = text.substring(from, to);
    return trimmed.charAt(0) == '<'
        ? SvgGame.reading(text).after(picture -> inside(picture, trimmed, setups))
        : other(trimmed, Reason.of(FileProblem.NOT_A_GAME), setups);
  }

  /** Reads the record in a picture. A text that begins like one may contain something else. */
  private static Reading<GameRecord> inside(
      Parsed<String> picture, String text, Function<String, Parsed<Setup>> setups) {
    Reason reason = picture.reason();
    if (reason == null) {
      return new RecordReading(picture.orThrow(), setups);
    }
    return reason.problem() == FileProblem.DAMAGED ? refused(reason) : other(text, reason, setups);
  }

  /**
   * Reads a text that is neither a record nor a picture with one: as a link, or for the reason why
   * it is nothing.
   */
  private static Reading<GameRecord> other(
      String text, Reason reason, Function<String, Parsed<Setup>> setups) {
    String link = Fragment.link(text);
    if (link != null) {
      return new LinkReading(link, setups);
    }
    if (text.startsWith(RecordText.HEADER)) {
      return new RecordReading(text, setups);
    }
    if (text.charAt(0) == '{') {
      return JsonRecord.reading(text, setups);
    }
    return isWord(text) ? new LinkReading(text, setups) : refused(reason);
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || c == '\uFEFF';
  }

  /** Whether a text may be a link, damaged or not, and not a sentence. */
  private static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c > '~' || isSpace(c)) {
        return false;
      }
    }
    return text.charAt(0) >= '0' && text.charAt(0) <= '9';
  }
}
