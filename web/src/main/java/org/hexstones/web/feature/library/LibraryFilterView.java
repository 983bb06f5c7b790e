package org.hexstones.web.feature.library;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.LibraryMessages;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
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
    LibraryMessages text = messages.library();
    Element games = select("game", now.game(), text.word(LibraryKey.ANY_GAME));
    for (GameView view : context.games()) {
      for (GameForm form : view.forms()) {
        option(games, form.keyword(), view.title(messages, form.keyword()));
      }
    }
    games.on(
        "change",
        input -> filter(input.value(), now.players(), now.opponent(), now.reviewed(), now.order()));
    Element players = select("players", now.players(), text.word(LibraryKey.ANY_PLAYERS));
    for (int number = 2; number <= GameForm.MOST_PLAYERS; number++) {
      option(players, String.valueOf(number), text.players(messages.number(number)));
    }
    players.on(
        "change",
        input -> filter(now.game(), input.value(), now.opponent(), now.reviewed(), now.order()));
    Element opponents =
        select("opponent", now.opponent(), text.word(LibraryKey.ANY_OPPONENT))
            .on(
                "change",
                input ->
                    filter(now.game(), now.players(), input.value(), now.reviewed(), now.order()));
    option(opponents, LibraryFilter.COMPUTER, messages.word(MessageKey.COMPUTER));
    option(opponents, LibraryFilter.PERSON, messages.word(GameKey.PERSON));
    option(opponents, LibraryFilter.LINK, messages.word(GameKey.BY_LINK));
    Element reviews =
        select("reviewed", now.reviewed(), text.word(LibraryKey.ANY_REVIEW))
            .on(
                "change",
                input ->
                    filter(now.game(), now.players(), now.opponent(), input.value(), now.order()));
    option(reviews, LibraryFilter.REVIEWED, text.word(LibraryKey.REVIEWED));
    Element orders =
        select("order", now.order(), text.word(LibraryKey.NEWEST))
            .on(
                "change",
                input ->
                    filter(
                        now.game(), now.players(), now.opponent(), now.reviewed(), input.value()));
    option(orders, LibraryFilter.OLDEST, text.word(LibraryKey.OLDEST));
    option(orders, LibraryFilter.LONGEST, text.word(LibraryKey.LONGEST));
    option(orders, LibraryFilter.SHORTEST, text.word(LibraryKey.SHORTEST));
    return Element.of("details", "filters")
        .key("filters")
        .add(
            Element.of("summary").text(text.word(LibraryKey.FILTER)),
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
