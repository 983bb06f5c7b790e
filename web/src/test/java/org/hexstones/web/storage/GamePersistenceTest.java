package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.EffectHandlers;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Kept games as the page uses them: over the start of a page, its end, and what goes wrong. */
final class GamePersistenceTest {
  private static final Match ONE = SomeMatch.of("m", "a3");
  private static final Match TWO = SomeMatch.of("m", "a3", "b3");

  /** A page in a tab, and what it has heard. */
  private static final class Page {
    final FakePorts place;
    final Preferences preferences;
    final List<StoreEvent> heard = new ArrayList<>();
    final GamePersistence persistence;

    Page(FakePorts place) {
      this.place = place;
      preferences = new Preferences(Preferences.LAST, place, List.of());
      persistence = new GamePersistence(preferences, place, Games.ALL::setup, heard::add);
    }

    static Page started(FakePorts place) {
      Page page = new Page(place);
      page.persistence.resume(() -> {});
      page.place.settle();
      return page;
    }

    /** Keeps a match, and lets the store write it. */
    void keep(Match match) {
      persistence.keep(match);
      place.settle();
    }

    /** Keeps a match, and is left before the store has written it. */
    void keepTooLate(Match match) {
      persistence.keep(match);
      place.scheduler.paint();
    }

    void handle(StoreEffect effect) {
      EffectHandlers table = new EffectHandlers();
      persistence.addTo(table);
      table.handle(effect);
      place.settle();
    }

    Page reload() {
      return started(place.reload());
    }

    /** What an earlier start has left, or null. */
    @Nullable Match left() {
      Match left = null;
      for (StoreEvent event : heard) {
        left = event instanceof StoreEvent.Left what ? what.match() : left;
      }
      return left;
    }
  }

  private final Page page = Page.started(new FakePorts());

  @Test
  void aReloadGoesOnWithTheMatchThatTheTabShows() {
    page.keep(ONE);
    Page other = Page.started(page.place.otherTab());
    other.keep(SomeMatch.of("n", "c3", "d3"));
    assertEquals(ONE, page.reload().left());
  }

  @Test
  void aNewTabIsOfferedTheMatchThatWasPlayedLast() {
    page.keep(SomeMatch.of("n", "c3"));
    page.keep(ONE);
    assertEquals(ONE, Page.started(page.place.otherTab()).left());
  }

  @Test
  void aReloadMayComeBeforeTheStoreHasTheLastStones() {
    page.keep(ONE);
    page.keepTooLate(TWO);
    Match left = Objects.requireNonNull(page.reload().left());
    assertEquals(TWO.record(), left.record());
    assertEquals("m", left.id());
  }

  @Test
  void aReloadMayComeBeforeTheStoreHasAnything() {
    page.keepTooLate(TWO);
    assertEquals(TWO, page.reload().left());
  }

  @Test
  void aReloadMayComeBeforeAnythingIsPainted() {
    page.keep(ONE);
    page.persistence.keep(TWO);
    page.place.scheduler.leave();
    Match left = Objects.requireNonNull(page.reload().left());
    assertEquals(TWO.record(), left.record());
  }

  @Test
  void fullTabReloadsFromTheStore() {
    page.keep(ONE);
    page.place.tab.isFull = true;
    page.keepTooLate(TWO);
    assertEquals(ONE, page.reload().left());
  }

  @Test
  void aCorruptedSnapshotIsNotGoneOnWith() {
    page.keep(ONE);
    page.keepTooLate(TWO);
    page.place.tab.texts.put("now", "m\n1 7 nonsense");
    assertEquals(ONE, page.reload().left());
  }

  @Test
  void snapshotReplacesADamagedGame() {
    page.keep(ONE);
    page.place.games.store.games.put("m", new StoredGame("m", 1, "nonsense", 1));
    Page next = page.reload();
    assertEquals(ONE, next.left());
    assertTrue(next.heard.contains(new StoreEvent.SetAside()));
    assertEquals(1, next.place.games.store.aside.size());
    assertNotNull(next.place.games.store.games.get("m"));
  }

  @Test
  void aDeletedMatchDoesNotComeBack() {
    page.keep(TWO);
    page.handle(new StoreEffect.Delete("m"));
    assertEquals(Set.of("m"), page.place.games.store.bin.keySet());
    assertNull(page.reload().left());
  }

  @Test
  void deletionDuringAWriteIsFinal() {
    page.persistence.keep(TWO);
    page.handle(new StoreEffect.Delete("m"));
    page.place.settle();
    assertEquals(Set.of(), page.place.games.store.games.keySet());
    assertEquals(Set.of("m"), page.place.games.store.bin.keySet());
    assertNull(page.reload().left());
  }

  @Test
  void afterLeavingAMatchTheTabShowsNone() {
    page.keep(ONE);
    page.persistence.leave();
    assertNull(page.preferences.shown());
    // It can still be gone on with.
    assertEquals(ONE, page.reload().left());
  }

  @Test
  void aFullStoreIsReportedAndTriedAgain() {
    page.place.games.failure = StorageFailure.FULL;
    page.keep(TWO);
    assertEquals(List.of(new StoreEvent.Failed(StorageFailure.FULL)), page.heard);
    List<Boolean> answers = new ArrayList<>();
    page.persistence.settled(answers::add);
    page.place.settle();
    page.place.games.failure = null;
    page.persistence.settled(answers::add);
    page.place.settle();
    assertEquals(List.of(false, true), answers);
    assertEquals(Set.of("m"), page.place.games.store.games.keySet());
  }

  @Test
  void unsavedChangesKeepThePage() {
    List<String> left = new ArrayList<>();
    page.place.games.failure = StorageFailure.FULL;
    page.keep(TWO);
    assertTrue(page.persistence.hasUnkept());
    page.persistence.leaveFor(() -> left.add("version"));
    page.persistence.leave(false, kept -> left.add("analysis " + kept));
    page.place.settle();
    assertEquals(List.of(), left);
    assertTrue(page.heard.contains(new StoreEvent.Failed(StorageFailure.REFUSED)));
    // Here the address tells all of it.
    page.persistence.leave(true, kept -> left.add("analysis " + kept));
    page.place.settle();
    assertEquals(List.of("analysis false"), left);
    page.place.games.failure = null;
    page.persistence.leaveFor(() -> left.add("version"));
    page.place.settle();
    assertEquals(List.of("analysis false", "version"), left);
    assertFalse(page.persistence.hasUnkept());
  }

  @Test
  void aStoreThatCannotBeOpenedLeavesTheSnapshot() {
    page.keepTooLate(TWO);
    FakePorts next = page.place.reload();
    next.games.failure = StorageFailure.NEWER;
    Page later = Page.started(next);
    assertEquals(TWO, later.left());
    assertTrue(later.heard.contains(new StoreEvent.Failed(StorageFailure.NEWER)));
  }

  @Test
  void oldMatchesMoveToTheStoreOnceTheyCanBeRead() {
    FakePorts place = new FakePorts();
    place.browser.texts.put("match.old", MatchCodec.write(ONE.withId("old")));
    place.browser.texts.put("match.bad", "nonsense");
    Page.started(place);
    assertEquals(Set.of("old"), place.games.store.games.keySet());
    assertEquals(Set.of("match.bad"), place.browser.texts.keySet());
  }

  @Test
  void theAnalysisFindsOneGameAlone() {
    page.keep(ONE);
    page.keep(SomeMatch.of("n", "c3"));
    Page analysis = new Page(page.place.reload());
    analysis.persistence.resume("m", () -> {});
    analysis.place.settle();
    assertEquals(ONE, analysis.left());
  }

  @Test
  void aTabAtTheSameMatchFollows() {
    page.keep(ONE);
    Page other = Page.started(page.place.otherTab());
    assertEquals(ONE, other.left());
    page.keep(TWO);
    other.place.settle();
    assertTrue(
        other.heard.stream()
            .anyMatch(
                event ->
                    event instanceof StoreEvent.WentOn on
                        && on.match().record().equals(TWO.record())));
  }

  @Test
  void aFileOfAllGamesIsReadInAnotherBrowser() {
    page.keep(TWO);
    page.handle(new StoreEffect.ExportAll());
    String file = Objects.requireNonNull(page.place.files.saved.get("hexstones-games.txt"));
    assertTrue(page.persistence.isArchive(file));
    assertFalse(page.persistence.isArchive(MatchCodec.write(TWO)));
    Page other = Page.started(new FakePorts());
    other.handle(new StoreEffect.ImportChosen());
    assertEquals(List.of(), other.heard);
    other.place.files.chosen = file;
    other.handle(new StoreEffect.ImportChosen());
    assertTrue(other.heard.contains(new StoreEvent.Imported(new ImportResult(1, 0, 0, 0))));
    List<Lookup<Match>> found = new ArrayList<>();
    other.persistence.find("m", found::add);
    other.place.settle();
    assertEquals(TWO.record(), Objects.requireNonNull(found.get(0).orNull()).record());
  }

  /** What is asked again goes with the games, and is merged with what is there. */
  @Test
  void anExportHasWhatIsAskedAgain() {
    Page here = Page.started(new FakePorts());
    here.keep(ONE);
    here.preferences.keep(Repetition.NONE.answered("p7", false, 100));
    here.preferences.keep(Repetition.NONE.answered("p8", false, 100));
    assertEquals(2, here.preferences.practice().items().size(), "both tabs' answers are kept");
    here.handle(new StoreEffect.ExportAll());
    String file = here.place.files.saved.values().iterator().next();

    Page there = Page.started(new FakePorts());
    there.place.files.chosen = file;
    there.handle(new StoreEffect.ImportChosen());
    assertTrue(there.heard.contains(new StoreEvent.Practised(here.preferences.practice())));
    assertTrue(there.heard.contains(new StoreEvent.Imported(new ImportResult(1, 0, 0, 0))));
  }

  @Test
  void copyIsReportedOnceItIsWritten() {
    page.keep(ONE);
    page.handle(new StoreEffect.ExportAll());
    assertTrue(page.heard.contains(new StoreEvent.Exported(false)));
    page.place.files.writes = true;
    page.handle(new StoreEffect.ExportElsewhere());
    assertTrue(page.heard.contains(new StoreEvent.Exported(true)));
    assertEquals(List.of(false, true), page.place.files.asked);
  }

  @Test
  void copyThatIsCancelledIsNone() {
    page.keep(ONE);
    page.place.files.cancels = true;
    page.handle(new StoreEffect.ExportAll());
    assertEquals(Map.of(), page.place.files.saved);
    assertFalse(page.heard.contains(new StoreEvent.Exported(false)));
  }
}
