package org.hexstones.swell;

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

/** Swell: see the package. */
public final class SwellGame implements Game {
  private final Function<SwellSetup, SearchSupport> support;

  /**
   * @param support what a search needs to play a set-up; the rules know nothing of it
   */
  public SwellGame(Function<SwellSetup, SearchSupport> support) {
    this.support = support;
  }

  @Override
  public String id() {
    return "swell";
  }

  @Override
  public List<String> keywords() {
    return List.of(id());
  }

  /**
   * {@inheritDoc}
   *
   * <p>Option: {@code bonus=on|off}, whether a turn can earn the next one a third stone.
   */
  @Override
  public Parsed<Setup> setup(String keyword, String board, Options options) {
    boolean bonus = options.choose("bonus", List.of("on", "off")).equals("on");
    return Shapes.parse(board)
        .then(
            shape -> {
              Reason problem = options.problem();
              return problem == null
                  ? Parsed.ok(new SwellSetup(this, Board.of(shape), bonus))
                  : Parsed.refused(problem);
            });
  }

  @Override
  public SearchSupport searchSupport(Setup setup) {
    return support.apply((SwellSetup) setup);
  }

  @Override
  public List<String> samples() {
    return List.of(
        "swell hexhex:4",
        "swell hexhex:3",
        "swell rhombus:4 bonus=off",
        "swell triangle:5",
        "swell cells:a1-4,c1-4,d2-3");
  }
}
