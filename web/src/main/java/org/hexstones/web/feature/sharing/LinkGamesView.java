package org.hexstones.web.feature.sharing;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Setup;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The games that are played by link. Those that wait for the person here come first. */
public final class LinkGamesView {
  private LinkGamesView() {}

  /**
   * The unfinished games by link, those that wait for a person here first; null if there are none.
   */
  public static @Nullable Element draw(ViewContext context, List<LibraryEntry> entries) {
    List<Element> mine = new ArrayList<>();
    List<Element> theirs = new ArrayList<>();
    for (LibraryEntry entry : entries) {
      Match match = entry.match();
      if (match != null && match.isByLink() && !LinkGame.isOver(match)) {
        boolean waits = LinkGame.isMine(match);
        (waits ? mine : theirs).add(game(context, match, waits));
      }
    }
    if (mine.isEmpty() && theirs.isEmpty()) {
      return null;
    }
    return Element.of("section", "by-link")
        .key("by-link")
        .add(Element.of("h2").text(context.messages().say(SharingKey.GAMES_BY_LINK)))
        .addAll(mine)
        .addAll(theirs);
  }

  /** Who has to do what next: a turn that was not sent waits for nobody elsewhere. */
  private static String due(Messages messages, Match match, boolean mine) {
    return mine
        ? messages.say(GameKey.YOUR_TURN)
        : messages.say(
            new PositionCache().at(match).isUnsent() ? SharingKey.SEND : SharingKey.THEIR_TURN);
  }

  private static Element game(ViewContext context, Match match, boolean mine) {
    Messages messages = context.messages();
    Setup setup = match.record().setup();
    GameView view = context.game(setup.game().id());
    String others = others(match);
    return Element.of("button", mine ? "button waits" : "button")
        .key(match.id())
        .with("type", "button")
        .with("data-action", "open-game")
        .with("data-waits", mine ? "me" : "them")
        .on("click", new Route.OpenGame(match.id()))
        .add(
            Element.of("strong").untranslated().text(view.title(messages, view.keyword(setup))),
            Element.of("span", "who")
                .add(others.isEmpty() ? null : Element.of("span").untranslated().text(others))
                .text(
                    due(messages, match, mine)
                        + " · "
                        + BoardNames.cells(messages, setup.board())));
  }

  /** The names of the players elsewhere, as far as they are known. */
  private static String others(Match match) {
    StringBuilder others = new StringBuilder();
    for (int player = 0; player < match.seats().size(); player++) {
      String name = PlayerNames.of(match.record(), player);
      if (match.seats().get(player) == Seat.LINK && !name.isEmpty()) {
        others.append(name).append(" · ");
      }
    }
    return others.toString();
  }
}
