package org.hexstones.web.swell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.RandomPlay;
import org.hexstones.game.Start;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.SampleGames;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.analysis.insight.InsightEffect;
import org.hexstones.web.analysis.insight.InsightEffects;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEffects;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.worker.WorkerOnJvm;
import org.junit.jupiter.api.Test;

/** A third game on the analysis board, with the worker's own code in the worker's place. */
final class SwellAnalysisTest {
  private static final String SETUP = "swell rhombus:4";

  private final EffectHandlers table = new EffectHandlers();
  private final Queue<Event> events = new ArrayDeque<>();
  private final List<WorkerOnJvm> workers = new ArrayList<>();

  SwellAnalysisTest() {
    AnalysisWorker.Source source =
        (answered, failed) -> {
          WorkerOnJvm worker = WorkerOnJvm.forAnalysis(SampleGames.ALL, answered);
          workers.add(worker);
          return worker;
        };
    new InsightEffects(source, () -> 1, events::add).register(table);
    new ReviewEffects(source, events::add).register(table);
  }

  private static AnalysisOnJvm at(Play play) {
    GameRecord record = GameRecord.of(play.setup(), Start.EMPTY, play.moves());
    return AnalysisOnJvm.of(SampleGames.ALL, SwellView.VIEWS, Links.write(record));
  }

  private static Play begun() {
    List<Integer> moves = List.of(Moves.place(0, 0), Moves.place(1, 1), Moves.END_TURN);
    return Play.begin(SampleGames.ALL.setup(SETUP).orThrow()).playAll(moves).orThrow();
  }

  /** Asks the workers, lets each work for so many slices, and hands on what they say. */
  private void work(AnalysisOnJvm board, int slices) {
    for (Effect effect : board.effects()) {
      if (effect instanceof InsightEffect || effect instanceof ReviewEffect) {
        table.handle(effect);
      }
    }
    workers.forEach(worker -> worker.work(slices));
    while (!events.isEmpty()) {
      board.happens(events.remove());
    }
  }

  @Test
  void theTreeNamesItsMovesAsTheGameDoes() {
    AnalysisOnJvm board = at(begun());
    assertTrue(board.tree().contains("stops growing"), board.tree());
    board.go("1.1.1");
    board.key("ArrowLeft");
    assertNotNull(board.find("data-action", "end-turn"));
    board.act("end-turn");
    assertTrue(PageOnJvm.text(board.draw()).contains("stops growing"));
  }

  @Test
  void theEngineThinksAboutIt() {
    AnalysisOnJvm board = at(begun());
    board.go("1.1");
    board.happens(new InsightEvent.SwitchOn(true));
    // A proof is looked for first, on so small a board.
    work(board, 3000);
    work(board, 300);
    assertNotNull(board.model().insight().report());
    assertFalse(board.all(e -> "add-line".equals(e.attribute("data-action"))).isEmpty());
    board.happens(new InsightEvent.ShowHints(3));
    board.happens(new InsightEvent.ShowHeat(0));
    assertFalse(board.draw().children().isEmpty());
  }

  @Test
  void aGameIsReviewed() {
    Play play = RandomPlay.of(SampleGames.ALL.setup(SETUP).orThrow(), 100, 3);
    assertTrue(play.isOver());
    AnalysisOnJvm board = at(play);
    board.act("review");
    work(board, Integer.MAX_VALUE);
    int turns = 0;
    Play again = Play.begin(play.setup());
    for (int move : play.moves()) {
      turns += again.position().isTurnStart() ? 1 : 0;
      again.play(move);
    }
    Element table = board.all(e -> "all-turns".equals(e.attribute("class"))).get(0);
    List<Element> rows = new ArrayList<>();
    PageOnJvm.all(table, rows, e -> e.tag().equals("tr"));
    assertEquals(turns, rows.size() - 1, "below the head");
    assertTrue(play.moves().contains(Moves.END_TURN));
    assertTrue(PageOnJvm.text(table).contains("stops growing"), PageOnJvm.text(table));
  }
}
