package org.hexstones.tools.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.Hostile;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random lines, likely and unlikely ones: each is answered, and a refusal changes nothing. */
final class GtpFuzzTest {
  private static final int LINES = 8000;

  private static final List<String> COMMANDS =
      List.of(
          "play",
          "play",
          "play",
          "play",
          "play",
          "play",
          "undo",
          "komi",
          "set_game",
          "boardsize",
          "load_record",
          "clear_board",
          "to_move",
          "current_score",
          "final_score",
          "showboard",
          "known_command",
          "move_time",
          "time_settings",
          "time_left",
          "seed",
          "record",
          "link",
          "genmove",
          "list_commands",
          "name",
          "nonsense",
          "7 play",
          "\t12\tundo");

  private static final List<String> WORDS =
      List.of(
          "white",
          "black",
          "red",
          "blue",
          "A",
          "B",
          "C",
          "D",
          "b",
          "w",
          "B",
          "W",
          "swap",
          "keep",
          "swap:A",
          "swap:b",
          "resign",
          "flag",
          "pass",
          "end",
          "b2,end",
          "komi:2.5",
          "komi:0",
          "2.5",
          "0",
          "-1",
          "3",
          "4",
          "999999999999",
          "a3",
          "b3,c3",
          "c3,d3",
          "a3,b3,c3",
          "d1,e1,e2,d2",
          "c1,c2",
          "e3,d4",
          "b2",
          "e1",
          "sunder 3",
          "y 4",
          "gyre 3",
          "swell",
          "omny",
          "omega",
          "hexhex:3",
          "hexhex:4",
          "triangle:4",
          "players=3",
          "players=4",
          "pie=on",
          "balance=komi",
          "balance=komi+pie",
          "balance=12*",
          "komi=1.5",
          "misere=on",
          "stars=corners",
          "stars=a3,b3",
          "hexstones 1",
          "game",
          "moves",
          "(",
          ")",
          "{x}",
          "\"",
          "\\",
          "#",
          "\u0000",
          "é",
          "\ud800",
          "=",
          ":",
          ",");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void everyLineIsAnsweredAndARefusalChangesNothing(int seed) {
    Rng rng = new Rng(seed);
    GtpEngine engine = Engines.engine();
    engine.respond("move_iterations 2");
    int accepted = 0;
    String before = state(engine);
    for (int i = 0; i < LINES; i++) {
      String line = line(rng);
      String response = engine.respond(line);
      if (response.isEmpty()) {
        continue;
      }
      assertTrue(response.startsWith("=") || response.startsWith("?"), line);
      assertEquals(response.length() - 2, response.indexOf("\n\n"), line);
      if (line.startsWith("move_time") || line.startsWith("time_")) {
        engine.respond("move_iterations 2");
      }
      String after = state(engine);
      if (response.startsWith("?")) {
        assertEquals(before, after, line);
      } else {
        accepted++;
      }
      before = after;
    }
    assertTrue(accepted > LINES / 20);
  }

  /** Lines of one conversation each. */
  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept(
        "gtp",
        lines -> {
          GtpEngine engine = Engines.engine();
          for (String line : lines.split("\n", -1)) {
            String response = engine.respond(line);
            assertTrue(response.isEmpty() || "=?".indexOf(response.charAt(0)) >= 0, line);
          }
        });
  }

  private static String line(Rng rng) {
    StringBuilder line = new StringBuilder(COMMANDS.get(rng.below(COMMANDS.size())));
    for (int words = rng.below(4); words > 0; words--) {
      line.append(' ').append(WORDS.get(rng.below(WORDS.size())));
    }
    if (rng.below(20) == 0) {
      line.setCharAt(rng.below(line.length()), (char) rng.below(256));
    }
    return line.toString();
  }

  private static String state(GtpEngine engine) {
    return engine.respond("record") + engine.respond("showboard");
  }
}
