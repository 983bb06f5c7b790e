package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.site.StaticServer;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worker answers those who study, as WebAssembly and as JavaScript. */
final class AnalystIT {
  /** Nothing is found out by so many. */
  private static final int ENDLESS = 999_999_999;

  /** A game of so many random moves. */
  private static PlayedGame game(String setup, int plies) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(7);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (play.size() < plies) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return PlayedGame.of(play);
  }

  /**
   * Asks for an analysis without end, stops it at its second answer, asks for a proof, and brings
   * all that was answered.
   */
  private static List<String> conversation(GamePage page) {
    String endless =
        AnalysisCodec.write(
            new AnalysisQuestion.Analyse(1, game("omega hexhex:5", 6), 3, ENDLESS, 1));
    String proof =
        AnalysisCodec.write(new AnalysisQuestion.Solve(2, game("omega hexhex:3", 8), ENDLESS));
    Object answers =
        page.ask(
            "const worker = new Worker('worker-boot.js');"
                + " const heard = [];"
                + " return new Promise((done, failed) => {"
                + "   worker.onmessage = e => {"
                + "     heard.push(e.data);"
                + "     if (heard.length == 2) {"
                + post(MessageCodec.write(new Question.Stop(1)))
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
    Report first = report(answers.get(0));
    assertEquals(3, first.lines().size());
    PlayoutStatistics statistics = Objects.requireNonNull(first.playoutStatistics());
    assertEquals(2, statistics.scores().size());
    assertEquals(2, statistics.heat().size());
    assertTrue(report(answers.get(1)).iterations() > first.iterations());
    // What was on its way when it was stopped may still come, but nothing after the proof.
    assertTrue(answers.get(answers.size() - 1).startsWith("solved\n2\n"), answers.toString());
    long analysed = answers.stream().filter(answer -> answer.startsWith("analysed")).count();
    assertTrue(analysed <= 3, analysed + " times");
  }

  private static Report report(String answer) {
    AnalysisAnswer read = AnalysisCodec.readAnswer(answer);
    return assertInstanceOf(AnalysisAnswer.Analysed.class, read, answer).report();
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
