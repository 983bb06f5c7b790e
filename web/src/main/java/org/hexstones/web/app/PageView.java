package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.BoardEditorScreen;
import org.hexstones.web.feature.lesson.GuideView;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonScreen;
import org.hexstones.web.feature.library.CopyOfferView;
import org.hexstones.web.feature.library.LibraryView;
import org.hexstones.web.feature.live.LiveView;
import org.hexstones.web.feature.live.MeetingView;
import org.hexstones.web.feature.play.GameScreen;
import org.hexstones.web.feature.play.PlayInputs;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.positioneditor.PositionEditorScreen;
import org.hexstones.web.feature.puzzle.Mistakes;
import org.hexstones.web.feature.puzzle.PracticeView;
import org.hexstones.web.feature.puzzle.PuzzleScreen;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.sharing.LinkGamesView;
import org.hexstones.web.feature.sharing.LinkPlayView;
import org.hexstones.web.feature.start.HomeBoard;
import org.hexstones.web.feature.start.StartInputs;
import org.hexstones.web.feature.start.StartScreen;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.VersionView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.ui.ask.BoardKeys;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The view of the whole page. */
public final class PageView {
  private final ViewContexts contexts;
  private final PositionCache positions;
  private final LibraryView.Rows rows = new LibraryView.Rows();
  private final DrawingBudget budget = new DrawingBudget();
  private final GameScreen.Caches caches = new GameScreen.Caches(budget);
  private final Mistakes mistakes = new Mistakes();
  private final Thumbnails thumbnails = new Thumbnails();
  private final ElementCache lessonCells = new ElementCache(budget);
  private final ElementCache puzzleCells = new ElementCache(budget);
  private final GuideView guide = new GuideView();
  private final HomeBoard home;
  private final BoardSpeech speech;

  /** The tree that was drawn last. */
  private @Nullable Element drawn;

  /**
   * @param positions the cache of positions, shared with the updates
   */
  public PageView(ViewContexts contexts, PositionCache positions) {
    this.contexts = contexts;
    this.positions = positions;
    home = new HomeBoard(contexts.setups(), positions);
    speech = new BoardSpeech(positions, home);
  }

  /** Draws the page of a model. */
  public Element draw(Model whole) {
    Model model = whole.seen();
    thumbnails.begin();
    rows.begin();
    budget.begin();
    Session session = model.session();
    ViewContext context = contexts.in(session.settings().language());
    Match match = session.shown();
    MatchView moment = match == null ? null : positions.at(match);
    Element notice = NoticeView.draw(context, session.notice(), moment);
    // Assistive technology and keyboard skip what lies under a dialog.
    Element over =
        new DialogView(context, model, moment, rows, guide, thumbnails, canEditLeft(session))
            .draw(notice);
    Element below = over == null ? notice : null;
    Element screen = screen(context, model, below);
    boolean isStart = screen.key().equals(StartScreen.KEY);
    Element page =
        GameFrame.page(session.settings())
            .add(
                model.versionWaits() ? VersionView.draw(context.messages()) : null,
                MeetingView.pending(context.messages(), session, model.live()),
                isStart ? below : null,
                screen,
                over,
                GameFrame.said(speech.said(context, model, screen)));
    drawn = page;
    return page;
  }

  /**
   * The last tree with only the board drawn again: enough to answer a press at once. Null if no
   * match was shown.
   */
  public @Nullable Element drawBoard(Model whole) {
    Model model = whole.seen();
    Match match = model.shown();
    Element game = drawn == null ? null : drawn.child(GameScreen.KEY);
    if (drawn == null || match == null || game == null) {
      return null;
    }
    ViewContext context = contexts.in(model.session().settings().language());
    Element now = game(context, model, match).withBoard(game);
    return drawn.withChild(GameScreen.KEY, now);
  }

  /**
   * The pieces of the start screen's first drawing, so that the browser may answer between them.
   */
  public List<Runnable> pieces(Model model) {
    return StartScreen.pieces(contexts.in(model.session().settings().language()), thumbnails);
  }

  /** Whether the last drawing was incomplete and must be repeated. */
  public boolean isUnfinished() {
    return thumbnails.isUnfinished() || rows.isUnfinished() || budget.isUnfinished();
  }

  /** The event of a key that was pressed anywhere on the page, or null. */
  public @Nullable Event key(Model model, Input input) {
    Session session = model.session();
    if (session.dialog() != Dialog.NONE) {
      return null;
    }
    if (session.screens().board() instanceof PuzzleSession puzzle) {
      Event step = PuzzleScreen.key(puzzle, input);
      if (step != null) {
        return step;
      }
    }
    return BoardKeys.meaning(session.settings().keys(), speech.seen(model), input);
  }

  private Element screen(ViewContext context, Model model, @Nullable Element notice) {
    Session session = model.session();
    Screen board = session.screens().board();
    boolean typing = !model.play().input().typed().isEmpty();
    if (board == null) {
      return start(context, model);
    }
    if (board instanceof MatchScreen match) {
      return game(context, model, match.match()).draw(notice);
    }
    if (board instanceof PuzzleSession puzzle) {
      return new PuzzleScreen(
              context,
              new Part<>(session, model.puzzles()),
              puzzle,
              positions,
              model.play().input(),
              puzzleCells)
          .draw(notice);
    }
    if (board instanceof Lesson lesson) {
      return new LessonScreen(
              context,
              new Part<>(session, model.guide()),
              lesson,
              positions,
              model.play().input(),
              lessonCells)
          .draw(notice);
    }
    if (board instanceof BoardEditor editor) {
      return new BoardEditorScreen(context, session, editor, typing).draw(notice);
    }
    if (board instanceof PositionEditor editor) {
      Match left = session.match();
      boolean fromGame = left != null && !positions.at(left).isTimed();
      return new PositionEditorScreen(context, session, editor, fromGame, typing).draw(notice);
    }
    throw new IllegalStateException("a screen without a view");
  }

  /** Nobody sets up the position of a game that goes on against the clock. */
  private boolean canEditLeft(Session session) {
    Match left = session.dialog() == Dialog.OPTIONS ? session.lobby().left() : null;
    return left != null && !left.isEmpty() && !left.isTimed(positions.at(left).isEnded());
  }

  private Element start(ViewContext context, Model model) {
    Session session = model.session();
    Match left = session.lobby().left();
    boolean over = left != null && positions.at(left).isEnded();
    Element practice =
        PracticeView.draw(context.messages(), model.puzzles(), model.library().entries(), mistakes);
    MatchView moment = home.of(session);
    boolean runs = left != null && moment != null && moment.match().id().equals(left.id());
    StartInputs inputs =
        new StartInputs(
            session,
            model.play().input(),
            moment,
            runs,
            over,
            LinkGamesView.draw(context, model.library().entries()),
            practice,
            CopyOfferView.draw(context.messages(), model.library()),
            model.puzzles().streak(),
            model.library().levels());
    return new StartScreen(
            moment == null ? context : context.of(moment.match().record()),
            inputs,
            thumbnails,
            caches.cells())
        .draw();
  }

  /** The controls of a game by link; null while it is asked whether the person here plays. */
  private static @Nullable Element sending(ViewContext context, Model model, MatchView moment) {
    Notice notice = model.session().notice();
    if (!moment.match().isOnlyElsewhere()) {
      return LinkPlayView.sending(context, model.sharing(), moment)
          .add(MeetingView.invite(context.messages()));
    }
    return notice != null && notice.kind() == Notice.Kind.JOINED
        ? null
        : LinkPlayView.watching(context, moment);
  }

  private GameScreen game(ViewContext context, Model model, Match match) {
    MatchView moment = positions.at(match);
    LiveView live =
        match.id().equals(model.live().game())
            ? new LiveView(context, model.live(), model.session().device().now())
            : null;
    PlayInputs inputs =
        new PlayInputs(
            model.session(),
            model.play(),
            model.library().savedPlies(match),
            LinkPlayView.fork(context.messages(), model.sharing(), match),
            live != null && !moment.play().isOver() ? null : sending(context, model, moment),
            live == null ? null : live.status(moment),
            model.sharing().greets(match),
            model.library().levels());
    return new GameScreen(context, inputs, moment, caches);
  }
}
