package org.hexstones.notation;

import java.util.Objects;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Reads a record in slices, for programs that do other work in between. There is no result until
 * the whole record was read and replayed through the rules.
 */
public final class RecordReading implements Reading<GameRecord> {
  private @Nullable PlainV1Reader reader;
  private @Nullable Reason refusal;

  /**
   * Begins to read a text.
   *
   * @param setups reads the text of a set-up
   */
  public RecordReading(String text, Function<String, Parsed<Setup>> setups) {
    if (text.length() > RecordText.MAX_LENGTH) {
      refusal = Reason.of(NotationProblem.TOO_LONG, RecordText.MAX_LENGTH);
      return;
    }
    PlainLexer words = new PlainLexer(text);
    PlainLexer.Token header = words.next();
    PlainLexer.Token version = words.next();
    if (!header.isWord(RecordText.HEADER) || Words.number(version.text()) < 1) {
      refusal = Reason.of(NotationProblem.NOT_A_RECORD).at(0);
    } else if (Words.number(version.text()) > RecordText.NEWEST) {
      refusal =
          Reason.of(NotationProblem.NEWER_VERSION, version.text(), RecordText.NEWEST)
              .at(version.at());
    } else {
      reader = new PlainV1Reader(words, setups);
    }
  }

  @Override
  public boolean goOn() {
    return reader != null && reader.goOn();
  }

  @Override
  public Parsed<GameRecord> result() {
    if (refusal != null) {
      return Parsed.refused(refusal);
    }
    // Somebody may have written more in less room than this program needs.
    return Objects.requireNonNull(reader).read().then(RecordBounds::check);
  }
}
