package org.hexstones.omega;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Game;
import org.hexstones.game.Options;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;

/** OMEGA, by Néstor Romeral Andrés. */
public final class OmegaGame implements Game {
  private final Function<OmegaSetup, SearchSupport> support;

  /**
   * @param support makes the search support of a set-up; the rules know nothing of it
   */
  public OmegaGame(Function<OmegaSetup, SearchSupport> support) {
    this.support = support;
  }

  @Override
  public String id() {
    return "omega";
  }

  @Override
  public List<String> keywords() {
    return List.of(id());
  }

  /**
   * {@inheritDoc}
   *
   * <p>Options: {@code players=2|3|4} and {@code pie=off|on}.
   */
  @Override
  public Parsed<Setup> setup(String keyword, String board, Options options) {
    int players = options.choose("players", List.of("2", "3", "4")).charAt(0) - '0';
    boolean pie = options.choose("pie", List.of("off", "on")).equals("on");
    return Shapes.parse(board)
        .then(
            shape -> {
              Reason problem = options.problem();
              return problem == null
                  ? OmegaSetup.of(this, Board.of(shape), players, pie)
                  : Parsed.refused(problem);
            })
        .map(setup -> setup);
  }

  @Override
  public SearchSupport searchSupport(Setup setup) {
    return support.apply((OmegaSetup) setup);
  }

  @Override
  public List<String> samples() {
    return List.of(
        "omega hexhex:5",
        "omega hexhex:4",
        "omega hexhex:4 pie=on",
        "omega triangle:7",
        "omega rhombus:6",
        "omega hexagram:2",
        "omega hexagon:3,4,3,4,3,4 pie=on",
        "omega cells:a1-9,c1-9",
        "omega hexhex:4 players=3 pie=on",
        "omega hexagram:2 players=3",
        "omega hexhex:4 players=4",
        "omega hexhex:5 players=4 pie=on");
  }
}
