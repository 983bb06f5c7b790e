package org.hexstones.web.storage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.hexstones.web.app.AppEffect;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.jspecify.annotations.Nullable;

/** A tab as it runs in a browser: the page's own updates over a real keeper and a shared store. */
final class SimulatedTab {
  final FakeGameStore vault;
  final PageOnJvm page;
  final List<String> exported = new ArrayList<>();

  /** What was put off until other things are done. */
  final Deque<Runnable> later = new ArrayDeque<>();

  private final GameAutosaver keeper;
  private final GameLibrary librarian;
  private final StoredLines lines;
  private int fresh;

  /** What {@code sessionStorage} holds: which match is shown, and that match as it was noted. */
  @Nullable String shown;

  private @Nullable String notedId;
  private @Nullable String noted;

  /** The last note is always there after a reload; after a crash an older one may be. */
  private @Nullable String notedBefore;

  SimulatedTab(FakeGameStore.Store store, String name, boolean hearing, StoredLines lines) {
    this.lines = lines;
    vault = new FakeGameStore(store);
    vault.slow = true;
    page = new PageOnJvm(name);
    keeper = new GameAutosaver(vault, Games.ALL::setup, () -> name + "f" + fresh++, this::told);
    librarian = new GameLibrary(vault, keeper, later::add, this::told);
    if (hearing) {
      vault.hear(keeper::changedElsewhere);
    }
  }

  private void told(StoreEvent event) {
    happens(event);
    if (event instanceof StoreEvent.Kept kept && vault.answeredWrite(kept.id()) > 0) {
      Match match = page.model().match();
      if (match != null && match.id().equals(kept.id())) {
        int write = vault.answeredWrite(kept.id());
        lines.kept(match, page.model().library().kept(match), write);
      }
    }
  }

  /** A person does something: what they see replaced is theirs to replace. */
  void acts(Event event) {
    Match before = page.model().match();
    happens(event);
    Match after = page.model().match();
    if (before != null && after != null && before.id().equals(after.id())) {
      lines.replaced(before, after, vault.store.writes);
    }
  }

  private void happens(Event event) {
    page.happens(event);
    for (Effect effect : page.effects()) {
      if (effect instanceof StoreEffect.Save keep) {
        Match match = keep.match();
        shown = match.id();
        notedBefore = match.id().equals(notedId) ? noted : null;
        notedId = match.id();
        noted = MatchCodec.write(match);
        keeper.keep(match);
      } else if (effect instanceof AppEffect.LeaveMatch) {
        shown = null;
      } else if (effect instanceof StoreEffect of) {
        carryOut(of);
      }
    }
  }

  private void carryOut(StoreEffect effect) {
    if (effect instanceof StoreEffect.ListGames) {
      librarian.list();
    } else if (effect instanceof StoreEffect.Load load) {
      keeper.load(load.id());
    } else if (effect instanceof StoreEffect.Delete delete) {
      if (delete.id().equals(notedId)) {
        notedId = null;
      }
      librarian.delete(delete.id());
    } else if (effect instanceof StoreEffect.PutBack) {
      librarian.putBack();
    } else if (effect instanceof StoreEffect.ListBin) {
      librarian.listBin();
    } else if (effect instanceof StoreEffect.Restore restore) {
      librarian.restore(restore.id());
    } else if (effect instanceof StoreEffect.ExportAll) {
      librarian.exportAll(pieces -> exported.add(String.join("", pieces)));
    }
  }

  void imports(String text) {
    librarian.importAll(TextSource.of(text));
  }

  /**
   * The page of another tab loads anew in this one, with what the browser has noted for it.
   *
   * @param crashed whether the last note was lost
   */
  void resume(SimulatedTab before, boolean crashed) {
    shown = before.shown;
    String note = crashed ? before.notedBefore : before.noted;
    Match match = null;
    if (shown != null && shown.equals(before.notedId) && note != null) {
      notedId = shown;
      noted = note;
      match = ((MatchCodec.Read.Whole) MatchCodec.read(shown, note, Games.ALL::setup)).match();
    }
    keeper.resume(
        shown,
        match,
        Map.of(),
        moved -> {},
        () -> {
          if (shown != null && page.model().match() != null) {
            happens(new Route.Continue());
          }
        });
  }

  Match match() {
    return Objects.requireNonNull(page.model().match());
  }

  /** Does one thing that is due; false where nothing is. */
  boolean step(int which) {
    List<Deque<Runnable>> queues = List.of(vault.due, vault.answers, vault.messages, later);
    for (int i = 0; i < queues.size(); i++) {
      Runnable next = queues.get((which + i) % queues.size()).poll();
      if (next != null) {
        next.run();
        return true;
      }
    }
    return false;
  }
}
