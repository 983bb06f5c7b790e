package org.hexstones.web.omega;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.omega.StoneEffect;
import org.hexstones.omega.reasons.ResultFact;
import org.hexstones.parse.Lists;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.Why;
import org.jspecify.annotations.Nullable;

/** The facts of a result in words. */
final class OmegaWords {
  private final Messages messages;
  private final Board board;
  private final int players;

  OmegaWords(Messages messages, Board board, int players) {
    this.messages = messages;
    this.board = board;
    this.players = players;
  }

  /** Sizes of groups as numbers between signs. */
  static String sizes(Messages messages, List<Integer> sizes, String between) {
    StringBuilder text = new StringBuilder();
    for (int size : sizes) {
      text.append(text.isEmpty() ? "" : between).append(messages.number(size));
    }
    return text.toString();
  }

  List<Why> of(List<ResultFact> facts) {
    return Lists.map(facts, fact -> new Why(sentence(fact), fact.cells()));
  }

  /** The first reason of a loss as a habit of its player; null where it does not show one. */
  static @Nullable Habit habit(Messages messages, ResultFact fact, int loser) {
    if (fact instanceof ResultFact.Joined of && of.colour() == loser) {
      return new Habit("joining", messages.say(OmegaKey.HABIT_JOINED));
    }
    boolean isLargest =
        fact instanceof ResultFact.Largest
            || (fact instanceof ResultFact.OntoLargest of && of.colour() == loser);
    if (isLargest) {
      return new Habit("small", messages.say(OmegaKey.HABIT_LARGE));
    }
    if (fact instanceof ResultFact.Singles) {
      return new Habit("small", messages.say(OmegaKey.HABIT_SINGLES));
    }
    return fact instanceof ResultFact.NewGroups
        ? new Habit("small", messages.say(OmegaKey.HABIT_GIVEN))
        : null;
  }

  private String sentence(ResultFact fact) {
    if (fact instanceof ResultFact.Largest of) {
      return largest(of);
    }
    if (fact instanceof ResultFact.OwnStones of) {
      return messages.say(
          OmegaKey.WHY_OWN,
          name(of.winner()),
          FactorText.of(messages, of.winners()),
          name(of.loser()),
          FactorText.of(messages, of.losers()));
    }
    if (fact instanceof ResultFact.OthersStones of) {
      return others(of);
    }
    if (fact instanceof ResultFact.OntoLargest of) {
      String count = messages.number(of.cells().size());
      String all = messages.number(of.all());
      return of.placer() == of.colour()
          ? messages.say(OmegaKey.WHY_HEAPED, name(of.placer()), count, all)
          : messages.say(
              OmegaKey.WHY_HEAPED_OTHER, name(of.placer()), count, all, name(of.colour()));
    }
    if (fact instanceof ResultFact.NewGroups of) {
      return messages.say(
          OmegaKey.WHY_NEW,
          messages.number(of.cells().size()),
          messages.number(of.all()),
          name(of.placer()),
          name(of.colour()));
    }
    return fact instanceof ResultFact.Singles of
        ? messages.say(
            OmegaKey.WHY_SINGLES,
            messages.number(of.cells().size()),
            name(of.colour()),
            messages.number(of.all()))
        : joined((ResultFact.Joined) fact);
  }

  private String largest(ResultFact.Largest of) {
    String size = messages.number(of.size());
    String sizes = sizes(messages, of.sizes(), " · ");
    String winners = sizes(messages, of.winners(), " · ");
    return of.size() == of.all()
        ? messages.say(OmegaKey.WHY_ALL_ONE, size, name(of.colour()), name(of.winner()), winners)
        : messages.say(
            OmegaKey.WHY_MOST_ONE,
            size,
            name(of.colour()),
            messages.number(of.all()),
            sizes,
            name(of.winner()),
            winners);
  }

  private String others(ResultFact.OthersStones of) {
    String winners = FactorText.of(messages, of.winners());
    String losers = FactorText.of(messages, of.losers());
    return players == 2
        ? messages.say(OmegaKey.WHY_OTHER, name(of.loser()), name(of.winner()), winners, losers)
        : messages.say(OmegaKey.WHY_OTHERS, name(of.winner()), winners, name(of.loser()), losers);
  }

  private String joined(ResultFact.Joined of) {
    StoneEffect effect = of.effect();
    String turn = messages.number(of.turn());
    String placer = name(of.placer());
    String cell = board.name(of.cells().get(0));
    String joined = sizes(messages, effect.joined(), " + ");
    String before = messages.rounded(effect.before().toString());
    String after = messages.rounded(effect.after().toString());
    int times = of.cells().size();
    if (of.placer() == of.colour()) {
      return messages.say(OmegaKey.WHY_JOINED_OWN, turn, placer, joined, cell, before, after);
    }
    String colour = name(of.colour());
    return times == 1
        ? messages.say(OmegaKey.WHY_JOINED_ONE, turn, placer, colour, joined, cell, before, after)
        : messages.say(
            OmegaKey.WHY_JOINED, turn, placer, colour, messages.number(times), cell, before, after);
  }

  private String name(int colour) {
    return messages.colour(Colour.of(colour));
  }
}
