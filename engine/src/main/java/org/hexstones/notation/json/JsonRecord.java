package org.hexstones.notation.json;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordBounds;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;

/** Writes records in the newest version of the JSON format, and reads all versions. */
public final class JsonRecord {
  /** The maximum length of a text, in characters. Longer ones are refused without reading them. */
  public static final int MAX_LENGTH = 1_000_000;

  static final int NEWEST = 1;

  private JsonRecord() {}

  /**
   * A record as a JSON object of several lines, in ASCII; but other characters stand for themselves
   * where the text would be too long otherwise.
   *
   * @param record must be legal ({@link GameRecord#check})
   */
  public static String write(GameRecord record) {
    String ascii = new JsonV1Writer(true).write(record);
    return ascii.length() <= MAX_LENGTH ? ascii : new JsonV1Writer(false).write(record);
  }

  /**
   * Reads a record and replays all of it through the rules. For every text it returns a legal
   * record, or a refusal with the place of the problem. It throws no exception.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> parse(String text, Function<String, Parsed<Setup>> setups) {
    return reading(text, setups).result();
  }

  /** Begins to read a record in slices. The result is that of {@link #parse}. */
  public static Reading<GameRecord> reading(String text, Function<String, Parsed<Setup>> setups) {
    if (text.length() > MAX_LENGTH) {
      return Reading.done(Parsed.refused(JsonProblem.TOO_LONG, MAX_LENGTH));
    }
    return new JsonParser(text)
        .then(json -> new JsonV1Reader(setups).reading(json))
        .then(record -> Reading.done(RecordBounds.check(record)));
  }
}
