package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.notation.RecordText;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.MatchCodec;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks by looks at a time that the test tells; no test waits. */
final class ClockUpdateTest {
  private final PageOnJvm page;
  private double now = 1_000;

  ClockUpdateTest() {
    page = new PageOnJvm();
  }

  private void begin(String address) {
    page.tickAt(now);
    page.happens(Objects.requireNonNull(Address.read(address).route(Games.ALL::setup)));
  }

  /** Looks four times a second for so long, as the page does. */
  private void wait(int millis) {
    double end = now + millis;
    while (now < end) {
      now = Math.min(end, now + 250);
      page.tickAt(now);
    }
  }

  private void press(String... cells) {
    page.tickAt(now);
    page.press(cells);
  }

  private Match match() {
    return Objects.requireNonNull(page.model().shown());
  }

  private List<Integer> left() {
    return match().clocks().left();
  }

  /** The longest that can be chosen, and as much again with every turn. */
  @Test
  void aClockNeverHasMoreThanCanBeKept() {
    Clocks clocks =
        Clocks.begin(Objects.requireNonNull(TimeControl.read("fischer:36000:36000")), 2);
    for (int turn = 0; turn < 200; turn++) {
      clocks = clocks.turned(0);
    }
    assertEquals(List.of(999_999_999, 36_000_000), clocks.left());
  }

  @Test
  void theFirstStoneStartsTheClockAndATurnAddsToIt() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    wait(30_000);
    assertEquals(List.of(60_000, 60_000), left());
    press("c3");
    wait(2_000);
    assertEquals(List.of(58_000, 60_000), left());
    press("d3");
    // The turn is over: white has its increment, and black's clock runs.
    assertEquals(List.of(63_000, 60_000), left());
    wait(1_500);
    assertEquals(List.of(63_000, 58_500), left());
  }

  @Test
  void aTurnsTimeIsThereAnewForEveryTurn() {
    begin("#new=omega+hexhex:3+clock=move:10");
    press("c3");
    wait(9_000);
    press("d3");
    assertEquals(List.of(10_000, 10_000), left());
    wait(4_000);
    press("a3");
    wait(1_000);
    assertEquals(List.of(10_000, 5_000), left());
  }

  @Test
  void aFallenFlagIsRecordedAndTheOtherHasWon() {
    begin("#new=omega+hexhex:3+clock=move:10");
    press("c3");
    wait(10_000);
    assertEquals(Moves.flag(0), match().record().mainLine().get(1));
    assertEquals("black", page.value("data-winner"));
    GameRecord record = match().record();
    assertEquals(record, RecordText.parse(RecordText.write(record), Games.ALL::setup).orThrow());
    // Nothing runs on after the end.
    List<Integer> after = left();
    wait(5_000);
    assertEquals(after, left());
    assertFalse(page.model().play().watch().runs());
  }

  @Test
  void computerPlaysOnALeftSeatWithoutWinning() {
    begin("#new=omega+hexhex:3+players=3+clock=move:10");
    press("c3");
    page.effects();
    wait(10_000);
    assertEquals(Moves.flag(0), match().record().mainLine().get(1));
    assertFalse(page.has("data-winner"));
    assertFalse(Asked.moves(page.effects()).isEmpty());
    assertEquals("left", page.value("data-notice"));
    String text = PageOnJvm.text(page.draw());
    assertTrue(
        text.contains("Player A ran out of time. The computer plays on for this player"), text);
    assertTrue(text.contains("1 single stoneout of time"), text);
    // It finishes the turn; then the next player's clock runs.
    Play play = match().record().replay().orThrow();
    while (play.mover() == 0) {
      int question = Objects.requireNonNull(page.model().play().thinking()).number();
      int free = play.position().board().size() - 1;
      while (play.refusal(Moves.place(play.position().nextColour(), free)) != null) {
        free--;
      }
      page.happens(new Answer.Best(question, Moves.place(play.position().nextColour(), free)));
      play = match().record().replay().orThrow();
    }
    int before = left().get(1);
    wait(1_000);
    assertEquals(before - 1_000, left().get(1));
    playToTheEnd(play);
  }

  @Test
  void resigningAmongThreeIsExplained() {
    begin("#new=omega+hexhex:3+players=3");
    page.act("resign");
    assertTrue(PageOnJvm.text(page.draw()).contains("plays on for this player"));
    page.act("confirm-resign");
    assertFalse(Asked.moves(page.effects()).isEmpty());
    assertEquals(Moves.resign(0), match().record().mainLine().get(0));
    assertEquals("left", page.value("data-notice"));
    assertTrue(PageOnJvm.text(page.draw()).contains("Player A resigned. The computer plays"));
    playToTheEnd(match().record().replay().orThrow());

    // The last two, of whom one leaves: nobody plays on.
    begin("#new=omega+hexhex:3");
    page.act("resign");
    assertFalse(PageOnJvm.text(page.draw()).contains("plays on for this player"));
  }

  /** The rest of the game by any moves: who has left is not the winner. */
  private static void playToTheEnd(Play play) {
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver()) {
      play.position().legalMoves(legal);
      play.play(legal[0]);
    }
    Outcome outcome = Objects.requireNonNull(play.outcome());
    assertEquals(0, outcome.ranking().get(2));
  }

  @Test
  void sleepCountsForNobodyAndIsNoticed() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    wait(3_000);
    now += 3_600_000;
    page.tickAt(now);
    assertEquals(List.of(57_000, 60_000), left());
    assertEquals("asleep", page.value("data-notice"));
    wait(4_000);
    assertEquals(List.of(57_000, 60_000), left());
    page.act("go-on");
    wait(1_000);
    assertEquals(List.of(56_000, 60_000), left());
  }

  @Test
  void aClockThatGoesBackTakesNothingAndGivesNothing() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    page.tickAt(now - 10_000);
    assertEquals(List.of(60_000, 60_000), left());
  }

  @Test
  void pausedClocksStandUntilOneGoesOn() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    page.act("pause");
    wait(4_000);
    assertEquals(List.of(60_000, 60_000), left());
    stands(() -> page.happens(new BoardEvent.Press("d3")));
    wait(4_000);
    assertEquals(List.of(60_000, 60_000), left());
    page.act("go-on");
    assertFalse(page.has("data-notice"));
    press("d3");
    wait(1_000);
    assertEquals(List.of(65_000, 59_000), left());
  }

  /** Nothing is played by what comes to a press. */
  private void stands(Runnable press) {
    GameRecord before = match().record();
    press.run();
    assertEquals(before, match().record());
    assertTrue(match().paused());
    assertEquals("paused", page.value("data-notice"));
    assertEquals("", page.model().play().input().pending());
    page.happens(new ShellEvent.DismissNotice());
  }

  /** However it is played: by keys, to be confirmed, or without a stone. */
  @Test
  void nothingIsPlayedWhileTheClocksStand() {
    begin("#new=omega+hexhex:3+players=3+pie=on+clock=fischer:60:5");
    press("c3");
    page.act("pause");
    stands(
        () -> {
          page.happens(new BoardInputEvent.Name("d3"));
        });
    stands(() -> page.happens(new BoardInputEvent.Propose("d3")));
    page.happens(new SettingsEvent.Switch(Settings.Switch.CONFIRM, true));
    stands(() -> page.happens(new BoardEvent.Press("d3")));
    page.happens(new SettingsEvent.Switch(Settings.Switch.CONFIRM, false));
    page.act("go-on");
    press("d3", "e3");
    page.act("pause");
    assertNull(match().record().replay().orThrow().refusal(Moves.swap(0)));
    stands(() -> page.happens(new MatchEvent.Choose(Moves.swap(0))));
    page.act("pause");
    page.happens(new MatchEvent.Choose(Moves.swap(0)));
    assertEquals(4, match().record().mainLine().size());
  }

  @Test
  void pausedGamesSayHowToGoOnAfterAReload() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    MatchCodec.Read.Whole kept =
        (MatchCodec.Read.Whole)
            MatchCodec.read(match().id(), MatchCodec.write(match()), Games.ALL::setup);
    PageOnJvm reloaded = new PageOnJvm();
    reloaded.happens(new StoreEvent.Loaded(kept.match()));
    assertTrue(PageOnJvm.text(reloaded.draw()).contains("Paused."));
    reloaded.happens(new BoardEvent.Press("d3"));
    assertEquals("paused", reloaded.value("data-notice"));
    assertEquals(1, Objects.requireNonNull(reloaded.model().shown()).record().mainLine().size());
    reloaded.act("go-on");
    reloaded.press("d3");
    assertEquals(2, Objects.requireNonNull(reloaded.model().shown()).record().mainLine().size());
  }

  @Test
  void timeThatRunsIsSavedOnceASecond() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    page.effects();
    wait(3_000);
    List<Match> saved =
        page.effects().stream()
            .filter(StoreEffect.Save.class::isInstance)
            .map(effect -> ((StoreEffect.Save) effect).match())
            .toList();
    assertTrue(saved.size() == 3 || saved.size() == 4, saved.size() + " saves");
    assertTrue(saved.get(saved.size() - 1).clocks().left().get(0) <= 57_999);
  }

  /** The store and the tab's snapshot may each have the later state. */
  @Test
  void ofTwoCopiesOfAMatchTheTimeThatWasSpentCounts() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    Match early = match();
    wait(6_000);
    Match late = match();
    assertEquals(List.of(54_000, 60_000), early.upTo(late).clocks().left());
    assertEquals(List.of(54_000, 60_000), late.upTo(early).clocks().left());
    press("d3");
    wait(2_000);
    Match longer = late.withPaused(true).upTo(match());
    assertEquals(List.of(59_000, 58_000), longer.clocks().left());
    assertTrue(longer.paused());
  }

  @Test
  void aPauseHidesTheBoard() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3");
    assertTrue(page.has("data-cell"));
    assertTrue(page.has("data-ply"));
    page.act("pause");
    assertFalse(page.has("data-cell"));
    assertFalse(page.has("data-ply"));
    assertNull(PageOnJvm.first(page.draw(), e -> "share".equals(e.attribute("data-action"))));
    page.happens(new BoardInputEvent.Read(BoardInput.Reading.GROUPS, "d3"));
    assertFalse(PageOnJvm.text(page.draw()).contains("groups of"));
    page.act("go-on");
    assertTrue(page.has("data-cell"));
    // Who goes to the start screen and comes back has paused.
    page.happens(new Route.Start());
    page.happens(new Route.Continue());
    assertFalse(page.has("data-cell"));
  }

  @Test
  void nothingIsTakenBackAgainstAClock() {
    begin("#new=omega+hexhex:3+clock=fischer:60:5");
    press("c3", "d3");
    Match before = match();
    page.happens(new MatchEvent.Undo());
    page.happens(new MatchEvent.GoTo(1));
    assertEquals(before, match());
    assertTrue(page.has("aria-disabled"));
    assertNull(PageOnJvm.first(page.draw(), e -> "analyse".equals(e.attribute("data-action"))));
    page.find("button", "data-action", "pause");
    wait(1_000);
    assertEquals(List.of(65_000, 59_000), left());
    // At the end the game can be looked at, and nothing in it changes.
    wait(59_000);
    assertEquals("white", page.value("data-winner"));
    page.happens(new MatchEvent.GoTo(1));
    GameRecord ended = match().record();
    page.press("a3");
    page.happens(new MatchEvent.Resign(0));
    page.happens(new MatchEvent.PlayOn());
    assertEquals(ended, match().record());
    page.act("latest");
    assertEquals("white", page.value("data-winner"));
  }

  @Test
  void aRematchHasFullClocks() {
    begin("#new=omega+hexhex:3+clock=move:10");
    press("c3");
    wait(10_000);
    page.act("swap-seats");
    assertEquals(List.of(10_000, 10_000), left());
    assertEquals(TimeControl.perMove(10), match().clocks().control());
  }

  @Test
  void playersByLinkHaveNoClock() {
    begin("#new=omega+hexhex:3+seats=person,link+clock=move:10");
    assertTrue(match().clocks().areNone());
  }

  @Test
  void watchedComputersWaitForEachStone() {
    page.happens(new SettingsEvent.SetPace(Pace.SLOW));
    begin("#new=omega+hexhex:3+seats=computer:1,computer:2");
    SearchEffect.Ask think =
        (SearchEffect.Ask)
            page.effects().stream()
                .filter(SearchEffect.Ask.class::isInstance)
                .findFirst()
                .orElseThrow();
    assertEquals(Pace.SLOW.millis(), think.delay());
    page.act("pause");
    assertNull(page.model().play().thinking());
    page.act("pause");
    assertNotNull(page.model().play().thinking());
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:30", "fischer:300:5", "fischer:1:0"})
  void controlsAreReadAsTheyAreWritten(String text) {
    assertEquals(text, Objects.requireNonNull(TimeControl.read(text)).text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "move",
        "move:0",
        "move:x",
        "move:30:5",
        "fischer:300",
        "fischer:300:-1",
        "fischer:99999999:0",
        "sand:3"
      })
  void otherTextsAreNoTimeControl(String text) {
    assertNull(TimeControl.read(text));
  }
}
