package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.LiveMessages;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.QrView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The dialog of a meeting, and the line beside the board that says who is there. */
public final class LiveView {
  private final ViewContext context;
  private final Messages messages;
  private final LiveMessages live;
  private final LiveState state;

  public LiveView(ViewContext context, LiveState state) {
    this.context = context;
    messages = context.messages();
    live = messages.live();
    this.state = state;
  }

  /** The content of the dialog. */
  public Element meeting(Session session) {
    Meeting meeting = state.meeting();
    Element view = Element.of("div", "live");
    if (meeting instanceof Meeting.Invited invited) {
      return view.add(
          Element.of("p").text(live.word(LiveKey.INVITED)),
          Element.of("p", "what").text(what(invited.offer().game())),
          hint(LiveKey.NETWORK),
          primary("live-join", live.word(LiveKey.JOIN), new LiveEvent.Join()));
    }
    if (meeting instanceof Meeting.Preparing) {
      return view.add(hint(LiveKey.PREPARING));
    }
    if (meeting instanceof Meeting.Connecting) {
      return view.add(hint(LiveKey.CONNECTING));
    }
    if (meeting instanceof Meeting.Showing showing) {
      boolean offers = showing.code() instanceof MeetingCode.Offer;
      String address = LiveUpdate.address(session, showing.code());
      view.add(
          hint(offers ? LiveKey.SHOW_OFFER : LiveKey.SHOW_ANSWER),
          QrView.draw(address, live.word(LiveKey.QR)),
          Element.of("input", "link")
              .with("type", "text")
              .with("readonly", "")
              .with("data-input", "link")
              .with("data-live", offers ? "offer" : "answer")
              .with("aria-label", live.word(LiveKey.CODE))
              .with("value", address),
          primary("live-copy", live.word(LiveKey.COPY), new LiveEvent.CopyCode()));
      return offers ? view.add(paste(), hint(LiveKey.NETWORK)) : view;
    }
    if (meeting instanceof Meeting.Failed failed) {
      boolean reached = failed.failure() != Connections.Failure.UNSUPPORTED;
      view.add(hint(reached ? LiveKey.UNREACHABLE : LiveKey.UNSUPPORTED));
      return view.add(ways(session.shown() != null));
    }
    return view.add(line(session.shown() != null));
  }

  /** A game in a few words: its name and the size of its board. */
  private String what(String game) {
    Setup setup = setup(game);
    if (setup == null) {
      return "";
    }
    GameView view = context.game(setup.game().id());
    return view.title(messages, view.keyword(setup))
        + " · "
        + messages.page().boardOf(messages.number(setup.board().size()));
  }

  private @Nullable Setup setup(String game) {
    if (game.charAt(0) >= '0' && game.charAt(0) <= '9') {
      return Links.read(game, context.setups()) instanceof Parsed.Ok<GameRecord> ok
          ? ok.value().setup()
          : null;
    }
    return context.setups().apply(game) instanceof Parsed.Ok<Setup> ok ? ok.value() : null;
  }

  private Element paste() {
    return Element.of("label", "field")
        .add(
            Element.of("span").text(live.word(LiveKey.PASTE)),
            Element.of("input")
                .with("type", "text")
                .with("autocomplete", "off")
                .with("spellcheck", "false")
                .with("data-live", "paste")
                .on("input", input -> new LiveEvent.Code(input.value())));
  }

  private Element hint(LiveKey word) {
    return Element.of("p", "hint").text(live.word(word));
  }

  private static Element primary(String action, String label, Event event) {
    return Element.of("button", "button primary")
        .with("type", "button")
        .with("data-action", action)
        .on("click", event)
        .text(label);
  }

  /** Who is there, and the ways out; null without live play. */
  public @Nullable Element status() {
    return state.role() == LiveState.Role.NONE ? null : line(true).key("live");
  }

  private Element line(boolean onBoard) {
    Element line = Element.of("div", "live-line");
    List<Presence> presence = state.presence();
    for (int player = 0; player < presence.size(); player++) {
      Presence there = presence.get(player);
      line.add(
          Element.of("span", "there")
              .with("data-presence", there.name())
              .with("data-player", String.valueOf(MoveText.letter(player)))
              .text(context.player(player) + ": " + live.presence(there)));
    }
    return line.add(ways(onBoard));
  }

  private Element ways(boolean onBoard) {
    Element ways = Element.of("div", "options");
    if (onBoard && state.role() == LiveState.Role.NONE) {
      ways.add(Controls.button("live-again", live.word(LiveKey.INVITE), new LiveEvent.Invite()));
    }
    if (onBoard) {
      ways.add(Controls.button("live-by-link", live.word(LiveKey.BY_LINK), new LiveEvent.ByLink()));
    }
    return ways.add(Controls.button("live-leave", live.word(LiveKey.LEAVE), new LiveEvent.Leave()));
  }
}
