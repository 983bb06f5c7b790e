package org.hexstones.e2e;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** How fast the engine plays out games and searches, beside HotSpot and C. */
final class EngineSpeeds {
  /** A set-up, random games a round (about a third of a second), and side and players for C. */
  private record Games(String setup, int count, String forC) {}

  private static final List<Games> GAMES =
      List.of(
          new Games("omega hexhex:5", 150_000, "5 2"),
          new Games("omega hexhex:10", 35_000, "10 2"),
          new Games("omega hexhex:5 players=3", 150_000, "5 3"),
          new Games("omega hexhex:5 players=4", 150_000, "5 4"),
          new Games("sunder 7", 60_000, ""),
          new Games("gyre 7", 60_000, ""),
          new Games("y 11", 60_000, ""));

  /** A set-up and iterations a round: about a third of a second's. */
  private static final List<Games> SEARCHES =
      List.of(
          new Games("omega hexhex:5", 40_000, ""),
          new Games("omega hexhex:10", 25_000, ""),
          new Games("sunder 7", 40_000, ""),
          new Games("y 11", 40_000, ""));

  private EngineSpeeds() {}

  static void playouts(Contenders contenders, Consumer<String> say) throws IOException {
    say.accept("## Playouts a second\n");
    say.accept(
        "The engine's playouts from the start of a game, on one core: a plain C program with the"
            + " same\nwork (`engine/bench/omega_playout.c`), HotSpot, and both builds of the page's"
            + " worker.\nGoal: at least 0.65 of C as WebAssembly and 0.5 as JavaScript.\n");
    say.accept("| set-up | C | HotSpot | Wasm | JS | HotSpot/C | Wasm/C | JS/C |");
    say.accept("|---|--:|--:|--:|--:|--:|--:|--:|");
    for (Games games : GAMES) {
      String job = "probe playouts " + games.count() + " 1 " + games.setup();
      double[][] speeds = rounds(contenders, job, games.count(), games.forC());
      boolean withC = !games.forC().isEmpty();
      say.accept(
          "| `%s` | %s | %s | %s | %s | %s | %s | %s |"
              .formatted(
                  games.setup(),
                  withC ? thousands(speeds[3]) : "",
                  thousands(speeds[0]),
                  thousands(speeds[1]),
                  thousands(speeds[2]),
                  withC ? share(speeds[0], speeds[3]) : "",
                  withC ? share(speeds[1], speeds[3]) : "",
                  withC ? share(speeds[2], speeds[3]) : ""));
    }
    say.accept("");
  }

  static void searches(Contenders contenders, Consumer<String> say) throws IOException {
    say.accept("## Iterations of the search a second\n");
    say.accept(
        "The standard player at full strength, on one core, with the same position (after four"
            + " random\nplies) and the same seed. Goal: at least 0.8 of HotSpot in Chromium's"
            + " worker.\n");
    say.accept("| set-up | HotSpot | Wasm | JS | Wasm/HotSpot | JS/HotSpot |");
    say.accept("|---|--:|--:|--:|--:|--:|");
    for (Games games : SEARCHES) {
      String job = "probe search " + games.count() + " 1 " + games.setup();
      double[][] speeds = rounds(contenders, job, games.count(), "");
      say.accept(
          "| `%s` | %s | %s | %s | %s | %s |"
              .formatted(
                  games.setup(),
                  thousands(speeds[0]),
                  thousands(speeds[1]),
                  thousands(speeds[2]),
                  share(speeds[1], speeds[0]),
                  share(speeds[2], speeds[0])));
    }
    say.accept("");
  }

  /** A second's work in each round: of HotSpot, WebAssembly, JavaScript, and C where asked. */
  private static double[][] rounds(Contenders contenders, String job, int count, String forC)
      throws IOException {
    Performance.progress(job);
    double[][] speeds = new double[4][Performance.ROUNDS];
    for (int round = -2; round < Performance.ROUNDS; round++) {
      double[] now = {
        contenders.hotspot(job, count),
        contenders.wasm(job, count),
        contenders.javaScript(job, count),
        forC.isEmpty() ? 1 : contenders.c(forC)
      };
      for (int i = 0; i < now.length && round >= 0; i++) {
        speeds[i][round] = now[i];
      }
    }
    return speeds;
  }

  private static String thousands(double[] speeds) {
    return String.format(Locale.ROOT, "%,.0f", Performance.median(speeds));
  }

  /** The median of the rounds' quotients. */
  private static String share(double[] speeds, double[] others) {
    double[] shares = new double[speeds.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = speeds[i] / others[i];
    }
    return String.format(Locale.ROOT, "%.2f", Performance.median(shares));
  }
}
