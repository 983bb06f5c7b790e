package org.hexstones.web.dom;

import java.util.function.Consumer;
import org.hexstones.web.wire.Question;
import org.hexstones.web.wire.StudyAnswer;
import org.hexstones.web.wire.StudyQuestion;
import org.hexstones.web.wire.StudyWire;
import org.hexstones.web.wire.Wire;

/** The worker as those see it who study a game. */
public final class Student {
  private final Asker<StudyAnswer> worker;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param answered told of each answer
   * @param failed told when the worker has failed
   */
  public Student(String address, Consumer<StudyAnswer> answered, Runnable failed) {
    worker = new Asker<>(address, StudyWire::readAnswer, answered, failed);
  }

  public void ask(StudyQuestion question) {
    worker.ask(StudyWire.write(question));
  }

  /** The answer to the question of that number is no longer wanted. */
  public void stop(int number) {
    worker.tell(Wire.write(new Question.Stop(number)));
  }

  /** Ends the worker; the next question starts another. */
  public void restart() {
    worker.restart();
  }
}
