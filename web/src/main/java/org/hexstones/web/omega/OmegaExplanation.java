package org.hexstones.web.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;
import org.hexstones.omega.reasons.TurnFact;
import org.hexstones.omega.reasons.TurnFacts;
import org.hexstones.web.i18n.Messages;
import org.jspecify.annotations.Nullable;

/** The facts of a turn in words, the weightiest first. */
final class OmegaExplanation {
  /** More is not read. */
  private static final int MOST = 2;

  private final Messages messages;
  private final OmegaPosition position;
  private final int own;

  private OmegaExplanation(Messages messages, OmegaPosition position, int own) {
    this.messages = messages;
    this.position = position;
    this.own = own;
  }

  /** A sentence for each of the facts that matter most. The game is before the moves. */
  static List<String> of(Messages messages, Play play, List<Integer> moves) {
    return of(messages, play, moves, List.of());
  }

  /** The same without the stones that another turn has, too. */
  private static List<String> of(
      Messages messages, Play play, List<Integer> moves, List<Integer> other) {
    OmegaPosition position = (OmegaPosition) play.position();
    int own = play.isOver() ? Colour.WHITE.index() : position.colourOf(play.mover());
    OmegaExplanation words = new OmegaExplanation(messages, position, own);
    List<String> said = new ArrayList<>();
    for (TurnFact fact : TurnFacts.of(play, moves)) {
      if (said.size() < MOST && !isOfBoth(fact.cell(), moves, other)) {
        said.add(words.sentence(fact));
      }
    }
    return said;
  }

  private static boolean isOfBoth(int cell, List<Integer> moves, List<Integer> other) {
    for (int move : moves) {
      if (Moves.isPlace(move) && Moves.cell(move) == cell && other.contains(move)) {
        return true;
      }
    }
    return false;
  }

  /** The same for a better turn; what cannot happen after it comes first. */
  static List<String> better(
      Messages messages, Play play, List<Integer> better, List<Integer> made) {
    return with(avoided(messages, play, better, made, true), of(messages, play, better));
  }

  /**
   * The same for a turn that lost: what it allowed, or else what it did, and then what the better
   * turn would have done. Stones of both turns make no difference.
   */
  static List<String> loss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    List<String> own =
        with(avoided(messages, play, better, made, false), of(messages, play, turn, better));
    List<String> others = of(messages, play, better, turn);
    if (own.isEmpty() || others.isEmpty()) {
      return own;
    }
    return List.of(own.get(0), messages.say(OmegaKey.INSTEAD, others.get(0)));
  }

  private static List<String> with(@Nullable String first, List<String> others) {
    if (first == null) {
      return others;
    }
    return others.isEmpty() ? List.of(first) : List.of(first, others.get(0));
  }

  /** What happened in the game and could not happen after the better turn; null for nothing. */
  private static @Nullable String avoided(
      Messages messages,
      Play play,
      List<Integer> better,
      List<Integer> made,
      boolean besideBetter) {
    TurnFact.Avoids avoided = TurnFacts.avoided(play, better, made);
    if (avoided == null) {
      return null;
    }
    OmegaPosition position = (OmegaPosition) play.position();
    StoneEffect effect = avoided.effect();
    return messages.say(
        besideBetter ? OmegaKey.AVOIDS : OmegaKey.THEN_JOINED,
        messages.colour(Colour.of(position.colourOf(avoided.by()))),
        messages.colour(Colour.of(effect.colour())),
        OmegaWords.sizes(messages, effect.joined(), " + "),
        position.board().name(avoided.cell()),
        messages.rounded(effect.before().toString()),
        messages.rounded(effect.after().toString()));
  }

  private String sentence(TurnFact fact) {
    StoneEffect effect = fact.effect();
    String cell = position.board().name(fact.cell());
    String colour = messages.colour(Colour.of(effect.colour()));
    String before = messages.rounded(effect.before().toString());
    String after = messages.rounded(effect.after().toString());
    List<Integer> joined = effect.joined();
    String sizes = OmegaWords.sizes(messages, joined, " + ");
    if (fact instanceof TurnFact.Prevents) {
      return messages.say(OmegaKey.PREVENTS, cell, colour, sizes, before, after);
    }
    if (joined.isEmpty()) {
      return messages.say(
          own == effect.colour() ? OmegaKey.BEGINS : OmegaKey.BEGINS_OTHER, cell, colour);
    }
    if (joined.size() == 1) {
      String size = messages.number(joined.get(0) + 1);
      return messages.say(OmegaKey.GROWS, cell, colour, size, before, after);
    }
    return messages.say(
        areLargest(effect) ? OmegaKey.JOINS_LARGEST : OmegaKey.JOINS_GROUPS,
        cell,
        colour,
        sizes,
        before,
        after);
  }

  /** Whether all other groups of the colour are smaller than each joined one. */
  private boolean areLargest(StoneEffect effect) {
    int[] sizes = position.groupSizes(effect.colour());
    int first = sizes.length - effect.joined().size();
    for (int i = 0; i < effect.joined().size(); i++) {
      if (first < 0 || sizes[first + i] != effect.joined().get(i)) {
        return false;
      }
    }
    return first > 0 && sizes[first - 1] < sizes[first];
  }
}
