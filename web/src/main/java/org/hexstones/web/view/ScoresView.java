package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Seat;

/** How every colour stands, and who holds it. */
final class ScoresView {
  private ScoresView() {}

  static Element draw(Scene scene, GameView game, Moment moment) {
    List<Score> scores = game.scores(scene.talk(), moment.play());
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
                          Element.of("span", "name").text(scene.colour(score.colour())),
                          ClockView.of(scene, moment.match(), player),
                          seat(scene, moment, player)),
                  number(scene, score),
                  Element.of("div", "detail").addAll(score.detail())));
    }
    return list;
  }

  private static Element seat(Scene scene, Moment moment, int player) {
    Seat seat = Sitter.of(moment, player);
    return Element.of("span", "seat")
        .with("title", Sitter.name(scene.talk(), seat))
        .text(String.valueOf(MoveText.letter(player)))
        .add(Sitter.icon(seat).draw());
  }

  /** The digits in groups; what separates them is drawn and not part of the text. */
  private static Element number(Scene scene, Score score) {
    String shown = scene.talk().number(score.value());
    Element number =
        Element.of("output", shown.length() > 13 ? "number long" : "number")
            .with("data-score", Colour.of(score.colour()).word())
            .with("data-value", score.value())
            .with("aria-label", score.label());
    StringBuilder group = new StringBuilder();
    for (int i = 0; i <= shown.length(); i++) {
      char c = i == shown.length() ? ' ' : shown.charAt(i);
      if (c >= '0' && c <= '9') {
        group.append(c);
      } else if (!group.isEmpty()) {
        number.add(Element.of("span").text(group.toString()));
        group.setLength(0);
      }
    }
    return number;
  }
}
