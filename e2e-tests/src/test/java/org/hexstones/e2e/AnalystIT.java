package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worker answers those who study, as WebAssembly and as JavaScript. */
final class AnalystIT {
  private static final String STOP = "stop\n1";

  /** A question about a game of so many random moves. */
  private static String question(String kind, int number, String setup, int plies, String rest) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(7);
    int[] legal = new int[play.position().maxLegalMoves()];
    StringBuilder moves = new StringBuilder();
    while (play.size() < plies) {
      int move = legal[rng.below(play.position().legalMoves(legal))];
      play.play(move);
      moves.append(moves.isEmpty() ? "" : " ").append(move);
    }
    return String.join("\n", kind, "" + number, setup, "", "0", moves, rest);
  }

  /**
   * Asks for an analysis without end, stops it at its second answer, asks for a proof, and brings
   * all that was answered.
   */
  private static List<String> conversation(GamePage page) {
    String endless = question("analyse", 1, "omega hexhex:5", 6, "3 999999999 1");
    String proof = question("solve", 2, "omega hexhex:3", 8, "999999999");
    Object answers =
        page.ask(
            "const worker = new Worker('worker-boot.js');"
                + " const heard = [];"
                + " return new Promise((done, failed) => {"
                + "   worker.onmessage = e => {"
                + "     heard.push(e.data);"
                + "     if (heard.length == 2) {"
                + post(STOP)
                + post(proof)
                + "     }"
                + "     if (e.data.startsWith('solved')) {"
                + "       setTimeout(() => { worker.terminate(); done(heard.join('|')); }, 500);"
                + "     }"
                + "   };"
                + "   worker.onerror = failed;"
                + post(endless)
                + " });");
    return List.of(String.valueOf(Objects.requireNonNull(answers)).split("\\|", -1));
  }

  private static String post(String text) {
    return " worker.postMessage('" + text.replace("\n", "\\n") + "');";
  }

  private static void check(List<String> answers) {
    String[] first = answers.get(0).split("\n", -1);
    assertEquals("analysed", first[0]);
    // Whether it is done, how many iterations and lines, three lines, scores, heat of two colours.
    assertEquals(2 + 1 + 1 + 3 + 1 + 2, first.length, answers.get(0));
    String[] second = answers.get(1).split("\n", -1);
    assertTrue(iterations(second) > iterations(first));
    // What was on its way when it was stopped may still come, but nothing after the proof.
    assertTrue(answers.get(answers.size() - 1).startsWith("solved\n2\n"), answers.toString());
    long analysed = answers.stream().filter(answer -> answer.startsWith("analysed")).count();
    assertTrue(analysed <= 3, analysed + " times");
  }

  private static int iterations(String[] analysed) {
    return Integer.parseInt(analysed[3].split(" ", -1)[0]);
  }

  @Test
  void bothBuildsAnalyseHearAndProve(@TempDir Path folder) throws Exception {
    List<String> inWasm;
    try (GamePage page = GamePage.open("")) {
      inWasm = conversation(page);
    }
    check(inWasm);
    List<String> inJs;
    try (GamePage page = GamePage.openAt(withoutWasm(folder))) {
      inJs = conversation(page);
    }
    check(inJs);
    assertEquals(inWasm.get(inWasm.size() - 1), inJs.get(inJs.size() - 1), "the same proof");
  }

  private static StaticServer withoutWasm(Path folder) throws IOException {
    Path site = Site.copyTo(folder.resolve("site"));
    Files.delete(site.resolve("worker.wasm"));
    return StaticServer.start(site, 0, "/");
  }
}
