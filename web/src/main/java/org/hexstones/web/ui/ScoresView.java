package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The score of every colour, and its holder. */
public final class ScoresView {
  private ScoresView() {}

  /**
   * Draws the scores.
   *
   * @param then the scores with a stone on the cell that is pointed at
   */
  public static Element draw(
      ViewContext context, GameView game, MatchView moment, ScorePreview then) {
    return draw(context, game, moment, then, "");
  }

  /**
   * Draws the scores.
   *
   * @param komi the typed komi: while one is to be named, the limits follow it
   */
  public static Element draw(
      ViewContext context, GameView game, MatchView moment, ScorePreview then, String komi) {
    List<Score> scores = scores(context, game, moment.play(), komi);
    Element list = Element.of("ul", "scores of-" + scores.size()).key("scores");
    int mover = moment.play().mover();
    Position position = moment.position();
    for (Score score : scores) {
      int player = position.playerOf(score.colour());
      list.add(
          Element.of("li", player == mover ? "score on-move" : "score")
              .add(
                  Element.of("div", "holder")
                      .add(
                          Stone.icon(score.colour()),
                          Element.of("span", "name").text(context.colour(score.colour())),
                          ClockView.of(context, moment.match(), player),
                          seat(context, moment, player)),
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

  /** A player's place at the end of a game of more than two; else null. */
  private static @Nullable Element place(ViewContext context, MatchView moment, int player) {
    Outcome outcome = moment.play().outcome();
    if (outcome == null || outcome.ranking().size() < 3) {
      return null;
    }
    int place = outcome.ranking().indexOf(player) + 1;
    return Element.of("strong", "place")
        .with("data-place", place)
        .text(context.messages().places().get(place - 1));
  }

  private static @Nullable Element left(ViewContext context, MatchView moment, int player) {
    String left = Sitter.left(context.messages(), moment, player);
    return left.isEmpty() ? null : Element.of("span", "left").text(left);
  }

  private static Element seat(ViewContext context, MatchView moment, int player) {
    Seat seat = Sitter.of(moment, player);
    return Element.of("span", "seat")
        .with("title", context.player(player) + " · " + Sitter.name(context.messages(), seat))
        .add(Element.of("span", "sits").untranslated().text(context.shortly(player)))
        .add(Sitter.icon(seat));
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
