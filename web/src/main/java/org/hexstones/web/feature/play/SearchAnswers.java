package org.hexstones.web.feature.play;

import org.hexstones.game.Moves;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.jspecify.annotations.Nullable;

/** Updates for the search worker's answers and for its silence. */
final class SearchAnswers {
  /** After so many failures in a row, the computer waits until the person asks it to try again. */
  static final int PATIENCE = 3;

  /** The interval in which the worker's silence is checked. */
  static final int WATCH_MILLIS = 1000;

  /** A check that comes later than this was held up. A hidden tab's timers run once a second. */
  private static final int LATE_MILLIS = 3 * WATCH_MILLIS;

  private final PositionCache positions;

  SearchAnswers(PositionCache positions) {
    this.positions = positions;
  }

  void addTo(Updates<Part<PlayState>> table) {
    table
        .change(Answer.Progress.class, SearchAnswers::heard)
        .on(Answer.Best.class, this::best)
        .on(Answer.Refused.class, (part, event) -> failed(part))
        .on(SearchEvent.WorkerFailed.class, (part, event) -> failed(part))
        .on(SearchEvent.Watched.class, SearchAnswers::watched)
        .on(SearchEvent.ShowNext.class, (part, event) -> showNext(part, event.ply()));
  }

  /** The question that an answer belongs to; null if it comes too late. */
  private static @Nullable Thinking asked(Part<PlayState> part, int question) {
    Thinking thinking = part.state().thinking();
    boolean late = part.session().shown() == null;
    return late || thinking == null || thinking.number() != question ? null : thinking;
  }

  private static Part<PlayState> heard(Part<PlayState> part, Answer.Progress progress) {
    Thinking asked = asked(part, progress.number());
    return asked == null ? part : part.with(part.state().withThinking(asked.heard(progress)));
  }

  private Next<Part<PlayState>> best(Part<PlayState> part, Answer.Best event) {
    Match match = part.session().shown();
    boolean asked = asked(part, event.number()) != null;
    // Nobody resigns by what a worker says.
    boolean leaves = Moves.isWithdrawal(event.move());
    if (match == null || !asked) {
      boolean hint = part.state().advice().question() == event.number();
      return leaves && hint ? failed(part) : Next.of(AdviceUpdate.hinted(part, event));
    }
    if (leaves || positions.at(match).play().refusal(event.move()) != null) {
      return failed(part);
    }
    PlayState state = part.state();
    Reason full = match.full(event.move());
    if (full != null) {
      // The computer would only think of another move for which there is no room.
      Notice refused = Notice.of(Notice.Kind.REFUSED, full);
      Session waits = part.session().withMatch(match.withPaused(true)).withNotice(refused);
      return Next.of(new Part<>(waits, state.withThinking(null).withStep(false)));
    }
    int delay = delay(part, match);
    Match played = match.played(event.move()).withPaused(state.step());
    Session session = part.session().withMatch(played);
    Notice notice = session.notice();
    boolean passed = notice != null && notice.isOfWorker();
    int before = state.unshown().isOf(match) ? state.unshown().plies() : 0;
    Part<PlayState> landed =
        new Part<>(
            passed ? session.withoutNotice() : session,
            state
                .withThinking(null)
                .withFailures(0)
                .withStep(false)
                .withTiming(session.device().now(), state.allowed())
                .withWinner(event.winner())
                .withUnshown(Unshown.of(played, delay > 0 ? before + 1 : 0)));
    return delay > 0 && before == 0
        ? Next.of(landed, new PlayEffect.ShowLater(match.cursor(), delay))
        : Next.of(landed);
  }

  /**
   * The time until a computer's stone may be shown, in milliseconds. Nobody waits who has laid a
   * stone ahead.
   */
  private int delay(Part<PlayState> part, Match match) {
    PlayState state = part.state();
    if (!state.input().ahead().isEmpty() || !Unshown.canWait(positions.at(match))) {
      return 0;
    }
    if (state.unshown().isOf(match)) {
      return Unshown.APART_MILLIS;
    }
    double passed = part.session().device().now() - state.since();
    return state.since() < 0 ? 0 : Math.max(0, Unshown.APART_MILLIS - (int) passed);
  }

  private static Next<Part<PlayState>> showNext(Part<PlayState> part, int ply) {
    Match match = part.session().shown();
    PlayState state = part.state();
    Unshown unshown = state.unshown();
    if (match == null || !unshown.isOf(match) || match.cursor() - unshown.plies() != ply) {
      return Next.of(part);
    }
    Part<PlayState> shown =
        part.with(
            state
                .withUnshown(Unshown.of(match, unshown.plies() - 1))
                .withTiming(part.session().device().now(), state.allowed()));
    return unshown.plies() == 1
        ? Next.of(shown)
        : Next.of(shown, new PlayEffect.ShowLater(ply + 1, Unshown.APART_MILLIS));
  }

  /** A worker may die or hang without a message. Then its silence counts as a failure. */
  private static Next<Part<PlayState>> watched(Part<PlayState> part, SearchEvent.Watched event) {
    Thinking asked = asked(part, event.question());
    if (asked == null) {
      return Next.of(part);
    }
    // The page was frozen and the worker with it: its message may still be on its way.
    boolean slept = event.millis() < 0 || event.millis() > LATE_MILLIS;
    int left = slept ? Math.max(asked.patience(), Thinking.HEARD) : asked.patience() - 1;
    if (left <= 0) {
      return failed(part);
    }
    return Next.of(
        part.with(part.state().withThinking(asked.withPatience(left))),
        new SearchEffect.Watch(asked.number(), WATCH_MILLIS));
  }

  /** Asks a new worker the same question, unless that has failed too often. */
  private static Next<Part<PlayState>> failed(Part<PlayState> part) {
    Match match = part.session().shown();
    if (match == null) {
      return Next.of(part);
    }
    Advice advice = part.state().advice();
    if (part.state().thinking() == null && advice.isOf(match) && advice.cursor() < 0) {
      // Nobody has asked for the turn that decided the game, so nobody misses it.
      return Next.of(part, new SearchEffect.RestartWorker());
    }
    // A hint that failed can be asked for again.
    part = part.with(part.state().withAdvice(Advice.NONE));
    int failures = part.state().failures() + 1;
    boolean lost = failures >= PATIENCE;
    Session noticed =
        part.session().withNotice(lost ? Notice.Kind.WORKER_LOST : Notice.Kind.WORKER_RESTARTED);
    return Next.of(
        new Part<>(
            lost ? noticed.withMatch(match.withPaused(true)) : noticed,
            part.state().withThinking(null).withFailures(failures)),
        new SearchEffect.RestartWorker());
  }
}
