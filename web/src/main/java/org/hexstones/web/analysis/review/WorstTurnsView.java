package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Thumbnail;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;

/**
 * The turns of a reviewed game that lost most, in the order of the game: each with its reason, a
 * picture, the answer to it and a better turn, which can be played through, and a try of one's own.
 */
final class WorstTurnsView {
  private static final int MOST = 3;

  private final ViewContext context;
  private final Messages messages;
  private final GameRecord record;
  private final ReviewedGame game;
  private final MovesInWords words;
  private final int boardTurn;

  /**
   * @param boardTurn how the board is turned: by so many times 30°
   */
  WorstTurnsView(
      ViewContext context,
      GameRecord record,
      ReviewedGame game,
      MovesInWords words,
      int boardTurn) {
    this.context = context;
    messages = context.messages();
    this.record = record;
    this.game = game;
    this.words = words;
    this.boardTurn = boardTurn;
  }

  Element draw() {
    Element part =
        Element.of("div", "worst").add(Element.of("h2").text(messages.say(ReviewKey.WORST_TURNS)));
    List<Turn> worst = game.worst(MOST);
    if (worst.isEmpty()) {
      return part.add(Element.of("p").text(messages.say(ReviewKey.NO_WORST)));
    }
    Element list = Element.of("ol");
    for (Turn turn : worst) {
      list.add(draw(turn));
    }
    return part.add(list);
  }

  private Element draw(Turn turn) {
    List<Integer> line = record.mainLine();
    List<Integer> played = line.subList(turn.begin(), turn.end());
    Play play =
        Play.begin(record.setup(), record.start())
            .orThrow()
            .playAll(line.subList(0, turn.begin()))
            .orThrow();
    GameView view = context.game(play.setup().game().id());
    List<String> reasons =
        view.explainLoss(
            messages, play, played, turn.better(), line.subList(turn.begin(), line.size()));
    Play after = play.playAll(played).orThrow();
    Element ways = Element.of("div", "options");
    if (turn.end() < line.size()) {
      ways.add(
          Controls.button(
              "show-answer", messages.say(ReviewKey.ANSWER), new ReviewEvent.Answer(turn.end())));
    }
    if (!turn.better().isEmpty()) {
      ways.add(
          Controls.button(
              "show-better", messages.say(ReviewKey.REVEAL), new ReviewEvent.Better(turn.begin())),
          Controls.button(
              "find-better", messages.say(ReviewKey.FIND), new ReviewEvent.Find(turn.begin())));
    }
    String number = messages.number(turn.number());
    int chance = turn.chances().get(turn.player());
    return Element.of("li")
        .add(
            Element.of("h3")
                .text(messages.say(ReviewKey.TURN_NUMBER, number))
                .add(words.holder(turn.player())),
            Thumbnail.ofTurn(
                after.position(),
                view.marks(after),
                Layout.small(after.position().board(), boardTurn),
                played,
                turn.better()),
            Element.of("div")
                .add(
                    Element.of("strong")
                        .text(
                            messages.say(
                                ReviewKey.CHANCE_FELL,
                                words.percent(chance),
                                words.percent(Math.max(0, chance - turn.loss())))),
                    moves(messages.say(ReviewKey.PLAYED), played),
                    turn.better().isEmpty()
                        ? null
                        : moves(messages.say(ReviewKey.INSTEAD), turn.better())),
            reasons.isEmpty()
                ? null
                : Element.of("p", "hint reason").text(String.join(" ", reasons)),
            ways);
  }

  private Element moves(String label, List<Integer> moves) {
    return Element.of("p").text(label + " ").add(words.moves(moves));
  }
}
