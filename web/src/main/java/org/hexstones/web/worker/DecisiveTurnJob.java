package org.hexstones.web.worker;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Play;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.DecisiveTurn;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/** Finds the turn that decided a finished game. */
final class DecisiveTurnJob implements Slices.Work {
  private final Question.DecisiveTurn question;
  private final Consumer<String> say;
  private final DecisiveTurn search;

  DecisiveTurnJob(Question.DecisiveTurn question, Play play, Consumer<String> say) {
    this.question = question;
    this.say = say;
    search = new DecisiveTurn(MctsPlayer.UNSOLVED, play, question.player());
  }

  @Override
  public boolean run() {
    return search.run();
  }

  @Override
  public void tell(double millis) {}

  @Override
  public boolean canWait() {
    return true;
  }

  @Override
  public void finish() {
    DecisiveTurn.Found found = search.found();
    Answer.Decisive answer =
        found == null
            ? new Answer.Decisive(question.number(), -1, search.isUneven() ? 1 : 0, List.of())
            : new Answer.Decisive(question.number(), found.begin(), found.number(), found.better());
    say.accept(MessageCodec.write(answer));
  }
}
