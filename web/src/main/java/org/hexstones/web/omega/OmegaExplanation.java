package org.hexstones.web.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.Product;
import org.hexstones.omega.StoneEffect;
import org.hexstones.omega.reasons.TurnFact;
import org.hexstones.omega.reasons.TurnFacts;
import org.hexstones.web.i18n.Messages;
import org.jspecify.annotations.Nullable;

/** The facts of a turn in words, the weightiest first. */
final class OmegaExplanation {
  /** More is not read. */
  private static final int MOST = 2;

  /** Less than this, by logarithms, is no better: a group of 10 that becomes one of 11. */
  private static final double LEAST_GAIN = 0.1;

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

  private static List<String> of(
      Messages messages, Play play, List<Integer> moves, List<Integer> beside) {
    OmegaExplanation words = at(messages, play);
    List<String> said = new ArrayList<>();
    for (TurnFact fact : words.facts(play, moves, beside)) {
      if (said.size() < MOST) {
        said.add(words.sentence(fact));
      }
    }
    return said;
  }

  /**
   * The facts of a turn that are worth a sentence: those that change something and are not facts of
   * another turn, with which it is compared.
   */
  private List<TurnFact> facts(Play play, List<Integer> moves, List<Integer> beside) {
    List<TurnFact> facts = new ArrayList<>();
    for (TurnFact fact : TurnFacts.of(play, moves)) {
      if (!isSame(fact.effect()) && !isIn(beside, fact)) {
        facts.add(fact);
      }
    }
    return facts;
  }

  /** Whether groups are joined and the score reads as before. */
  private boolean isSame(StoneEffect effect) {
    return !effect.joined().isEmpty() && score(effect.before()).equals(score(effect.after()));
  }

  private String score(Product product) {
    return messages.rounded(product.toString());
  }

  private static OmegaExplanation at(Messages messages, Play play) {
    OmegaPosition position = (OmegaPosition) play.position();
    int own = play.isOver() ? Colour.WHITE.index() : position.colourOf(play.mover());
    return new OmegaExplanation(messages, position, own);
  }

  /** The same for a better turn; what cannot happen after it comes first. */
  static List<String> better(
      Messages messages, Play play, List<Integer> better, List<Integer> made) {
    List<Integer> turn = LineTurn.of(play, made, 1);
    return with(avoided(messages, play, better, made, true), of(messages, play, better, turn));
  }

  /**
   * The same for a turn that lost: what it allowed comes first. If a better turn would have done
   * more with the stone of a colour, what both stones do is said; else what the turn did for other
   * players, and the better one for its own.
   */
  static List<String> loss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    String avoided = avoided(messages, play, better, made, false);
    OmegaExplanation words = at(messages, play);
    TurnFact played = null;
    TurnFact instead = null;
    double most = LEAST_GAIN;
    List<TurnFact> facts = words.facts(play, turn, better);
    List<TurnFact> others = words.facts(play, better, turn);
    for (TurnFact other : others) {
      TurnFact own = ofColour(facts, other.effect().colour());
      double gain = own == null ? 0 : words.good(other) - words.good(own);
      if (other instanceof TurnFact.Placed && gain > most) {
        played = own;
        instead = other;
        most = gain;
      }
    }
    if (played != null && instead != null) {
      String then = messages.say(OmegaKey.INSTEAD, words.sentence(instead));
      return List.of(avoided == null ? words.sentence(played) : avoided, then);
    }
    List<String> said = new ArrayList<>();
    for (TurnFact fact : facts) {
      if (words.good(fact) < 0) {
        said.add(words.sentence(fact));
      }
    }
    // What the turn did well does not say why it lost.
    for (TurnFact fact : others) {
      if (words.good(fact) > 0) {
        said.add(messages.say(OmegaKey.INSTEAD, words.sentence(fact)));
      }
    }
    return with(avoided, said.subList(0, Math.min(MOST, said.size())));
  }

  /**
   * What the stones of a turn of a lesson did to the score that misses the goal, in the order in
   * which they were placed.
   *
   * @param colour whose score that is, or {@link Position#NONE} if it is both
   */
  static List<String> miss(Messages messages, Play play, List<Integer> turn, int colour) {
    OmegaExplanation words = at(messages, play);
    List<String> said = new ArrayList<>();
    for (int move : turn) {
      boolean isPlaced = colour == Position.NONE || Moves.colour(move) == colour;
      if (Moves.isPlace(move)) {
        int cell = Moves.cell(move);
        int placement = isPlaced ? move : Moves.place(colour, cell);
        StoneEffect effect = StoneEffect.of(words.position, placement);
        if (isPlaced) {
          said.add(words.done(cell, effect));
        } else if (colour != words.own && effect.isLoss()) {
          // The stone lies where another was to make the score smaller.
          said.add(words.sentence(new TurnFact.Prevents(cell, effect)));
        }
      }
    }
    return said;
  }

  /** What a stone did, even if that is nothing. */
  private String done(int cell, StoneEffect effect) {
    String name = position.board().name(cell);
    String colour = messages.colour(Colour.of(effect.colour()));
    if (effect.joined().isEmpty()) {
      return messages.say(OmegaKey.APART, name, colour);
    }
    return isSame(effect)
        ? messages.say(
            OmegaKey.JOINS_SAME,
            name,
            colour,
            OmegaWords.sizes(messages, effect.joined(), " + "),
            score(effect.after()))
        : sentence(new TurnFact.Placed(cell, effect));
  }

  /** Whether a fact is one of a turn's, too: of the same stone, or of one that prevents as much. */
  private static boolean isIn(List<Integer> turn, TurnFact fact) {
    boolean isOfItsColour = fact instanceof TurnFact.Placed;
    for (int move : turn) {
      if (Moves.isPlace(move)
          && Moves.cell(move) == fact.cell()
          && (Moves.colour(move) == fact.effect().colour()) == isOfItsColour) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable TurnFact ofColour(List<TurnFact> facts, int colour) {
    for (TurnFact fact : facts) {
      if (fact instanceof TurnFact.Placed && fact.effect().colour() == colour) {
        return fact;
      }
    }
    return null;
  }

  /** What a stone does for its player, by logarithms. */
  private double good(TurnFact fact) {
    double change = fact.effect().log();
    boolean isDone = fact instanceof TurnFact.Placed;
    return (fact.effect().colour() == own) == isDone ? change : -change;
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
    OmegaExplanation words = at(messages, play);
    OmegaPosition position = words.position;
    StoneEffect effect = avoided.effect();
    return messages.say(
        besideBetter ? OmegaKey.AVOIDS : OmegaKey.THEN_JOINED,
        messages.colour(Colour.of(position.colourOf(avoided.by()))),
        messages.colour(Colour.of(effect.colour())),
        OmegaWords.sizes(messages, effect.joined(), " + "),
        position.board().name(avoided.cell()),
        words.score(effect.before()),
        words.score(effect.after()));
  }

  private String sentence(TurnFact fact) {
    StoneEffect effect = fact.effect();
    String cell = position.board().name(fact.cell());
    String colour = messages.colour(Colour.of(effect.colour()));
    String before = score(effect.before());
    String after = score(effect.after());
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
