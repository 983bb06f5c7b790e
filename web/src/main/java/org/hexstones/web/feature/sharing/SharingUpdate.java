package org.hexstones.web.feature.sharing;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.app.AppEffect;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/** What links and files do to the page, and the page to them. */
public final class SharingUpdate {
  private SharingUpdate() {}

  public static Model update(Model model, Event event, List<Effect> effects) {
    SharingState sharing = model.sharing();
    if (event instanceof SharingEvent.At at) {
      return model.with(d -> d.sharing = sharing.at(at.base(), at.hasSheet()));
    }
    if (event instanceof SharingEvent.Opened opened) {
      return opened(model, opened, effects);
    }
    if (event instanceof SharingEvent.CopyPuzzle copy) {
      effects.add(of(new SharingEffect.Copy(sharing.base() + Address.PUZZLE + copy.number())));
      return model;
    }
    if (event instanceof SharingEvent.Copied copied) {
      // A puzzle's link says nothing of the game that lies below it.
      Model after = model.puzzling() == null ? LinkGameUpdate.sent(model) : model;
      return copied.done()
          ? notice(after, Notice.Kind.COPIED)
          : notice(model, Notice.Kind.NOT_COPIED);
    }
    if (event instanceof SharingEvent.Shared) {
      return LinkGameUpdate.sent(model);
    }
    if (event instanceof SharingEvent.NotSaved) {
      return notice(model, Notice.Kind.NOT_SAVED);
    }
    if (event instanceof SharingEvent.Type type) {
      return model.with(d -> d.sharing = sharing.withTyped(type.text()));
    }
    if (event instanceof SharingEvent.OpenTyped) {
      effects.add(of(new SharingEffect.OpenText(sharing.typed())));
      return model;
    }
    if (event instanceof SharingEvent.ChooseFile) {
      effects.add(of(new SharingEffect.ChooseFile()));
      return model;
    }
    Match match = model.shown();
    if (event instanceof Route.Analysis analyse) {
      boolean visit = match != null && model.sharing().isVisit(match);
      int cursor =
          match != null && match.record().equals(analyse.record())
              ? match.cursor()
              : analyse.record().mainLine().size();
      effects.add(new AppEffect.Analyse(analyse.record(), cursor, visit));
      // The way back from there leads to what lies below the dialog.
      return model.with(d -> d.dialog = Dialog.NONE);
    }
    return match == null ? model : ofMatch(model, match, event, effects);
  }

  private static Model ofMatch(Model model, Match match, Event event, List<Effect> effects) {
    if (event instanceof SharingEvent.Copy) {
      effects.add(of(new SharingEffect.Copy(model.link(match))));
    } else if (event instanceof SharingEvent.Share) {
      effects.add(of(new SharingEffect.Share(model.link(match))));
    } else if (event instanceof SharingEvent.Save save) {
      effects.add(of(new SharingEffect.Save(save.kind(), match)));
    } else if (event instanceof SharingEvent.LeaveFork) {
      return model.with(d -> d.sharing = model.sharing().withFork(null));
    } else if (event instanceof SharingEvent.TakeSeat take) {
      return LinkGameUpdate.seated(model, match, take.player());
    } else if (event instanceof SharingEvent.TakeFork) {
      SharingState.Fork fork = model.sharing().forkOf(match);
      return fork == null ? model : LinkGameUpdate.takeFork(model, match, fork);
    }
    return model;
  }

  private static Model opened(Model model, SharingEvent.Opened opened, List<Effect> effects) {
    Match shown = model.shown();
    Parsed<GameRecord> read = opened.read();
    if (read instanceof Parsed.Refused<GameRecord> refused) {
      if (shown != null && opened.isLink()) {
        effects.add(new SharingEffect.ShowAddress(shown));
      }
      Notice.Kind kind = opened.isLink() ? Notice.Kind.BAD_LINK : Notice.Kind.BAD_FILE;
      return model.with(d -> d.notice = Notice.of(kind, refused.reason()));
    }
    GameRecord record = read.orThrow();
    if (shown != null && shown.record().equals(record)) {
      effects.add(new SharingEffect.ShowAddress(shown));
      return model.with(d -> d.dialog = Dialog.NONE);
    }
    Model next = LinkGameUpdate.opened(model, record, opened.seen());
    if (next == null) {
      return visit(model, record);
    }
    Match known = next.match();
    if (known != null) {
      // Also where nothing has changed here: the address told something else.
      effects.add(new SharingEffect.ShowAddress(known));
    }
    return next;
  }

  /** Shows a record as a game of its own, with persons in every seat: it asks for no search. */
  private static Model visit(Model model, GameRecord record) {
    String id = model.ids() + "-" + model.games();
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < record.setup().players(); player++) {
      seats.add(Seat.PERSON);
    }
    return show(model, Match.begin(id, record, seats))
        .with(
            d -> {
              d.games = model.games() + 1;
              d.sharing = model.sharing().withVisited(record).withTyped("");
            });
  }

  /** Shows a match. A computer in it waits to be told to play. */
  static Model show(Model model, Match match) {
    return model.with(
        d -> {
          d.match = match.withPaused(true);
          d.playing = true;
          d.sharing = model.sharing().withTyped("");
          d.dialog = Dialog.NONE;
          d.notice = Notice.lasting(model.notice());
          d.failures = 0;
          d.komi = "";
          d.focus = "";
        });
  }

  static Model notice(Model model, Notice.@Nullable Kind kind) {
    return kind == null ? model : model.with(d -> d.notice = Notice.of(kind));
  }

  /** The address tells what is on the board; the start screen tells which games wait. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  public static void follow(Model before, Model after, List<Effect> effects) {
    Match shown = after.shown();
    Match old = before.shown();
    boolean told =
        shown != null
            && old != null
            && shown.record() == old.record()
            && shown.id().equals(old.id());
    if (shown != null && !told) {
      effects.add(new SharingEffect.ShowAddress(shown));
    }
    if (shown == null && old != null) {
      effects.add(new StoreEffect.ListGames());
    }
  }

  private static Effect of(SharingEffect effect) {
    return effect;
  }
}
