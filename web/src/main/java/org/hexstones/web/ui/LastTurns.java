package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;

/**
 * What was played last, as text for screen readers: the last move of a person here, the last turn
 * of a person elsewhere, or all turns of computers since then.
 */
final class LastTurns {
  private final ViewContext context;
  private final Messages messages;
  private final MatchView moment;

  private LastTurns(ViewContext context, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.moment = moment;
  }

  /** The text; empty if nothing was played. */
  static String text(ViewContext context, MatchView moment) {
    return new LastTurns(context, moment).text();
  }

  /** Whether computers are not done yet: more of what they play follows. */
  static boolean goOn(MatchView moment) {
    return moment.isThinking()
        && moment.cursor() > 0
        && moment.isComputers(moment.cursor() - 1)
        && (isWatched(moment) || !moment.isTurnStart(moment.cursor()));
  }

  private static boolean isWatched(MatchView moment) {
    return moment.match().seats().contains(Seat.PERSON);
  }

  private String text() {
    int end = moment.cursor();
    if (end == 0) {
      return "";
    }
    if (moment.match().seats().get(moment.moverAt(end - 1)) == Seat.LINK) {
      return turn(turnStart(end - 1), end);
    }
    if (!moment.isComputers(end - 1)) {
      return move(end - 1);
    }
    // If only computers play, each turn is read out for itself.
    int turns = isWatched(moment) ? moment.position().setup().players() : 1;
    String text = "";
    while (end > 0 && turns-- > 0 && moment.isComputers(end - 1)) {
      int from = turnStart(end - 1);
      String turn = turn(from, end);
      text = text.isEmpty() ? turn : messages.then(turn, text);
      end = from;
    }
    return text;
  }

  private int turnStart(int ply) {
    int start = ply;
    while (!moment.isTurnStart(start)) {
      start--;
    }
    return start;
  }

  /** A turn of several stones names its player: "Black: white on c3, black on d4". */
  private String turn(int from, int end) {
    if (end == from + 1) {
      return move(from);
    }
    List<String> stones = new ArrayList<>();
    for (int ply = from; ply < end; ply++) {
      stones.add(said(ply));
    }
    return messages.say(
        GameKey.HOLDS, context.colour(moment.colourAt(from)), messages.list(stones));
  }

  private String move(int ply) {
    int move = moment.line().get(ply);
    String said = said(ply);
    return Moves.isPlace(move) || Moves.isWithdrawal(move)
        ? said
        : messages.say(GameKey.HOLDS, context.player(moment.moverAt(ply)), said);
  }

  private String said(int ply) {
    int move = moment.line().get(ply);
    return Moves.isPlace(move)
        ? messages.say(
            GameKey.PLACED,
            messages.stone(Colour.of(Moves.colour(move))),
            moment.position().board().name(Moves.cell(move)))
        : context.specialMove(moment.position().setup(), move);
  }
}
