package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.ScreenEffect;
import org.hexstones.web.ui.StoreNotices;

/** What kept games do to the page, and the page to them. */
public final class LibraryUpdate {
  private static final String SEARCH = "search-games";
  private static final String PUT_BACK = "put-back";

  private LibraryUpdate() {}

  public static Model update(Model model, Event event, List<Effect> effects) {
    LibraryState library = model.library();
    if (event instanceof Route.Library) {
      effects.add(of(new StoreEffect.ListGames()));
      return with(model, library.withBin(null).withImported(null))
          .with(d -> d.dialog = Dialog.LIBRARY);
    }
    if (event instanceof LibraryEvent.Search search) {
      return with(model, library.withSearch(search.text()));
    }
    if (event instanceof LibraryEvent.Turn turn) {
      return with(model, library.withPage(turn.page()));
    }
    if (event instanceof LibraryEvent.Open open) {
      effects.add(of(new StoreEffect.Load(open.id())));
      return model;
    }
    if (event instanceof LibraryEvent.Delete delete) {
      effects.add(of(new StoreEffect.Delete(delete.id())));
      return model;
    }
    if (event instanceof LibraryEvent.PutBack) {
      effects.add(of(new StoreEffect.PutBack()));
      effects.add(new ScreenEffect.FocusControl(SEARCH));
      return with(model, library.withDeleted(false));
    }
    if (event instanceof LibraryEvent.ShowBin) {
      effects.add(of(new StoreEffect.ListBin()));
      return with(model, library.withBin(List.of()).withImported(null));
    }
    if (event instanceof LibraryEvent.Restore restore) {
      effects.add(of(new StoreEffect.Restore(restore.id())));
      effects.add(new ScreenEffect.FocusControl(SEARCH));
      return model;
    }
    if (event instanceof LibraryEvent.ExportAll) {
      effects.add(of(new StoreEffect.ExportAll()));
      return model;
    }
    if (event instanceof LibraryEvent.ImportChosen) {
      effects.add(of(new StoreEffect.ImportChosen()));
      return model;
    }
    return told(model, event, effects);
  }

  private static Model told(Model model, Event event, List<Effect> effects) {
    LibraryState library = model.library();
    if (event instanceof StoreEvent.Left left) {
      return left(model, left.match());
    }
    if (event instanceof StoreEvent.Kept kept) {
      Match match = model.match();
      boolean ours = match != null && match.id().equals(kept.id());
      Notice notice = ours ? Notice.onceKept(model.notice()) : model.notice();
      return with(model, library.withKept(kept.id(), kept.plies())).with(d -> d.notice = notice);
    }
    Notice trouble = StoreNotices.of(event);
    if (trouble != null) {
      return model.with(d -> d.notice = trouble);
    }
    if (event instanceof StoreEvent.WentOn wentOn) {
      return wentOn(model, wentOn.match());
    }
    if (event instanceof StoreEvent.Forked forked) {
      Match match = model.match();
      return match == null || !match.id().equals(forked.from())
          ? model
          : notice(model, Notice.Kind.FORKED).with(d -> d.match = match.withId(forked.to()));
    }
    if (event instanceof StoreEvent.Changed) {
      if (model.dialog() == Dialog.LIBRARY || model.shown() == null) {
        effects.add(of(new StoreEffect.ListGames()));
      }
      return model;
    }
    if (event instanceof StoreEvent.Listed listed) {
      return with(model, library.withEntries(listed.entries(), listed.whole()));
    }
    if (event instanceof StoreEvent.Binned binned) {
      return library.bin() == null ? model : with(model, library.withBin(binned.entries()));
    }
    if (event instanceof StoreEvent.Loaded loaded) {
      return shown(model, loaded.match());
    }
    if (event instanceof StoreEvent.Deleted deleted) {
      // The button that was pressed is gone.
      effects.add(new ScreenEffect.FocusControl(PUT_BACK));
      return deleted(model, deleted.id());
    }
    return event instanceof StoreEvent.Imported imported
        ? with(model, library.withImported(imported.how()))
        : model;
  }

  private static Model shown(Model model, Match match) {
    return model.with(
        d -> {
          d.match = match;
          d.playing = true;
          d.dialog = Dialog.NONE;
          d.failures = 0;
          d.komi = "";
          d.focus = "";
        });
  }

  /** A slow store may know more of a match than what the page has begun with. */
  private static Model left(Model model, Match left) {
    Match here = model.match();
    if (here == null) {
      return model.with(d -> d.match = left);
    }
    return here.id().equals(left.id())
        ? model.with(d -> d.match = here.upTo(left.record()))
        : model;
  }

  /** The computer, if it is its turn, waits: the other tab's is thinking already. */
  private static Model wentOn(Model model, Match theirs) {
    Match ours = model.match();
    if (ours == null || !ours.id().equals(theirs.id())) {
      return model;
    }
    Model followed = model.with(d -> d.match = theirs.withPaused(true));
    return model.playing() ? notice(followed, Notice.Kind.WENT_ON) : followed;
  }

  private static Model deleted(Model model, String id) {
    List<LibraryEntry> left = new ArrayList<>();
    for (LibraryEntry entry : model.library().entries()) {
      if (!entry.id().equals(id)) {
        left.add(entry);
      }
    }
    LibraryState library = model.library();
    Match match = model.match();
    boolean offered = match != null && match.id().equals(id) && !model.playing();
    return with(model, library.withEntries(left, library.whole()).withDeleted(true))
        .with(d -> d.match = offered ? null : match);
  }

  private static Model with(Model model, LibraryState library) {
    return model.with(d -> d.library = library);
  }

  private static Model notice(Model model, Notice.Kind kind) {
    return model.with(d -> d.notice = Notice.of(kind));
  }

  private static Effect of(StoreEffect effect) {
    return effect;
  }
}
