package org.hexstones.web.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.ui.Why;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons of OMNY in words. The tests of the engine recount the facts. */
final class OmnyWordsTest {
  private static final OmnyView VIEW = new OmnyView();
  private static final String SUNDER = "d4 f2 e2 g3 d5 f5 d6 e4 e3 f3 f1 d7 c7";
  private static final String Y = "b3 b2 c2 g1 d3 d2 c3 a4 a3 d4 e3 c1 d1";

  private static int move(Play play, String cell) {
    return Moves.place(play.position().nextColour(), play.position().board().cellNamed(cell));
  }

  private static Play play(String setup, String cells) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    for (String cell : cells.split(" ", -1)) {
      play.play(move(play, cell));
    }
    return play;
  }

  private static List<Why> why(Language language, String setup, String cells) {
    return VIEW.why(TestCatalogs.messages(language), play(setup, cells), Position.NONE);
  }

  @Test
  void theStoneThatWasMissedIsNamed() {
    List<Why> english = why(Language.ENGLISH, "sunder 4", SUNDER);
    assertEquals(
        List.of("On turn 12, White had to stop Black at c7, where Black then won."),
        english.stream().map(Why::sentence).toList());
    assertEquals(
        List.of(play("sunder 4", "d4").position().board().cellNamed("c7")), english.get(0).cells());
    assertEquals(
        "En el turno 12, Blanco tenía que parar a Negro en c7, donde Negro ganó después.",
        why(Language.SPANISH, "sunder 4", SUNDER).get(0).sentence());
    assertEquals(
        "12ターン目に、白はc7に置いて黒を止めるべきでした。黒は次のターンにそこへ置いて勝ちました。",
        why(Language.JAPANESE, "sunder 4", SUNDER).get(0).sentence());
  }

  @Test
  void theTurnAfterWhichNothingHelpedIsNamed() {
    List<Why> why = why(Language.ENGLISH, "y 7", Y);
    assertEquals(
        List.of(
            "After turn 5, nothing could stop Black: each gap was two cells, like a3 and"
                + " a4. If White takes one, Black takes the other. Break such a chain earlier, or build"
                + " one yourself."),
        why.stream().map(Why::sentence).toList());
    assertTrue(why.get(0).cells().size() > 6);
  }

  @ParameterizedTest
  @CsvSource({
    "y 7, b3, b2, 'b2 makes a bridge to the side: if Black takes b1 or c1,"
        + " the other cell still joins it.'",
    "y 7, b3 b2 c2 g1 d3 d2 c3 a4 a3 d4, e3, 'After e3, Black can win at c1 and at d1:"
        + " one stone can’t stop both.'",
    "y 7, b3 b2 c2 g1 d3 d2 c3 a4 a3 d4 e3 c1, d1, d1 joins all three sides: Black wins.",
    "sunder 4, d4 f2, e2, 'e2 makes a bridge to d4: if White takes e3 or d3,"
        + " the other cell still joins them.'",
    "sunder 4, d4 f2 e2 g3 d5 f5 d6 e4 e3 f3, f1, f1 threatens to win at c7.",
    "sunder 4, d4 f2 e2 g3 d5 f5 d6 e4 e3 f3 f1, d7, 'After d7, Black can win right away at c7.'",
    "sunder 4, d4 f2 e2 g3 d5 f5 d6 e4 e3 f3 f1, c7,"
        + " 'c7 is the only reply: otherwise Black wins there next.'",
    "sunder 4, d4 f2 e2 g3 d5 f5 d6 e4 e3 f3 f1 d7, c7, 'c7 wins: the largest area goes from"
        + " 31 to 18, and the limit is 18.'",
    "sunder 4, d4 f2 e2 g3 d5 f5 d6 e4 e3 f3 f1 d7, a4," + " Black could have won right away at c7."
  })
  void effectOfATurnIsSaid(String setup, String before, String cell, String sentence) {
    Play play = play(setup, before);
    List<String> said =
        VIEW.explain(TestCatalogs.messages(Language.ENGLISH), play, List.of(move(play, cell)));
    assertEquals(sentence, said.get(0));
    assertEquals(before.split(" ", -1).length, play.position().plies());
  }

  @Test
  void takenCellOfABetterTurnIsSaid() {
    Play play = play("sunder 4", "d4");
    int turn = move(play, "f2");
    int answer = Moves.place(1 - Moves.colour(turn), play.position().board().cellNamed("e2"));
    Messages messages = TestCatalogs.messages(Language.ENGLISH);
    List<String> said =
        VIEW.explainLoss(
            messages, play, List.of(turn), List.of(move(play, "e2")), List.of(turn, answer));
    assertEquals(
        List.of(
            "Black took e2 later: e2 makes a bridge to d4: if White takes e3 or d3, the other cell"
                + " still joins them."),
        said);
  }

  @Test
  void answerIsSaidWhereTheTurnSaysNothing() {
    Play play = play("sunder 4", "d4");
    int turn = move(play, "f2");
    int answer = Moves.place(1 - Moves.colour(turn), play.position().board().cellNamed("e2"));
    assertEquals(
        List.of(
            "Black’s reply: e2 makes a bridge to d4: if White takes e3 or d3, the other cell still joins"
                + " them."),
        VIEW.explainLoss(
            TestCatalogs.messages(Language.ENGLISH),
            play,
            List.of(turn),
            List.of(),
            List.of(turn, answer)));
    assertEquals(1, play.position().plies());
  }

  /** A first stone takes no more than its own cell from the largest area. */
  @Test
  void nothingIsSaidWhereNothingIsUseful() {
    Play play = Play.begin(Games.ALL.setup("sunder 5").orThrow());
    assertEquals(
        List.of(),
        VIEW.explain(TestCatalogs.messages(Language.ENGLISH), play, List.of(move(play, "e5"))));
    int resigned = Moves.resign(0);
    assertEquals(
        List.of(), VIEW.explain(TestCatalogs.messages(Language.ENGLISH), play, List.of(resigned)));
  }
}
