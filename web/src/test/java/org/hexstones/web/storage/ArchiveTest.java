package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Large archives, and those that are made to take long. */
@Timeout(120)
final class ArchiveTest {
  private static final String HEADER = "hexstones-games 1\n";

  private final FakeGameStore.Store store = new FakeGameStore.Store();
  private final FakeGameStore gameStore = new FakeGameStore(store);
  private final List<ImportResult> events = new ArrayList<>();
  private final GameAutosaver autosaver =
      new GameAutosaver(gameStore, Games.ALL::setup, () -> "fresh", this::hear);
  private final GameLibrary library =
      new GameLibrary(gameStore, autosaver, gameStore.due::add, this::hear);
  private int steps;

  private void hear(StoreEvent event) {
    if (event instanceof StoreEvent.Imported imported) {
      events.add(imported.how());
    }
  }

  private void settle() {
    while (!gameStore.due.isEmpty()) {
      gameStore.due.remove().run();
      steps++;
    }
  }

  private ImportResult imported(TextSource text) {
    steps = 0;
    events.clear();
    library.importAll(text);
    settle();
    return events.get(events.size() - 1);
  }

  private ImportResult imported(String text) {
    return imported(TextSource.of(text));
  }

  /** A text in pieces of any lengths. */
  private record Pieces(List<String> left) implements TextSource {
    static Pieces of(String text, int length) {
      List<String> pieces = new ArrayList<>();
      for (int i = 0; i < text.length(); i += length) {
        pieces.add(text.substring(i, Math.min(text.length(), i + length)));
      }
      return new Pieces(pieces);
    }

    @Override
    public void next(Consumer<@Nullable String> answer) {
      answer.accept(left.isEmpty() ? "" : left.remove(0));
    }

    @Override
    public double share() {
      return left.isEmpty() ? 1 : 0.5;
    }
  }

  private List<String> exported() {
    List<String> written = new ArrayList<>();
    library.exportAll(written::addAll);
    settle();
    return written;
  }

  private String text(String id) {
    return Objects.requireNonNull(store.games.get(id)).text();
  }

  private void keep(int games, String tail) {
    for (int i = 0; i < games; i++) {
      String text = MatchCodec.write(SomeMatch.of("m" + i, "a3")).replace(" a3", " a3 " + tail);
      store.games.put("m" + i, new StoredGame("m" + i, 1, text, gameStore.now()));
    }
  }

  /** Twenty thousand games, of more characters than used to be read. */
  @Test
  void theLargestLibraryComesBackWhole() {
    String comment = "{" + "what is said about this move ".repeat(80) + "}";
    keep(Archive.MOST_GAMES, comment);
    steps = 0;
    List<String> pieces = exported();
    assertTrue(steps >= pieces.size());
    int length = 0;
    for (String piece : pieces) {
      length += piece.length();
      assertTrue(piece.length() < TextSource.PIECE + MatchCodec.LONGEST);
    }
    assertTrue(length > 40_000_000, "" + length);
    int games = store.games.size();
    store.games.clear();
    assertEquals(new ImportResult(games, 0, 0, 0), imported(new Pieces(new ArrayList<>(pieces))));
    assertTrue(text("m17").contains("about this move"));
    assertEquals(new ImportResult(0, games, 0, 0), imported(new Pieces(new ArrayList<>(pieces))));
    assertEquals(games, store.games.size());
  }

  @Test
  void theLongestGameComesBack() {
    keep(1, "");
    String text = text("m0").stripTrailing();
    String longest = text + "\n".repeat(RecordText.MAX_LENGTH - text.length());
    store.games.put("m0", new StoredGame("m0", 1, longest, gameStore.now()));
    store.games.put("m1", new StoredGame("m1", 1, text + "\n", gameStore.now()));
    String written = String.join("", exported());
    for (String ends : List.of("\n", "\r\n")) {
      store.games.clear();
      assertEquals(new ImportResult(2, 0, 0, 0), imported(written.replace("\n", ends)));
      assertEquals(longest, text("m0"));
    }
  }

  @Test
  void anyPiecesAreReadAsTheWhole() {
    keep(3, "{A comment\nof\n\nlines.}");
    String text = String.join("", exported()).replace("\n", "\r\n") + "kept m 1 9\r\nno more";
    for (int length : List.of(20, 21, 64, 1_000)) {
      store.games.clear();
      assertEquals(new ImportResult(3, 0, 1, 0), imported(Pieces.of(text, length)));
    }
  }

  @Test
  void nonsenseOfAClockIsReadAgain() {
    keep(1, "");
    String game = text("m0");
    for (double time : List.of(-1e15, 1e300, Double.NaN)) {
      store.games.put("m0", new StoredGame("m0", 1, game, time));
      String text = String.join("", exported());
      store.games.clear();
      assertEquals(new ImportResult(1, 0, 0, 0), imported(text));
    }
  }

  /** The clock of the tests goes on with each look at it, which is after a few moves. */
  @Test
  void aLargeGameIsReadInManyShortSteps() {
    GameRecord record = LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), List.of());
    String text = MatchCodec.write(Match.begin("m0", record, List.of()));
    store.games.put("m0", new StoredGame("m0", 1, text, gameStore.now()));
    String written = String.join("", exported());
    store.games.clear();
    assertEquals(new ImportResult(1, 0, 0, 0), imported(written));
    assertEquals(text, text("m0"));
    assertTrue(steps >= Bounds.MOVES / 200, "" + steps);
  }

  @Test
  void lineEndsAloneAreReadInManyShortSteps() {
    assertEquals(new ImportResult(0, 0, 0, 0), imported(HEADER + "\n".repeat(30_000_000)));
    assertTrue(steps >= 28, "" + steps);
  }

  /** What each line promises is looked for without going through what follows it. */
  @Test
  void promisesOfManyLinesTakeNoLonger() {
    String promise = "kept m 1 400000\n";
    assertEquals(new ImportResult(0, 0, 500_000, 0), imported(HEADER + promise.repeat(500_000)));
    promise = "kept m 1 999999999\n";
    assertEquals(new ImportResult(0, 0, 500_000, 0), imported(HEADER + promise.repeat(500_000)));
  }

  @Test
  void aLineWithoutAnEndIsNoGame() {
    String endless = "kept m 1 2\n" + "x".repeat(20_000_000);
    assertEquals(new ImportResult(0, 0, 1, 0), imported(HEADER + endless));
    assertTrue(store.games.isEmpty());
  }

  @Test
  void archiveThatBreaksOffIsReported() {
    keep(2, "");
    String text = String.join("", exported());
    store.games.clear();
    boolean[] first = {true};
    TextSource broken =
        new TextSource() {
          @Override
          public void next(Consumer<@Nullable String> answer) {
            answer.accept(first[0] ? text : null);
            first[0] = false;
          }

          @Override
          public double share() {
            return 0.5;
          }
        };
    assertEquals(new ImportResult(2, 0, 1, 0), imported(broken));
  }

  @Test
  void progressOfReadingIsShown() {
    keep(4_000, "{" + "x".repeat(600) + "}");
    String text = String.join("", exported());
    store.games.clear();
    assertEquals(new ImportResult(4_000, 0, 0, 0), imported(text));
    assertTrue(events.size() > 3);
    int before = 0;
    for (ImportResult how : events.subList(0, events.size() - 1)) {
      assertTrue(how.read() > before);
      assertTrue(Math.abs(how.about() - 4_000) < 400, "" + how);
      before = how.read();
    }
    assertFalse(store.games.isEmpty());
  }
}
