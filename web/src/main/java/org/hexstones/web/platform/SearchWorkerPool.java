package org.hexstones.web.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/**
 * The workers that search: a first one, and as many others as the machine has cores to spare. The
 * others get the same question with other seeds where the question asks for that. What each finds
 * is passed on to all, and the first one's answer counts. Without the others it goes on alone.
 */
public final class SearchWorkerPool {
  /** Memory and heat are scarce too. */
  private static final int MOST_OTHERS = 3;

  /** For the page and for the first one. */
  private static final int CORES_TAKEN = 2;

  private final WorkerClient<Answer> first;
  private final List<WorkerClient<Answer>> others = new ArrayList<>();
  private final Consumer<Answer> answered;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param answered receives each answer
   * @param failed runs when the first worker has failed
   */
  public SearchWorkerPool(String address, Consumer<Answer> answered, Runnable failed) {
    this.answered = answered;
    first = new WorkerClient<>(address, MessageCodec::readAnswer, this::heard, failed);
    int spare = Math.min(MOST_OTHERS, DeviceJs.cores() - CORES_TAKEN);
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

  /** Whether there is more than one. */
  public boolean isSeveral() {
    return !others.isEmpty();
  }

  public void ask(Question.BestMove question) {
    first.ask(MessageCodec.write(question));
    if (question.shares()) {
      int seed = question.seed();
      for (WorkerClient<Answer> other : others) {
        other.ask(MessageCodec.write(question.beside(++seed)));
      }
    }
  }

  /** The answer to the question of that number is no longer wanted. */
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
    answered.accept(answer);
  }

  /**
   * Passes what one worker has found on to all others. No other answer counts of those beside the
   * first.
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

  /** Ends all of them; the next question starts others. */
  public void restart() {
    first.restart();
    others.forEach(WorkerClient::restart);
  }
}
