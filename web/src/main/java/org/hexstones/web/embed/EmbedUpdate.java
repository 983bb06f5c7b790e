package org.hexstones.web.embed;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.Asking;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.puzzle.DailyPuzzle;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;

/** Updates of an embed. What has none changes nothing. */
final class EmbedUpdate implements Program.Step<EmbedModel> {
  private final Function<String, Parsed<Setup>> setups;
  private final Updates<EmbedModel> table = new Updates<>();

  EmbedUpdate(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
    table
        .change(EmbedEvent.Opened.class, (model, opened) -> opened.model())
        .change(ShellEvent.Resized.class, (model, event) -> model.withViewport(event.viewport()))
        .change(BoardEvent.Focus.class, (model, focus) -> model.withFocus(focus.cell()))
        .on(
            BoardEvent.Walk.class,
            (model, walk) ->
                Next.of(model.withFocus(walk.cell()), new ScreenEffect.FocusCell(walk.cell())))
        .include(
            Asking.updates(EmbedModel::input, EmbedModel::withInput, table::update),
            update -> update)
        .ignoreOther(event -> true);
    addGame();
    addQuiz();
  }

  @Override
  public Next<EmbedModel> next(EmbedModel model, Event event, double now) {
    return table.update(model, event);
  }

  private void addGame() {
    inGame(
        TreeEvent.Go.class,
        (game, go) -> at(game, go.step().from(game.study().record().root(), game.study().at())));
    inGame(TreeEvent.GoTo.class, (game, there) -> at(game, there.path()));
    inGame(EmbedEvent.Play.class, EmbedUpdate::play);
    inGame(EmbedEvent.Due.class, (game, due) -> game.playing() ? next(game) : game);
  }

  private void addQuiz() {
    inQuiz(PuzzleEvent.Came.class, this::came);
    inQuiz(Route.Puzzle.class, (session, asked) -> quiz(PuzzleSession.waitingFor(asked.number())));
    inQuiz(BoardEvent.Press.class, (session, press) -> pressed(session, press.cell()));
    inQuiz(BoardInputEvent.Propose.class, (session, press) -> pressed(session, press.cell()));
    inQuiz(PuzzleEvent.Hint.class, (session, event) -> quiz(session.hinted()));
    inQuiz(PuzzleEvent.Again.class, (session, event) -> quiz(session.again()));
    inQuiz(PuzzleEvent.Solution.class, (session, event) -> quiz(session.solution()));
    inQuiz(MatchEvent.Undo.class, (session, event) -> quiz(session.undone()));
  }

  private <E extends Event> void inGame(Class<E> type, BiFunction<Shown.Game, E, Shown> change) {
    table.change(
        type,
        (model, event) ->
            model.shown() instanceof Shown.Game game
                ? model.withShown(change.apply(game, event))
                : model);
  }

  private <E extends Event> void inQuiz(Class<E> type, BiFunction<PuzzleSession, E, Shown> change) {
    table.change(
        type,
        (model, event) ->
            model.shown() instanceof Shown.Quiz quiz
                ? model.withShown(change.apply(quiz.session(), event))
                : model);
  }

  private static Shown play(Shown.Game game, EmbedEvent.Play play) {
    Study study = game.study();
    boolean anew = play.on() && isAtEnd(study);
    return game.at(anew ? study.at(NodePath.ROOT) : study, play.on());
  }

  private static Shown next(Shown.Game game) {
    Study next = game.study().gone(Step.ON);
    return game.at(next, !isAtEnd(next));
  }

  /** The game at a place, where it rests. */
  private static Shown at(Shown.Game game, NodePath path) {
    Study study = game.study();
    return path.equals(study.at()) && !game.playing() ? game : game.at(study.at(path), false);
  }

  /** Whether no move follows in the line. */
  static boolean isAtEnd(Study study) {
    return study.node().children().isEmpty();
  }

  private static Shown quiz(PuzzleSession session) {
    return new Shown.Quiz(session, null);
  }

  private static Shown pressed(PuzzleSession now, String cell) {
    Parsed<PuzzleSession> next = now.press(cell);
    return next.isOk() ? new Shown.Quiz(next.orThrow(), null) : new Shown.Quiz(now, next.reason());
  }

  private Shown came(PuzzleSession now, PuzzleEvent.Came event) {
    String list = event.list();
    List<String> lines = list == null ? null : PuzzleText.lines(list).orNull();
    if (lines == null || lines.isEmpty()) {
      return new Shown.Quiz(now.withFailed(), null);
    }
    PuzzleSession all = now.withLines(lines);
    int number = now.number() == 0 ? DailyPuzzle.number(all.lines(), event.today()) : now.number();
    return all.has(number)
        ? new Shown.Quiz(all.at(number, setups), null)
        : new Shown.Refused(Shown.Kind.NO_PUZZLE, null);
  }
}
