package org.hexstones.tools.training;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.patterns.WeightText;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.arena.Arguments;
import org.hexstones.tools.training.Examples.Example;

/** The command that learns the weights of a game's move features, or those of its evaluation. */
public final class Train {
  private static final String USAGE =
      """
      usage: java -jar engine.jar train [--OPTION VALUE]...
        --games LIST      set-ups of one game, joined by semicolons, played in turn
        --player NAME     who plays with itself (hexstones)
        --iterations N    iterations a stone (1500)
        --count N         games (300)
        --minutes X       end the playing after so long (unlimited; the result then
                          depends on the machine)
        --passes N        passes over the examples (12)
        --seed N          (1)
        --learn WHAT      moves or evaluation (moves)
        --out FILE        a source file; its TEXT constant is replaced""";

  /** One game out of this number is kept for validation. */
  private static final int KEPT_APART = 12;

  private static final int LINE = 80;

  private Train() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> train(arguments, out));
  }

  private static void train(Arguments arguments, PrintStream out) {
    List<Setup> setups = arguments.games();
    Player player = arguments.player("player", MctsPlayer.NAME);
    int iterations = arguments.whole("iterations", 1500, 1, 1_000_000);
    int count = arguments.whole("count", 300, 1, 1_000_000);
    double minutes = arguments.number("minutes", Double.POSITIVE_INFINITY, 0, 1e6);
    int passes = arguments.whole("passes", 12, 1, 1000);
    int seed = arguments.seed();
    String learn = arguments.text("learn", "moves");
    String file = arguments.text("out", "");
    arguments.refuseRest();
    Plan plan = new Plan(setups, player, iterations, count, minutes, passes, seed);
    float[] weights =
        switch (learn) {
          case "moves" -> learnMoves(plan, out);
          case "evaluation" -> learnEvaluation(plan, out);
          default -> throw new Arguments.Refused("--learn expects moves or evaluation");
        };
    if (!file.isEmpty()) {
      write(Path.of(file), WeightText.write(weights));
    }
  }

  /** What is played, and how often it is passed over. */
  private record Plan(
      List<Setup> setups,
      Player player,
      int iterations,
      int count,
      double minutes,
      int passes,
      int seed) {
    /** Plays the games, and gives them to a part to learn from and a part for validation. */
    <T> int play(Function<Setup, T> game, Consumer<T> seen, Consumer<T> apart) {
      long end = System.nanoTime() + (long) Math.min(9e18 / 2, minutes * 60e9);
      int games = 0;
      while (games < count && System.nanoTime() < end) {
        T played = game.apply(setups.get(games % setups.size()));
        (games / setups.size() % KEPT_APART == 0 ? apart : seen).accept(played);
        games++;
      }
      return games;
    }
  }

  private static float[] learnMoves(Plan plan, PrintStream out) {
    Examples examples = new Examples(plan.player(), plan.iterations(), plan.seed());
    List<Example> seen = new ArrayList<>();
    List<Example> apart = new ArrayList<>();
    int games = plan.play(examples::game, seen::addAll, apart::addAll);
    out.printf(Locale.ROOT, "%d games, %d examples%n", games, seen.size() + apart.size());
    SoftmaxFit fit = new SoftmaxFit(features(plan.setups().get(0)));
    Rng rng = new Rng(plan.seed());
    for (int pass = 1; pass <= plan.passes(); pass++) {
      fit.pass(seen, rng);
      out.printf(
          Locale.ROOT,
          "pass %d: divergence %.4f seen, %.4f apart; the best move first %.1f%%, %.1f%%%n",
          pass,
          fit.divergence(seen),
          fit.divergence(apart),
          100 * fit.hits(seen),
          100 * fit.hits(apart));
    }
    return fit.weights;
  }

  private static float[] learnEvaluation(Plan plan, PrintStream out) {
    EvaluationFit fit =
        new EvaluationFit(plan.setups().get(0), plan.player(), plan.iterations(), plan.seed());
    List<EvaluationFit.Game> seen = new ArrayList<>();
    List<EvaluationFit.Game> apart = new ArrayList<>();
    int games = plan.play(fit::play, seen::add, apart::add);
    out.printf(Locale.ROOT, "%d games%n", games);
    Rng rng = new Rng(plan.seed());
    for (int pass = 1; pass <= plan.passes(); pass++) {
      fit.pass(seen, rng);
      out.printf(
          Locale.ROOT,
          "pass %d: squared error %.4f seen, %.4f apart%n",
          pass,
          fit.error(seen),
          fit.error(apart));
    }
    return fit.weights;
  }

  private static int features(Setup setup) {
    MoveFeatures features =
        setup.game().searchSupport(setup).moveFeatures(Play.begin(setup).position());
    return features == null ? 0 : features.count();
  }

  private static void write(Path file, String text) {
    try {
      String source = Files.readString(file);
      int from = source.indexOf("TEXT =") + "TEXT =".length();
      int to = source.indexOf(';', from);
      StringBuilder literal = new StringBuilder("\n");
      for (int i = 0; i < text.length(); i += LINE) {
        String line = text.substring(i, Math.min(text.length(), i + LINE));
        literal.append(i == 0 ? "      \"" : "\n          + \"").append(line).append('"');
      }
      Files.writeString(file, source.substring(0, from) + literal + source.substring(to));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
