package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Words;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PlayoutStatisticsTest {
  private static final Player PLAYER = Players.byName("hexstones:nodes=20000").orThrow();

  /** Stones as text: {@code w:a1 b:a2 …} on a board of a game. */
  private static Play play(String setup, String stones) {
    Setup read = Games.ALL.setup(setup).orThrow();
    Board board = read.board();
    List<Integer> placed = new ArrayList<>();
    for (Words.Word word : Words.words(stones)) {
      String stone = word.text();
      int colour = "wbru".indexOf(stone.charAt(0));
      placed.add(Moves.place(colour, board.cellNamed(stone.substring(2))));
    }
    return Play.begin(read, new Start(placed, null)).orThrow();
  }

  private static PlayoutStatistics playoutStatistics(Play play, int iterations) {
    Search search = PLAYER.search(play, 1);
    search.recordPlayouts();
    search.run(iterations);
    PlayoutStatistics playoutStatistics = search.report(1).playoutStatistics();
    assertNotNull(playoutStatistics);
    return playoutStatistics;
  }

  @Test
  void nobodyWatchesUnasked() {
    Search search = PLAYER.search(Play.begin(Games.ALL.setup("omega hexhex:4").orThrow()), 1);
    search.run(100);
    assertNull(search.report(1).playoutStatistics());
  }

  /** Watching changes nothing of what is thought. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void watchingDoesNotDisturb(String setup) {
    Play play = Play.begin(SampleGames.ALL.setup(setup).orThrow());
    Search watched = PLAYER.search(play, 1);
    watched.recordPlayouts();
    Search other = PLAYER.search(play, 1);
    watched.run(500);
    other.run(500);
    assertEquals(other.report(5).lines(), watched.report(5).lines());
  }

  /**
   * A black stone that joins white's enemy's groups of three is better for white than one apart.
   */
  @Test
  void heatKnowsWhatAStoneIsGoodFor() {
    Play play =
        play("omega hexhex:4", "b:d1 b:d2 b:d3 b:d5 b:d6 b:d7 w:a4 w:a5 w:a6 w:g2 w:g3 w:g4");
    PlayoutStatistics playoutStatistics = playoutStatistics(play, 4000);
    int mover = play.mover();
    assertEquals(0, mover);
    double join = playoutStatistics.heat().get(1).get(play.setup().board().cellNamed("d4"));
    double ownThere = playoutStatistics.heat().get(0).get(play.setup().board().cellNamed("d4"));
    assertTrue(join > ownThere + 0.1, join + " " + ownThere);
    assertEquals(2, playoutStatistics.scores().size());
    for (double score : playoutStatistics.scores()) {
      assertTrue(score >= 9, "groups of three are not lost at once: " + score);
    }
  }

  @Test
  void gameWithoutPointsShowsNoScores() {
    PlayoutStatistics playoutStatistics =
        playoutStatistics(Play.begin(Games.ALL.setup("sunder 4").orThrow()), 500);
    assertEquals(List.of(), playoutStatistics.scores());
    assertEquals(500, playoutStatistics.games(), 10);
  }

  /** What was said of one position is not said of the next. */
  @Test
  void eachPositionIsSurveyedByItself() {
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
    Search search = PLAYER.search(play, 1);
    search.recordPlayouts();
    search.run(300);
    int move = search.bestMove();
    search.advance(move);
    PlayoutStatistics playoutStatistics = search.report(1).playoutStatistics();
    assertNotNull(playoutStatistics);
    assertEquals(0, playoutStatistics.games());
    assertEquals(List.of(), playoutStatistics.scores());
    for (List<Double> ofColour : playoutStatistics.heat()) {
      for (double heat : ofColour) {
        assertEquals(PlayoutStatistics.UNKNOWN, heat);
      }
    }
    search.run(300);
    PlayoutStatistics next = search.report(1).playoutStatistics();
    assertNotNull(next);
    assertEquals(
        PlayoutStatistics.UNKNOWN, next.heat().get(Moves.colour(move)).get(Moves.cell(move)));
    assertTrue(next.games() > 0 && search.position().mover() != Position.NONE);
  }
}
