package org.hexstones.web.platform.workers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.match.Seat;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/**
 * The search workers: a first one, and as many others as the machine has free cores for. The others
 * get the same question with different seeds, if the question allows that. The results of each are
 * passed on to all, and the first one's answer counts. If the others fail, the first continues
 * alone.
 */
public final class SearchWorkerPool {
  /** The limit exists because memory and heat matter too. */
  private static final int MOST_OTHERS = 3;

  /** The cores for the page and for the first worker. */
  private static final int CORES_TAKEN = 2;

  private final WorkerClient<Answer> first;
  private final List<WorkerClient<Answer>> others = new ArrayList<>();
  private final Consumer<Answer.Reply> answered;

  /**
   * @param address the address of the worker's script, as the page's policy allows it
   * @param answered receives each answer
   * @param failed runs when the first worker has failed
   */
  public SearchWorkerPool(String address, Consumer<Answer.Reply> answered, Runnable failed) {
    this.answered = answered;
    first = new WorkerClient<>(address, MessageCodec::readAnswer, this::heard, failed);
    int spare = Math.min(MOST_OTHERS, Browser.cores() - CORES_TAKEN);
    for (int i = 0; i < spare; i++) {
      others.add(another(address));
    }
  }

  private WorkerClient<Answer> another(String address) {
    List<WorkerClient<Answer>> itself = new ArrayList<>(1);
    WorkerClient<Answer> other =
        new WorkerClient<>(
            address,
            MessageCodec::readAnswer,
            answer -> pass(itself.get(0), answer),
            () -> others.remove(itself.get(0)));
    itself.add(other);
    return other;
  }

  /** Asks the first worker. The strongest level has the others too. */
  public void ask(Question question) {
    if (!(question instanceof Question.BestMove best)) {
      first.ask(MessageCodec.write(question));
      return;
    }
    boolean isSeveral = best.level() == Seat.HIGHEST && !others.isEmpty();
    int seed = Browser.seed();
    Question.BestMove asked = best.with(seed, isSeveral);
    first.ask(MessageCodec.write(asked));
    if (isSeveral) {
      for (WorkerClient<Answer> other : others) {
        other.ask(MessageCodec.write(asked.beside(++seed)));
      }
    }
  }

  /** Cancels the question of that number. */
  public void stop(int number) {
    first.send(MessageCodec.write(new Question.Stop(number)));
    rest(number);
  }

  private void rest(int number) {
    for (WorkerClient<Answer> other : others) {
      other.send(MessageCodec.write(new Question.Stop(number)));
    }
  }

  private void heard(Answer answer) {
    if (answer instanceof Answer.Found) {
      pass(first, answer);
      return;
    }
    if (!(answer instanceof Answer.Progress)) {
      rest(answer.number());
    }
    if (answer instanceof Answer.Reply reply) {
      answered.accept(reply);
    }
  }

  /**
   * Passes the results of one worker on to all others. Other answers count only from the first
   * worker.
   */
  private void pass(WorkerClient<Answer> from, Answer answer) {
    if (!(answer instanceof Answer.Found found)) {
      return;
    }
    String news = MessageCodec.write(new Question.Learn(found.number(), found.statistics()));
    if (from != first) {
      first.send(news);
    }
    for (WorkerClient<Answer> other : others) {
      if (from != other) {
        other.send(news);
      }
    }
  }

  /** Terminates all workers. The next question starts new ones. */
  public void restart() {
    first.restart();
    others.forEach(WorkerClient::restart);
  }
}
