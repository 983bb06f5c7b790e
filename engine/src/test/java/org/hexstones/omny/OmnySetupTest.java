package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OmnySetupTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          omny hexhex:7                                 | omny hexhex:7
          omny hexhex:7 stars=all komi=0 balance=none misere=off | omny hexhex:7
          sunder 7                                      | omny hexhex:7
          gyre 5 komi=2.0                               | omny hexhex:5 stars=perimeter+centre komi=2
          y 11 balance=pie                              | omny triangle:11 stars=corners balance=pie
          free-y 4,4,4,5,3,5 misere=on                  | omny hexagon:4,4,4,5,3,5 stars=perimeter misere=on
          omny rhombus:4 misere=on balance=12* komi=2.5 stars=d4,a1,b2,b1,c3,a4 | omny rhombus:4 stars=a1,a4,b1,b2,c3,d4 komi=2.5 balance=12* misere=on
          omny cells:b2-4 balance=komi+pie              | omny cells:a1-3 balance=komi+pie
          """)
  void theTextIsTheShortestThatSaysTheSame(String given, String canonical) {
    assertEquals(canonical, Samples.setup(given).text());
    assertEquals(Samples.setup(canonical), Samples.setup(given));
  }

  @Test
  void otherAgreementsAreOtherSetups() {
    OmnySetup setup = Samples.setup("sunder 4");
    assertNotEquals(setup, Samples.setup("sunder 5"));
    assertNotEquals(setup, Samples.setup("gyre 4"));
    assertNotEquals(setup, Samples.setup("sunder 4 komi=0.5"));
    assertNotEquals(setup.hashCode(), Samples.setup("sunder 5").hashCode());
    assertEquals("omny hexhex:4", setup.toString());
    assertEquals(StarSet.Named.ALL, setup.starSet());
    assertEquals("omny", Samples.GAME.id());
    assertEquals(List.of("sunder", "gyre", "y", "free-y"), Samples.GAME.keywords().subList(1, 5));
    assertEquals("perimeter+centre", StarSet.Named.PERIMETER_CENTRE.word());
    assertEquals(
        "an OMNY board must be in one piece: join its parts",
        refusal("omny cells:a1,c1").english());
  }

  @Test
  void presetsAreKnownAgain() {
    assertEquals("sunder", Samples.setup("omny hexhex:4 komi=3").preset());
    assertEquals("gyre", Samples.setup("omny hexhex:4 stars=perimeter+centre").preset());
    assertEquals("y", Samples.setup("omny triangle:4 stars=corners").preset());
    assertEquals("free-y", Samples.setup("omny hexagon:4,4,4,5,3,5 stars=perimeter").preset());
    assertNull(Samples.setup("omny hexagon:4,4,4,4,4,4 stars=perimeter").preset());
    assertNull(Samples.setup("omny hexhex:4 stars=corners").preset());
    assertNull(Samples.setup("omny triangle:4").preset());
  }

  @Test
  void refusalsSayWhatIsWrong() {
    assertRefused(MoveProblem.BOARD_MISSING, "omny");
    assertRefused(BoardProblem.UNKNOWN_SHAPE, "omny 7");
    assertRefused(BoardProblem.SIZE_OUT_OF_RANGE, "sunder 13");
    assertRefused(BoardProblem.SIZE_NOT_A_NUMBER, "y x");
    assertRefused(BoardProblem.SIX_SIDES_NEEDED, "free-y 6,5,7");
    assertRefused(OmnyProblem.EVEN_PERIMETER, "free-y 4,4,4,4,4,4");
    assertRefused(OmnyProblem.NOT_CONNECTED, "omny cells:a1,c1");
    assertRefused(OmnyProblem.HAS_HOLE, "omny cells:a2-3,b1,b3,c1-2");
    assertRefused(OmnyProblem.STARS_FIXED, "sunder 5 stars=all");
    assertRefused(OmnyProblem.NO_STARS, "omny hexhex:4 stars=");
    assertRefused(BoardProblem.NO_SUCH_CELL, "omny hexhex:4 stars=d4,a1");
    assertRefused(BoardProblem.NO_SUCH_CELL, "omny hexhex:4 stars=middle");
    assertRefused(BoardProblem.CELL_TWICE, "omny hexhex:4 stars=d4,d4");
    assertRefused(OmnyProblem.NO_CENTRE, "omny rhombus:4 stars=corners+centre");
    assertRefused(OmnyProblem.NO_TRIANGLE, "omny rhombus:4 stars=corners+triangle");
    assertRefused(OmnyProblem.KOMI_NOT_READABLE, "sunder 5 komi=2.3");
    assertRefused(OmnyProblem.KOMI_NOT_READABLE, "sunder 5 komi=-1");
    assertRefused(OmnyProblem.KOMI_TOO_LARGE, "y 5 komi=1.5");
    assertRefused(OmnyProblem.KOMI_TOO_LARGE, "omny hexhex:3 stars=a3,c3 komi=1");
    assertRefused(OmnyProblem.KOMI_IS_NAMED, "sunder 5 komi=0 balance=komi");
    assertRefused(OmnyProblem.KOMI_IS_NAMED, "sunder 5 komi=2 balance=komi+pie");
    assertRefused(MoveProblem.OPTION_BAD_VALUE, "sunder 5 balance=fair");
    assertRefused(MoveProblem.OPTION_BAD_VALUE, "sunder 5 misere=yes");
    assertRefused(MoveProblem.OPTION_UNKNOWN, "sunder 5 pie=on");
  }

  @Test
  void refusalsSayWhere() {
    assertEquals("omny hexhex:4 stars=d4,".length(), refusal("omny hexhex:4 stars=d4,a1").at());
    assertEquals("sunder 5 ".length(), refusal("sunder 5 stars=all").at());
    assertEquals("6,".length(), refusal("free-y 6,x").at(), "counted in the board's text");
  }

  @Test
  void everyStarSetSaysItsCells() {
    assertStars("omny hexhex:3 stars=corners", "a3 a5 c1 c5 e1 e3");
    assertStars("omny hexhex:3 stars=corners+centre", "a3 a5 c1 c3 c5 e1 e3");
    assertStars("omny hexhex:3 stars=corners+triangle", "a3 a5 b4 c1 c2 c5 d3 e1 e3");
    assertStars("omny hexhex:3 stars=perimeter", "a3 a4 a5 b2 b5 c1 c5 d1 d4 e1 e2 e3");
    assertStars("omny hexhex:3 stars=perimeter+centre", "a3 a4 a5 b2 b5 c1 c3 c5 d1 d4 e1 e2 e3");
    assertStars("omny triangle:3 stars=corners", "a1 a3 c1");
    // The middle of a triangle of side 3 is a vertex, and one of the cells round it is on the rim.
    assertStars("omny triangle:3 stars=corners+triangle", "a1 a2 a3 b1 b2 c1");
    assertStars("omny triangle:5 stars=corners+triangle", "a1 a5 b2 b3 c2 e1");
    assertStars("omny triangle:4 stars=corners+centre", "a1 a4 b2 d1");
    assertStars("omny rhombus:3 stars=corners", "a1 a3 c1 c3");
    assertStars("omny cells:a1 stars=corners+centre", "a1");
    assertEquals(37, Samples.setup("gyre 7").stars().size());
    assertEquals(127, Samples.setup("sunder 7").stars().size());
  }

  private static void assertStars(String text, String names) {
    OmnySetup setup = Samples.setup(text);
    List<String> found = setup.stars().stream().map(setup.board()::name).toList();
    assertEquals(names, String.join(" ", found));
  }

  private static void assertRefused(Problem problem, String text) {
    assertEquals(problem, refusal(text).problem(), text);
  }

  private static Reason refusal(String text) {
    Reason reason = Samples.parse(text).reason();
    assertNotNull(reason, text);
    return reason;
  }
}
