package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardFocus;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.Repetition;
import org.hexstones.web.storage.StoreEvent;

/**
 * Updates for the puzzles. A puzzle lies over the screen from which it was begun. Without one, the
 * events do nothing.
 */
public final class PuzzleUpdate {
  private final Function<String, Parsed<Setup>> reader;

  /** An update that applies while a puzzle is shown. */
  @FunctionalInterface
  private interface OnPuzzle<E> {
    Next<Part<PuzzleProgress>> update(Part<PuzzleProgress> part, PuzzleSession puzzling, E event);
  }

  /**
   * @param reader reads the text of a set-up
   */
  public PuzzleUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  public Updates<Part<PuzzleProgress>> updates() {
    Updates<Part<PuzzleProgress>> table = new Updates<>();
    table
        .on(Route.Puzzle.class, this::show)
        .on(Route.MadePuzzle.class, this::showMade)
        .change(
            BoardEvent.Focus.class,
            (part, event) -> part.with(BoardFocus.focus(part.session(), event)))
        .on(
            BoardEvent.Walk.class,
            (part, event) -> BoardFocus.walk(part.session(), event).map(part::with))
        .on(
            StoreEvent.Practised.class,
            (part, event) -> practised(part, part.state().again().merged(event.again())))
        .ignoreOther(event -> event instanceof OnBoard);
    on(table, BoardEvent.Press.class, (part, now, event) -> press(part, now, event.cell()));
    on(table, BoardInputEvent.Propose.class, (part, now, event) -> press(part, now, event.cell()));
    on(table, PuzzleEvent.Came.class, (part, now, event) -> Next.of(came(part, now, event)));
    on(
        table,
        PuzzleEvent.Hint.class,
        (part, now, event) -> {
          PuzzleSession next = now.hinted();
          Part<PuzzleProgress> after = part.with(put(part.session(), next));
          return next.revealed() && !next.isMade() ? answered(after, next, false) : Next.of(after);
        });
    on(
        table,
        PuzzleEvent.Again.class,
        (part, now, event) -> Next.of(part.with(put(part.session(), now.again()))));
    on(table, PuzzleEvent.Solution.class, (part, now, event) -> shown(part, now.solution()));
    on(table, PuzzleEvent.Proved.class, (part, now, event) -> proved(part, now, event.answer()));
    on(
        table,
        PuzzleEvent.NotProved.class,
        (part, now, event) -> Next.of(part.with(put(part.session(), notProved(now)))));
    on(
        table,
        PuzzleEvent.ShowLine.class,
        (part, now, event) -> shown(part, now.withProof(now.proof().withShown(event.moves()))));
    on(
        table,
        PuzzleEvent.SendResult.class,
        (part, now, event) -> Next.of(part, new PuzzleEffect.Send(event.text())));
    on(table, MatchEvent.Undo.class, (part, now, event) -> Next.of(undo(part, now)));
    on(
        table,
        PuzzleEvent.Leave.class,
        (part, now, event) -> Next.of(part.with(left(part.session()))));
    on(table, PuzzleEvent.CopyLink.class, (part, now, event) -> copy(part, now));
    return table;
  }

  private static <E extends Event> void on(
      Updates<Part<PuzzleProgress>> table, Class<E> type, OnPuzzle<E> update) {
    table.on(
        type,
        (part, event) -> {
          PuzzleSession puzzling = part.session().screens().find(PuzzleSession.class);
          return puzzling == null ? Next.of(part) : update.update(part, puzzling, event);
        });
  }

  /** Replaces the puzzle that is shown, or puts it on top. */
  private static Session put(Session session, PuzzleSession puzzling) {
    return session
        .withScreens(session.screens().withDialog(Dialog.NONE).put(puzzling))
        .withoutNotice();
  }

  private static Session left(Session session) {
    return session
        .withScreens(session.screens().withDialog(Dialog.NONE).without(PuzzleSession.class))
        .withoutNotice();
  }

  private Next<Part<PuzzleProgress>> show(Part<PuzzleProgress> part, Route.Puzzle event) {
    PuzzleSession before = part.session().screens().find(PuzzleSession.class);
    // The new puzzle also lies over the screens that were opened after the one before.
    Part<PuzzleProgress> without = part.with(left(part.session()));
    if (before == null || before.lines().isEmpty()) {
      PuzzleSession waiting = PuzzleSession.waitingFor(event.number());
      return Next.of(
          without.with(put(without.session(), waiting)), new PuzzleEffect.FetchPuzzles());
    }
    if (before.lacks(event.number())) {
      return Next.of(part.with(part.session().withNotice(Notice.Kind.NO_PUZZLE)));
    }
    return Next.of(
        without.with(at(without.session(), before, event.number(), part.state().today())));
  }

  /** A text that cannot be read changes nothing. */
  private Next<Part<PuzzleProgress>> showMade(Part<PuzzleProgress> part, Route.MadePuzzle event) {
    Parsed<Puzzle> read = PuzzleLink.read(event.text(), reader);
    if (read instanceof Parsed.Refused<Puzzle> refused) {
      Notice notice = Notice.of(Notice.Kind.BAD_LINK, refused.reason());
      return Next.of(part.with(part.session().withNotice(notice)));
    }
    return shown(part.with(left(part.session())), PuzzleSession.made(read.orThrow()));
  }

  /** Shows a state of a puzzle, and asks the worker what is not known of it. */
  private static Next<Part<PuzzleProgress>> shown(
      Part<PuzzleProgress> part, PuzzleSession puzzling) {
    Match board = puzzling.match();
    Puzzle asked = puzzling.puzzle();
    PuzzleProof proof = puzzling.proof();
    boolean checks = proof.check() == PuzzleProof.Check.ASKED;
    boolean isOpen = puzzling.state() == PuzzleSession.State.OPEN;
    boolean nothing = proof.question() > 0 || (!checks && (isOpen || proof.ofLine()));
    if (board == null || asked == null || nothing) {
      return Next.of(part.with(put(part.session(), puzzling)));
    }
    PuzzleProgress progress = part.state().afterQuestion();
    int question = progress.questions();
    PuzzleSession waiting = puzzling.withProof(proof.asking(question, !checks));
    GameRecord record =
        checks ? asked.record().withRoot(Node.ROOT.withLine(asked.given())) : board.record();
    int plies = checks ? asked.kind() == PuzzleKind.CELL ? 1 : ProofQuestion.WHOLE_TURN : 0;
    return Next.of(
        new Part<>(put(part.session(), waiting), progress),
        new PuzzleEffect.Prove(question, record, plies));
  }

  /** An answer to an earlier question is ignored. */
  private static Next<Part<PuzzleProgress>> proved(
      Part<PuzzleProgress> part, PuzzleSession now, ProofAnswer answer) {
    PuzzleProof proof = now.proof();
    Puzzle asked = now.puzzle();
    if (asked == null || !answer.done() || answer.number() != proof.question()) {
      return Next.of(part);
    }
    Match board = now.match();
    return shown(
        part,
        now.withProof(
            proof.ofLine() && board != null
                ? proof.withLine(answer, legal(PositionCache.to(board), answer.lines()))
                : proof.checked(found(asked, answer))));
  }

  /** The first line as far as the rules allow it: the page trusts nothing that is reported. */
  private static List<Integer> legal(Play play, List<List<Integer>> lines) {
    List<Integer> legal = new ArrayList<>();
    for (int move : lines.isEmpty() ? List.<Integer>of() : lines.get(0)) {
      if (play.refusal(move) != null) {
        break;
      }
      play.play(move);
      legal.add(move);
    }
    for (int i = 0; i < legal.size(); i++) {
      play.undo();
    }
    return legal;
  }

  private static PuzzleProof.Check found(Puzzle asked, ProofAnswer answer) {
    List<List<Integer>> lines = answer.lines();
    List<Integer> right = asked.answer();
    boolean isRight =
        lines.size() == 1
            && lines.get(0).size() >= right.size()
            && lines.get(0).subList(0, right.size()).containsAll(right);
    if (lines.size() < 2 && !answer.whole()) {
      return PuzzleProof.Check.OPEN;
    }
    return isRight ? PuzzleProof.Check.HOLDS : PuzzleProof.Check.FAILS;
  }

  private static PuzzleSession notProved(PuzzleSession now) {
    PuzzleProof proof = now.proof();
    return now.withProof(
        proof.ofLine()
            ? proof.asking(0, true)
            : proof.checked(proof.question() == 0 ? proof.check() : PuzzleProof.Check.OPEN));
  }

  private Part<PuzzleProgress> came(
      Part<PuzzleProgress> part, PuzzleSession puzzling, PuzzleEvent.Came event) {
    PuzzleProgress progress =
        part.state().withSolved(SolvedPuzzles.read(event.solved())).on(event.today(), event.zone());
    if (puzzling.isMade()) {
      return part.with(progress);
    }
    String list = event.list();
    List<String> lines = list == null ? null : PuzzleText.lines(list).orNull();
    if (lines == null || lines.isEmpty()) {
      return new Part<>(put(part.session(), puzzling.withFailed()), progress);
    }
    PuzzleSession listed = puzzling.withLines(lines);
    Session session =
        listed.lacks(puzzling.number())
            ? left(part.session()).withNotice(Notice.Kind.NO_PUZZLE)
            : at(part.session(), listed, puzzling.number(), event.today());
    return new Part<>(session, progress);
  }

  /** A puzzle that exists, or with the number 0 that of the day. */
  private Session at(Session session, PuzzleSession puzzling, int number, int today) {
    int shown = number == 0 ? DailyPuzzle.number(puzzling.lines(), today) : number;
    return put(session, puzzling.at(shown, reader));
  }

  private static Next<Part<PuzzleProgress>> press(
      Part<PuzzleProgress> part, PuzzleSession puzzling, String name) {
    Session focused = part.session().withFocus(name);
    Parsed<PuzzleSession> pressed = puzzling.press(name);
    if (pressed instanceof Parsed.Refused<PuzzleSession> refused) {
      Notice notice = Notice.of(Notice.Kind.REFUSED, refused.reason());
      return Next.of(part.with(focused.withNotice(notice)));
    }
    PuzzleSession next = pressed.orThrow();
    if (next.equals(puzzling)) {
      return Next.of(part.with(focused));
    }
    boolean missed = next.state() == PuzzleSession.State.MISSED;
    Next<Part<PuzzleProgress>> after = shown(part.with(focused), missed ? next.missed() : next);
    if (next.isMade()) {
      return after;
    }
    return switch (next.state()) {
      case SOLVED -> solved(after.model(), next).and(after.effects().toArray(new Effect[0]));
      case MISSED ->
          answered(after.model(), next, false).and(after.effects().toArray(new Effect[0]));
      default -> after;
    };
  }

  /** Takes back a stone of a try that goes on. */
  private static Part<PuzzleProgress> undo(Part<PuzzleProgress> part, PuzzleSession puzzling) {
    PuzzleSession before = puzzling.undone();
    return before.equals(puzzling) ? part : part.with(put(part.session(), before));
  }

  /** A day counts only if the puzzle was solved without the hint that tells the answer. */
  private static Next<Part<PuzzleProgress>> solved(
      Part<PuzzleProgress> part, PuzzleSession puzzling) {
    PuzzleProgress progress = part.state();
    int number = puzzling.number();
    boolean daily =
        !puzzling.revealed() && DailyPuzzle.is(puzzling.lines(), number, progress.today());
    SolvedPuzzles solved = progress.solved().with(number, daily, progress.today(), progress.zone());
    Next<Part<PuzzleProgress>> next =
        Next.of(
            part.with(progress.withSolved(solved)),
            new PreferencesEffect.SaveSolved(solved.text()));
    boolean asked = part.state().again().find(Repetition.puzzle(puzzling.number())) != null;
    Next<Part<PuzzleProgress>> answered = answered(next.model(), puzzling, true);
    return puzzling.revealed() || !asked ? next : answered.and(next.effects().get(0));
  }

  /** Notes a right or wrong answer, for when the puzzle is asked again. */
  private static Next<Part<PuzzleProgress>> answered(
      Part<PuzzleProgress> part, PuzzleSession puzzling, boolean right) {
    PuzzleProgress progress = part.state();
    String key = Repetition.puzzle(puzzling.number());
    return practised(part, progress.again().answered(key, right, progress.today()));
  }

  private static Next<Part<PuzzleProgress>> practised(Part<PuzzleProgress> part, Repetition again) {
    return Next.of(
        part.with(part.state().withAgain(again)), new PreferencesEffect.SavePractice(again));
  }

  private static Next<Part<PuzzleProgress>> copy(
      Part<PuzzleProgress> part, PuzzleSession puzzling) {
    return Next.of(part, new ClipboardEffect.Copy(link(part.session(), puzzling)));
  }

  /** The whole address of a puzzle. */
  static String link(Session session, PuzzleSession puzzling) {
    Puzzle asked = puzzling.puzzle();
    return session.device().base()
        + (puzzling.isMade() && asked != null
            ? Address.puzzle(asked)
            : Address.puzzle(puzzling.number()));
  }
}
