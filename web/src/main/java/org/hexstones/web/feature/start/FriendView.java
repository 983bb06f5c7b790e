package org.hexstones.web.feature.start;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;

/** The ways to play with a friend, and what each of them needs. */
public final class FriendView {
  private FriendView() {}

  public static Element draw(Messages messages) {
    return Element.of("div", "ways")
        .add(
            way(
                "friend-here",
                messages.say(PageKey.FRIEND_HERE),
                messages.say(PageKey.FRIEND_HERE_HINT),
                new StartEvent.PlayFriend(Seat.PERSON)),
            way(
                "friend-link",
                messages.say(GameKey.BY_LINK),
                messages.say(PageKey.FRIEND_LINK_HINT),
                new StartEvent.PlayFriend(Seat.LINK)),
            way(
                "live-invite",
                messages.say(LiveKey.PLAY_TOGETHER),
                messages.say(PageKey.FRIEND_LIVE_HINT),
                new Route.PlayLive()));
  }

  private static Element way(String action, String title, String hint, Event event) {
    return Element.of("button", "button way")
        .with("type", "button")
        .with("data-action", action)
        .on("click", event)
        .add(Element.of("strong").text(title), Element.of("span", "hint").text(hint));
  }
}
