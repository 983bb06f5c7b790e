package org.hexstones.web.worker;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import org.hexstones.registry.Games;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofCodec;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.Question;

/** The worker but for the browser, asked by messages. Its clock ticks when it is looked at. */
public final class WorkerOnJvm implements AnalysisWorker {
  private final Queue<Runnable> soon = new ArrayDeque<>();
  private final Consumer<String> reported;
  private final MessageRouter router;
  private String last = "";
  private double now;

  /** A worker for moves. */
  public WorkerOnJvm(Games games) {
    this(games, answer -> {});
  }

  /** A worker for the analysis board; it works when {@link #work} is called. */
  public static WorkerOnJvm forAnalysis(Games games, Consumer<AnalysisAnswer> answered) {
    return new WorkerOnJvm(
        games,
        text -> {
          AnalysisAnswer answer = AnalysisCodec.readAnswer(text);
          assertNotNull(answer, text);
          answered.accept(answer);
        });
  }

  private WorkerOnJvm(Games games, Consumer<String> reported) {
    this.reported = reported;
    router = new MessageRouter("test", games, () -> now++, soon::add, this::say);
  }

  /** The last answer to a question about what can be proved, after all its time. */
  public static ProofAnswer proof(ProofQuestion question) {
    List<String> said = new ArrayList<>();
    WorkerOnJvm worker = new WorkerOnJvm(Games.ALL, said::add);
    worker.router.hear(ProofCodec.write(question));
    worker.work(Integer.MAX_VALUE);
    ProofAnswer answer = ProofCodec.readAnswer(said.get(said.size() - 1));
    assertNotNull(answer);
    return answer;
  }

  private void say(String text) {
    last = text;
    reported.accept(text);
  }

  /** The answer to a question, after all the time that it has. */
  public Answer answer(Question.BestMove question) {
    router.hear(MessageCodec.write(question));
    work(Integer.MAX_VALUE);
    Answer answer = MessageCodec.readAnswer(last);
    assertNotNull(answer, last);
    return answer;
  }

  /** Works until there is nothing more to do, or so many slices. */
  public void work(int slices) {
    for (int i = 0; i < slices && !soon.isEmpty(); i++) {
      soon.remove().run();
    }
  }

  @Override
  public void ask(AnalysisQuestion question) {
    router.hear(AnalysisCodec.write(question));
  }

  @Override
  public void stop(int question) {
    router.hear(MessageCodec.write(new Question.Stop(question)));
  }

  @Override
  public void restart() {
    soon.clear();
  }
}
