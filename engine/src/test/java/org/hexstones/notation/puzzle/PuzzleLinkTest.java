package org.hexstones.notation.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.Effort;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles that persons make, as addresses have them. */
final class PuzzleLinkTest {
  private static Play random(Setup setup, int free, Rng rng) {
    Play play = Play.begin(setup);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver() && play.position().freeCells() > free) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return play;
  }

  /** Any turn of a game of two, whether or not it wins. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void turnsOfAllGamesReadBack(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    Rng rng = new Rng(text.length());
    for (int i = 0; i < 20; i++) {
      Play played = random(setup, 4 + rng.below(20), rng);
      Play asked = PuzzlePosition.fromStones(played);
      if (asked == null || setup.players() != 2) {
        continue;
      }
      assertEquals(colour(played), colour(asked));
      assertEquals(played.position().freeCells(), asked.position().freeCells());
      assertEquals(PuzzlePosition.stones(played.position()), stonesOf(asked));
      PuzzleKind kind = asked.size() == 0 ? PuzzleKind.WIN : PuzzleKind.CELL;
      Play turn =
          Play.begin(asked.setup(), asked.start())
              .then(begun -> begun.playAll(asked.moves()))
              .orThrow();
      int[] legal = new int[turn.position().maxLegalMoves()];
      do {
        turn.play(legal[rng.below(turn.position().legalMoves(legal))]);
      } while (kind == PuzzleKind.WIN && !turn.isOver() && !turn.position().isTurnStart());
      List<Integer> answer = turn.moves().subList(asked.size(), turn.size());
      Puzzle puzzle = PuzzlePosition.puzzle(kind, Puzzle.UNGRADED, asked, answer);
      String link = PuzzleLink.write(puzzle);
      Parsed<Puzzle> read = PuzzleLink.read(link, SampleGames.ALL::setup);
      assertEquals(answer.stream().allMatch(Moves::isPlace), read.isOk());
      assertTrue(!read.isOk() || read.orThrow().equals(puzzle));
      for (String sent : List.of(link, link + ".", "<" + link + ">", link.replace("-", "%2D"))) {
        Fragment found = Objects.requireNonNull(Fragment.find("see #puzzle=" + sent + " now"));
        assertEquals(link, found.rest(), sent);
      }
    }
  }

  private static int colour(Play play) {
    return play.position().colourOf(play.mover());
  }

  private static List<Integer> stonesOf(Play play) {
    return PuzzlePosition.stones(play.position());
  }

  @Test
  void noTextMakesItThrow() {
    Setup setup = SampleGames.ALL.setup("omega hexhex:4").orThrow();
    Rng rng = new Rng(5);
    Play asked = PuzzlePosition.fromStones(random(setup, 12, rng));
    assertNotNull(asked);
    int[] legal = new int[asked.position().maxLegalMoves()];
    asked.position().legalMoves(legal);
    String good =
        PuzzleLink.write(
            PuzzlePosition.puzzle(PuzzleKind.CELL, Puzzle.UNGRADED, asked, List.of(legal[0])));
    assertTrue(PuzzleLink.read(good, SampleGames.ALL::setup).isOk());
    String odd = " \t\n0159aZ\ud800é%-";
    for (int i = 0; i < Effort.of(20_000); i++) {
      StringBuilder text = new StringBuilder(good);
      for (int edits = 1 + rng.below(3); edits > 0 && text.length() > 0; edits--) {
        int at = rng.below(text.length());
        switch (rng.below(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, odd.charAt(rng.below(odd.length())));
          default -> text.setCharAt(at, odd.charAt(rng.below(odd.length())));
        }
      }
      PuzzleLink.read(text.toString(), SampleGames.ALL::setup);
      Fragment.find("#puzzle=" + text);
    }
    assertNull(PuzzleLink.kind("17"));
    assertNull(PuzzleLink.kind("lose-1a"));
  }
}
