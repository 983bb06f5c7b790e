package org.hexstones.notation.json;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;

/** Writes records as JSON of the newest version and reads every version there has been. */
public final class JsonRecord {
  /** The most characters of a text that is read; nothing is built from a longer one. */
  public static final int MAX_LENGTH = 1_000_000;

  static final int NEWEST = 1;

  private JsonRecord() {}

  /**
   * A record as a JSON object of several lines, in ASCII.
   *
   * @param record must be legal ({@link GameRecord#check})
   */
  public static String write(GameRecord record) {
    return new JsonV1Writer().write(record);
  }

  /**
   * Reads a record and replays all of it through the rules. Total: any text gives a legal record or
   * the reason why not, with its place.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> parse(String text, Function<String, Parsed<Setup>> setups) {
    if (text.length() > MAX_LENGTH) {
      return Parsed.refused(JsonProblem.TOO_LONG, MAX_LENGTH);
    }
    return JsonParser.parse(text).then(json -> new JsonV1Reader(setups).read(json));
  }
}
