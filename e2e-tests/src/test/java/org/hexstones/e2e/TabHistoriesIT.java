package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.hexstones.e2e.SavedStones.Stones;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Random histories of tabs in a browser: people play, take back, open links that are behind, ahead
 * or of another course, analyse, reload, duplicate tabs and close them in the middle of things;
 * readings fail, and the browser closes the database. {@code -Dhexstones.histories=300} runs so
 * many, {@code -Dhexstones.seed=N} begins with another one. A seed gives the steps, but not their
 * times.
 */
final class TabHistoriesIT {
  private static final int HISTORIES = Integer.getInteger("hexstones.histories", 2);
  private static final int SEED = Integer.getInteger("hexstones.seed", 0);
  private static final int STEPS = 20;

  /** Each game of a history has a board of its own. */
  private static final List<String> BOARDS = List.of("hexhex:3", "hexhex:4", "triangle:6");

  private final List<String> steps = new ArrayList<>();

  @Test
  void stonesShownAsSavedAreInTheStore(TestReporter reporter) throws Exception {
    int checked = 0;
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, site);
      for (int seed = SEED; seed < SEED + HISTORIES; seed++) {
        SavedStones saved = new SavedStones();
        Tabs tabs = new Tabs(page, saved);
        history(page, tabs, new Rng(seed));
        List<String> texts = tabs.stored();
        assertEquals(Set.of(), saved.lost(texts), "seed " + seed + " " + steps + " " + texts);
        for (Stones position : saved.expected()) {
          checked += position.all().size();
        }
        tabs.forget();
      }
    }
    reporter.publishEntry(HISTORIES + " histories, " + checked + " stones");
    // The histories are about something.
    assertTrue(checked > HISTORIES, checked + " stones");
  }

  private void history(GamePage page, Tabs tabs, Rng rng) {
    steps.clear();
    int begun = 0;
    for (int step = 0; step < STEPS; step++) {
      int tab = rng.below(12);
      int what = rng.below(25);
      steps.add(tab + ":" + what);
      tabs.use(tab);
      if (begun == 0 || (what == 0 && begun < BOARDS.size())) {
        String seats = rng.below(3) == 0 ? "person,link" : "person,person";
        page.go("#new=omega+" + BOARDS.get(begun++) + "+seats=" + seats);
      } else {
        act(page, tabs, what, rng);
      }
      if (rng.below(4) == 0) {
        tabs.settle();
      }
    }
    tabs.settle();
  }

  private static void act(GamePage page, Tabs tabs, int what, Rng rng) {
    switch (what) {
      case 1, 2 -> openLink(page, tabs, Fragment.Word.GAME.prefix(), rng);
      case 3 -> openLink(page, tabs, Fragment.Word.STUDY.prefix(), rng);
      case 4 -> tabs.reload();
      case 5 -> tabs.duplicate();
      case 6 -> {
        tabs.press("[data-cell]", rng.below(1000));
        tabs.close();
      }
      case 7 -> tabs.closeStore();
      // In a game, and on the analysis board.
      case 8 -> tabs.press("[data-action=analyse], [data-action=back]", 0);
      case 9 -> tabs.press("[data-action=take-fork], [data-action=leave-fork]", rng.below(2));
      case 10 -> tabs.back();
      case 11, 12, 13 -> tabs.takeBack();
      default -> {
        for (int more = rng.below(4); more >= 0; more--) {
          tabs.press("[data-action=continue], [data-cell]:not([data-stone])", rng.below(1000));
        }
      }
    }
  }

  /** Opens a state of the game in a tab as it may come from elsewhere. */
  private static void openLink(GamePage page, Tabs tabs, String fragment, Rng rng) {
    GameRecord record = tabs.inAddress();
    tabs.use(rng.below(12));
    if (record != null) {
      page.go(fragment + Links.write(course(record, rng)));
    }
  }

  /** A record that is shorter, longer or of another course. */
  private static GameRecord course(GameRecord record, Rng rng) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    play.playAll(record.mainLine().subList(0, rng.below(record.mainLine().size() + 1))).orThrow();
    int[] legal = new int[play.position().maxLegalMoves()];
    for (int more = rng.below(4); more > 0 && !play.isOver(); more--) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return record.withRoot(Node.ROOT.withLine(play.moves()));
  }
}
