package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** Who has a typed name is called by it, and the others by letters. */
final class NamesTest {
  /** Ann, Bea, and who has typed no name. */
  private static PageOnJvm three(String board) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.SetBoard(board));
    page.happens(new StartEvent.SetOption("players", "3"));
    page.happens(new StartEvent.SetOption("pie", "on"));
    for (int player = 0; player < 3; player++) {
      page.happens(new StartEvent.SetSeat(player, Seat.PERSON));
    }
    page.happens(new StartEvent.SetName(0, "Ann"));
    page.happens(new StartEvent.SetName(1, "Bea"));
    page.happens(new StartEvent.Begin());
    return page;
  }

  private static boolean isName(Element element) {
    return String.valueOf(element.attribute("class")).startsWith("name");
  }

  private static void hasText(PageOnJvm page, String text) {
    String all = PageOnJvm.text(page.draw());
    assertTrue(all.contains(text), text + " in " + all);
  }

  @Test
  void swapsRowsMovesAndEndsHaveNames() {
    PageOnJvm page = three("hexhex:4");
    page.press("d4", "e4", "c4");
    hasText(page, "Swap with Ann, take White");
    page.act("swap");
    hasText(page, "swaps with Ann");
    assertFalse(PageOnJvm.text(page.draw()).contains("Player A"));
    List<Element> sits = new ArrayList<>();
    PageOnJvm.all(page.draw(), sits, e -> e.tag().equals("strong") && isName(e));
    assertEquals(List.of("Bea", "Ann", "Red"), sits.stream().map(PageOnJvm::text).toList());
    page.happens(new Route.Open(Dialog.RESIGN));
    hasText(page, "Resign as Red?");
    page.act("cancel");
    page.happens(new MatchEvent.Resign(1));
    hasText(page, "Bea resigned. The computer plays");
  }

  @Test
  void theEndOfThreeGivesPlaces() {
    PageOnJvm page = three("hexhex:4");
    page.happens(new MatchEvent.Resign(0));
    page.happens(new MatchEvent.Resign(2));
    List<Element> places = new ArrayList<>();
    PageOnJvm.all(page.draw(), places, e -> e.attribute("data-place") != null);
    // By colours: Ann, Bea, and who left last.
    assertEquals(
        List.of("3", "1", "2"),
        places.stream().map(e -> Objects.requireNonNull(e.attribute("data-place"))).toList());
    hasText(page, "2nd");
    hasText(page, "Bea (Black) wins");
    hasText(page, "Ann resigned.");
  }
}
