package org.hexstones.web.feature.library;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** The choices by which the list of stored games is filtered and sorted. */
final class LibraryFilterView {
  private LibraryFilterView() {}

  static Element draw(ViewContext context, LibraryFilter now) {
    Messages messages = context.messages();
    Element games = select("game", now.game(), messages.say(LibraryKey.ANY_GAME));
    for (GameView view : context.games()) {
      for (GameForm form : view.forms()) {
        option(games, form.keyword(), view.title(messages, form.keyword()));
      }
    }
    games.on(
        "change",
        input -> filter(input.value(), now.players(), now.opponent(), now.reviewed(), now.order()));
    Element players = select("players", now.players(), messages.say(LibraryKey.ANY_PLAYERS));
    for (int number = 2; number <= GameForm.MOST_PLAYERS; number++) {
      option(
          players,
          String.valueOf(number),
          messages.say(LibraryKey.NUMBER_OF_PLAYERS, messages.number(number)));
    }
    players.on(
        "change",
        input -> filter(now.game(), input.value(), now.opponent(), now.reviewed(), now.order()));
    Element opponents =
        select("opponent", now.opponent(), messages.say(LibraryKey.ANY_OPPONENT))
            .on(
                "change",
                input ->
                    filter(now.game(), now.players(), input.value(), now.reviewed(), now.order()));
    option(opponents, LibraryFilter.COMPUTER, messages.say(PageKey.COMPUTER));
    option(opponents, LibraryFilter.PERSON, messages.say(GameKey.PERSON));
    option(opponents, LibraryFilter.LINK, messages.say(GameKey.BY_LINK));
    Element reviews =
        select("reviewed", now.reviewed(), messages.say(LibraryKey.ANY_REVIEW))
            .on(
                "change",
                input ->
                    filter(now.game(), now.players(), now.opponent(), input.value(), now.order()));
    option(reviews, LibraryFilter.REVIEWED, messages.say(LibraryKey.REVIEWED));
    Element orders =
        select("order", now.order(), messages.say(LibraryKey.NEWEST))
            .on(
                "change",
                input ->
                    filter(
                        now.game(), now.players(), now.opponent(), now.reviewed(), input.value()));
    option(orders, LibraryFilter.OLDEST, messages.say(LibraryKey.OLDEST));
    option(orders, LibraryFilter.LONGEST, messages.say(LibraryKey.LONGEST));
    option(orders, LibraryFilter.SHORTEST, messages.say(LibraryKey.SHORTEST));
    return Element.of("details", "filters")
        .key("filters")
        .add(
            Element.of("summary").text(messages.say(LibraryKey.FILTER)),
            Element.of("div", "tools").add(games, players, opponents, reviews, orders));
  }

  /** A choice whose first option, which takes all, names it. */
  private static Element select(String name, String now, String all) {
    Element select =
        Element.of("select")
            .with("data-input", "filter-" + name)
            .with("aria-label", all)
            .with("value", now);
    option(select, "", all);
    return select;
  }

  private static void option(Element select, String value, String label) {
    select.add(Element.of("option").with("value", value).text(label));
  }

  private static Event filter(
      String game, String players, String opponent, String reviewed, String order) {
    return new LibraryEvent.Filter(new LibraryFilter(game, players, opponent, reviewed, order));
  }
}
