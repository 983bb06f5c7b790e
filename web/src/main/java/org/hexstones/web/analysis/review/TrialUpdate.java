package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.search.review.Review;
import org.hexstones.web.analysis.review.ReviewState.Example;
import org.hexstones.web.analysis.review.ReviewState.Trial;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;

/** Updates for finding better turns than those that were made. */
public final class TrialUpdate {
  /** A try gets more iterations than a turn of a review, because somebody waits for it. */
  private static final int ITERATIONS = 60_000;

  private TrialUpdate() {}

  static void register(Updates<ReviewPart> updates) {
    updates
        .on(ReviewEvent.Find.class, TrialUpdate::find)
        .on(ReviewEvent.TryAgain.class, TrialUpdate::tryAgain)
        .on(ReviewEvent.Reveal.class, TrialUpdate::reveal)
        .on(ReviewEvent.GiveUp.class, (part, event) -> ended(part))
        .on(ReviewEvent.Better.class, TrialUpdate::better)
        .on(ReviewEvent.Answer.class, TrialUpdate::answer);
  }

  private static Next<ReviewPart> find(ReviewPart part, ReviewEvent.Find find) {
    ReviewedGame.Turn turn = ReviewedGame.of(part.study().record()).at(find.begin());
    return turn == null ? Next.of(part) : tryOut(part, turn);
  }

  private static Next<ReviewPart> tryAgain(ReviewPart part, ReviewEvent.TryAgain event) {
    Trial trial = part.state().trial();
    return trial == null ? Next.of(part) : tryOut(part, trial.turn());
  }

  /** Shows the position before the turn. The next stones are a try. */
  private static Next<ReviewPart> tryOut(ReviewPart part, ReviewedGame.Turn turn) {
    Trial trial = Trial.of(turn, part.study().record());
    ReviewPart there = part.changed(part.study().at(beginning(turn)));
    return new Next<>(there.withTrial(trial), stops(part.state()));
  }

  /** Shows the better turn, and ends the task. */
  private static Next<ReviewPart> reveal(ReviewPart part, ReviewEvent.Reveal event) {
    Trial trial = part.state().trial();
    if (trial == null) {
      return Next.of(part);
    }
    GameRecord record = part.study().record();
    Next<ReviewPart> next = better(part, trial.turn());
    return trial.isFound()
        ? next
        : next.and(new ReviewEffect.Practised(record, trial.turn().begin(), false));
  }

  private static Next<ReviewPart> better(ReviewPart part, ReviewEvent.Better event) {
    ReviewedGame.Turn turn = ReviewedGame.of(part.study().record()).at(event.begin());
    return turn == null ? Next.of(part) : better(part, turn);
  }

  private static Next<ReviewPart> better(ReviewPart part, ReviewedGame.Turn turn) {
    return ended(part).map(p -> played(p, turn, false));
  }

  /** The answer that the review found, or else the one of the game. */
  private static Next<ReviewPart> answer(ReviewPart part, ReviewEvent.Answer event) {
    ReviewedGame.Turn next = ReviewedGame.of(part.study().record()).at(event.end());
    if (next == null) {
      return Next.of(part);
    }
    return ended(part)
        .map(
            p ->
                next.better().isEmpty()
                    ? shown(p, p.study().at(NodePath.main(next.end())), next, true)
                    : played(p, next, true));
  }

  /**
   * Adds a better line as a variation, and shows it after its first turn.
   *
   * @param isAnswer whether it is shown as the answer to the turn before
   */
  private static ReviewPart played(ReviewPart part, ReviewedGame.Turn turn, boolean isAnswer) {
    Study shown = part.study().at(beginning(turn));
    for (int move : turn.line()) {
      if (shown.isFull()) {
        return part.changed(part.study());
      }
      shown = shown.played(move);
    }
    NodePath place = shown.at().upTo(turn.begin() + turn.better().size());
    return shown(part, shown.at(place), turn, isAnswer);
  }

  /** Shows a place, with what the caption says of it. */
  private static ReviewPart shown(
      ReviewPart part, Study study, ReviewedGame.Turn turn, boolean isAnswer) {
    List<Integer> moves = Trees.moves(study.record().root(), study.at());
    Example example =
        isAnswer
            ? new Example(turn.number() - 1, turn.begin(), true, moves)
            : new Example(turn.number(), turn.end(), false, moves);
    return part.changed(study).with(part.state().showing(example));
  }

  /** The place on the main line where the turn begins. */
  private static NodePath beginning(ReviewedGame.Turn turn) {
    return NodePath.main(turn.begin());
  }

  private static Next<ReviewPart> ended(ReviewPart part) {
    return new Next<>(part.withTrial(null), stops(part.state()));
  }

  /** The effects that stop the judgement of a try, if one is being judged. */
  private static List<Effect> stops(ReviewState state) {
    Trial trial = state.trial();
    return trial == null || trial.number() == 0
        ? List.of()
        : List.of(new ReviewEffect.Stop(trial.number(), 0));
  }

  /**
   * Asks for a judgement of a try that was just completed on the board. Ends the task if the game
   * no longer has the turn. To be called after every event.
   */
  public static Next<ReviewState> follow(ReviewState state, Study study) {
    Trial trial = state.trial();
    if (trial == null) {
      return Next.of(state);
    }
    if (!trial.isOf(study.record())) {
      return new Next<>(state.trying(null), stops(state));
    }
    ReviewedGame.Turn turn = trial.turn();
    NodePath at = study.at();
    boolean varies = Trees.branching(at) >= 0 && at.isWithin(beginning(turn));
    if (!varies || at.equals(trial.tried())) {
      return Next.of(state);
    }
    GameRecord record = study.record();
    List<Integer> line = Trees.moves(record.root(), at);
    Play play = Play.begin(record.setup(), record.start()).then(p -> p.playAll(line)).orThrow();
    List<Integer> begins = Review.begins(play);
    boolean whole = play.isOver() || play.position().isTurnStart();
    boolean isTheTurn = !begins.isEmpty() && begins.get(begins.size() - 1) == turn.begin();
    if (!whole || !isTheTurn) {
      return Next.of(state);
    }
    // A new try replaces one that is still being judged, because a worker has only one question.
    int number = state.asked() + 1;
    return Next.of(
        state.asking(number).trying(trial.asking(number, at)),
        new ReviewEffect.Ask(
            number, 0, record, line, begins.size() - 1, begins.size(), ITERATIONS));
  }
}
