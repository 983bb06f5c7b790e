package org.hexstones.web.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;
import org.hexstones.web.i18n.Messages;

/** Explains in a sentence each what the stones of a turn did to the products. */
final class OmegaExplanation {
  private OmegaExplanation() {}

  static List<String> of(Messages messages, Play play, List<Integer> moves) {
    List<String> said = new ArrayList<>();
    int played = 0;
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        said.add(sentence(messages, play, move));
      }
      play.play(move);
      played++;
    }
    for (; played > 0; played--) {
      play.undo();
    }
    return said;
  }

  private static String sentence(Messages messages, Play play, int move) {
    OmegaPosition position = (OmegaPosition) play.position();
    StoneEffect effect = StoneEffect.of(position, move);
    String colour = messages.colour(Colour.of(effect.colour()));
    String cell = position.board().name(Moves.cell(move));
    String before = messages.rounded(effect.before().toString());
    String after = messages.rounded(effect.after().toString());
    List<Integer> joined = effect.joined();
    if (joined.isEmpty()) {
      return position.colourOf(play.mover()) == effect.colour()
          ? messages.say(OmegaKey.BEGINS, cell, colour)
          : messages.say(OmegaKey.BEGINS_OTHER, cell, colour);
    }
    if (joined.size() == 1) {
      String size = messages.number(joined.get(0) + 1);
      return messages.say(OmegaKey.GROWS, cell, colour, size, before, after);
    }
    StringBuilder sizes = new StringBuilder();
    for (int size : joined) {
      sizes.append(sizes.isEmpty() ? "" : " + ").append(messages.number(size));
    }
    return areLargest(position, effect)
        ? messages.say(OmegaKey.JOINS_LARGEST, cell, colour, sizes.toString(), before, after)
        : messages.say(OmegaKey.JOINS_GROUPS, cell, colour, sizes.toString(), before, after);
  }

  /** Whether all other groups of the colour are smaller than each joined one. */
  private static boolean areLargest(OmegaPosition position, StoneEffect effect) {
    int[] sizes = position.groupSizes(effect.colour());
    int first = sizes.length - effect.joined().size();
    for (int i = 0; i < effect.joined().size(); i++) {
      if (sizes[first + i] != effect.joined().get(i)) {
        return false;
      }
    }
    return first > 0 && sizes[first - 1] < sizes[first];
  }
}
