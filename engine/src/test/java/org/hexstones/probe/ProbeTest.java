package org.hexstones.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Rng;
import org.hexstones.search.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProbeTest {
  private static final Clock STANDING = () -> 0;
  private static final String REFUSED = "probe refused";

  private static String ask(String text) {
    return String.valueOf(Probe.answer(text, STANDING));
  }

  @Test
  void digestFollowsFromTheGames() {
    String job = "probe rules 20 7 omega hexhex:3; omny hexhex:3";
    assertTrue(ask(job).startsWith("probe 0.0 "), ask(job));
    assertEquals(ask(job), ask(job));
    assertNotEquals(ask(job), ask(job.replace(" 7 ", " 8 ")));
    assertNotEquals(ask(job), ask(job.replace(" 20 ", " 21 ")));
    assertNotEquals(ask(job), ask(job.replace("omny hexhex:3", "omny hexhex:3 misere=on")));
  }

  @Test
  void speedIsMeasuredByWorkThatCanBeCounted() {
    int mean = Integer.parseInt(ask("probe playouts 3000 1 omega hexhex:3").substring(10));
    assertTrue(mean > 300_000 && mean < 700_000, "the mean reward: " + mean);
    assertEquals("probe 0.0 300", ask("probe search 300 1 omega hexhex:5"));
  }

  /**
   * What reviews found when these digests were recorded. A change of the search changes them; then
   * they are to be recorded again.
   */
  @ParameterizedTest
  @CsvSource({
    "omega hexhex:4, 386b6b85166dfec8",
    "omega hexhex:4 players=3, 59bbd2344e51871a",
    "sunder 3, 0f3a62ff94e092f1",
    "y 6, 403720795d581e98",
    "omny hexhex:3 misere=on, 6d4c420fd1ca8784",
  })
  void reviewsAreThoseThatWereRecorded(String setup, String digest) {
    assertEquals("probe 0.0 " + digest, ask("probe review 200 2026 " + setup));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "probe ",
        "probe rules",
        "probe rules 1 1",
        "probe rules 1 1 ",
        "probe rules 1 1 ;",
        "probe rules 1 1 omega hexhex:5;",
        "probe rules 1 1 omega hexhex:99",
        "probe rules 0 1 omega hexhex:5",
        "probe rules -1 1 omega hexhex:5",
        "probe rules 1 x omega hexhex:5",
        "probe rules 1000000000 1 omega hexhex:5",
        "probe rules  1 1 omega hexhex:5",
        "probe think 1 1 omega hexhex:5",
      })
  void otherTextsAreNoJob(String text) {
    assertEquals(REFUSED, ask(text));
  }

  @Test
  void overlongProbesAreRefused() {
    assertEquals(REFUSED, ask("probe rules 1 1 omega hexhex:5 " + " ".repeat(50_000)));
    assertNull(Probe.answer("best-move\n1", STANDING));
    assertNull(Probe.answer("", STANDING));
  }

  @Test
  void alteredJobsAreAnsweredOrRefused() {
    String job = "probe rules 1 1 omega hexhex:2; omny hexhex:2";
    String letters = "0 ;:x=\n\0-\uD800";
    Rng rng = new Rng(5);
    for (int round = 0; round < 2000; round++) {
      StringBuilder text = new StringBuilder(job);
      for (int changes = 1 + rng.below(4); changes > 0; changes--) {
        text.setCharAt(
            6 + rng.below(text.length() - 6), letters.charAt(rng.below(letters.length())));
      }
      assertTrue(ask(text.toString()).startsWith("probe "), text.toString());
    }
  }
}
