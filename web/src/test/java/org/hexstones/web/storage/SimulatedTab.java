package org.hexstones.web.storage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.app.AppEffect;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.jspecify.annotations.Nullable;

/**
 * A tab as it runs in a browser: the page's own updates over a real autosaver and a shared store.
 */
final class SimulatedTab {
  final FakeGameStore gameStore;
  final PageOnJvm page;
  final List<String> exported = new ArrayList<>();

  /** What was put off until other things are done. */
  final Deque<Runnable> later = new ArrayDeque<>();

  private final GameAutosaver autosaver;
  private final GameLibrary library;
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
    gameStore = new FakeGameStore(store);
    gameStore.slow = true;
    page = new PageOnJvm(name);
    autosaver =
        new GameAutosaver(gameStore, Games.ALL::setup, () -> name + "f" + fresh++, this::events);
    library = new GameLibrary(gameStore, autosaver, later::add, this::events);
    if (hearing) {
      gameStore.listen(autosaver::changedElsewhere, autosaver::uncertain);
    }
  }

  private void events(StoreEvent event) {
    happens(event);
    if (event instanceof StoreEvent.Saved saved
        && gameStore.answeredWrite(saved.match().id()) > 0) {
      Match match = page.model().session().match();
      if (match != null && match.id().equals(saved.match().id())) {
        int write = gameStore.answeredWrite(saved.match().id());
        lines.kept(match, page.model().library().savedPlies(match), write);
      }
    }
  }

  /** A person does something: what they see replaced is theirs to replace. */
  void acts(Event event) {
    Match before = page.model().session().match();
    happens(event);
    Match after = page.model().session().match();
    if (before != null && after != null && before.id().equals(after.id())) {
      lines.replaced(before, after, gameStore.store.writes);
    }
  }

  private void happens(Event event) {
    page.happens(event);
    for (Effect effect : page.effects()) {
      if (effect instanceof StoreEffect.Save keep) {
        note(keep.match());
        autosaver.keep(keep.match());
      } else if (effect instanceof StoreEffect.Note note) {
        note(note.match());
      } else if (effect instanceof StoreEffect.SaveHidden keep) {
        autosaver.keep(keep.match());
      } else if (effect instanceof AppEffect.LeaveMatch) {
        shown = null;
      } else if (effect instanceof StoreEffect of) {
        handle(of);
      }
    }
  }

  private void note(Match match) {
    shown = match.id();
    notedBefore = match.id().equals(notedId) ? noted : null;
    notedId = match.id();
    noted = MatchCodec.write(match);
  }

  private void handle(StoreEffect effect) {
    if (effect instanceof StoreEffect.ListGames) {
      library.list();
    } else if (effect instanceof StoreEffect.Load load) {
      autosaver.load(load.id());
    } else if (effect instanceof StoreEffect.Delete delete) {
      if (delete.id().equals(notedId)) {
        notedId = null;
      }
      library.delete(delete.id());
    } else if (effect instanceof StoreEffect.PutBack) {
      library.putBack();
    } else if (effect instanceof StoreEffect.ListBin) {
      library.listBin();
    } else if (effect instanceof StoreEffect.Restore restore) {
      library.restore(restore.id());
    } else if (effect instanceof StoreEffect.ExportAll) {
      library.exportAll(pieces -> exported.add(String.join("", pieces)));
    }
  }

  void imports(String text) {
    library.importAll(TextSource.of(text));
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
    autosaver.resume(
        shown,
        match,
        Map.of(),
        moved -> {},
        () -> {
          if (shown != null && page.model().session().match() != null) {
            happens(new Route.Continue());
          }
        });
  }

  Match match() {
    return Objects.requireNonNull(page.model().session().match());
  }

  /** Opens a link, as the page does: it looks for a stored state of its game. */
  void opensLink(GameRecord record) {
    Parsed<GameRecord> read = Links.read(Links.write(record), Games.ALL::setup);
    String id = LinkGame.matchId(record);
    if (id == null) {
      acts(new SharingEvent.Opened(read, true, null));
    } else {
      // What a link brings replaces nothing.
      autosaver.find(id, seen -> happens(new SharingEvent.Opened(read, true, seen.orNull())));
    }
  }

  List<Deque<Runnable>> queues() {
    return List.of(gameStore.due, gameStore.answers, gameStore.messages, later);
  }

  /** Does one thing that is due; false where nothing is. */
  static boolean step(List<Deque<Runnable>> queues, int which) {
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
