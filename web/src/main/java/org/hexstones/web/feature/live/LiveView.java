package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The line beside the board that says who is there, and what can be done. */
public final class LiveView {
  private final ViewContext context;
  private final Messages messages;
  private final LiveState state;
  private final double now;

  /**
   * @param now the time, in milliseconds
   */
  public LiveView(ViewContext context, LiveState state, double now) {
    this.now = now;
    this.context = context;
    messages = context.messages();
    this.state = state;
  }

  /** Whom the game waits for; null at its end. It takes a line in each turn. */
  private @Nullable Element waiting(MatchView moment) {
    if (moment.play().isOver()) {
      return null;
    }
    return Element.of("p", "hint")
        .text(
            moment.isPersons()
                ? messages.say(GameKey.YOUR_TURN)
                : messages.say(
                    LiveKey.WAITING_FOR, name(moment.match().record(), moment.play().mover())));
  }

  private String name(GameRecord record, int player) {
    String name = PlayerNames.of(record, player);
    return name.isEmpty() ? context.player(player) : name;
  }

  /** Who is there, and what can be done; null without live play. */
  public @Nullable Element status(MatchView moment) {
    return state.role() == LiveState.Role.NONE
        ? null
        : Element.of("div", "live-line")
            .key("live")
            .add(players(moment), waiting(moment), ways(moment));
  }

  /** How many players are there. */
  static String here(Messages messages, LiveState state) {
    int here = 0;
    for (Presence there : state.presence()) {
      here += there == Presence.OPEN || there == Presence.GONE ? 0 : 1;
    }
    return messages.say(
        LiveKey.HERE_OF, messages.number(here), messages.number(state.presence().size()));
  }

  private Element players(MatchView moment) {
    Element players =
        Element.of("div", "there")
            .with("role", "status")
            .with("aria-label", messages.say(LiveKey.PLAYERS));
    List<Presence> presence = state.presence();
    for (int player = 0; player < presence.size(); player++) {
      Presence there = presence.get(player);
      players.add(
          Element.of("span", "presence")
              .with("data-presence", there.name())
              .with("data-player", String.valueOf(MoveText.letter(player)))
              .add(context.of(moment.match().record()).playerMarkup(player))
              .text(
                  ": "
                      + (moment.match().seats().get(player) == Seat.PERSON
                          ? messages.say(LiveKey.YOU)
                          : messages.presence(there)))
              .add(since(player)));
    }
    if (presence.size() > 2 && state.isOpen()) {
      players.add(Element.of("span").text(here(messages, state)));
    }
    // A device gets its seat a moment after it has come; until then nobody watches.
    int watchers = state.isOpen() ? 0 : state.watchers();
    boolean watches = state.role() == LiveState.Role.GUEST && !presence.isEmpty() && !plays(moment);
    if (watchers > 0 || watches) {
      players.add(
          Element.of("span", "presence")
              .with("data-presence", Presence.HERE.name())
              .with("data-live", "watching")
              .text(
                  watches
                      ? messages.say(LiveKey.YOU_WATCH)
                      : messages.say(LiveKey.WATCHERS, messages.number(watchers))));
    }
    return players;
  }

  /** How long a player has been absent; null if that is less than a minute. */
  private @Nullable Element since(int player) {
    int minutes = (int) ((now - state.since().get(player)) / 60_000);
    return minutes < 1 || !state.isAbsent(player)
        ? null
        // A screen reader need not tell each minute by itself.
        : Element.of("span")
            .with("aria-live", "off")
            .text(" " + messages.say(LiveKey.SINCE, messages.number(minutes)));
  }

  /** Whether the person here has a seat. */
  private static boolean plays(MatchView moment) {
    return moment.match().seats().contains(Seat.PERSON);
  }

  private Element ways(MatchView moment) {
    Element ways = Element.of("div", "options");
    LiveOffer offer = state.offer();
    if (!plays(moment) && (offer == null || offer.course() == null)) {
      return choices(ways, moment).add(leave(messages));
    }
    if (offer != null) {
      return offered(ways, offer);
    }
    if (state.isConnected() && moment.play().isOver()) {
      ways.add(
          Controls.primary(
                  "live-rematch",
                  messages.say(LiveKey.REMATCH),
                  new LiveEvent.Propose(LiveMessage.Proposal.REMATCH))
              .key("live-rematch"));
    } else if (state.isConnected() && hasPlayed(moment)) {
      ways.add(
          way(
              "live-undo",
              messages.say(LiveKey.ASK_UNDO),
              new LiveEvent.Propose(LiveMessage.Proposal.UNDO)));
    }
    if (LiveClaims.left(state, moment.match(), moment.play().mover(), now) == 0) {
      ways.add(way("live-claim", messages.say(LiveKey.CLAIM), new LiveEvent.ClaimTime()));
    }
    if (LiveOffers.canReplace(state, moment.match())) {
      ways.add(
          way(
              "live-computer",
              messages.say(LiveKey.LET_COMPUTER),
              new LiveEvent.Propose(LiveMessage.Proposal.COMPUTER)));
    }
    if (state.presence().contains(Presence.GONE)
        && !state.isConnected()
        && state.meeting().isNone()) {
      ways.add(way("live-seek", messages.say(LiveKey.SCAN_AGAIN), new LiveEvent.Seek()));
    }
    boolean isOpen = state.isOpen() || LiveSeats.hasComputer(moment.match());
    if (state.meeting().code() != null) {
      ways.add(way("live-code", messages.say(LiveKey.SHOW_CODE), new Route.Open(Dialog.LIVE)));
    } else if (isOpen && state.meeting().isNone()) {
      ways.add(again(messages));
    } else if (state.hasRoom() && state.meeting().isNone()) {
      ways.add(way("live-watch", messages.say(LiveKey.INVITE_TO_WATCH), new LiveEvent.Invite()));
    }
    return ways.add(byLink(messages), leave(messages));
  }

  /** Whoever has no seat takes that of somebody who is gone only by a press. */
  private Element choices(Element ways, MatchView moment) {
    if (LiveSeats.canChoose(state, moment.match())) {
      for (int player = 0; player < state.presence().size(); player++) {
        Presence there = state.presence().get(player);
        if (there == Presence.GONE || there == Presence.COMPUTER) {
          ways.add(
              way(
                  "live-play-" + MoveText.letter(player),
                  messages.say(GameKey.PLAY_AS, name(moment.match().record(), player)),
                  new LiveEvent.Choose(player)));
        }
      }
      ways.add(onlyWatch(messages));
    }
    return ways;
  }

  static Element onlyWatch(Messages messages) {
    return way(
        "live-only-watch", messages.say(GameKey.ONLY_WATCH), new LiveEvent.Choose(Position.NONE));
  }

  /** Whether the person here has completed a turn. */
  private static boolean hasPlayed(MatchView moment) {
    for (int ply = moment.line().size(); ply > 0; ply--) {
      if (moment.isTurnStart(ply)
          && moment.match().seats().get(moment.moverAt(ply - 1)) == Seat.PERSON) {
        return true;
      }
    }
    return false;
  }

  /** An open offer: the question to the person here, or that an answer is awaited. */
  private Element offered(Element ways, LiveOffer offer) {
    if (offer.agreed()) {
      ways.add(Element.of("p", "hint").text(messages.say(LiveKey.ASKED)));
    } else {
      ways.add(
          Element.of("p")
              .with("role", "alert")
              .text(
                  switch (offer.kind()) {
                    case UNDO -> messages.say(LiveKey.ASKS_UNDO, messages.number(offer.ply()));
                    case REMATCH -> messages.say(LiveKey.ASKS_REMATCH);
                    case COMPUTER -> messages.say(LiveKey.ASKS_COMPUTER);
                    case COURSE -> messages.say(LiveKey.ASKS_COURSE);
                  }),
          way("live-agree", messages.say(LiveKey.AGREE), new LiveEvent.Answer(true)));
    }
    return ways.add(
        way(
            "live-decline",
            messages.say(offer.mine() ? LiveKey.WITHDRAW : LiveKey.DECLINE),
            new LiveEvent.Answer(false)));
  }

  /** A button with a key: no other one takes its place, and its focus, in the next drawing. */
  private static Element way(String action, String label, Event event) {
    return Controls.button(action, label, event).key(action);
  }

  static Element again(Messages messages) {
    return way("live-again", messages.say(LiveKey.INVITE), new LiveEvent.Invite());
  }

  static Element byLink(Messages messages) {
    return way("live-by-link", messages.say(LiveKey.BY_LINK), new LiveEvent.ByLink());
  }

  static Element leave(Messages messages) {
    return way("live-leave", messages.say(LiveKey.LEAVE), new LiveEvent.Leave());
  }
}
