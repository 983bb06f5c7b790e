package org.hexstones.web.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.parse.Parsed;
import org.hexstones.web.app.OpeningEvent.Arrival;
import org.hexstones.web.app.OpeningEvent.Entry;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;

/**
 * Updates for the start, the address and the history: what the page begins with, what an address
 * means, and what a step in the browser's history shows. Each step that depends on what the one
 * before has shown is an event of its own.
 */
final class OpeningUpdate {
  private final Function<String, Parsed<Setup>> setups;

  /**
   * @param setups reads the text of a set-up
   */
  OpeningUpdate(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
  }

  Updates<Model> updates() {
    return new Updates<Model>()
        .on(OpeningEvent.Resumed.class, (model, event) -> resumed(model, event.arrival()))
        .on(OpeningEvent.Greeted.class, this::greeted)
        .on(OpeningEvent.Opened.class, (model, event) -> opened(model))
        .on(OpeningEvent.LinkRead.class, OpeningUpdate::linkRead)
        .on(OpeningEvent.AddressChanged.class, this::addressChanged)
        .on(OpeningEvent.WentBack.class, (model, event) -> new Next<>(model, back(model)))
        .on(
            OpeningEvent.WentForward.class,
            (model, event) -> new Next<>(model, forward(model, event.entry())))
        .on(OpeningEvent.WentAcross.class, this::wentAcross);
  }

  /** The match that the tab was showing is resumed, unless the address has changed since. */
  private Next<Model> resumed(Model model, Arrival arrival) {
    Match match = model.session().match();
    Entry entry = arrival.entry();
    Address asked = Address.read(entry.fragment());
    boolean isAsked = isAsked(asked);
    boolean isKnown = match != null && match.id().equals(entry.match());
    boolean isBegun = isBegun(arrival);
    boolean opens = isAsked ? !isKnown : !isBegun && !(match != null && arrival.wasShown());
    List<Effect> effects = new ArrayList<>();
    if (isBegun) {
      effects.add(new OpeningEffect.BeginHistory(true));
      effects.add(new OpeningEffect.Then(new StartEvent.ChooseGame(arrival.offered())));
      effects.add(new OpeningEffect.Then(new StartEvent.Begin()));
    } else if (!opens) {
      effects.add(new OpeningEffect.Then(new Route.Continue()));
    } else if (isAsked) {
      effects.add(new OpeningEffect.BeginUnread());
      effects.addAll(open(asked));
    }
    effects.add(new OpeningEffect.Then(new OpeningEvent.Greeted(arrival, asked, opens)));
    return new Next<>(model.withOpening(model.opening().withEarly(arrival.early())), effects);
  }

  /** Whether a game was begun on the board that the first program offers. */
  private static boolean isBegun(Arrival arrival) {
    return arrival.early() != null && arrival.entry().fragment().isEmpty();
  }

  private static boolean isAsked(Address address) {
    return !(address instanceof Address.Start);
  }

  private Next<Model> greeted(Model model, OpeningEvent.Greeted event) {
    Arrival arrival = event.arrival();
    boolean isAsked = isAsked(event.asked());
    List<Effect> effects = new ArrayList<>();
    if (model.shown() == null) {
      if (!isAsked) {
        effects.add(new OpeningEffect.Then(new AppEvent.RestoreDraft(arrival.draft())));
      }
      effects.add(new StoreEffect.ListGames());
    }
    boolean isObeyed = event.opens() && isAsked && !(event.asked() instanceof Route.BadAddress);
    if (isObeyed) {
      effects.add(new PreferencesEffect.SaveMeeting(""));
    } else if (!arrival.meeting().isEmpty()) {
      effects.add(new OpeningEffect.RestoreMeeting(arrival.meeting()));
    }
    if (!isBegun(arrival) && !(event.opens() && isAsked)) {
      effects.add(new OpeningEffect.BeginHistory(arrival.entry().fragment().isEmpty()));
    }
    if (!event.opens() || !(event.asked() instanceof Address.Game)) {
      effects.add(new OpeningEffect.Then(new OpeningEvent.Opened()));
    }
    return new Next<>(model, effects);
  }

  /** The early moves are made if the match is at the place where they were. */
  private static Next<Model> opened(Model model) {
    if (model.opening().isOpen()) {
      return Next.of(model);
    }
    List<Effect> effects = new ArrayList<>();
    Match match = model.shown();
    EarlyMoves early = model.opening().early();
    if (early != null && match != null && match.cursor() == early.from()) {
      for (int move : early.moves()) {
        effects.add(new OpeningEffect.Then(new MatchEvent.Choose(move)));
      }
    }
    effects.add(new OpeningEffect.ShowPage());
    return new Next<>(model.withOpening(model.opening().opened()), effects);
  }

  private static Next<Model> linkRead(Model model, OpeningEvent.LinkRead event) {
    List<Effect> effects = new ArrayList<>();
    if (!event.read().isOk()) {
      effects.add(new OpeningEffect.KeepAddress());
    }
    effects.add(
        new OpeningEffect.Then(
            new SharingEvent.Opened(event.read(), true, event.seen(), event.at())));
    effects.add(new OpeningEffect.SettleEntry());
    effects.add(new OpeningEffect.Then(new OpeningEvent.Opened()));
    return new Next<>(model, effects);
  }

  private Next<Model> addressChanged(Model model, OpeningEvent.AddressChanged event) {
    Address asked = Address.read(event.entry().fragment());
    List<Effect> effects = new ArrayList<>();
    if (!(asked instanceof Address.Study)) {
      if (event.isOwn()) {
        return Next.of(model);
      }
      effects.add(new OpeningEffect.BeginTyped());
    }
    effects.addAll(open(asked));
    return new Next<>(model, effects);
  }

  private static List<Effect> back(Model model) {
    Event close = model.session().screens().closing();
    return close == null ? List.of() : List.of(new OpeningEffect.Then(close));
  }

  private List<Effect> forward(Model model, Entry entry) {
    Match match = model.session().match();
    if (match != null && match.id().equals(entry.match())) {
      return List.of(new OpeningEffect.Then(new Route.Continue()));
    }
    return entry.match().isEmpty()
        ? List.of(new OpeningEffect.Then(new AppEvent.RestoreDraft(model.opening().closed())))
        : open(Address.read(entry.fragment()));
  }

  private Next<Model> wentAcross(Model model, OpeningEvent.WentAcross event) {
    Entry entry = event.entry();
    Match shown = model.shown();
    if (entry.isKept()) {
      return new Next<>(model, open(Address.read(entry.fragment())));
    }
    if (entry.match().isEmpty()) {
      return shown == null ? Next.of(model) : new Next<>(model, back(model));
    }
    return shown != null && shown.id().equals(entry.match())
        ? Next.of(model)
        : new Next<>(model, forward(model, entry));
  }

  /** Opens what the address asks for. */
  private List<Effect> open(Address asked) {
    if (asked instanceof Address.Study study) {
      return List.of(new OpeningEffect.OpenStudy(study));
    }
    if (asked instanceof Address.Game game) {
      return List.of(new OpeningEffect.ReadLink(game));
    }
    Route route = asked.route(setups);
    if (route != null) {
      return List.of(
          isUnderstood(route) ? new OpeningEffect.ClearAddress() : new OpeningEffect.KeepAddress(),
          new OpeningEffect.Then(route),
          new OpeningEffect.SettleEntry());
    }
    return List.of(new OpeningEffect.SettleEntry());
  }

  private boolean isUnderstood(Route asked) {
    if (asked instanceof Route.NewGame game) {
      return NewGame.asked(setups, game.command(), game.seats().size()).isOk();
    }
    if (asked instanceof Route.MadePuzzle made) {
      return PuzzleLink.read(made.text(), setups).isOk();
    }
    return asked instanceof Route.Live live
        ? MeetingCode.read(live.code()).isOk()
        : !(asked instanceof Route.BadAddress);
  }
}
