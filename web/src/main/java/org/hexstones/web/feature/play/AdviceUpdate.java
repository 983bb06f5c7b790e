package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Part;

/** Updates for the search's advice. */
final class AdviceUpdate {
  /** No turn of a shorter game is said to have decided it. */
  private static final int FEWEST_MOVES = 4;

  private final PositionCache positions;

  AdviceUpdate(PositionCache positions) {
    this.positions = positions;
  }

  static void addTo(Updates<Part<PlayState>> table) {
    table.change(SearchEvent.Decisive.class, AdviceUpdate::decided);
  }

  private static Part<PlayState> decided(Part<PlayState> part, SearchEvent.Decisive event) {
    Advice asked = part.state().advice();
    return asked.question() == event.question()
        ? part.with(
            part.state().withAdvice(asked.answered(event.begin(), event.turn(), event.better())))
        : part;
  }

  /** Asks which turn decided a game that a person has played, as soon as the game is over. */
  Next<Part<PlayState>> follow(Part<PlayState> part) {
    Match match = part.session().shown();
    PlayState state = part.state();
    if (match == null
        || state.thinking() != null
        || state.advice().isOf(match)
        || !match.seats().contains(Seat.PERSON)
        || TwoGameMatch.game(match.record()) > 0) {
      return Next.of(part);
    }
    MatchView now = positions.at(match);
    Outcome outcome = now.play().outcome();
    if (outcome == null || now.cursor() < Math.max(FEWEST_MOVES, now.line().size())) {
      return Next.of(part);
    }
    int person = now.person();
    int question = state.questions() + 1;
    return Next.of(
        part.with(state.asking(new Advice(question, match.record(), -1, 0, List.of()))),
        new SearchEffect.FindDecisive(
            question, match.record(), person == outcome.winner() ? -1 : person));
  }
}
