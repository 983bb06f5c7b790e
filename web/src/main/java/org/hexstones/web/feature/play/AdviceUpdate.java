package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.session.Part;

/** Updates for the search's advice. */
final class AdviceUpdate {
  /** A person waits for a hint. */
  private static final int HINT_MILLIS = 1500;

  private final PositionCache positions;

  AdviceUpdate(PositionCache positions) {
    this.positions = positions;
  }

  void addTo(Updates<Part<PlayState>> table) {
    table
        .change(Answer.Decisive.class, AdviceUpdate::decided)
        .change(WhyEvent.Light.class, (part, event) -> part.with(lit(part.state(), event.reason())))
        .on(MatchEvent.Hint.class, (part, event) -> hint(part));
  }

  /** A second press on a reason ends its light. */
  private static PlayState lit(PlayState state, int reason) {
    return state.withLit(state.lit() == reason ? PlayState.NOTHING : reason);
  }

  private Next<Part<PlayState>> hint(Part<PlayState> part) {
    Match match = part.session().shown();
    PlayState state = part.state();
    if (match == null || !canHint(positions.at(match), state.advice())) {
      return Next.of(part);
    }
    int question = state.questions() + 1;
    return Next.of(
        part.with(state.asking(new Advice(question, match.record(), match.cursor(), 0, List.of()))),
        new SearchEffect.Ask(
            SearchUpdate.bestMove(part, match.cut().record(), Seat.HIGHEST, HINT_MILLIS)));
  }

  /** Whether a hint can be asked for now. A position has one hint. */
  static boolean canHint(MatchView moment, Advice known) {
    Match match = moment.match();
    boolean has = known.isOf(match) && known.cursor() == match.cursor();
    return moment.hasHints() && moment.isPersons() && !has;
  }

  /** The answer of the search is a hint if the person waits for one. It is counted then. */
  static Part<PlayState> hinted(Part<PlayState> part, Answer.Best event) {
    Match match = part.session().shown();
    Advice asked = part.state().advice();
    if (match == null
        || asked.question() != event.number()
        || !asked.isOf(match)
        || asked.cursor() != match.cursor()
        || !asked.moves().isEmpty()) {
      return part;
    }
    Match counted = match.withRecord(HintCount.counted(match.record(), match.cursor()));
    Advice hint =
        new Advice(event.number(), counted.record(), match.cursor(), 0, List.of(event.move()));
    return new Part<>(part.session().withMatch(counted), part.state().withAdvice(hint));
  }

  private static Part<PlayState> decided(Part<PlayState> part, Answer.Decisive event) {
    Advice asked = part.state().advice();
    return asked.question() == event.number()
        ? part.with(
            part.state().withAdvice(asked.answered(event.begin(), event.turn(), event.better())))
        : part;
  }

  /** Asks which turn decided a game that a person has played, as soon as the game is over. */
  Next<Part<PlayState>> follow(Part<PlayState> part) {
    Match match = part.session().shown();
    PlayState state = part.state();
    if (match == null || state.thinking() != null || state.advice().isOf(match)) {
      return Next.of(part);
    }
    MatchView now = positions.at(match);
    Outcome outcome = now.play().outcome();
    if (outcome == null || !Advice.isSought(now)) {
      return Next.of(part);
    }
    int person = now.person();
    int question = state.questions() + 1;
    return Next.of(
        part.with(state.asking(new Advice(question, match.record(), -1, 0, List.of()))),
        new SearchEffect.Ask(
            new Question.DecisiveTurn(
                question,
                PlayedGame.of(match.record()),
                person == outcome.winner() ? -1 : person)));
  }
}
