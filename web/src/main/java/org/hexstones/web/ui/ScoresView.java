package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The score of every colour, and its holder. */
public final class ScoresView {
  private ScoresView() {}

  /** Draws the scores of colours, as in a lesson or a game that is only read. */
  public static Element draw(ViewContext context, GameView game, MatchView moment) {
    return draw(context, game, moment, ScorePreview.NONE, "", false);
  }

  /**
   * Draws the scores.
   *
   * @param then the scores with a stone on the cell that is pointed at
   * @param komi the typed komi: while one is to be named, the limits follow it
   * @param seated whether to say who sits where
   */
  public static Element draw(
      ViewContext context,
      GameView game,
      MatchView moment,
      ScorePreview then,
      String komi,
      boolean seated) {
    List<Score> scores = scores(context, game, moment.play(), komi);
    Element list = Element.of("ul", "scores of-" + scores.size()).key("scores");
    int mover = moment.play().mover();
    Outcome outcome = moment.play().outcome();
    int winner = outcome == null ? Position.NONE : outcome.winner();
    // The letters of players are what the texts of these call them by.
    boolean letters =
        !game.terms(context.messages(), moment.play()).isEmpty()
            || TwoGameMatch.game(moment.match().record()) > 0;
    for (Score score : scores) {
      int player = moment.position().playerOf(score.colour());
      list.add(
          Element.of(
                  "li",
                  player == mover ? "score on-move" : player == winner ? "score won" : "score")
              .add(
                  holder(context, moment, score.colour(), seated)
                      .add(
                          ClockView.of(context, moment.match(), player),
                          letters ? letter(context, moment, player) : null),
                  number(
                      context,
                      score,
                      becomes(then.scores(), score),
                      place(context, moment, player)),
                  detail(score, then).add(left(context, moment, player))));
    }
    return list;
  }

  private static List<Score> scores(ViewContext context, GameView game, Play play, String entered) {
    int twice = KomiView.twice(play, entered);
    if (twice < 0) {
      return game.scores(context.messages(), play);
    }
    play.play(Moves.komi(twice));
    List<Score> scores = game.scores(context.messages(), play);
    play.undo();
    return scores;
  }

  /** How the number is made up, or, over it, how it is about to change. */
  private static Element detail(Score score, ScorePreview then) {
    Element detail = Element.of("div", "detail").addAll(score.detail());
    return score.colour() == then.colour() && !then.joining().isEmpty()
        ? detail.add(
            Element.of("span", "joins")
                .key("joins")
                .with("aria-hidden", "true")
                .text(then.joining()))
        : detail;
  }

  /** The new value of a colour's score, or empty if it does not change. */
  private static String becomes(List<Score> then, Score now) {
    for (Score score : then) {
      if (score.colour() == now.colour()
          && (!score.value().equals(now.value()) || score.open() != now.open())) {
        return score.value();
      }
    }
    return "";
  }

  /** A player's place at the end of a game; of two players only the winner's. */
  private static @Nullable Element place(ViewContext context, MatchView moment, int player) {
    Outcome outcome = moment.play().outcome();
    if (outcome == null || (outcome.ranking().size() == 2 && outcome.winner() != player)) {
      return null;
    }
    int place = outcome.ranking().indexOf(player) + 1;
    return Element.of("strong", "place")
        .with("data-place", place)
        .text(
            outcome.ranking().size() == 2
                ? context.messages().say(GameKey.WINNER)
                : context.messages().places().get(place - 1));
  }

  private static @Nullable Element left(ViewContext context, MatchView moment, int player) {
    String left = Sitter.left(context.messages(), moment, player);
    return left.isEmpty() ? null : Element.of("span", "left").text(left);
  }

  /** The stone and the name of a colour's player; the colour itself where nobody sits. */
  private static Element holder(ViewContext context, MatchView moment, int colour, boolean seated) {
    int player = moment.position().playerOf(colour);
    Seat seat = moment.match().seats().get(player);
    String isColour = context.colour(colour);
    String name = PlayerNames.of(moment.match().record(), player);
    boolean several = seated && Sitter.isOneOfSeveral(moment, player);
    String called =
        several
            ? context.messages().level(seat.level())
            : seated ? Sitter.called(context, moment, player) : name.isEmpty() ? isColour : name;
    Element heading = Element.of("strong", name.isEmpty() ? "name" : "name sits").text(called);
    Element holder =
        Element.of("div", "holder")
            .with("title", isColour + " · " + Sitter.name(context.messages(), seat))
            .add(
                Stone.icon(colour),
                name.isEmpty() ? heading : heading.untranslated(),
                several || called.equals(isColour)
                    ? null
                    : Element.of("span", "unseen").text(" " + isColour + " "));
    return seated && seat.isComputer()
        ? holder.add(
            Element.of("span", "level")
                .text(
                    several
                        ? " " + isColour
                        : context
                            .messages()
                            .say(GameKey.LEVEL_NUMBER, context.messages().number(seat.level()))))
        : holder;
  }

  /** The letter of a player without a name. */
  private static @Nullable Element letter(ViewContext context, MatchView moment, int player) {
    return PlayerNames.of(moment.match().record(), player).isEmpty()
        ? Element.of("span", "seat")
            .with("title", context.player(player))
            .untranslated()
            .text(context.shortly(player))
        : null;
  }

  /** The digits in groups. CSS draws the space between them, so that it is not part of the text. */
  private static Element number(
      ViewContext context, Score score, String becomes, @Nullable Element place) {
    String shown = score.open() ? "–" : context.messages().number(score.value());
    Element number =
        Element.of("output", shown.length() > 13 ? "number long" : "number")
            .with("data-score", Colour.of(score.colour()).word())
            .with("data-value", score.value())
            .with("aria-label", score.label())
            // What happens in a turn is one announcement.
            .with("aria-live", "off")
            .untranslated();
    if (score.open()) {
      number.text(shown);
    }
    StringBuilder group = new StringBuilder();
    for (int i = 0; i <= shown.length(); i++) {
      char c = i == shown.length() ? ' ' : shown.charAt(i);
      if (c >= '0' && c <= '9') {
        group.append(c);
      } else if (!group.isEmpty()) {
        // A line break may stand between groups of digits only.
        number.add(
            number.children().isEmpty() ? null : Element.of("wbr"),
            Element.of("span").text(group.toString()));
        group.setLength(0);
      }
    }
    Element line = Element.of("div", "number-line").add(place, number);
    if (Messages.isLarge(score.value())) {
      line.add(Element.of("span", "power").text("≈ " + context.messages().rounded(score.value())));
    }
    if (!becomes.isEmpty()) {
      line.add(
          Element.of("span", "becomes")
              .with("aria-hidden", "true")
              .text(context.messages().say(BoardKey.BECOMES, context.messages().rounded(becomes))));
    }
    return line;
  }
}
