package org.hexstones.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.RandomPlay;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.junit.jupiter.api.Test;

/** The worker by its messages, with a clock that ticks when it is looked at. */
final class AnalysisRunnerTest {
  private static final double TICK = 0.5;

  private final Queue<Runnable> soon = new ArrayDeque<>();
  private final List<AnalysisAnswer> said = new ArrayList<>();
  private double now;
  private final MessageRouter desk =
      new MessageRouter("test", SampleGames.ALL, () -> now += TICK, soon::add, this::say);

  private void say(String text) {
    AnalysisAnswer answer = AnalysisCodec.readAnswer(text);
    assertNotNull(answer, text);
    said.add(answer);
  }

  private void ask(AnalysisQuestion question) {
    desk.hear(AnalysisCodec.write(question));
  }

  /** Works until there is nothing more to do, or so many slices. */
  private void work(int slices) {
    for (int i = 0; i < slices && !soon.isEmpty(); i++) {
      soon.remove().run();
    }
  }

  private AnalysisAnswer last() {
    return said.get(said.size() - 1);
  }

  private static Play random(String setup, int plies, int seed) {
    return RandomPlay.of(Games.ALL.setup(setup).orThrow(), plies, seed);
  }

  @Test
  void tellsOfTheBestMovesTheScoresAndTheHeat() {
    Play play = random("omega hexhex:4", 6, 1);
    ask(new AnalysisQuestion.Analyse(1, PlayedGame.of(play), 3, 2000, 1));
    work(Integer.MAX_VALUE);
    AnalysisAnswer.Analysed end = assertInstanceOf(AnalysisAnswer.Analysed.class, last());
    assertTrue(end.done());
    Report report = end.report();
    assertEquals(2000, report.iterations());
    assertEquals(3, report.lines().size());
    PlayoutStatistics playoutStatistics = report.playoutStatistics();
    assertNotNull(playoutStatistics);
    assertEquals(2, playoutStatistics.scores().size());
    assertTrue(playoutStatistics.scores().get(0) > 1 && playoutStatistics.scores().get(1) > 1);
    for (int colour = 0; colour < 2; colour++) {
      for (int cell = 0; cell < play.setup().board().size(); cell++) {
        boolean free = play.position().stoneAt(cell) < 0;
        assertEquals(
            free, playoutStatistics.heat().get(colour).get(cell) != PlayoutStatistics.UNKNOWN);
      }
    }
  }

  @Test
  void tellsOfWhatItKnowsUntilItIsStopped() {
    Play play = random("sunder 5", 0, 1);
    ask(new AnalysisQuestion.Analyse(5, PlayedGame.of(play), 1, 1_000_000, 1));
    work(100);
    assertFalse(((AnalysisAnswer.Analysed) last()).done());
    int before = said.size();
    assertTrue(before > 2, "several times");
    desk.hear(MessageCodec.write(new Question.Stop(4)));
    work(60);
    assertTrue(said.size() > before, "another question was meant");
    before = said.size();
    desk.hear(MessageCodec.write(new Question.Stop(5)));
    work(Integer.MAX_VALUE);
    assertEquals(before, said.size());
  }

  /** Between two messages there is a slice, and a slice is short. */
  @Test
  void hearsOthersWithinAMoment() {
    ask(
        new AnalysisQuestion.Analyse(
            1, PlayedGame.of(random("omega hexhex:5", 0, 1)), 1, 1_000_000, 1));
    work(1);
    for (int i = 0; i < 30; i++) {
      double before = now;
      work(1);
      assertTrue(now - before <= 30);
    }
  }

  @Test
  void aNewQuestionTakesThePlaceOfTheOld() {
    Play play = random("omega hexhex:4", 6, 1);
    ask(new AnalysisQuestion.Analyse(1, PlayedGame.of(play), 1, 1_000_000, 1));
    work(30);
    ask(new AnalysisQuestion.Solve(2, PlayedGame.of(random("omega hexhex:3", 8, 1)), 60_000));
    work(Integer.MAX_VALUE);
    AnalysisAnswer.Solved solved = assertInstanceOf(AnalysisAnswer.Solved.class, last());
    assertEquals(2, solved.number());
    assertEquals(2, solved.solution().leads().size());
  }

  /** After the proof, in slices, however many lines were wanted. */
  @Test
  void provesEveryMoveAndThenIsDone() {
    Play play = random("omega hexhex:4", 26, 3);
    ask(new AnalysisQuestion.Analyse(1, PlayedGame.of(play), 1, 999_999_999, 1));
    work(Integer.MAX_VALUE);
    AnalysisAnswer.Analysed end = assertInstanceOf(AnalysisAnswer.Analysed.class, last());
    assertTrue(end.done());
    assertEquals(play.position().freeCells(), end.report().lines().size());
    for (Line line : end.report().lines()) {
      assertTrue(line.provenWinner() >= 0);
    }
  }

  @Test
  void marksWhatIsProved() {
    Play play = random("omega hexhex:3", 12, 3);
    ask(new AnalysisQuestion.Analyse(1, PlayedGame.of(play), 1, 1_000_000, 1));
    work(Integer.MAX_VALUE);
    AnalysisAnswer.Analysed end = assertInstanceOf(AnalysisAnswer.Analysed.class, last());
    assertTrue(end.report().lines().get(0).provenWinner() >= 0);
  }

  @Test
  void twoShareAReview() {
    Play play = random("omega hexhex:3", 100, 2);
    int turns = Review.begins(play).size();
    List<ReviewedTurn> all = new ArrayList<>();
    ask(new AnalysisQuestion.Review(1, PlayedGame.of(play), 0, turns / 2, 60));
    work(Integer.MAX_VALUE);
    ask(new AnalysisQuestion.Review(2, PlayedGame.of(play), turns / 2, turns, 60));
    work(Integer.MAX_VALUE);
    for (AnalysisAnswer answer : said) {
      all.addAll(((AnalysisAnswer.Reviewed) answer).turns());
    }
    all.sort((a, b) -> Integer.compare(a.begin(), b.begin()));
    assertEquals(turns, all.size());
    int at = 0;
    for (ReviewedTurn turn : all) {
      assertEquals(at, turn.begin());
      at = turn.end();
    }
    assertEquals(play.size(), at);
    AnalysisAnswer.Reviewed end = (AnalysisAnswer.Reviewed) last();
    assertTrue(end.done());
    assertEquals(1000, end.progress());
  }

  /** On the smallest board the first player has won; a stone on the rim gives it away. */
  @Test
  void aTryIsTheLastTurnOfAReview() {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    play.play(Moves.place(1, play.setup().board().cellNamed("c1")));
    ask(new AnalysisQuestion.Review(1, PlayedGame.of(play), 0, 1, 200_000));
    work(Integer.MAX_VALUE);
    ReviewedTurn turn = ((AnalysisAnswer.Reviewed) last()).turns().get(0);
    assertEquals(1, turn.loss());
    assertTrue(turn.proved());
  }

  @Test
  void refusesWhatIsNoGame() {
    List<Integer> none = List.of();
    for (PlayedGame game :
        List.of(
            new PlayedGame("chess", none, -1, none),
            new PlayedGame("sunder 3", none, 3, none),
            new PlayedGame("sunder 3", none, -1, List.of(7, 7)),
            PlayedGame.of(random("sunder 3", 100, 1)))) {
      ask(new AnalysisQuestion.Analyse(3, game, 1, 100, 1));
      work(Integer.MAX_VALUE);
      assertEquals(new AnalysisAnswer.Refused(3), last());
    }
    ask(new AnalysisQuestion.Solve(4, PlayedGame.of(random("sunder 10", 2, 1)), 1000));
    work(Integer.MAX_VALUE);
    assertEquals(new AnalysisAnswer.Solving(4, true, 0), last());
    assertThrows(IllegalArgumentException.class, () -> desk.hear("solve\n1"));
  }
}
