package org.hexstones.web.view;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Markup;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** Why who won has won. */
public final class Reasons {
  private Reasons() {}

  /** Of a game that is over. */
  public static Element draw(Scene scene, GameView game, Moment moment) {
    Talk talk = scene.talk();
    Play play = moment.play();
    Position position = moment.position();
    Element reasons = Element.of("div", "reasons");
    for (int move : moment.line().subList(0, moment.cursor())) {
      if (Moves.isWithdrawal(move)) {
        String player = scene.player(Moves.player(move));
        reasons.add(
            Element.of("p")
                .text(
                    Moves.isResign(move)
                        ? talk.page().resigned(player)
                        : talk.page().flagFell(player)));
      }
    }
    reasons.addAll(position.isOver() ? game.endgame(talk, play) : othersLeft(talk));
    return reasons;
  }

  private static List<Markup> othersLeft(Talk talk) {
    List<Markup> words = new ArrayList<>();
    words.add(Element.of("p").text(talk.word(Word.OTHERS_LEFT)));
    return words;
  }
}
