package org.hexstones.omny;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Game;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Options;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** OMNY, by Luis Bolaños Mures, and the named games that are set-ups of it. */
public final class OmnyGame implements Game {
  static final String ID = "omny";

  private final Function<OmnySetup, SearchSupport> support;

  /**
   * @param support makes the search support of a set-up; the rules know nothing of it
   */
  public OmnyGame(Function<OmnySetup, SearchSupport> support) {
    this.support = support;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<String> keywords() {
    List<String> keywords = new ArrayList<>(List.of(ID));
    keywords.addAll(Preset.words());
    return keywords;
  }

  @Override
  public Parsed<Setup> setup(String keyword, String boardText, Options options) {
    if (boardText.isEmpty()) {
      return Parsed.refused(MoveProblem.BOARD_MISSING, keyword);
    }
    Preset preset = Preset.ofWord(keyword);
    Parsed<Shape> shape = preset == null ? Shapes.parse(boardText) : preset.shape(boardText);
    Parsed<Board> board = shape.map(Board::of);
    return (preset == null ? board : board.then(preset::check))
        .then(known -> setup(known, preset, options));
  }

  private Parsed<Setup> setup(Board board, @Nullable Preset preset, Options options) {
    StarSet stars =
        options.read(
            "stars",
            preset == null ? StarSet.Named.ALL : preset.stars(),
            text ->
                preset == null
                    ? StarSet.parse(text, board)
                    : Parsed.refused(OmnyProblem.STARS_FIXED, preset.word()));
    Balance balance = Balance.ofWord(options.choose("balance", Balance.words()));
    int twiceKomi = options.read("komi", 0, text -> komi(text, balance));
    boolean misere = options.choose("misere", List.of("off", "on")).equals("on");
    Reason problem = options.problem();
    return problem != null
        ? Parsed.refused(problem)
        : OmnySetup.of(this, board, stars, twiceKomi, balance, misere).map(setup -> setup);
  }

  private static Parsed<Integer> komi(String text, Balance balance) {
    int twice = MoveText.readKomi(text);
    if (twice < 0) {
      return Parsed.refused(OmnyProblem.KOMI_NOT_READABLE, text);
    }
    return balance.namesKomi()
        ? Parsed.refused(OmnyProblem.KOMI_IS_NAMED, balance.word())
        : Parsed.ok(twice);
  }

  @Override
  public SearchSupport searchSupport(Setup setup) {
    return support.apply((OmnySetup) setup);
  }

  @Override
  public List<String> samples() {
    return List.of(
        "sunder 7",
        "sunder 4",
        "sunder 4 balance=12*",
        "sunder 4 balance=komi",
        "gyre 4 balance=pie",
        "gyre 4 komi=0.5",
        "gyre 4 balance=komi",
        "y 6 balance=komi+pie",
        "y 6 balance=12*",
        "free-y 3,4,3,4,3,4 balance=komi",
        "omny hexhex:4 misere=on",
        "omny hexhex:4 balance=12*",
        "omny triangle:6 stars=corners balance=pie misere=on",
        "omny rhombus:5 stars=a1,b2,c3 komi=0.5",
        "omny cells:a1-4,b1-4,c2-5,d1-3 stars=corners",
        "omny hexagram:2 stars=perimeter balance=komi+pie misere=on");
  }
}
