package org.hexstones.web.feature.positioneditor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.notation.RecordText;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.play.RematchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.storage.StoreEffect;
import org.junit.jupiter.api.Test;

final class PositionEditorTest {
  private static PageOnJvm arranging(String board) {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetBoard(board));
    page.happens(new StartEvent.SetSeat(1, Seat.PERSON));
    page.act("set-up");
    return page;
  }

  private static GameRecord record(PageOnJvm page) {
    Match match = Objects.requireNonNull(page.model().shown());
    return match.record();
  }

  @Test
  void stonesArePutAndTakenOff() {
    PageOnJvm page = arranging("hexhex:3");
    page.press("c3");
    assertEquals("white", page.stone("c3"));
    page.happens(new PositionEditorEvent.Brush(1));
    page.press("c3", "a3");
    assertEquals("black", page.stone("c3"));
    assertEquals("black", page.stone("a3"));
    page.press("c3");
    assertNull(page.stone("c3"));
    page.act("erase");
    page.press("a3");
    assertNull(page.stone("a3"));
    page.press("b3");
    assertNull(page.stone("b3"));
  }

  @Test
  void aGameBeginsFromThePosition() {
    PageOnJvm page = arranging("hexhex:3");
    page.happens(new StartEvent.SetName(0, "  Ann\n"));
    page.press("c3");
    page.happens(new PositionEditorEvent.Brush(1));
    page.press("a3");
    page.happens(new PositionEditorEvent.ToMove(Colour.BLACK));
    page.act("play-position");
    assertEquals("black", page.value("data-turn"));
    assertEquals("white", page.stone("c3"));
    assertEquals("black", page.stone("a3"));
    assertEquals(Colour.BLACK, record(page).start().toMove());
    assertEquals(List.of(new Tag("A", "Ann")), record(page).tags());
    assertTrue(page.effects().stream().anyMatch(StoreEffect.Save.class::isInstance));

    // As text it is read back, so that it can be a link, and be kept.
    GameRecord kept = record(page);
    assertEquals(kept, RecordText.parse(RecordText.write(kept), Games.ALL::setup).orThrow());

    // And once more from the same position.
    page.press("b3");
    page.happens(new RematchEvent.Again());
    assertEquals(kept.start(), record(page).start());
    assertEquals(List.of(), record(page).mainLine());
  }

  @Test
  void theUsualMoverNeedNotBeNamed() {
    PageOnJvm page = arranging("hexhex:3");
    page.act("play-position");
    assertTrue(record(page).start().isEmpty());
  }

  @Test
  void aPositionThatIsOverIsRefusedWithItsReason() {
    PageOnJvm page = arranging("hexhex:3");
    Board board = Games.ALL.setup("omega hexhex:3").orThrow().board();
    for (int cell = 0; cell < board.size(); cell++) {
      page.press(board.name(cell));
    }
    assertEquals("some", page.value("data-problem"));
    assertEquals(
        "The game would be over at the start",
        PageOnJvm.text(page.find("p", "data-problem", "some")));
    assertNotNull(page.find("button", "data-action", "play-position").attribute("disabled"));
    page.happens(new PositionEditorEvent.Play());
    assertNull(page.model().shown());
    page.act("clear-board");
    assertEquals("none", page.value("data-problem"));
  }

  @Test
  void theKeyboardGoesAbout() {
    PageOnJvm page = arranging("hexhex:3");
    page.effects();
    page.key("ArrowDown", "c3");
    assertTrue(page.effects().get(0) instanceof ScreenEffect.FocusCell);
    page.key("Enter", "a3");
    assertEquals("white", page.stone("a3"));
  }

  @Test
  void editorBeginsWithTheLeftGame() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+players=3+seats=person,computer,person");
    assertFalse(page.has("data-problem"));
    page.press("d4", "d5", "c4");
    page.happens(new Route.Start());
    page.options();
    page.act("set-up-game");
    assertEquals("white", page.stone("d4"));
    assertEquals("red", page.stone("c4"));
    page.act("clear-board");
    assertNull(page.stone("d4"));
    page.act("set-up-game");
    page.press("d4");
    assertNull(page.stone("d4"));
    page.press("e3");
    page.act("play-position");
    assertEquals("omega hexhex:4 players=3", record(page).setup().text());
    assertEquals("black", page.stone("d5"));
    assertEquals("white", page.stone("e3"));
    assertEquals(3, record(page).start().stones().size());
    assertEquals(
        List.of(Seat.PERSON, Seat.COMPUTER, Seat.PERSON),
        Objects.requireNonNull(page.model().shown()).seats());
  }

  private static boolean offersGame(PageOnJvm page) {
    return PageOnJvm.first(page.draw(), e -> "set-up-game".equals(e.attribute("data-action")))
        != null;
  }

  @Test
  void aGameThatGoesOnAgainstClocksIsNotSetUp() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,person+clock=fischer:300:5");
    page.press("c3", "b3");
    page.happens(new Route.Start());
    page.options();
    assertFalse(offersGame(page));
    page.happens(new Route.EditLeftPosition());
    page.act("set-up");
    assertFalse(offersGame(page));
    page.happens(new Route.EditLeftPosition());
    assertNull(page.stone("c3"));
  }

  @Test
  void withoutAGameThereIsOnlyTheFreeBoard() {
    PageOnJvm page = arranging("hexhex:3");
    page.happens(new Route.EditLeftPosition());
    assertTrue(page.has("data-problem"));
    assertNull(page.model().session().match());
  }

  @Test
  void oneCanGoBack() {
    PageOnJvm page = arranging("hexhex:3");
    page.act("leave-set-up");
    assertFalse(page.has("data-problem"));
    assertTrue(page.has("data-game"));
  }
}
