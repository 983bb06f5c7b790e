package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.library.LibraryEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.board.BoardEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Two and three tabs over one store, driven by random histories: people begin, play, take back,
 * leave, open, delete, put back, import and reload, tabs are killed, and requests, answers and
 * messages are carried out in any order. Every stone that a page has shown as kept is still there.
 */
final class TabHistoriesTest {
  private static final int HISTORIES = 4000;
  private static final int STEPS = 200;

  @Test
  void noStoneThatWasShownAsKeptIsEverLost() {
    int kept = 0;
    int histories = Effort.of(HISTORIES);
    for (int seed = 0; seed < histories; seed++) {
      History history = new History(seed);
      history.run();
      kept += history.lines.count();
      String lost = history.lines.lost(history.store);
      assertNull(lost, "seed " + seed);
    }
    // The histories are about something.
    assertTrue(kept > 5 * histories, kept + " lines");
  }

  private static final class History {
    final FakeGameStore.Store store = new FakeGameStore.Store();
    final StoredLines lines = new StoredLines();
    private final Rng rng;
    private final SimulatedTab[] tabs;
    private final boolean[] hearing;
    private int opened;
    private int begun;
    private @Nullable String archive;

    History(int seed) {
      rng = new Rng(seed);
      tabs = new SimulatedTab[2 + rng.below(2)];
      hearing = new boolean[tabs.length];
      for (int i = 0; i < tabs.length; i++) {
        hearing[i] = rng.below(2) == 0;
        tabs[i] = tab(i);
        tabs[i].resume(tabs[i], false);
      }
    }

    private SimulatedTab tab(int index) {
      return new SimulatedTab(store, "t" + opened++ + "t", hearing[index], lines);
    }

    void run() {
      act(0, 0);
      for (int step = 0; step < STEPS; step++) {
        int index = rng.below(tabs.length);
        if (rng.below(3) > 0) {
          tabs[index].step(rng.below(4));
        } else {
          act(index, rng.below(36));
        }
      }
      for (boolean busy = true; busy; ) {
        busy = false;
        for (SimulatedTab tab : tabs) {
          tab.gameStore.failure = null;
          busy |= tab.step(rng.below(4));
        }
      }
    }

    private void act(int index, int what) {
      SimulatedTab tab = tabs[index];
      boolean playing = tab.page.model().shown() != null;
      switch (what) {
        case 0 -> {
          tab.acts(new Route.Start());
          tab.acts(new StartEvent.SetBoard("hexhex:3"));
          tab.acts(new StartEvent.SetSeat(1, Seat.PERSON));
          // By its players each game is told apart from all others.
          tab.acts(new StartEvent.SetName(0, "P" + begun++));
          tab.acts(new StartEvent.Begin());
        }
        case 1 -> tab.acts(new Route.Start());
        case 2, 3 -> tab.acts(new Route.Continue());
        case 4, 5 -> tab.acts(playing ? new MatchEvent.Undo() : new Route.Continue());
        case 6 -> tab.acts(playing ? new MatchEvent.Redo() : new Route.Continue());
        case 7 -> tab.acts(new Route.Library());
        case 8, 9, 10 -> open(tab);
        case 11 -> {
          String id = any(new ArrayList<>(store.games.keySet()));
          if (id != null) {
            tab.acts(new LibraryEvent.Delete(id));
          }
        }
        case 12 -> tab.acts(new LibraryEvent.PutBack());
        case 13 -> {
          tab.acts(new LibraryEvent.ShowBin());
          String id = any(new ArrayList<>(store.bin.keySet()));
          if (id != null) {
            tab.acts(new LibraryEvent.Restore(id));
          }
        }
        case 14 -> exchange(tab);
        case 15 -> openLink(tab);
        case 16 -> load(index, false);
        case 17 -> load(index, true);
        case 18 -> {
          tab.gameStore.close();
          tabs[index] = tab(index);
          tabs[index].resume(tabs[index], false);
        }
        case 19 ->
            tab.gameStore.failure = tab.gameStore.failure == null ? StorageFailure.FULL : null;
        default -> play(tab);
      }
    }

    private @Nullable String any(List<String> ids) {
      return ids.isEmpty() ? null : ids.get(rng.below(ids.size()));
    }

    private void open(SimulatedTab tab) {
      String id = any(new ArrayList<>(store.games.keySet()));
      if (id != null) {
        tab.acts(new LibraryEvent.Open(id));
      }
    }

    private void exchange(SimulatedTab tab) {
      if (!tab.exported.isEmpty()) {
        archive = tab.exported.get(rng.below(tab.exported.size()));
      }
      if (archive != null && rng.below(2) == 0) {
        tab.imports(archive);
      } else {
        tab.acts(new LibraryEvent.ExportAll());
      }
    }

    private void openLink(SimulatedTab tab) {
      Match match = tabs[rng.below(tabs.length)].page.model().session().match();
      if (match != null) {
        String link = Links.write(match.record());
        tab.acts(new SharingEvent.Opened(Links.read(link, Games.ALL::setup), true, null));
      }
    }

    /** A reload, or the browser's restart after a crash. */
    private void load(int index, boolean crashed) {
      SimulatedTab before = tabs[index];
      before.gameStore.close();
      tabs[index] = tab(index);
      tabs[index].resume(before, crashed);
    }

    private void play(SimulatedTab tab) {
      if (tab.page.model().shown() == null) {
        return;
      }
      Position position = tab.match().record().replay().orThrow().position();
      int cell = rng.below(position.board().size());
      tab.acts(new BoardEvent.Press(position.board().name(cell)));
    }
  }
}
