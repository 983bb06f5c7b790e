package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.notation.LargeRecords;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GameAutosaverTest {
  private final FakeGameStore.Store store = new FakeGameStore.Store();
  private int fresh;

  /** A tab: its store, its autosaver, the match it shows and the events it heard. */
  private final class Tab {
    final FakeGameStore gameStore = new FakeGameStore(store);
    final List<StoreEvent> events = new ArrayList<>();
    final GameAutosaver autosaver =
        new GameAutosaver(gameStore, Games.ALL::setup, () -> "fresh-" + fresh++, this::hears);
    @Nullable Match match;

    void hears(StoreEvent event) {
      events.add(event);
      if (event instanceof StoreEvent.Left left) {
        match = left.match();
      } else if (event instanceof StoreEvent.Loaded loaded) {
        match = loaded.match();
      } else if (event instanceof StoreEvent.WentOn wentOn
          && match != null
          && match.id().equals(wentOn.match().id())) {
        show(wentOn.match());
      } else if (event instanceof StoreEvent.Forked forked
          && match != null
          && match.id().equals(forked.from())) {
        show(match.withId(forked.to()));
      }
    }

    /** As the page does: whatever state of its match it comes to show is kept. */
    void show(Match shown) {
      Match before = match;
      begin(
          before != null && before.id().equals(shown.id())
              ? shown.withLineage(before.lineage())
              : shown);
    }

    /** Shows a match that is no later state of the one before. */
    void begin(Match shown) {
      match = shown;
      autosaver.keep(shown);
    }

    /** How many of the shown match's moves an event reports as saved. */
    int savedPlies(int event) {
      return shown().savedPlies(((StoreEvent.Saved) events.get(event)).match());
    }

    /** The number of moves in the last saved state of a match, or -1. */
    int savedPlies(String id) {
      int plies = -1;
      for (StoreEvent event : events) {
        if (event instanceof StoreEvent.Saved saved && saved.match().id().equals(id)) {
          plies = saved.match().cursor();
        }
      }
      return plies;
    }

    Match shown() {
      return Objects.requireNonNull(match);
    }

    void resume(@Nullable String shown) {
      autosaver.resume(shown, null, Map.of(), id -> {}, () -> {});
      gameStore.settle();
    }

    boolean heard(Class<? extends StoreEvent> kind) {
      return events.stream().anyMatch(kind::isInstance);
    }
  }

  private Match stored(String id) {
    StoredGame item = Objects.requireNonNull(store.games.get(id), id);
    MatchCodec.Read read = MatchCodec.read(id, item.text(), Games.ALL::setup);
    return ((MatchCodec.Read.Whole) read).match();
  }

  private int plies(String id) {
    return stored(id).record().mainLine().size();
  }

  @Test
  void matchThatCouldNotBeReadAgainReplacesNothing() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    StoredGame before = store.games.get("m");
    GameRecord record = tab.shown().record();
    GameRecord large =
        new GameRecord(record.setup(), record.start(), record.root(), LargeRecords.tags(65));
    tab.show(tab.shown().withRecord(large));
    tab.gameStore.settle();
    assertEquals(before, store.games.get("m"));
    assertTrue(tab.events.contains(new StoreEvent.Failed(StorageFailure.REFUSED)));
  }

  @Test
  void everyStoneIsThereAtTheNextStart() {
    Tab tab = new Tab();
    tab.resume(null);
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    assertEquals(2, tab.savedPlies(tab.events.size() - 1));
    Tab next = new Tab();
    next.resume(null);
    StoreEvent.Left left = (StoreEvent.Left) next.events.get(0);
    assertEquals(SomeMatch.of("m", "a3", "b3").record(), left.match().record());
    next = new Tab();
    next.resume("m");
    assertEquals(List.of(left), next.events);
  }

  @Test
  void snapshotAheadOfTheStoreIsUsed() {
    Tab tab = new Tab();
    tab.resume(null);
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    Match noted = SomeMatch.of("m", "a3", "b3");
    assertEquals(noted.record(), left("m", noted).record());
    assertEquals(noted, left("nothing", noted));
  }

  /** A stone was taken back and another placed, and the page loaded anew before that was kept. */
  @Test
  void snapshotWithAnotherStoneIsAGameOfItsOwn() {
    Tab tab = new Tab();
    tab.resume(null);
    tab.show(SomeMatch.of("m", "a3", "b3", "c3"));
    tab.gameStore.settle();
    Match left = left("m", SomeMatch.of("m", "a3", "b3", "d3"));
    assertEquals("fresh-0", left.id());
    assertEquals(SomeMatch.of("m", "a3", "b3", "d3").record(), left.record());
    assertEquals(left.record(), stored("fresh-0").record());
    assertEquals(SomeMatch.of("m", "a3", "b3", "c3").record(), stored("m").record());
    // What is older is none.
    assertEquals("m", left("m", SomeMatch.of("m", "a3")).id());
    assertEquals(Set.of("m", "fresh-0"), store.games.keySet());
  }

  /** As good as new, it is written less often than this tab knows. */
  @Test
  void aGameDeletedAndPutBackElsewhereCanBeOpened() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    StoredGame item = Objects.requireNonNull(store.games.get("m"));
    store.games.put("m", new StoredGame("m", 1, item.text(), item.updated()));
    tab.events.clear();
    tab.autosaver.load("m");
    tab.gameStore.settle();
    assertTrue(tab.heard(StoreEvent.Loaded.class));
    tab.show(SomeMatch.of("m", "a3", "b3", "c3"));
    tab.gameStore.settle();
    assertEquals(3, plies("m"));
  }

  private Match left(String shown, Match noted) {
    Tab next = new Tab();
    next.autosaver.resume(shown, noted, Map.of(), id -> {}, () -> {});
    next.gameStore.settle();
    return ((StoreEvent.Left) next.events.get(0)).match();
  }

  @Test
  void stonesPlacedWhileOneIsWrittenAreWrittenAtOnce() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.show(SomeMatch.of("m", "a3", "b3", "c3"));
    tab.gameStore.settle();
    assertEquals(3, plies("m"));
    assertEquals(2, tab.gameStore.writes());
  }

  @Test
  void askersHearWhenAllIsSaved() {
    Tab tab = new Tab();
    List<Boolean> answers = new ArrayList<>();
    tab.show(SomeMatch.of("m", "a3"));
    tab.autosaver.settled(answers::add);
    tab.show(SomeMatch.of("m", "a3", "b3"));
    assertEquals(List.of(), answers);
    tab.gameStore.settle();
    assertEquals(List.of(true), answers);
    assertEquals(2, plies("m"));

    tab.gameStore.failure = StorageFailure.FULL;
    tab.show(SomeMatch.of("m", "a3", "b3", "c3"));
    tab.autosaver.settled(answers::add);
    tab.gameStore.settle();
    assertEquals(List.of(true, false), answers);
    tab.gameStore.failure = null;
    tab.autosaver.settled(answers::add);
    tab.gameStore.settle();
    assertEquals(List.of(true, false, true), answers, "tried once more");
    assertEquals(3, plies("m"));
  }

  @Test
  void unchangedMatchesAreNotWritten() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    assertEquals(1, tab.gameStore.writes());
  }

  @ParameterizedTest
  @EnumSource(StorageFailure.class)
  void failedSavingIsReportedOnceAndTriedAgain(StorageFailure failure) {
    Tab tab = new Tab();
    tab.gameStore.failure = failure;
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    tab.show(SomeMatch.of("other", "a3"));
    tab.gameStore.settle();
    StoreEvent failed = new StoreEvent.Failed(failure);
    assertEquals(List.of(failed, failed), tab.events);
    assertTrue(store.games.isEmpty());

    // Play goes on in memory, and what is there can be opened.
    tab.autosaver.load("m");
    assertEquals(2, Objects.requireNonNull(tab.match).cursor());

    tab.gameStore.failure = null;
    tab.show(SomeMatch.of("other", "a3", "b3"));
    tab.gameStore.settle();
    assertEquals(2, plies("m"));
    assertEquals(2, plies("other"));
  }

  @Test
  void storeThatStaysClosedIsNoticedAtStart() {
    Tab tab = new Tab();
    tab.gameStore.failure = StorageFailure.NEWER;
    tab.resume(null);
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    StoreEvent failed = new StoreEvent.Failed(StorageFailure.NEWER);
    assertEquals(List.of(failed, failed), tab.events);
  }

  @Test
  void lateStoreSavesEarlierMoves() {
    Tab earlier = new Tab();
    earlier.show(SomeMatch.of("old", "a3", "b3"));
    earlier.gameStore.settle();

    Tab tab = new Tab();
    tab.gameStore.failure = StorageFailure.REFUSED;
    tab.resume("old");
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    assertFalse(store.games.containsKey("m"));

    tab.gameStore.openLate.run();
    tab.gameStore.settle();
    assertEquals(1, plies("m"));
    assertEquals(2, plies("old"));
    assertEquals(1, tab.savedPlies("m"));
    assertTrue(tab.heard(StoreEvent.Left.class));
    assertTrue(tab.heard(StoreEvent.Changed.class), "there are games to be listed now");
  }

  @Test
  void damagedGamesAreSetAsideWhole() {
    StoredGame damaged = new StoredGame("m", 3, "1 0 person,person\nhexstones 1 game nothing", 5);
    store.games.put("m", damaged);
    Tab tab = new Tab();
    tab.resume("m");
    assertEquals(List.of(new StoreEvent.SetAside()), tab.events);
    assertEquals(List.of(damaged), store.aside);
    assertTrue(store.games.isEmpty());
  }

  @Test
  void gamesOfNewerVersionsStay() {
    StoredGame newer = new StoredGame("m", 3, "99 in another form\n", 5);
    store.games.put("m", newer);
    Tab tab = new Tab();
    tab.resume("m");
    assertEquals(List.of(new StoreEvent.Newer()), tab.events);
    assertEquals(Map.of("m", newer), store.games);

    // And what is played under its name becomes a game of its own.
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    assertEquals(newer, store.games.get("m"));
    assertEquals(1, plies("fresh-0"));
  }

  @Test
  void damageInTheMiddleOfAGameCostsNothing() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    store.games.put("m", new StoredGame("m", 7, "", 0));
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    assertEquals(2, plies("m"));
    assertEquals(1, store.aside.size());
    assertTrue(tab.heard(StoreEvent.SetAside.class));
  }

  @Test
  void damageThatCannotBeSetAsideCostsNoStone() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    StoredGame damaged = new StoredGame("m", 7, "", 0);
    store.games.put("m", damaged);
    tab.gameStore.asideFails = true;
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    assertEquals(Map.of("m", damaged), Map.of("m", Objects.requireNonNull(store.games.get("m"))));
    assertEquals(2, plies("fresh-0"));
    assertEquals("fresh-0", Objects.requireNonNull(tab.match).id());
    assertTrue(tab.heard(StoreEvent.NotSetAside.class));
    assertFalse(tab.heard(StoreEvent.SetAside.class));

    // The page goes on under the new key, and asks no more.
    int writes = tab.gameStore.writes();
    tab.show(SomeMatch.of("fresh-0", "a3", "b3", "c3"));
    tab.gameStore.settle();
    assertEquals(writes + 1, tab.gameStore.writes());
  }

  @Test
  void damageThatStaysIsNoticedAtTheStart() {
    store.games.put("m", new StoredGame("m", 3, "nothing", 5));
    Tab tab = new Tab();
    tab.gameStore.asideFails = true;
    tab.resume("m");
    assertEquals(List.of(new StoreEvent.NotSetAside()), tab.events);
    assertEquals(Set.of("m"), store.games.keySet());
  }

  /** What the tab has noted is sound: it is gone on with. */
  @Test
  void aNoteOutlivesDamage() {
    store.games.put("m", new StoredGame("m", 3, "nothing", 5));
    Tab tab = new Tab();
    Match noted = SomeMatch.of("m", "a3", "b3");
    tab.autosaver.resume("m", noted, Map.of(), id -> {}, () -> {});
    tab.gameStore.settle();
    assertEquals(noted.record(), Objects.requireNonNull(tab.match).record());
    assertEquals(2, plies("m"));
    assertEquals(1, store.aside.size());
  }

  @Test
  void aNoteOutlivesDamageThatCannotBeSetAside() {
    store.games.put("m", new StoredGame("m", 3, "nothing", 5));
    Tab tab = new Tab();
    tab.gameStore.asideFails = true;
    tab.autosaver.resume("m", SomeMatch.of("m", "a3", "b3"), Map.of(), id -> {}, () -> {});
    tab.gameStore.settle();
    assertEquals(2, plies("fresh-0"));
    assertEquals("fresh-0", Objects.requireNonNull(tab.match).id());
  }

  @Test
  void aNoteIsAGameOfItsOwnBesideWhatIsNewer() {
    store.games.put("m", new StoredGame("m", 3, "99 in another form\n", 5));
    Tab tab = new Tab();
    tab.autosaver.resume("m", SomeMatch.of("m", "a3", "b3"), Map.of(), id -> {}, () -> {});
    tab.gameStore.settle();
    assertEquals(2, plies("fresh-0"));
    assertEquals(Set.of("m", "fresh-0"), store.games.keySet());
  }

  /** Undo, another stone and the answer to the first write, in this order. */
  @Test
  void aMoveThatWasReplacedCountsAsKeptNoMore() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.show(SomeMatch.of("m", "a3", "c3"));
    tab.gameStore.due.remove().run();
    assertEquals(1, tab.savedPlies(0));
    tab.gameStore.settle();
    assertEquals(2, tab.savedPlies(1));
  }

  @Test
  void restoredGamesAreComparedByTheirText() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3"), false);
    // As if the other tab had deleted it, put it back and played: the same revision, other stones.
    int revision = Objects.requireNonNull(store.games.get("m")).revision();
    String text = MatchCodec.write(SomeMatch.of("m", "a3", "b3"));
    store.games.put("m", new StoredGame("m", revision, text, 0));
    tabs[0].show(SomeMatch.of("m", "a3", "c3"));
    tabs[0].gameStore.settle();
    assertEquals(SomeMatch.of("m", "a3", "b3").record(), stored("m").record());
    assertEquals(SomeMatch.of("m", "a3", "c3").record(), stored("fresh-0").record());
  }

  @Test
  void textWrittenAgainElsewhereIsNotReplaced() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3", "b3"), false);
    // The other tab has shown more meanwhile, and has taken it back.
    tabs[1].show(SomeMatch.of("m", "a3", "b3").at(1));
    tabs[1].gameStore.settle();
    tabs[1].show(SomeMatch.of("m", "a3", "b3"));
    tabs[1].gameStore.settle();
    tabs[0].show(SomeMatch.of("m", "a3", "c3"));
    tabs[0].gameStore.settle();
    assertEquals(SomeMatch.of("m", "a3", "b3").record(), stored("m").record());
    assertEquals(SomeMatch.of("m", "a3", "c3").record(), stored("fresh-0").record());
  }

  @Test
  void olderStateIsNotTriedAgain() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    tab.gameStore.failure = StorageFailure.FULL;
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    tab.gameStore.failure = null;
    tab.show(SomeMatch.of("m", "a3", "c3"));
    tab.autosaver.settled(all -> {});
    tab.gameStore.settle();
    assertEquals(SomeMatch.of("m", "a3", "c3").record(), stored("m").record());
  }

  @Test
  void gameDeletedElsewhereReturnsWithAStone() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3"));
    tab.gameStore.settle();
    store.games.clear();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    assertEquals(2, plies("m"));
  }

  @Test
  void oldMatchesMoveIn() {
    Tab tab = new Tab();
    List<String> moved = new ArrayList<>();
    Map<String, String> old =
        Map.of("old", MatchCodec.write(SomeMatch.of("old", "a3")), "bad", "what is this");
    tab.autosaver.resume(null, null, old, moved::add, () -> {});
    tab.gameStore.settle();
    assertEquals(List.of("old"), moved);
    assertEquals(Set.of("old"), store.games.keySet());
    assertEquals("old", Objects.requireNonNull(tab.match).id());
  }

  /** The computer moves in a game while it is being opened. */
  @Test
  void openedStateIsNeverOlderThanTheWritten() {
    for (int steps = 0; steps < 4; steps++) {
      store.games.clear();
      Tab tab = new Tab();
      tab.show(SomeMatch.of("m", "a3"));
      tab.gameStore.settle();
      tab.show(SomeMatch.of("m", "a3", "b3"));
      for (int i = 0; i < steps && !tab.gameStore.due.isEmpty(); i++) {
        tab.gameStore.due.remove().run();
      }
      tab.autosaver.load("m");
      tab.autosaver.keep(SomeMatch.of("m", "a3", "b3", "c3"));
      tab.gameStore.settle();
      assertEquals(3, plies("m"), "after " + steps);
      tab.autosaver.load("m");
      tab.gameStore.settle();
      assertEquals(3, Objects.requireNonNull(tab.match).cursor());
    }
  }

  private static final String[] SIX = {"a3", "b3", "c3", "d3", "e3", "c4"};

  @Test
  void aMatchThatBeginsWipesNoStoredGame() {
    for (String setup : List.of("omega hexhex:3", "omega hexhex:5", "sunder 4 balance=pie")) {
      store.games.clear();
      Tab tab = new Tab();
      tab.show(SomeMatch.of("m", SIX));
      tab.gameStore.settle();
      Match begun = Match.begin("m", GameRecord.of(Games.ALL.setup(setup).orThrow()), List.of());
      tab.begin(begun);
      tab.gameStore.settle();
      assertEquals(SomeMatch.of("m", SIX).record(), stored("m").record(), setup);
      // What lies in the stored game is it; anything else becomes a game of its own.
      boolean same = begun.record().setup().equals(stored("m").record().setup());
      assertEquals(same ? "m" : "fresh-" + (fresh - 1), tab.shown().id(), setup);
    }
  }

  @Test
  void aMatchThatBeginsWipesNoUnsavedGame() {
    for (StorageFailure failure : StorageFailure.values()) {
      for (int steps = 0; steps < 3; steps++) {
        store.games.clear();
        Tab tab = new Tab();
        tab.show(SomeMatch.of("m", "a3"));
        tab.gameStore.settle();
        tab.gameStore.failure = steps == 2 ? failure : null;
        tab.show(SomeMatch.of("m", SIX));
        for (int i = 0; i < steps && !tab.gameStore.due.isEmpty(); i++) {
          tab.gameStore.due.remove().run();
        }
        tab.begin(SomeMatch.of("m", "b3"));
        tab.gameStore.settle();
        tab.gameStore.failure = null;
        tab.begin(SomeMatch.of("other", "a3"));
        tab.gameStore.settle();
        Set<List<Integer>> lines = new HashSet<>();
        store.games.keySet().forEach(id -> lines.add(stored(id).record().mainLine()));
        String when = failure + " " + steps;
        assertTrue(lines.contains(SomeMatch.of("m", SIX).record().mainLine()), when);
        assertTrue(lines.contains(SomeMatch.of("m", "b3").record().mainLine()), when);
      }
    }
  }

  @Test
  void aReplacedStoneIsNoFork() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    // A link of the game is opened here, and the page stays with the state that it shows.
    tab.autosaver.find("m", read -> {});
    tab.gameStore.settle();
    tab.show(SomeMatch.of("m", "a3", "c3"));
    tab.gameStore.settle();
    assertEquals(Set.of("m"), store.games.keySet());
    assertEquals(SomeMatch.of("m", "a3", "c3").record(), stored("m").record());
  }

  @Test
  void aFailedReadingIsNoAnswer() {
    Tab earlier = new Tab();
    earlier.show(SomeMatch.of("m", "a3", "b3", "c3", "d3"));
    earlier.gameStore.settle();
    List<Lookup<Match>> answers = new ArrayList<>();
    Tab tab = new Tab();
    tab.gameStore.unreadable = true;
    tab.autosaver.find("m", answers::add);
    tab.gameStore.settle();
    assertTrue(answers.get(0) instanceof Lookup.Failed);
    assertEquals(List.of(new StoreEvent.NotRead()), tab.events);
    // The link that was opened is shorter, and gone on with in another way.
    tab.begin(SomeMatch.of("m", "a3", "b3"));
    tab.show(SomeMatch.of("m", "a3", "b3", "e3"));
    tab.gameStore.settle();
    assertEquals(4, plies("m"));
    assertEquals(3, plies("fresh-0"));
    // The tab that has stored it knows it without the store.
    earlier.gameStore.unreadable = true;
    earlier.autosaver.find("m", answers::add);
    earlier.gameStore.settle();
    assertEquals(4, Objects.requireNonNull(answers.get(1).orNull()).cursor());
  }

  /** The tab itself has stored the longer game before. */
  @Test
  void aLinkAfterAFailedReadingReplacesNothing() {
    Tab tab = new Tab();
    tab.show(SomeMatch.of("m", "a3", "b3", "c3", "d3"));
    tab.gameStore.settle();
    tab.gameStore.failure = StorageFailure.REFUSED;
    tab.autosaver.find("m", read -> {});
    tab.gameStore.settle();
    tab.gameStore.failure = null;
    tab.begin(SomeMatch.of("m", "a3", "b3"));
    tab.show(SomeMatch.of("m", "a3", "b3", "e3"));
    tab.gameStore.settle();
    assertEquals(4, plies("m"));
    assertEquals(3, plies("fresh-0"));
  }

  @Test
  void aDeletedDatabaseGetsTheMatchAgain() {
    Tab tab = new Tab();
    tab.gameStore.listen(tab.autosaver::changedElsewhere, tab.autosaver::uncertain);
    tab.show(SomeMatch.of("m", "a3", "b3"));
    tab.gameStore.settle();
    store.games.clear();
    tab.events.clear();
    tab.gameStore.closedByBrowser();
    assertEquals(List.of(new StoreEvent.Uncertain()), tab.events);
    tab.show(tab.shown());
    tab.gameStore.settle();
    assertEquals(2, plies("m"));
    assertEquals(2, tab.savedPlies("m"));
  }

  private Tab[] twoTabsAt(Match match, boolean hearing) {
    Tab[] tabs = {new Tab(), new Tab()};
    tabs[0].show(match);
    tabs[0].gameStore.settle();
    tabs[1].resume(match.id());
    if (hearing) {
      for (Tab tab : tabs) {
        tab.gameStore.listen(tab.autosaver::changedElsewhere, tab.autosaver::uncertain);
      }
    }
    return tabs;
  }

  @Test
  void theOtherTabFollows() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3"), true);
    tabs[0].show(SomeMatch.of("m", "a3", "b3"));
    tabs[0].gameStore.settle();
    tabs[1].gameStore.settle();
    assertTrue(tabs[1].heard(StoreEvent.WentOn.class));
    assertEquals(2, Objects.requireNonNull(tabs[1].match).cursor());

    // And it can go on from there without a fork.
    tabs[1].show(SomeMatch.of("m", "a3", "b3", "c3"));
    tabs[1].gameStore.settle();
    tabs[0].gameStore.settle();
    assertEquals(3, Objects.requireNonNull(tabs[0].match).cursor());
    assertEquals(Set.of("m"), store.games.keySet());
  }

  @Test
  void theLongerOfTwoLinesIsGoneOnWith() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3"), false);
    tabs[0].show(SomeMatch.of("m", "a3", "b3", "c3"));
    tabs[0].gameStore.settle();
    tabs[1].show(SomeMatch.of("m", "a3", "b3"));
    tabs[1].gameStore.settle();
    assertEquals(3, Objects.requireNonNull(tabs[1].match).cursor());
    tabs[1].show(SomeMatch.of("m", "a3", "b3", "c3", "d3"));
    tabs[1].gameStore.settle();
    tabs[0].show(SomeMatch.of("m", "a3", "b3", "c3", "d3", "e3"));
    tabs[0].gameStore.settle();
    assertEquals(5, plies("m"));
    assertEquals(Set.of("m"), store.games.keySet());
    assertFalse(tabs[0].heard(StoreEvent.Forked.class));
  }

  @Test
  void twoLinesBecomeTwoGames() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3"), false);
    tabs[0].show(SomeMatch.of("m", "a3", "b3"));
    tabs[0].gameStore.settle();
    tabs[1].show(SomeMatch.of("m", "a3", "c3"));
    tabs[1].gameStore.settle();
    assertEquals(SomeMatch.of("m", "a3", "b3").record(), stored("m").record());
    assertEquals(SomeMatch.of("m", "a3", "c3").record(), stored("fresh-0").record());
    assertEquals("fresh-0", Objects.requireNonNull(tabs[1].match).id());
    assertTrue(tabs[1].heard(StoreEvent.Forked.class));
  }

  @Test
  void anUndoInOneTabIsNoFork() {
    Tab[] tabs = twoTabsAt(SomeMatch.of("m", "a3", "b3"), true);
    tabs[0].show(SomeMatch.of("m", "a3", "c3"));
    tabs[0].gameStore.settle();
    tabs[1].gameStore.settle();
    assertEquals(Set.of("m"), store.games.keySet());
    assertEquals(
        SomeMatch.of("m", "a3", "c3").record(), Objects.requireNonNull(tabs[1].match).record());
    assertNull(store.games.get("fresh-0"));
  }

  /** Any order of stones, answers and messages in two tabs: every line that was played is there. */
  @Test
  void noStoneIsEverLost() {
    for (int seed = 0; seed < 300; seed++) {
      store.games.clear();
      store.tabs.clear();
      Rng rng = new Rng(seed);
      Tab[] tabs = twoTabsAt(SomeMatch.of("m"), rng.below(2) == 0);
      Set<List<Integer>> played = new HashSet<>();
      for (int step = 0; step < 40; step++) {
        Tab tab = tabs[rng.below(2)];
        if (rng.below(3) > 0) {
          Runnable next = tab.gameStore.due.poll();
          if (next != null) {
            next.run();
          }
          continue;
        }
        Match grown = grown(Objects.requireNonNull(tab.match), rng);
        tab.show(grown);
        played.add(grown.record().mainLine());
      }
      while (!tabs[0].gameStore.due.isEmpty() || !tabs[1].gameStore.due.isEmpty()) {
        tabs[0].gameStore.settle();
        tabs[1].gameStore.settle();
      }
      for (List<Integer> line : played) {
        boolean found = false;
        for (String id : store.games.keySet()) {
          List<Integer> kept = stored(id).record().mainLine();
          found |= kept.size() >= line.size() && kept.subList(0, line.size()).equals(line);
        }
        assertTrue(found, "seed " + seed + " lost " + line);
      }
    }
  }

  private static Match grown(Match match, Rng rng) {
    Play play = match.record().replay().orThrow();
    Position position = play.position();
    if (play.isOver()) {
      return match;
    }
    int cell = rng.below(position.board().size());
    while (position.stoneAt(cell) != Position.NONE) {
      cell = (cell + 1) % position.board().size();
    }
    return match.at(play.size()).played(Moves.place(position.nextColour(), cell));
  }
}
