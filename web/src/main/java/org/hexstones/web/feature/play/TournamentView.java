package org.hexstones.web.feature.play;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.TournamentSums;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** Which game of a tournament is played, and the scores so far. */
public final class TournamentView {
  private TournamentView() {}

  /** The result is null if the match belongs to no tournament. */
  public static @Nullable Element draw(
      ViewContext context, GameView game, MatchView moment, FirstGame first) {
    int number = TwoGameMatch.game(moment.match().record());
    if (number == 0) {
      return null;
    }
    Messages messages = context.messages();
    Element tournament =
        Element.of("div", "tournament")
            .key("tournament")
            .with("data-tournament", number)
            .add(Element.of("strong").text(messages.say(GameKey.GAME_OF, messages.number(number))));
    for (int player = 0; player < 2; player++) {
      if (moment.leaving(player) != Position.NONE) {
        // The winner's index is by the seats of the first game.
        return tournament
            .with("data-tournament-winner", number == 1 ? 1 - player : player)
            .add(
                Element.of("p")
                    .text(
                        messages.say(
                            GameKey.LEFT_TOURNAMENT,
                            context.player(player),
                            context.player(1 - player))));
      }
    }
    Play before = first.of(moment.match().record(), context.setups());
    TournamentSums sums = before == null ? null : game.sums(before, moment.play());
    if (sums == null) {
      return tournament;
    }
    for (int player = 0; player < 2; player++) {
      tournament.add(sum(context, moment, sums, player));
    }
    if (!sums.over()) {
      return tournament;
    }
    String won =
        sums.winner() < 0
            ? messages.say(GameKey.TOURNAMENT_TIE)
            : messages.say(GameKey.TOURNAMENT_WON, name(context, sums.winner()));
    return tournament.with("data-tournament-winner", sums.winner()).add(Element.of("p").text(won));
  }

  /** A player with both scores and their sum. */
  private static Element sum(
      ViewContext context, MatchView moment, TournamentSums sums, int player) {
    Messages messages = context.messages();
    Position position = moment.position();
    return Element.of("span", "tournament-sum")
        .with("data-sum", sums.sums().get(player))
        .add(
            Stone.icon(position.colourOf(1 - player)),
            Element.of("span")
                .text(
                    name(context, player)
                        + ": "
                        + messages.rounded(sums.first().get(player))
                        + " + "
                        + messages.rounded(sums.second().get(player))
                        + " = "
                        + messages.rounded(sums.sums().get(player))));
  }

  /** The player with the first seat in the first game has the last seat in the second. */
  private static String name(ViewContext context, int player) {
    return context.player(1 - player);
  }

  /** The buttons for the next game of a tournament. */
  public static Element ways(Messages messages, MatchView moment) {
    Element ways = Element.of("div", "options").key("rematch");
    boolean left = TwoGameMatch.wasLeft(moment.match().record());
    boolean isFirst = TwoGameMatch.game(moment.match().record()) == 1;
    return ways.add(
        isFirst && !left
            ? Controls.primary(
                "second-game", messages.say(GameKey.SECOND_GAME), new RematchEvent.SecondGame())
            : Controls.primary(
                "again", messages.say(GameKey.NEW_TOURNAMENT), new RematchEvent.Again()),
        Controls.button("new", messages.say(GameKey.NEW_GAME), new Route.Start()));
  }
}
