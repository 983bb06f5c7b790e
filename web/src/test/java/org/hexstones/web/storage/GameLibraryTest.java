package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.hexstones.Hostile;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Rng;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameLibraryTest {
  private static final double DAY = 24 * 3_600_000.0;

  private final FakeGameStore.Store store = new FakeGameStore.Store();
  private final FakeGameStore gameStore = new FakeGameStore(store);
  private final List<StoreEvent> events = new ArrayList<>();
  private final GameAutosaver autosaver =
      new GameAutosaver(gameStore, Games.ALL::setup, () -> "fresh", events::add);
  private final GameLibrary library =
      new GameLibrary(gameStore, autosaver, gameStore.due::add, events::add);

  private void keep(String id, String text) {
    store.games.put(id, new StoredGame(id, 1, text, gameStore.now()));
  }

  private void keep(Match... matches) {
    for (Match match : matches) {
      keep(match.id(), MatchCodec.write(match));
    }
  }

  private List<LibraryEntry> list() {
    library.list();
    gameStore.settle();
    List<LibraryEntry> entries = List.of();
    for (StoreEvent event : events) {
      if (event instanceof StoreEvent.Listed listed && listed.whole()) {
        entries = listed.entries();
      }
    }
    return entries;
  }

  private String exported() {
    List<String> texts = new ArrayList<>();
    library.exportAll(pieces -> texts.add(String.join("", pieces)));
    gameStore.settle();
    return texts.get(0);
  }

  private ImportResult imported(String text) {
    events.clear();
    library.importAll(TextSource.of(text));
    gameStore.settle();
    for (StoreEvent event : events) {
      if (event instanceof StoreEvent.Imported imported && imported.how().about() == 0) {
        return imported.how();
      }
    }
    throw new AssertionError("no answer");
  }

  /** The clock of the tests goes on with each look at it, which is after a few moves. */
  @Test
  void largeGamesAreListedInManyShortSteps() {
    GameRecord record = LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), List.of());
    keep(Match.begin("a", record, List.of()), Match.begin("b", record, List.of()));
    library.list();
    int steps = 0;
    while (!gameStore.due.isEmpty()) {
      gameStore.due.remove().run();
      steps++;
    }
    assertTrue(steps >= 2 * Bounds.MOVES / 200, "" + steps);
    assertEquals(2, list().size());
  }

  @Test
  void gamesAreListedNewestFirstAndWhole() {
    keep(SomeMatch.of("old", "a3"), SomeMatch.of("new", "a3", "b3"));
    keep("damaged", "1 0 person,person\nhexstones 1 nothing");
    keep("newer", "99 whatever\n");
    List<LibraryEntry> entries = list();
    assertEquals(List.of("newer", "new", "old"), entries.stream().map(LibraryEntry::id).toList());
    assertNull(entries.get(0).match());
    assertEquals(2, Objects.requireNonNull(entries.get(1).match()).cursor());
    assertEquals(1, store.aside.size());
    assertTrue(events.contains(new StoreEvent.SetAside()));
  }

  @Test
  void manyGamesAreShownBeforeAllAreRead() {
    for (int i = 0; i < 100; i++) {
      keep(SomeMatch.random("m" + i, SomeMatch.SETUPS.get(i % SomeMatch.SETUPS.size()), i));
    }
    assertEquals(100, list().size());
    StoreEvent.Listed first = (StoreEvent.Listed) events.get(0);
    assertFalse(first.whole());
    assertTrue(first.entries().size() < 40);
  }

  @Test
  void manyAsksAtOnceAreAnsweredTogether() {
    keep(SomeMatch.of("m", "a3"));
    for (int i = 0; i < 100; i++) {
      library.list();
    }
    keep(SomeMatch.of("n", "a3"));
    gameStore.settle();
    assertEquals(1, events.size());
    assertEquals(2, ((StoreEvent.Listed) events.get(0)).entries().size());
  }

  @Test
  void unsavedGamesAreListed() {
    gameStore.failure = StorageFailure.FULL;
    autosaver.keep(SomeMatch.of("m", "a3"));
    assertEquals(List.of("m"), list().stream().map(LibraryEntry::id).toList());
    assertTrue(exported().contains("hexstones 1"));
  }

  private List<AsideGame> aside() {
    List<AsideGame> games = List.of();
    for (StoreEvent event : events) {
      games = event instanceof StoreEvent.Aside reported ? reported.games() : games;
    }
    return games;
  }

  @Test
  void damagedGamesAreShownAndSaved() {
    String text = "1 0 person,person\nhexstones 1\ngame omega hexhex:99\n";
    keep("damaged", text);
    list();
    library.listAside();
    gameStore.settle();
    assertEquals(List.of(new AsideGame(store.aside.get(0).updated(), "omega hexhex:99")), aside());
    List<String> saved = new ArrayList<>();
    library.exportAside(saved::addAll);
    gameStore.settle();
    assertTrue(String.join("", saved).contains(text));
    events.clear();
    library.listAside();
    gameStore.settle();
    assertEquals(List.of(), aside(), "what has not changed is not reported again");
  }

  @Test
  void damagedGamesAreTriedAgain() {
    Match match = SomeMatch.of("m", "a3", "b3");
    Match other = SomeMatch.of("m", "a3", "c3");
    keep(other);
    store.aside.add(new StoredGame("m", 3, MatchCodec.write(match), 5));
    store.aside.add(new StoredGame("damaged", 1, "nothing", 5));
    library.listAside();
    gameStore.settle();
    assertEquals(2, aside().size());
    events.clear();
    library.tryAside();
    gameStore.settle();
    assertEquals(List.of(new AsideGame(5, "")), aside());
    assertEquals(1, store.aside.size());
    assertEquals(2, store.games.size(), "the game that has the key stays");
    events.clear();
    library.tryAside();
    gameStore.settle();
    assertTrue(events.contains(new StoreEvent.Aside(List.of(new AsideGame(5, "")), true)));
  }

  private List<LibraryEntry> bin() {
    events.clear();
    library.listBin();
    gameStore.settle();
    return ((StoreEvent.Binned) events.get(events.size() - 1)).entries();
  }

  @Test
  void aDeletedGameLiesInTheBinForThirtyDays() {
    keep(SomeMatch.of("m", "a3"), SomeMatch.of("n", "a3", "b3"));
    library.delete("m");
    library.delete("n");
    gameStore.settle();
    // Another tab, or the same after a reload.
    GameLibrary later = new GameLibrary(gameStore, autosaver, gameStore.due::add, events::add);
    later.listBin();
    gameStore.settle();
    assertEquals(List.of("n", "m"), bin().stream().map(LibraryEntry::id).toList());
    library.restore("m");
    library.restore("nothing");
    gameStore.settle();
    assertEquals(List.of("m"), list().stream().map(LibraryEntry::id).toList());
    assertEquals(List.of("n"), bin().stream().map(LibraryEntry::id).toList());
    store.time += 29 * DAY;
    list();
    assertEquals(1, bin().size());
    store.time += 2 * DAY;
    list();
    assertEquals(1, bin().size());
    // The clock has said so for long enough to be right.
    store.time += 31 * DAY;
    list();
    assertEquals(List.of(), bin());
    assertTrue(store.bin.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {-20_000, -400, -31, 31, 400, 20_000})
  void aWrongClockWipesNothing(int days) {
    store.time = 2_000_000_000_000.0;
    keep(SomeMatch.of("before", "a3"), SomeMatch.of("meanwhile", "a3", "b3"));
    library.delete("before");
    gameStore.settle();
    for (int i = 0; i < 3; i++) {
      store.time += days * DAY;
      list();
      library.delete("meanwhile");
      gameStore.settle();
      list();
      store.time -= days * DAY;
      list();
      store.time += 9 * DAY;
      list();
      assertEquals(2, bin().size());
    }
  }

  @Test
  void unrestoredGamesStayInTheBin() {
    keep(SomeMatch.of("m", "a3"));
    library.delete("m");
    gameStore.settle();
    assertEquals(1, bin().size());
    gameStore.failure = StorageFailure.FULL;
    library.restore("m");
    gameStore.settle();
    assertTrue(events.contains(new StoreEvent.Failed(StorageFailure.FULL)));
    assertEquals(1, bin().size());
  }

  @Test
  void gamesBeyondTheMostAreCounted() {
    String game = MatchCodec.write(SomeMatch.of("m"));
    StringBuilder text = new StringBuilder("hexstones-games 1\n");
    int lines = game.split("\n", -1).length;
    for (int i = 0; i < Archive.MOST_GAMES + 7; i++) {
      text.append("kept m 1 ").append(lines).append('\n').append(game).append('\n');
    }
    assertEquals(new ImportResult(1, Archive.MOST_GAMES - 1, 0, 7), imported(text.toString()));
  }

  /** One stone is being written, the next waits. */
  @Test
  void aGameIsDeletedWithItsLastStones() {
    autosaver.keep(SomeMatch.of("m", "a3"));
    autosaver.keep(SomeMatch.of("m", "a3", "b3"));
    autosaver.keep(SomeMatch.of("m", "a3", "b3", "c3"));
    library.delete("m");
    gameStore.settle();
    assertTrue(store.games.isEmpty());
    library.listBin();
    gameStore.settle();
    assertEquals(3, Objects.requireNonNull(bin().get(0).match()).cursor());
  }

  @Test
  void aDeletedGameCanBeHadBack() {
    keep(SomeMatch.of("m", "a3"));
    StoredGame before = Objects.requireNonNull(store.games.get("m"));
    library.delete("m");
    gameStore.settle();
    assertTrue(store.games.isEmpty());
    assertTrue(events.contains(new StoreEvent.Deleted("m")));
    library.putBack();
    gameStore.settle();
    StoredGame back = new StoredGame("m", before.revision() + 1, before.text(), before.updated());
    assertEquals(Map.of("m", back), store.games);
    library.putBack();
    gameStore.settle();
    assertEquals(Map.of("m", back), store.games);
  }

  @Test
  void failedRestoringCanBeRepeated() {
    keep(SomeMatch.of("m", "a3"));
    library.delete("m");
    gameStore.settle();
    gameStore.failure = StorageFailure.FULL;
    library.putBack();
    gameStore.settle();
    assertTrue(store.games.isEmpty());
    gameStore.failure = null;
    library.putBack();
    gameStore.settle();
    assertEquals(Set.of("m"), store.games.keySet());
    assertTrue(store.bin.isEmpty());
  }

  @Test
  void twoGamesOfOneKeyLieInTheBinTogether() {
    keep(SomeMatch.of("m", "a3"));
    library.delete("m");
    gameStore.settle();
    keep(SomeMatch.of("m", "b3"));
    library.delete("m");
    gameStore.settle();
    assertEquals(2, bin().size());
    for (LibraryEntry entry : bin()) {
      library.restore(entry.id());
      gameStore.settle();
    }
    assertEquals(2, list().size());
  }

  @Test
  void aClockThatTellsNoTimeWipesNothing() {
    keep(SomeMatch.of("m", "a3"));
    library.delete("m");
    gameStore.settle();
    store.time = Double.NaN;
    list();
    assertEquals(1, store.bin.size());
    // What was deleted at an unknown time lies there for thirty days from when one is known.
    store.bin.replaceAll((id, item) -> new StoredGame(id, 1, item.text(), StoredGame.UNKNOWN));
    store.time = 2_000_000_000_000.0;
    list();
    assertEquals(1, bin().size());
    store.time += 31 * DAY;
    list();
    store.time += 31 * DAY;
    list();
    assertTrue(store.bin.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, -1, -4e11, Double.POSITIVE_INFINITY, 1e300})
  void aTimeThatCannotBeIsUnknown(double time) {
    assertEquals(StoredGame.UNKNOWN, StoredGame.believed(time));
  }

  @Test
  void aGameOfAnUnknownTimeIsListedAndExported() {
    store.games.put(
        "m", new StoredGame("m", 1, MatchCodec.write(SomeMatch.of("m", "a3")), StoredGame.UNKNOWN));
    assertEquals(1, list().size());
    String text = exported();
    store.games.clear();
    assertEquals(new ImportResult(1, 0, 0, 0), imported(text));
  }

  @Test
  void anExportIsImportedElsewhereAsItWas() {
    for (int i = 0; i < 40; i++) {
      keep(SomeMatch.random("m" + i, SomeMatch.SETUPS.get(i % SomeMatch.SETUPS.size()), i));
    }
    Map<String, StoredGame> before = new TreeMap<>(store.games);
    String text = exported();
    store.games.clear();
    assertEquals(new ImportResult(40, 0, 0, 0), imported(text.replace("\n", "\r\n")));
    assertEquals(before.keySet(), store.games.keySet());
    for (StoredGame item : store.games.values()) {
      assertEquals(Objects.requireNonNull(before.get(item.id())).text(), item.text());
    }
    assertEquals(new ImportResult(0, 40, 0, 0), imported(text));
  }

  @Test
  void anImportChangesNoGameThatIsHere() {
    keep(SomeMatch.of("m", "a3"));
    String text = exported();
    Match other = SomeMatch.of("m", "b3", "c3");
    keep(other);
    StoredGame here = Objects.requireNonNull(store.games.get("m"));
    assertEquals(new ImportResult(1, 0, 0, 0), imported(text));
    assertEquals(here, store.games.get("m"));
    assertEquals(2, store.games.size());
    // Once more adds nothing more.
    assertEquals(new ImportResult(0, 1, 0, 0), imported(text));
    assertEquals(2, store.games.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "what is this", "hexstones 1\ngame omega hexhex:5", "{\"games\":[]}"})
  void otherTextsAreNoArchive(String text) {
    assertEquals(ImportResult.NOTHING, imported(text));
    assertTrue(store.games.isEmpty());
  }

  /** Whatever has happened to an archive: what is kept of it is whole, and nothing here changes. */
  @Test
  void damagedArchivesDoNoHarm() {
    keep(SomeMatch.of("here", "a3"));
    keep(SomeMatch.of("m", "a3", "b3"), SomeMatch.random("n", SomeMatch.SETUPS.get(2), 3));
    String text = exported();
    store.games.keySet().retainAll(List.of("here"));
    StoredGame here = Objects.requireNonNull(store.games.get("here"));
    Rng rng = new Rng(11);
    for (int i = 0; i < 1_000; i++) {
      StringBuilder damaged = new StringBuilder(text);
      for (int change = 0; change <= rng.below(4); change++) {
        int at = rng.below(damaged.length());
        switch (rng.below(4)) {
          case 0 -> damaged.setCharAt(at, (char) rng.below(300));
          case 1 -> damaged.setLength(at + 1);
          case 2 -> damaged.deleteCharAt(at);
          default -> damaged.insert(at, damaged.substring(at));
        }
        if (damaged.length() == 0) {
          break;
        }
      }
      Hostile.read("archive", damaged.toString(), archive -> doesNoHarm(archive, here));
    }
    Hostile.readKept("archive", archive -> doesNoHarm(archive, here));
  }

  private void doesNoHarm(String archive, StoredGame here) {
    imported(archive);
    assertEquals(here, store.games.get("here"));
    for (StoredGame item : store.games.values()) {
      assertTrue(autosaver.read(item) instanceof MatchCodec.Read.Whole, item.text());
    }
    assertTrue(store.aside.isEmpty());
    store.games.keySet().retainAll(List.of("here"));
  }

  @Test
  void anImportWithoutRoomSaysSo() {
    keep(SomeMatch.of("m", "a3"));
    String text = exported();
    store.games.clear();
    gameStore.failure = StorageFailure.FULL;
    assertEquals(new ImportResult(0, 0, 1, 0), imported(text));
    assertTrue(events.contains(new StoreEvent.Failed(StorageFailure.FULL)));
  }
}
