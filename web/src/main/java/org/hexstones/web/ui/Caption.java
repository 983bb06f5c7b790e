package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Setup;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;

/** What stands below a picture of a game: "OMEGA · Ann – Ben · Ann (White) wins, 24 to 18". */
public final class Caption {
  private Caption() {}

  /** The game, who plays, how it has ended, and what was agreed for it. */
  public static String of(ViewContext any, Match match) {
    ViewContext context = any.of(match.record());
    Messages messages = context.messages();
    Setup setup = match.record().setup();
    GameView game = context.game(setup.game().id());
    // Whoever gets the picture is none of the players: nobody is spoken to.
    MatchView end = new PositionCache().at(Match.begin("", match.record(), List.of()));
    Outcome outcome = end.play().outcome();
    List<String> words = new ArrayList<>();
    add(words, game.title(messages, game.keyword(setup)));
    add(words, hasNames(match) ? Sitter.names(messages, match.record(), match.seats()) : "");
    add(words, outcome == null ? "" : Verdict.of(context, game, end, outcome));
    add(words, TermsView.line(context, end.play()));
    return String.join(" · ", words);
  }

  private static void add(List<String> words, String word) {
    if (!word.isEmpty()) {
      words.add(word);
    }
  }

  /** Whether there is more to say of the players than that they are persons. */
  private static boolean hasNames(Match match) {
    for (int player = 0; player < match.seats().size(); player++) {
      Seat seat = match.seats().get(player);
      if (seat.isComputer() || !PlayerNames.of(match.record(), player).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
