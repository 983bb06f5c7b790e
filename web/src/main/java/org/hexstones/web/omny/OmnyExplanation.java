package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.web.i18n.Messages;

/**
 * Explains what the stones of a turn did to the worst cuts, in a sentence for each colour that
 * changed.
 */
final class OmnyExplanation {
  private OmnyExplanation() {}

  static List<String> of(Messages messages, Play play, List<Integer> moves) {
    List<String> said = new ArrayList<>();
    int played = 0;
    for (int move : moves) {
      OmnyPosition position = (OmnyPosition) play.position();
      if (Moves.isPlace(move)) {
        int colour = Moves.colour(move);
        int before = position.standing(colour).worst();
        play.play(move);
        int after = position.standing(colour).worst();
        String cell = position.board().name(Moves.cell(move));
        String name = messages.colour(Colour.of(colour));
        said.add(
            before == after
                ? messages.say(OmnyKey.CUT_STAYS, cell, name, messages.number(after))
                : messages.say(
                    OmnyKey.CUT_FALLS,
                    cell,
                    name,
                    messages.number(before),
                    messages.number(after)));
      } else {
        play.play(move);
      }
      played++;
    }
    for (; played > 0; played--) {
      play.undo();
    }
    return said;
  }
}
