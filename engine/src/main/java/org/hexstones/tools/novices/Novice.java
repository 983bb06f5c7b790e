package org.hexstones.tools.novices;

import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaSetup;
import org.hexstones.omny.OmnySetup;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.Search;

/** A player with a single plan, as people have one in their first games. */
public enum Novice implements Player {
  /** Any stone. */
  RANDOM("random", ""),
  /** OMEGA: raises the own product and lowers the others', one stone at a time. */
  GREEDY("greedy", "omega"),
  /** OMEGA: keeps the own groups apart and small, and joins those of the others. */
  APART("apart", "omega"),
  /** OMEGA: looks at the rest of its own turn and at the answer, both played greedily. */
  CAREFUL("careful", "omega"),
  /** Y: makes its own shortest way to all three sides shorter. */
  PATH("path", "omny"),
  /** Y: stands in the opponent's shortest way. */
  BLOCK("block", "omny"),
  /** The other games of OMNY: lowers the worst cut of its best group, near its own stones. */
  CUT("cut", "omny"),
  /** OMNY: keeps its bridges, and makes new ones anywhere. */
  BRIDGES("bridges", "omny");

  public static final String NAME = "novice";

  private final String word;
  private final String of;

  Novice(String word, String of) {
    this.word = word;
    this.of = of;
  }

  /** Reads the word of a novice. */
  public static Parsed<Novice> parse(String word) {
    StringBuilder words = new StringBuilder();
    for (Novice novice : values()) {
      if (novice.word.equals(word)) {
        return Parsed.ok(novice);
      }
      words.append(words.isEmpty() ? "" : ", ").append(novice.word);
    }
    return Parsed.refused(NoviceProblem.UNKNOWN, word, words);
  }

  @Override
  public String text() {
    return NAME + ":" + word;
  }

  /** A plan for another game is played at random. */
  @Override
  public Search search(Play play, int seed) {
    Setup setup = play.setup();
    boolean fits = of.isEmpty() || (setup instanceof OmegaSetup) == of.equals("omega");
    return new NoviceSearch((fits ? this : RANDOM).plan(setup), play, seed);
  }

  private Plan plan(Setup setup) {
    return switch (this) {
      case RANDOM -> (position, move) -> 0;
      case GREEDY -> new GreedyPlan();
      case APART -> new ApartPlan();
      case CAREFUL -> new CarefulPlan();
      case PATH -> new PathPlan((OmnySetup) setup, true);
      case BLOCK -> new PathPlan((OmnySetup) setup, false);
      case CUT -> new CutPlan();
      case BRIDGES -> new BridgePlan();
    };
  }
}
