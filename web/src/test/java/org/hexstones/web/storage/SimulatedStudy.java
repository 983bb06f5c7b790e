package org.hexstones.web.storage;

import java.util.Deque;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** A tab with the analysis board, over a real autosaver and a shared store. */
final class SimulatedStudy {
  final FakeGameStore gameStore;
  private final AnalysisOnJvm board;
  private final GameAutosaver autosaver;
  private final StoredLines lines;
  private int fresh;

  SimulatedStudy(FakeGameStore.Store store, String name, boolean hearing, StoredLines lines) {
    this.lines = lines;
    gameStore = new FakeGameStore(store);
    gameStore.slow = true;
    board = new AnalysisOnJvm(name);
    autosaver =
        new GameAutosaver(gameStore, Games.ALL::setup, () -> name + "f" + fresh++, this::events);
    if (hearing) {
      gameStore.listen(autosaver::changedElsewhere, autosaver::uncertain);
    }
  }

  @Nullable Study study() {
    return board.model().study();
  }

  private void events(StoreEvent event) {
    happens(event);
    StudyState open = board.model().open();
    if (event instanceof StoreEvent.Saved saved
        && open != null
        && open.study().id().equals(saved.match().id())
        && gameStore.answeredWrite(saved.match().id()) > 0) {
      lines.kept(
          open.study().kept(), open.savedPlies(), gameStore.answeredWrite(saved.match().id()));
    }
  }

  /** A person does something: what they see replaced is theirs to replace. */
  void acts(Event event) {
    Study before = study();
    happens(event);
    Study after = study();
    if (before != null && after != null && before.id().equals(after.id())) {
      lines.replaced(before.kept(), after.kept(), gameStore.store.writes);
    }
  }

  private void happens(Event event) {
    board.happens(event);
    save();
  }

  private void save() {
    for (Effect effect : board.effects()) {
      if (effect instanceof StoreEffect.Save keep) {
        autosaver.keep(keep.match());
      }
    }
  }

  /** The board is opened at a record, as from a game or a link. */
  void open(GameRecord record) {
    board.open(record, null);
    save();
  }

  /** The page loads anew in a tab that showed a study. */
  void resume(Study before) {
    autosaver.find(
        before.id(),
        read -> {
          board.open(before.record(), read.orNull());
          save();
        });
  }

  List<Deque<Runnable>> queues() {
    return List.of(gameStore.due, gameStore.answers, gameStore.messages);
  }
}
