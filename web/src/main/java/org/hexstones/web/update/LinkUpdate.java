package org.hexstones.web.update;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Notice;
import org.hexstones.web.model.Seat;
import org.jspecify.annotations.Nullable;

/** What links do: those that are opened, and the one in the address. */
final class LinkUpdate {
  /** The next model, or null where the event is none of a link. */
  @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof Event.OpenedLink opened) {
      return opened(model, opened.read(), effects);
    }
    return null;
  }

  private static Model opened(Model model, Parsed<GameRecord> read, List<Effect> effects) {
    Match shown = model.shown();
    if (read instanceof Parsed.Refused<GameRecord> refused) {
      if (shown != null) {
        effects.add(new Effect.ShowAddress(shown));
      }
      return model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_LINK, refused.reason()));
    }
    GameRecord record = read.orThrow();
    if (shown != null && shown.record().equals(record)) {
      effects.add(new Effect.ShowAddress(shown));
      return model;
    }
    return visit(model, record);
  }

  /** Shows a record as a game of its own, with persons in every seat: it asks for no search. */
  private static Model visit(Model model, GameRecord record) {
    String id = model.ids() + "-" + model.games();
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < record.setup().players(); player++) {
      seats.add(Seat.PERSON);
    }
    // Where somebody has left the game, the computer plays on for them, but not unasked.
    Match match = Match.begin(id, record, seats).withPaused(true);
    return model.with(
        d -> {
          d.match = match;
          d.playing = true;
          d.games = model.games() + 1;
          d.sharing = model.sharing().withVisited(record);
          d.dialog = Dialog.NONE;
          d.notice = Notice.lasting(model.notice());
          d.failures = 0;
          d.komi = "";
          d.focus = "";
        });
  }

  /** The address tells what is on the board. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  static void address(Model before, Model after, List<Effect> effects) {
    Match shown = after.shown();
    Match old = before.shown();
    boolean told =
        shown != null
            && old != null
            && shown.record() == old.record()
            && shown.id().equals(old.id());
    if (shown != null && !told) {
      effects.add(new Effect.ShowAddress(shown));
    }
  }
}
