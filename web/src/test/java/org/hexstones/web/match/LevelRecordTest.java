package org.hexstones.web.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.registry.Games;
import org.hexstones.web.storage.LibraryEntry;
import org.junit.jupiter.api.Test;

/** The results against computers are those of the games. */
final class LevelRecordTest {
  private static Match match(String id, String setup, Seat... seats) {
    Setup read = Games.ALL.setup(setup).orThrow();
    return Match.begin(id, new GameRecord(read, Start.EMPTY, Node.ROOT, List.of()), List.of(seats));
  }

  private static LevelResult result(String id, int level, boolean won) {
    return new LevelResult(id, "y", level, won);
  }

  @Test
  void resultNamesPresetLevelAndWinner() {
    Match begun = match("a", "y 5", Seat.PERSON, Seat.computer(2));
    assertNull(LevelResult.of(begun), "it goes on");
    assertEquals(new LevelResult("a", "y", 2, true), LevelResult.of(begun.played(Moves.resign(1))));
    assertEquals(
        new LevelResult("a", "y", 2, false), LevelResult.of(begun.played(Moves.resign(0))));
    Match seen = begun.played(Moves.place(1, 3)).played(Moves.resign(0)).at(1);
    assertEquals(
        new LevelResult("a", "y", 2, false), LevelResult.of(seen), "whatever is looked at");
    Match omega = match("b", "omega hexhex:3", Seat.computer(3), Seat.PERSON);
    assertEquals(
        new LevelResult("b", "omega", 3, true), LevelResult.of(omega.played(Moves.resign(0))));
  }

  @Test
  void gamesOfOthersHaveNoResult() {
    List<Match> others =
        List.of(
            match("a", "y 5", Seat.PERSON, Seat.PERSON),
            match("a", "y 5", Seat.PERSON, Seat.LINK),
            match("a", "y 5", Seat.computer(1), Seat.computer(2)));
    for (Match match : others) {
      assertNull(LevelResult.of(match.played(Moves.resign(0))));
    }
  }

  @Test
  void winsAreCountedByLevel() {
    LevelRecord levels =
        new LevelRecord(List.of(), true)
            .with(result("a", 1, true))
            .with(result("b", 1, false))
            .with(result("c", 2, true))
            .with(new LevelResult("d", "omega", 1, true));
    assertEquals(1, levels.won("y", 1));
    assertEquals(2, levels.played("y", 1));
    assertEquals(0, levels.played("y", 3));
    assertEquals(levels.with(result("b", 1, false)).played("y", 1), 2, "each game once");
  }

  @Test
  void firstWinsAreFound() {
    LevelRecord levels = new LevelRecord(List.of(), true).with(result("a", 1, false));
    assertFalse(levels.isFirstWin(result("b", 1, false)));
    assertTrue(levels.isFirstWin(result("b", 1, true)));
    levels = levels.with(result("b", 1, true));
    assertTrue(levels.isFirstWin(result("b", 1, true)), "it stays the first");
    assertFalse(levels.isFirstWin(result("c", 1, true)));
    assertTrue(levels.isFirstWin(result("c", 2, true)));
    assertFalse(LevelRecord.UNKNOWN.isFirstWin(result("b", 1, true)));
  }

  @Test
  void listedGamesHaveTheirResult() {
    Match over = match("a", "y 5", Seat.PERSON, Seat.computer(2)).played(Moves.resign(1));
    List<LevelResult> results = new ArrayList<>();
    results.add(new LibraryEntry("other", 0, over).result());
    assertEquals(List.of(new LevelResult("other", "y", 2, true)), results);
    assertNull(new LibraryEntry("newer", 0, null).result());
  }
}
