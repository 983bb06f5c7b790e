package org.hexstones.notation.file;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;

/** Reads a game from a file or a text in any supported format. */
public final class GameFile {
  /** The maximum size of a file, in bytes. */
  public static final int MAX_BYTES = 16_000_000;

  private GameFile() {}

  /**
   * Reads a file: a PNG or GIF picture, or a text as in {@link #read(String, Function)}. For any
   * bytes it returns a legal record or the reason of the refusal. It throws no exception.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(byte[] file, Function<String, Parsed<Setup>> setups) {
    if (file.length > MAX_BYTES) {
      return Parsed.refused(FileProblem.TOO_LARGE, MAX_BYTES);
    }
    if (GifGame.isGif(file)) {
      return GifGame.find(file).then(text -> read(text, setups));
    }
    if (PngGame.isPng(file)) {
      return PngGame.find(file).then(text -> RecordText.parse(text, setups));
    }
    String text = Utf8.read(file, 0, file.length);
    return text == null ? Parsed.refused(FileProblem.NOT_UTF8) : read(text, setups);
  }

  /**
   * Reads a text: the plain notation, JSON, an SVG picture, a link, or an address with a link, also
   * within another text ({@link PastedText}, {@link Fragment}). Places in refusals refer to the
   * part that contains the game.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(String text, Function<String, Parsed<Setup>> setups) {
    if (text.length() > MAX_BYTES) {
      return Parsed.refused(FileProblem.TOO_LARGE, MAX_BYTES);
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
      return Parsed.refused(FileProblem.EMPTY);
    }
    String record = PastedText.record(text);
    if (PastedText.isRecord(record, 0)) {
      return RecordText.parse(record, setups);
    }
    if (PastedText.isJson(record, 0)) {
      return JsonRecord.parse(record, setups);
    }
    Parsed<String> picture =
        text.charAt(from) == '<' ? SvgGame.find(text) : Parsed.refused(FileProblem.NOT_A_GAME);
    Reason reason = picture.reason();
    return reason == null || reason.problem() == FileProblem.DAMAGED
        ? picture.then(inside -> RecordText.parse(inside, setups))
        : other(text, from, to, reason, setups);
  }

  /**
   * Reads a text that is neither a record nor a picture with one: as a link, or for the reason why
   * it is nothing.
   */
  private static Parsed<GameRecord> other(
      String text, int from, int to, Reason reason, Function<String, Parsed<Setup>> setups) {
    String link = Fragment.link(text);
    if (link != null) {
      return Links.read(link, setups);
    }
    if (text.startsWith(RecordText.HEADER, from)) {
      return RecordText.parse(text, setups);
    }
    if (text.charAt(from) == '{') {
      return JsonRecord.parse(text, setups);
    }
    return isWord(text, from, to)
        ? Links.read(text.substring(from, to), setups)
        : Parsed.refused(reason);
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || c == '\uFEFF';
  }

  /** Whether a text may be a link, damaged or not, and not a sentence. */
  private static boolean isWord(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c > '~' || isSpace(c)) {
        return false;
      }
    }
    return text.charAt(from) >= '0' && text.charAt(from) <= '9';
  }
}
