package org.hexstones.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

/** A record that is read a little at a time is the one that is read at once. */
final class RecordReadingTest {
  private static Parsed<GameRecord> inParts(String text, int[] parts) {
    RecordReading reading = new RecordReading(text, SampleGames.ALL::setup);
    parts[0] = 1;
    while (reading.goOn()) {
      parts[0]++;
    }
    assertFalse(reading.goOn());
    return reading.result();
  }

  @Test
  void readsEveryTextAsAtOnce() {
    int[] parts = new int[1];
    int most = 0;
    for (String setup : SampleGames.setupsAnd()) {
      RandomRecords records = new RandomRecords(setup.length());
      for (int i = 0; i < 5; i++) {
        GameRecord record = records.next(SampleGames.ALL.setup(setup).orThrow());
        String text = RecordText.write(record);
        assertEquals(record, inParts(text, parts).orThrow());
        most = Math.max(most, parts[0]);
        for (int cut = 0; cut < text.length(); cut += 1 + text.length() / 20) {
          String begun = text.substring(0, cut);
          assertEquals(RecordText.parse(begun, SampleGames.ALL::setup), inParts(begun, parts));
        }
      }
    }
    assertTrue(most > 5, "parts: " + most);
  }
}
