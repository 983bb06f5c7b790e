package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.ClockView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MovesView;
import org.hexstones.web.ui.ScorePreview;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of a match. */
public final class GameScreen {
  /** The width in CSS pixels below which a finger cannot hit a cell reliably. */
  static final int SMALL_CELL = 24;

  /** The key of the screen's element. */
  public static final String KEY = GameFrame.KEY;

  private final ViewContext context;
  private final Messages messages;
  private final PlayInputs inputs;
  private final MatchView moment;

  /** Drawing asks for them several times. */
  private final CellMarks marks;

  private final GameView game;
  private final Caches caches;

  /**
   * What was drawn before: the cells of the board, the turns of the list of moves, a first game,
   * the reasons of an end.
   */
  public record Caches(ElementCache cells, ElementCache turns, FirstGame first, WhyCache why) {
    public Caches(DrawingBudget budget) {
      this(new ElementCache(budget), new ElementCache(budget), new FirstGame(), new WhyCache());
    }
  }

  public GameScreen(ViewContext context, PlayInputs inputs, MatchView moment, Caches caches) {
    this.caches = caches;
    this.context = context.of(moment.match().record());
    messages = context.messages();
    this.inputs = inputs;
    this.moment = moment;
    game = context.game(moment.play().setup().game().id());
    marks = game.marks(moment.play());
    if (inputs.isFirstWin(moment)) {
      markWin();
    }
    WhyView.mark(caches.why().of(messages, game, moment), inputs.state().lit(), marks);
  }

  /** Marks what has won. Where sizes count, these are all groups of the winner. */
  private void markWin() {
    Position position = moment.position();
    int own = position.colourOf(moment.person());
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (marks.sizesCount() && position.stoneAt(cell) == own) {
        marks.add(cell, "winning");
      }
      if (marks.css(cell).contains("winning")) {
        marks.add(cell, "first-win");
      }
    }
  }

  /**
   * Draws the whole screen.
   *
   * @param notice the notice for the person, or null; it has its own place and covers nothing
   */
  public Element draw(@Nullable Element notice) {
    GameFrame frame = new GameFrame(context, game, moment, inputs.live() == null);
    return GameFrame.main()
        .add(
            bar(frame),
            new TurnView(context, game, frame, inputs, moment, caches.why())
                .draw()
                .add(
                    TournamentView.draw(context, game, moment, caches.first()),
                    TermsView.draw(context, moment.play())),
            boardRoom(),
            ScoresView.draw(context, game, moment, preview(), inputs.state().komi(), true),
            frame
                .moves()
                .add(
                    moment.isStopped()
                        ? null
                        : new MovesView(context, moment, caches.turns()).draw()),
            notice,
            controls());
  }

  /** The screen with the board drawn again; the rest is the element of before. */
  public Element withBoard(Element before) {
    return before.withChild(GameFrame.ROOM, boardRoom());
  }

  private Element boardRoom() {
    return GameFrame.room(
            moment.isStopped()
                ? covered()
                : new BoardView(context, marks, look(), moment, caches.cells()).draw())
        .add(hand());
  }

  /**
   * What lies in the board's place while the clocks stand, so that nobody studies it. The moves and
   * the dialog that shares the game are out of reach as well.
   */
  private Element covered() {
    return Element.of("div", "covered")
        .key("covered")
        .add(
            Element.of("p").text(messages.say(PlayKey.PAUSED)),
            inputs.live() != null
                ? null
                : Controls.button(
                    "go-on", messages.say(PlayKey.GO_ON), new MatchEvent.Pause(false)));
  }

  private BoardLook look() {
    Session session = inputs.session();
    return new BoardLook(
        session.device().viewport(),
        session.focus(),
        session.settings(),
        inputs.state().input(),
        inputs.kept(),
        ahead() == Board.NO_CELL
            ? AdviceView.notes(messages, inputs.state().advice(), moment)
            : aheadNotes());
  }

  /** The cell of the stone that was laid ahead, or none. */
  private int ahead() {
    return moment.position().board().cellNamed(inputs.state().input().ahead());
  }

  /** A ring marks the cell: which colour comes first is the person's choice. */
  private CellNotes aheadNotes() {
    int marked = ahead();
    CellNotes.Note note =
        new CellNotes.Note(
            "ahead",
            messages.say(PlayKey.AHEAD_WAITS),
            List.of(),
            List.of(Element.of("circle", "ahead").with("r", Stone.RADIUS)));
    return cell -> cell == marked ? note : null;
  }

  private Element bar(GameFrame frame) {
    boolean awaited = inputs.live() != null && moment.isPersons();
    return frame
        .bar(awaited ? messages.say(GameKey.YOUR_TURN) : "")
        .add(
            Controls.worded(
                Controls.icon(
                    "new", Icon.HOME, messages.say(PlayKey.HOME), new Route.Start(), true)),
            moment.mayStudy() ? analyse() : null,
            Controls.worded(Controls.rules(messages)),
            moment.isStopped() ? null : Controls.worded(Controls.share(messages)),
            Controls.worded(Controls.settings(messages)));
  }

  /** The button for the analysis board; absent while somebody elsewhere or a clock plays. */
  private Element analyse() {
    return Controls.worded(
        Controls.icon(
                "analyse",
                Icon.ANALYSE,
                messages.say(GameKey.ANALYSE),
                new Route.Analysis(moment.match(), StudyTask.LOOK),
                true)
            .key("analyse"));
  }

  private Element zoom(boolean larger) {
    return Controls.icon(
            larger ? "zoom-in" : "zoom-out",
            larger ? Icon.LARGER : Icon.SMALLER,
            messages.say(larger ? BoardKey.ZOOM_IN : BoardKey.ZOOM_OUT),
            new BoardInputEvent.Zoom(larger),
            true)
        .key(larger ? "zoom-in" : "zoom-out");
  }

  /** At most five in a row; the others are in the dialog of the last one. */
  private Element controls() {
    boolean small = isSmall(inputs.session(), moment);
    MoreView more = new MoreView(context, inputs.session(), moment, marks);
    return GameFrame.controls()
        .add(
            small ? zoom(false) : null,
            small ? zoom(true) : null,
            Controls.icon(
                "undo",
                Icon.UNDO,
                messages.say(GameKey.UNDO),
                new MatchEvent.Undo(),
                moment.undoTarget() >= 0),
            small ? null : more.redo(),
            inputs.live() == null && ClockView.canPause(moment) ? pause() : null,
            moment.hasHints() ? hint() : null,
            small ? null : more.resign(),
            Controls.icon(
                    "more",
                    Icon.MORE,
                    messages.say(PlayKey.MORE),
                    new Route.Open(Dialog.MORE),
                    true)
                .key("more"));
  }

  /** Whether a finger cannot hit the board's cells reliably. */
  static boolean isSmall(Session session, MatchView moment) {
    Viewport viewport = session.device().viewport();
    return Layout.of(moment.position().board(), viewport).cellWidth(viewport) < SMALL_CELL;
  }

  private Element hint() {
    return Controls.icon(
            "hint",
            Icon.HINT,
            messages.say(PuzzleKey.HINT),
            new MatchEvent.Hint(),
            AdviceUpdate.canHint(moment, inputs.state().advice()))
        .key("hint");
  }

  private Element pause() {
    boolean waits = moment.match().paused();
    return Controls.icon(
            "pause",
            waits ? Icon.PLAY_ON : Icon.PAUSE,
            messages.say(waits ? PlayKey.GO_ON : PlayKey.PAUSE),
            new MatchEvent.Pause(!waits),
            true)
        .key("pause");
  }

  /** The player who can resign now: the person to move, or the only person; else nobody. */
  public static int resigner(MatchView moment) {
    Play play = moment.play();
    if (play.isOver() || moment.cursor() < moment.settled()) {
      return Position.NONE;
    }
    if (moment.isPersons()) {
      return play.mover();
    }
    int only = Position.NONE;
    if (moment.match().isByLink()) {
      return only;
    }
    for (int player = 0; player < play.setup().players(); player++) {
      if (moment.match().seats().get(player) == Seat.PERSON && !play.hasWithdrawn(player)) {
        if (only != Position.NONE) {
          return Position.NONE;
        }
        only = player;
      }
    }
    return only;
  }

  /** The input that waits for confirmation, over a corner of the board; null if there is none. */
  private @Nullable Element hand() {
    BoardInput hand = inputs.state().input();
    String cell = hand.typed().isEmpty() ? hand.pending() : hand.typed();
    boolean ahead = cell.isEmpty();
    if (ahead && hand.ahead().isEmpty()) {
      return null;
    }
    Element waits = Element.of("div", "hand").key("hand");
    Layout layout = Layout.of(moment.position().board(), inputs.session().device().viewport());
    if (ahead) {
      waits.add(Element.of("span").text(messages.say(PlayKey.AHEAD_WAITS)));
    } else if (hand.typed().isEmpty() && !layout.isNamed()) {
      // The board shows no names of cells, so that a name would say nothing.
      waits.add(Stone.icon(moment.colourToPlace()));
    } else {
      waits.add(Element.of("strong").text(cell));
    }
    if (hand.typed().isEmpty() && !ahead) {
      waits.add(
          Controls.button("place", messages.say(BoardKey.PLACE), new BoardInputEvent.Confirm())
              .with("aria-describedby", "said"));
    }
    return waits.add(
        Controls.icon(
            "take-back",
            Icon.CLOSE,
            messages.say(BoardKey.TAKE_BACK),
            new BoardInputEvent.Cancel(),
            true));
  }

  private ScorePreview preview() {
    BoardInput hand = inputs.state().input();
    return ScorePreview.of(
        messages, game, marks, moment, hand.pending().isEmpty() ? hand.aim() : hand.pending());
  }
}
