package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.results.Rule;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** A game looked back at: its graph, its worst turns, and better ones; and what the rules show. */
final class ReviewIT {
  private static Play random(String setup, int most) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(4);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver() && play.size() < most) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return play;
  }

  private static GamePage open(Play play) throws Exception {
    GameRecord record = GameRecord.of(play.setup(), Start.EMPTY, play.moves());
    GamePage page = GamePage.open("#study=" + Links.write(record));
    page.wait(() -> page.has("[data-screen=study] [data-cell]"));
    return page;
  }

  private static int count(GamePage page, String css) {
    return page.driver().findElements(By.cssSelector(css)).size();
  }

  private static void review(GamePage page) {
    page.press(".review [data-action=review]");
    page.wait(() -> page.has(".review-graph"));
  }

  private static List<Rule> complaints(GamePage page) {
    return Axe.violations(page.driver());
  }

  @Test
  void aGameIsReviewedToItsGraphAndSharedWithIt() throws Exception {
    Play play = random("omega hexhex:4", 1000);
    try (GamePage page = open(play);
        GamePage other = GamePage.open("")) {
      assertFalse(page.has(".review-graph"), "nothing is thought uninvited");
      review(page);
      assertEquals(1, count(page, ".review-graph .chance"));
      int turns = play.size() / 2;
      assertEquals(turns, count(page, ".all-turns tbody tr"));
      assertEquals(List.of(), complaints(page));
      page.press("[data-action=share]");
      page.wait(() -> page.has("[data-input=link]"));
      String link =
          Objects.requireNonNullElse(page.find("[data-input=link]").getDomProperty("value"), "");
      other.go(link.substring(link.indexOf('#')));
      other.wait(() -> other.has(".review-graph"));
      assertEquals(turns, count(other, ".all-turns tbody tr"));
      assertEquals(table(page), table(other));
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  private static Object table(GamePage page) {
    return Objects.requireNonNull(
        page.driver()
            .executeScript("return document.querySelector('.all-turns table').textContent"));
  }

  @Test
  void aReviewIsCancelled() throws Exception {
    try (GamePage page = open(random("omega hexhex:7", 1000))) {
      page.press(".review [data-action=review]");
      page.wait(() -> page.has(".review-progress"));
      page.press("[data-action=cancel-review]");
      page.wait(() -> !page.has(".review-progress"));
      assertFalse(page.has(".review-graph"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** On the smallest board the first player has won; a stone on the rim gives it away. */
  @Test
  void aBetterMoveIsFound() throws Exception {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    for (String stone : List.of("1c1", "0c3")) {
      int cell = play.setup().board().cellNamed(stone.substring(1));
      play.play(Moves.place(stone.charAt(0) - '0', cell));
    }
    try (GamePage page = open(play)) {
      review(page);
      page.press("[data-action=find-better]");
      page.waitForStones(0);
      page.pressCell("a3");
      page.wait(() -> page.find(".verdict").getText().contains("No better"));
      page.press("[data-action=try-again]");
      page.waitForStones(0);
      page.pressCell("c3");
      page.wait(() -> page.find(".verdict").getText().contains("As good as the best"));
      page.press("[data-action=reveal]");
      page.waitForStones(1);
      assertFalse(page.has(".verdict"));
      assertTrue(page.has("[data-action=back-to-turn]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void factorsAndCutsAreShown() throws Exception {
    try (GamePage page = open(random("omega hexhex:4", 16))) {
      page.press("[data-action=outlook-0]");
      page.wait(() -> page.has(".cell .note"));
      assertTrue(count(page, ".outlook-table tbody tr") > 1);
      assertEquals(List.of(), complaints(page));
      page.press("[data-action=outlook-off]");
      page.wait(() -> !page.has(".cell .note"));
      assertEquals(List.of(), page.errors());
    }
    try (GamePage page = open(random("sunder 5", 12))) {
      page.press("[data-action=outlook-1]");
      page.wait(() -> page.has(".cell .note"));
      assertTrue(page.find(".outlook").getText().contains("best group"));
      assertTrue(count(page, ".cell.cut") > 0);
      assertEquals(List.of(), complaints(page));
      assertEquals(List.of(), page.errors());
    }
  }
}
