package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.search.review.Accuracy;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.tools.players.Players;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.analysis.review.ReviewedGame;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The review of a game on the analysis board, with the engine in the worker's place. */
final class GameReviewTest {
  private static GameRecord random(String setup, int seed) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(seed);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver()) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return GameRecord.of(play.setup(), Start.EMPTY, play.moves());
  }

  private static AnalysisOnJvm at(GameRecord record) {
    return AnalysisOnJvm.atLink(Links.write(record));
  }

  private static List<ReviewEffect.Ask> asked(AnalysisOnJvm board) {
    List<ReviewEffect.Ask> asked = new ArrayList<>();
    for (Effect effect : board.effects()) {
      if (effect instanceof ReviewEffect.Ask ask) {
        asked.add(ask);
      }
    }
    return asked;
  }

  /** Does what a worker would, with less thought. */
  private static void answer(AnalysisOnJvm board, ReviewEffect.Ask ask) {
    Play play = Play.begin(ask.record().setup(), ask.record().start()).orThrow();
    Review review =
        new Review(
            Players.byName("hexstones:nodes=20000").orThrow(),
            play.playAll(ask.line()).orThrow(),
            200,
            ask.first(),
            ask.end());
    while (review.run()) {}
    List<ReviewedTurn> turns = new ArrayList<>(review.turns());
    board.happens(new ReviewEvent.Reported(ask.number(), false, 500, turns.subList(0, 1)));
    assertEquals(1, turns.size() - turns.subList(1, turns.size()).size());
    board.happens(
        new ReviewEvent.Reported(ask.number(), true, 1000, turns.subList(1, turns.size())));
  }

  private static AnalysisOnJvm reviewed(GameRecord record) {
    AnalysisOnJvm board = at(record);
    board.act("review");
    for (ReviewEffect.Ask ask : asked(board)) {
      answer(board, ask);
    }
    return board;
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3", "omega hexhex:3 players=3 pie=on", "sunder 3"})
  void aGameIsReviewedByTwoWorkersToItsGraph(String setup) {
    GameRecord record = random(setup, 3);
    AnalysisOnJvm board = at(record);
    assertTrue(board.all(e -> "review-graph".equals(e.attribute("class"))).isEmpty());
    board.act("review");
    List<ReviewEffect.Ask> asked = asked(board);
    assertEquals(2, asked.size());
    assertEquals(0, asked.get(0).first());
    assertEquals(asked.get(0).end(), asked.get(1).first());
    int turns = ReviewedGame.begins(record).size();
    assertEquals(turns, asked.get(1).end());
    assertEquals("0", board.find("max", "1000").attribute("value"));
    answer(board, asked.get(1));
    assertEquals("500", board.find("max", "1000").attribute("value"));
    answer(board, asked.get(0));
    ReviewedGame game = ReviewedGame.of(board.study().record());
    assertEquals(turns, game.turns().size());
    assertEquals(
        Objects.requireNonNull(record.replay().orThrow().outcome()).winner(), game.winner());
    int players = record.setup().players();
    int lines = players == 2 ? 1 : players;
    assertEquals(lines, lines(board), "of two players one line says all");
    for (int player = 0; player < lines; player++) {
      Colour colour = Colour.of(game.colours().get(player));
      String line = "chance of-" + colour.word() + " of-player-";
      assertEquals(1, board.all(e -> css(e).startsWith(line)).size(), "in its colour");
      assertEquals(1, board.all(e -> css(e).equals("edge of-" + colour.word())).size());
    }
    assertEquals(turns, rows(board), "a row for each turn");
    for (int player = 0; player < players; player++) {
      int accuracy = game.accuracies().get(player);
      assertTrue(accuracy >= 0 && accuracy <= 100);
    }
    assertEquals(record.mainLine(), board.study().record().mainLine());
  }

  @Test
  void turnsThatLostMostHaveReasons() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:4", 3));
    List<Element> reasons = board.all(e -> "hint reason".equals(e.attribute("class")));
    assertEquals(3, reasons.size());
    for (Element reason : reasons) {
      String said = PageOnJvm.text(reason);
      assertTrue(said.contains("group") || said.contains("stone"), said);
    }
  }

  /** The page counts the free cells before each turn, and says what the numbers mean. */
  @Test
  void theAccuracyIsThatOfTheEngine() {
    GameRecord record = random("omega hexhex:3", 3);
    Play play = Play.begin(record.setup());
    List<Accuracy> players = List.of(new Accuracy(play.setup()), new Accuracy(play.setup()));
    Node root = record.root();
    for (int begin : ReviewedGame.begins(record)) {
      while (play.size() < begin) {
        play.play(record.mainLine().get(play.size()));
      }
      int chance = 50 + 3 * (begin % 8);
      int loss = play.mover() == 0 ? 1 : 15;
      players.get(play.mover()).add(play.position().freeCells(), chance, loss);
      NodePath path = NodePath.main(begin);
      String other = " " + (100 - chance) + " ";
      String chances = play.mover() == 0 ? chance + other : 100 - chance + " " + chance + " ";
      Node node = Trees.at(root, path).withComment("[%review " + chances + loss + "]");
      root = Trees.with(root, path, node);
    }
    AnalysisOnJvm board = at(record.withRoot(root));
    List<Integer> accuracies = ReviewedGame.of(board.study().record()).accuracies();
    assertEquals(List.of(players.get(0).hundredths(), players.get(1).hundredths()), accuracies);
    assertTrue(accuracies.get(0) > accuracies.get(1));
    Element summary = board.all(e -> "review-table summary".equals(css(e))).get(0);
    assertTrue(PageOnJvm.text(summary).contains(accuracies.get(1) + "%"));
    assertFalse(board.all(e -> PageOnJvm.text(e).contains("0% is random play")).isEmpty());
  }

  private static String css(Element element) {
    return Objects.requireNonNullElse(element.attribute("class"), "");
  }

  private static int lines(AnalysisOnJvm board) {
    return board.all(e -> String.valueOf(e.attribute("class")).startsWith("chance of-")).size();
  }

  private static int rows(AnalysisOnJvm board) {
    Element all = board.all(e -> "all-turns".equals(e.attribute("class"))).get(0);
    List<Element> rows = new ArrayList<>();
    PageOnJvm.all(all, rows, e -> e.tag().equals("tr"));
    return rows.size() - 1;
  }

  @Test
  void aReviewGoesWithTheLink() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:3", 5));
    GameRecord record = board.study().record();
    AnalysisOnJvm other = at(record);
    assertEquals(record, other.study().record());
    assertEquals(ReviewedGame.of(record), ReviewedGame.of(other.study().record()));
    assertEquals(rows(board), rows(other));
    board.act("undo");
    assertTrue(ReviewedGame.of(board.study().record()).isEmpty(), "a review can be taken back");
  }

  @Test
  void commentsStayBesideTheReview() {
    GameRecord record = random("omega hexhex:3", 5);
    AnalysisOnJvm board = at(record);
    board.say("The end.");
    board.act("review");
    asked(board).forEach(ask -> answer(board, ask));
    board.act("begin");
    board.say("The beginning.");
    ReviewedGame game = ReviewedGame.of(board.study().record());
    assertEquals(ReviewedGame.begins(record).size(), game.turns().size());
    assertEquals("The beginning.", Annotation.words(board.study().record().root().comment()));
    assertEquals("The beginning.", board.find("data-input", "comment").attribute("value"));
    assertFalse(board.tree().contains("%review"));
    for (String typed : List.of("The ", "The end\n", " ", "")) {
      board.say(typed);
      assertEquals(typed, board.find("data-input", "comment").attribute("value"));
      assertEquals(game, ReviewedGame.of(board.study().record()));
    }
  }

  /** Whatever looks like a review, or nearly so. */
  private static final List<String> LIKE_A_REVIEW =
      List.of(
          "[%review 9]",
          "[%review 50 50 9]",
          "[%review 50 50 9]\n",
          "[%review 50 50 9]\n\n",
          "[%review 50 50 9] ",
          "[%review  50 50 9]",
          "Look:\n[%review 50 50 9 proved better white:c3]",
          "What does [%review 50 50 9] mean?",
          "[%review 50 50 9] again",
          "[%review 9]\n[%review 50 50 9]\n[%review 50 50 9]",
          "\n",
          "[%clk 1:00]");

  @Test
  void wordsLikeAReviewReadBack() {
    AnalysisOnJvm board = at(random("omega hexhex:3", 5));
    for (String typed : LIKE_A_REVIEW) {
      board.say(typed);
      checkSaid(board, typed);
      assertTrue(ReviewedGame.of(board.study().record()).isEmpty(), typed);
      GameRecord record = board.study().record();
      AnalysisOnJvm opened = at(record);
      opened.happens(new TreeEvent.GoTo(board.study().at()));
      checkSaid(opened, typed);
      assertEquals(record, RecordText.parse(RecordText.write(record), Games.ALL::setup).orThrow());
    }
  }

  @Test
  void wordsThatLookLikeAReviewStayBesideOne() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:3", 5));
    board.act("begin");
    ReviewedGame game = ReviewedGame.of(board.study().record());
    assertFalse(game.isEmpty());
    for (String typed : LIKE_A_REVIEW) {
      board.say(typed);
      checkSaid(board, typed);
      assertEquals(game, ReviewedGame.of(board.study().record()), typed);
    }
  }

  @Test
  void wordsThatLookLikeAReviewOutlastOne() {
    for (String typed : LIKE_A_REVIEW) {
      AnalysisOnJvm board = at(random("sunder 3", 1));
      board.act("begin");
      board.say(typed);
      board.act("review");
      asked(board).forEach(ask -> answer(board, ask));
      checkSaid(board, typed);
      assertFalse(ReviewedGame.of(board.study().record()).isEmpty());
    }
  }

  private static void checkSaid(AnalysisOnJvm board, String typed) {
    assertEquals(typed, board.find("data-input", "comment").attribute("value"));
    assertTrue(
        board.all(e -> "said".equals(e.attribute("class"))).stream()
            .anyMatch(said -> PageOnJvm.text(said).equals(typed)),
        typed);
  }

  @Test
  void aReviewCanBeCancelled() {
    AnalysisOnJvm board = at(random("omega hexhex:3", 5));
    board.act("review");
    List<ReviewEffect.Ask> asked = asked(board);
    board.act("cancel-review");
    List<Effect> effects = board.effects();
    for (ReviewEffect.Ask ask : asked) {
      assertTrue(effects.contains(new ReviewEffect.Stop(ask.number(), ask.worker())));
      answer(board, ask);
    }
    assertTrue(ReviewedGame.of(board.study().record()).isEmpty());
    board.act("review");
    assertEquals(2, asked(board).size());
    board.happens(new ReviewEvent.Failed());
    assertNull(board.model().review().run());
    assertTrue(board.model().review().failed());
  }

  @Test
  void reloadShowsTheReviewAgain() {
    AnalysisOnJvm board = at(random("omega hexhex:3", 5));
    board.effects();
    press(board, "review");
    HandlersOnJvm handlers = new HandlersOnJvm();
    for (Effect effect : board.effects()) {
      handlers.table.handle(effect);
    }
    assertEquals(List.of("noteTask[REVIEWED]"), handlers.calls);
    AnalysisOnJvm reloaded = at(random("omega hexhex:3", 5));
    Beginning.of(StudyTask.of(StudyTask.REVIEWED.word()), 0).forEach(reloaded::happens);
    assertEquals("true", reloaded.find("data-tab", "review").attribute("aria-pressed"));
    assertEquals(List.of(), asked(reloaded), "nobody has asked for a review");
    press(reloaded, "engine");
    assertTrue(reloaded.effects().contains(new AnalysisEffect.NoteTask(StudyTask.LOOK)));
  }

  private static void press(AnalysisOnJvm board, String tab) {
    board.happens(PageOnJvm.meaning(board.find("data-tab", tab), "click", Input.press()));
  }

  @Test
  void reviewIsOpenedOnce() {
    AnalysisOnJvm board = at(random("omega hexhex:3", 5));
    board.happens(new ReviewEvent.Open());
    for (ReviewEffect.Ask ask : asked(board)) {
      answer(board, ask);
    }
    assertFalse(ReviewedGame.of(board.study().record()).isEmpty());
    board.happens(new ReviewEvent.Open());
    assertEquals(List.of(), asked(board), "it has a review already");
  }

  @Test
  void answersAndBetterLinesArePlayedThrough() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:4", 3));
    GameRecord record = board.study().record();
    ReviewedGame game = ReviewedGame.of(record);
    List<ReviewedGame.Turn> worst = game.worst(3);
    for (int i = 0; i < worst.size(); i++) {
      ReviewedGame.Turn turn = worst.get(i);
      assertTrue(i == 0 || worst.get(i - 1).begin() < turn.begin(), "in the order of the game");
      assertTrue(turn.better().size() <= turn.line().size());
      board.happens(new ReviewEvent.Better(turn.begin()));
      assertEquals(turn.begin() + turn.better().size(), board.study().at().depth());
      List<Integer> whole = board.study().line().record().mainLine();
      assertEquals(turn.line(), whole.subList(turn.begin(), turn.begin() + turn.line().size()));
      ReviewedGame.Turn next = game.at(turn.end());
      if (next != null) {
        board.happens(new ReviewEvent.Answer(turn.end()));
        int answer = next.better().isEmpty() ? next.end() - next.begin() : next.better().size();
        assertEquals(turn.end() + answer, board.study().at().depth());
      }
    }
    assertEquals(record.mainLine(), board.study().record().mainLine());
  }

  @Test
  void shownTurnsHaveACaptionAndAWayBack() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:4", 3));
    ReviewedGame.Turn turn = ReviewedGame.of(board.study().record()).worst(3).get(0);
    assertEquals(List.of(), captions(board));
    board.act("show-better");
    assertEquals(List.of("Better than turn " + turn.number()), captions(board));
    board.key("ArrowRight");
    assertEquals(1, captions(board).size(), "the line goes on from it");
    board.act("back-to-turn");
    assertEquals(NodePath.main(turn.end()), board.study().at());
    assertEquals(List.of(), captions(board));
    board.act("show-answer");
    assertEquals(List.of("The reply to turn " + turn.number()), captions(board));
    board.act("begin");
    assertEquals(List.of(), captions(board), "something else is on the board");
    board.act("find-better");
    board.act("reveal");
    assertEquals(List.of("Better than turn " + turn.number()), captions(board));
    board.act("undo");
    assertEquals(List.of(), captions(board));
  }

  private static List<String> captions(AnalysisOnJvm board) {
    List<String> captions = new ArrayList<>();
    for (Element caption : board.all(e -> "example".equals(e.key()))) {
      captions.add(PageOnJvm.text((Element) caption.children().get(0)));
    }
    return captions;
  }

  /** On the smallest board the first player has won; a stone on the rim gives it away. */
  @Test
  void aBetterTurnIsLookedForAndJudged() {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    play.play(Moves.place(1, play.setup().board().cellNamed("c1")));
    AnalysisOnJvm board = at(GameRecord.of(play.setup(), Start.EMPTY, play.moves()));
    board.act("review");
    ReviewEffect.Ask ask = asked(board).get(0);
    List<Integer> better = List.of(Moves.place(1, play.setup().board().cellNamed("c3")));
    ReviewedTurn turn = new ReviewedTurn(0, 1, 0, List.of(1.0, 0.0), better, 1, true);
    board.happens(new ReviewEvent.Reported(ask.number(), true, 1000, List.of(turn)));
    board.act("find-better");
    assertTrue(board.study().at().isRoot());
    assertNotNull(board.find("class", "trial"));
    board.press("a3");
    assertEquals(1, asked(board).size());
    board.happens(new ReviewEvent.Failed());
    assertEquals(List.of(), asked(board), "it would fail again");
    assertTrue(verdict(board).contains("didn’t finish"), verdict(board));
    board.act("try-again");
    board.press("a3");
    ReviewEffect.Ask first = asked(board).get(0);
    assertEquals(List.of(0, 1), List.of(first.first(), first.end()));
    judged(board, first, 0.98);
    assertEquals(List.of(false), practised(board));
    assertTrue(verdict(board).contains("No better"), verdict(board));
    board.act("try-again");
    board.press("c1");
    assertEquals(List.of(), asked(board), "that is what was played");
    board.act("try-again");
    board.press("c3");
    judged(board, asked(board).get(0), 0);
    assertEquals(List.of(true), practised(board));
    assertTrue(verdict(board).contains("As good as the best"), verdict(board));
    board.act("reveal");
    assertEquals(better, List.of(board.study().node().move()));
    assertEquals(List.of(), practised(board), "who has found it may look");
    assertNull(board.model().review().trial());
  }

  /** A turn that is deleted, or that another game has not, has nothing better. */
  @Test
  void theEngineDoesNotGiveTheAnswerAway() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:3", 5));
    int turn = ReviewedGame.of(board.study().record()).turns().get(0).begin();
    board.happens(new InsightEvent.SwitchOn(true));
    board.happens(new InsightEvent.ShowHeat(0));
    board.happens(new InsightEvent.ShowHints(1));
    board.happens(new ReviewEvent.Find(turn));
    List<Double> heat = new ArrayList<>();
    for (int cell = 0; cell < 19; cell++) {
      heat.add(cell / 20.0);
    }
    Line line = new Line(List.of(Moves.place(0, 3)), 60, 0.7, List.of(0.7, 0.3), Position.NONE);
    board.happens(
        new InsightEvent.Thought(
            board.model().insight().questions(),
            new Report(
                100, List.of(line), new PlayoutStatistics(90, List.of(4.0, 3.0), List.of(heat))),
            false));
    assertEquals(0, board.all(e -> "heat".equals(e.attribute("class"))).size());
    assertEquals(0, board.all(e -> "hint-mark".equals(e.attribute("class"))).size());
    assertEquals(0, board.all(e -> "lines".equals(e.key())).size());
    board.act("give-up");
    assertEquals(1, board.all(e -> "hint-mark".equals(e.attribute("class"))).size());
    assertEquals(1, board.all(e -> "lines".equals(e.key())).size());
  }

  @Test
  void noBetterTurnIsLookedForWhereTheTurnIsGone() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:3", 5));
    int turn = ReviewedGame.of(board.study().record()).turns().get(0).begin();
    board.happens(new ReviewEvent.Find(turn));
    assertNotNull(board.find("class", "trial"));
    board.key("ArrowRight");
    board.act("delete");
    assertNull(board.model().review().trial());
    assertNotNull(board.draw());
    board.act("undo");
    board.happens(new ReviewEvent.Find(turn));
    board.open(Links.write(GameRecord.of(Games.ALL.setup("sunder 3").orThrow())));
    assertNull(board.model().review().trial());
    assertNotNull(board.draw());
  }

  private static List<Boolean> practised(AnalysisOnJvm board) {
    List<Boolean> right = new ArrayList<>();
    for (Effect effect : board.effects()) {
      if (effect instanceof ReviewEffect.Practised practised) {
        right.add(practised.right());
      }
    }
    return right;
  }

  private static void judged(AnalysisOnJvm board, ReviewEffect.Ask ask, double loss) {
    ReviewedTurn judged =
        new ReviewedTurn(0, 1, 0, List.of(1.0, 0.0), List.of(ask.line().get(0)), loss, true);
    board.happens(new ReviewEvent.Reported(ask.number(), true, 1000, List.of(judged)));
  }

  private static String verdict(AnalysisOnJvm board) {
    return PageOnJvm.text(board.find("class", "verdict"));
  }

  /** What a comment says is a stranger's word. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%review ]",
        "[%review 50]",
        "[%review 50 50",
        "[%review 101 0 0]",
        "[%review 50 50 50 50 50 0]",
        "[%review 50 50 0 0]",
        "[%review x]"
      })
  void aReviewThatIsNoneIsNone(String comment) {
    GameRecord record = random("sunder 3", 1);
    Node root = record.root().withComment(comment);
    assertTrue(ReviewedGame.of(record.withRoot(root)).isEmpty());
    assertNotNull(at(record.withRoot(root)).draw());
  }

  @Test
  void aBetterTurnThatIsNotLegalIsNone() {
    GameRecord record = random("sunder 3", 1);
    for (String better :
        List.of("black:z9", "white:c3", "red:c3", "komi:5", "c3", "black:c3 black:c3")) {
      Node root = record.root().withComment("[%review 50 50 9 better " + better + "]");
      ReviewedGame game = ReviewedGame.of(record.withRoot(root));
      assertEquals(List.of(), game.turns().get(0).better(), better);
    }
  }

  @Test
  void aPressOnTheGraphGoesToTheTurn() {
    AnalysisOnJvm board = reviewed(random("omega hexhex:3", 5));
    Element second = board.all(e -> "press".equals(e.attribute("class"))).get(1);
    board.happens(PageOnJvm.meaning(second, "click", Input.press()));
    assertEquals(4, board.study().at().depth());
  }
}
