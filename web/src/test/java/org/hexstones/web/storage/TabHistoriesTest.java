package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.library.LibraryEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Two and three tabs and an analysis board over one store, driven by random histories: people
 * begin, play, take back, leave, open, delete, put back, import and reload, open links that are
 * behind, ahead or of another course, and analyse; tabs are killed, readings fail, the browser
 * closes the store, and requests, answers and messages are carried out in any order. Every stone
 * that a page has shown as kept is still there. {@code -Dhexstones.effort=500} runs 20,000
 * histories.
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
    private SimulatedStudy board;
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
      board = board();
    }

    private SimulatedStudy board() {
      return new SimulatedStudy(store, "t" + opened++ + "t", rng.below(2) == 0, lines);
    }

    private SimulatedTab tab(int index) {
      return new SimulatedTab(store, "t" + opened++ + "t", hearing[index], lines);
    }

    void run() {
      act(0, 0);
      for (int step = 0; step < STEPS; step++) {
        int index = rng.below(tabs.length + 1);
        boolean answers = rng.below(3) > 0;
        if (answers) {
          SimulatedTab.step(queues(index), rng.below(4));
        } else if (index < tabs.length) {
          act(index, rng.below(48));
        } else {
          analyse(rng.below(16));
        }
      }
      for (boolean busy = true; busy; ) {
        busy = false;
        for (int index = 0; index <= tabs.length; index++) {
          FakeGameStore its = index < tabs.length ? tabs[index].gameStore : board.gameStore;
          its.failure = null;
          its.unreadable = false;
          busy |= SimulatedTab.step(queues(index), rng.below(4));
        }
      }
    }

    private List<Deque<Runnable>> queues(int index) {
      return index < tabs.length ? tabs[index].queues() : board.queues();
    }

    private void act(int index, int what) {
      SimulatedTab tab = tabs[index];
      boolean playing = tab.page.model().shown() != null;
      switch (what) {
        case 0 -> {
          tab.acts(new Route.Start());
          tab.acts(new StartEvent.SetBoard("hexhex:3"));
          tab.acts(new StartEvent.SetSeat(1, rng.below(2) == 0 ? Seat.PERSON : Seat.LINK));
          // By its players each game is reported apart from all others.
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
        case 20 -> tab.gameStore.unreadable = !tab.gameStore.unreadable;
        case 21 -> tab.gameStore.closedByBrowser();
        case 22, 23, 24, 25 -> openCourse(tab);
        case 26, 27 -> tab.acts(new SharingEvent.TakeFork());
        case 28 -> tab.acts(new SharingEvent.LeaveFork());
        case 29, 30, 31 -> tab.acts(new SharingEvent.TakeSeat(rng.below(2)));
        case 32 -> tab.acts(new SharingEvent.Shared());
        default -> play(tab);
      }
    }

    private void analyse(int what) {
      Study study = board.study();
      switch (what) {
        case 0, 1 -> {
          Match match = tabs[rng.below(tabs.length)].page.model().session().match();
          if (match != null) {
            board.open(match.record());
          }
        }
        case 2, 3 -> {
          board.gameStore.close();
          SimulatedStudy loaded = board();
          if (study != null) {
            loaded.resume(study);
          }
          board = loaded;
        }
        case 4 -> board.gameStore.unreadable = !board.gameStore.unreadable;
        case 5 -> board.gameStore.closedByBrowser();
        case 6, 7 -> {
          if (study != null) {
            board.acts(new TreeEvent.GoTo(NodePath.main(rng.below(6))));
          }
        }
        default -> {
          if (study != null) {
            Board cells = study.record().setup().board();
            board.acts(new BoardEvent.Press(cells.name(rng.below(cells.size()))));
          }
        }
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
        tab.opensLink(match.record());
      }
    }

    /** Opens a link from another device: of fewer moves, of more, or of another course. */
    private void openCourse(SimulatedTab tab) {
      Match match = tabs[rng.below(tabs.length)].page.model().session().match();
      if (match == null) {
        return;
      }
      GameRecord record = match.record();
      Play play = Play.begin(record.setup(), record.start()).orThrow();
      int common = rng.below(record.mainLine().size() + 1);
      play.playAll(record.mainLine().subList(0, common)).orThrow();
      int[] legal = new int[play.position().maxLegalMoves()];
      for (int more = rng.below(5); more > 0 && !play.isOver(); more--) {
        play.play(legal[rng.below(play.position().legalMoves(legal))]);
      }
      tab.opensLink(record.withRoot(Node.ROOT.withLine(play.moves())));
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
