package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.match.AdjacentGroups;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.board.BoardGrid;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.Body;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.KeyboardWalk;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/**
 * The board of a match: a grid of cells that can be pressed, walked by keys and read aloud. Only
 * one cell at a time is in the tab order.
 */
public final class BoardView {
  /** The freshness of the last stone. */
  private static final int LAST = 2;

  private final ViewContext context;
  private final BoardLook look;
  private final MatchView moment;
  private final Position position;
  private final Board board;
  private final Layout layout;
  private final CellMarks marks;
  private final int[] groupSizes;
  private final int[] numbers;
  private final int[] freshness;
  private final int joined;
  private final ElementCache cache;

  /** The cell whose stone waits for confirmation, or none. */
  private final int pending;

  /**
   * @param cache the cells that were drawn before
   */
  public BoardView(
      ViewContext context, GameView game, BoardLook look, MatchView moment, ElementCache cache) {
    this(context, game.marks(moment.play()), look, moment, cache);
  }

  /**
   * @param marks what the cells show beside the stones
   * @param cache the cells that were drawn before
   */
  public BoardView(
      ViewContext context, CellMarks marks, BoardLook look, MatchView moment, ElementCache cache) {
    this.context = context;
    this.cache = cache;
    this.look = look;
    this.moment = moment;
    position = moment.position();
    board = position.board();
    pending = board.cellNamed(look.hand().pending());
    layout = look.layout(board);
    this.marks = marks;
    groupSizes = marks.groupSizes();
    numbers = look.sizes(marks, layout) ? marks.numbers(board) : new int[board.size()];
    freshness = freshness();
    joined = joined();
    cache.within(board, List.of(layout, context.messages().language()));
  }

  public Element draw() {
    BoardGrid rows = new BoardGrid(board, layout, look.focus());
    Outcome outcome = moment.play().outcome();
    Element grid = rows.draw(css(outcome), context.messages().say(GameKey.BOARD));
    if (look.kept() >= 0) {
      grid.with("data-kept", look.kept());
    }
    if (outcome != null) {
      grid.with("data-winner", Colour.of(position.colourOf(outcome.winner())).word());
    }
    grid.on("click", this::press).on("keydown", this::key).on("focusin", this::focus);
    grid.on("mouseover", this::aim).on("mouseleave", this::aim);
    grid.add(layout.slab());
    grid.add(layout.reached(marks, Colour.BLACK));
    grid.add(layout.reached(marks, Colour.WHITE));
    if (layout.isNamed()) {
      grid.add(layout.rim());
    }
    rows.addCells(grid, this::cell);
    return grid.add(pointedAt());
  }

  /** Classes of the whole board change rarely: the browser styles each cell again then. */
  private String css(@Nullable Outcome outcome) {
    String css = marks.isAllStars() ? " all-stars" : "";
    if (look.hand().read() == BoardInput.Reading.PROSPECTS && outcome == null) {
      css += " asks-" + position.colourOf(moment.play().mover());
    }
    return outcome != null
        ? css + (marks.any("winning") ? " won" : "") + (marks.any("lit") ? " dims" : "")
        : moment.isPersons() && moment.colourToPlace() != Position.NONE ? css + " next" : css;
  }

  /**
   * The stone that a press would place on the cell that is pointed at. Where sizes count, those of
   * the groups that it would join flow into it. A stone that waits is drawn in its cell. Null if no
   * stone can be placed there.
   */
  private @Nullable Element pointedAt() {
    int cell = pending == Board.NO_CELL ? board.cellNamed(look.hand().aim()) : pending;
    int colour = moment.colourToPlace();
    if (cell == Board.NO_CELL
        || !moment.isPersons()
        || moment.play().refusal(Moves.place(colour, cell)) != null) {
      return null;
    }
    AdjacentGroups groups = AdjacentGroups.of(position, cell, colour);
    Element shown =
        marks.sizesCount() && groups.count() > 0
            ? JoiningView.draw(layout, position, cell, colour, groups)
            : cell == pending ? null : JoiningView.alone(layout, cell, colour);
    return shown == null ? null : shown.with("aria-hidden", "true");
  }

  private @Nullable Element cell(int cell, boolean tabStop) {
    int stone = position.stoneAt(cell);
    int shown = numbers[cell];
    int links = marks.links(board, cell);
    String css = marks.isStar(cell) ? "cell star" : "cell";
    String more = marks.css(cell);
    // The string is built only if needed: there are hundreds of cells.
    css = more.isEmpty() ? css : css + more;
    int marked = (groupSizes[cell] << 16) | (freshness[cell] << 4) | (stone + 1);
    marked = tabStop ? marked | 8 : marked;
    marked = isJoined(cell) ? marked | 64 : marked;
    marked |= links << 7;
    int colour = cell == pending ? moment.colourToPlace() : Position.NONE;
    css = colour == Position.NONE ? css : css + " waits " + Colour.of(colour).word();
    String classes = css;
    CellNotes.Note note = look.notes().at(cell);
    return cache.at(
        cell,
        shown > 0 ? ~marked : marked,
        note == null ? css : css + "\n" + note.id(),
        () -> cell(cell, tabStop, classes, shown, links, colour, note));
  }

  private Element cell(
      int cell,
      boolean tabStop,
      String css,
      int shown,
      int links,
      int waiting,
      CellNotes.@Nullable Note note) {
    int stone = position.stoneAt(cell);
    Element drawn =
        Element.of("g", css)
            .with("role", "gridcell")
            .with("data-cell", board.name(cell))
            .with("tabindex", tabStop ? 0 : -1)
            .with("aria-label", label(cell, stone) + (note == null ? "" : ", " + note.said()));
    if (stone != Position.NONE) {
      drawn.with("data-stone", Colour.of(stone).word());
    }
    drawn.add(layout.hex(cell));
    if (note != null) {
      drawn.add(inPlace("under", cell, note.under()));
    }
    if (stone != Position.NONE) {
      String fresh = freshness[cell] == LAST ? " fresh last" : freshness[cell] == 1 ? " fresh" : "";
      fresh = isJoined(cell) ? fresh + " joined" : fresh;
      Body.add(drawn, layout, cell, links);
      drawn.add(
          Stone.at(layout, cell, stone, fresh, shown > 0 ? String.valueOf(shown) : null)
              .key("stone"));
    }
    if (waiting != Position.NONE) {
      drawn.add(Stone.at(layout, cell, waiting, " waiting", null).key("waiting"));
    }
    if (marks.isStar(cell) && shown == 0) {
      drawn.add(Star.at(layout, cell));
    }
    if (note != null) {
      drawn.add(inPlace("over", cell, note.over()));
    }
    return drawn;
  }

  /**
   * Places a note on its cell. Only notes need a transform: they are few and drawn round the
   * origin.
   */
  private @Nullable Element inPlace(String key, int cell, List<Markup> note) {
    return note.isEmpty()
        ? null
        : Element.of("g")
            .key(key)
            .with("aria-hidden", "true")
            .with("transform", "translate(" + layout.x(cell) + " " + layout.y(cell) + ")")
            .addAll(note);
  }

  private String label(int cell, int stone) {
    String name = board.name(cell);
    List<String> said = new ArrayList<>();
    if (stone == Position.NONE) {
      said.add(context.messages().say(GameKey.CELL_FREE, name));
    } else {
      String size = context.messages().number(groupSizes[cell]);
      String colour = context.messages().stone(Colour.of(stone));
      said.add(context.messages().say(GameKey.CELL_TAKEN, name, colour));
      said.add(context.messages().say(GameKey.GROUP_OF, size));
    }
    if (marks.isStar(cell)) {
      said.add(context.messages().say(GameKey.STAR_CELL));
    }
    return context.messages().list(said);
  }

  /**
   * The freshness of each cell: 2 for the last stone, 1 for the others of the last or present turn
   * and for the last turn of each player whom no person here plays, else 0.
   */
  private int[] freshness() {
    int[] fresh = new int[board.size()];
    int end = moment.cursor();
    for (int turn = 0; end > 0 && turn < position.setup().players(); turn++) {
      int start = end - 1;
      while (!moment.isTurnStart(start)) {
        start--;
      }
      for (int ply = start; ply < end && (turn == 0 || isOthers(start)); ply++) {
        int move = moment.line().get(ply);
        if (Moves.isPlace(move)) {
          fresh[Moves.cell(move)] = ply == moment.cursor() - 1 ? LAST : 1;
        }
      }
      end = start;
    }
    return fresh;
  }

  /** Whether a computer or somebody elsewhere moved at a ply. */
  private boolean isOthers(int ply) {
    return moment.isComputers(ply) || moment.match().seats().get(moment.moverAt(ply)) == Seat.LINK;
  }

  /** The group that the last stone has made of several, by one of its cells; or none. */
  private int joined() {
    int last = moment.cursor() - 1;
    int move = last < 0 ? Moves.KEEP : moment.line().get(last);
    return Moves.isPlace(move)
            && AdjacentGroups.of(position, Moves.cell(move), Moves.colour(move)).count() > 1
        ? Moves.cell(move)
        : Board.NO_CELL;
  }

  private boolean isJoined(int cell) {
    return joined != Board.NO_CELL && marks.isSameGroup(cell, joined);
  }

  private @Nullable Event press(Input input) {
    int cell = board.cellNamed(input.cell());
    // The stone of a double press is already placed, and perhaps answered.
    boolean placed =
        input.again() && cell != Board.NO_CELL && position.stoneAt(cell) != Position.NONE;
    if (input.cell().isEmpty() || placed) {
      return null;
    }
    return input.unsure()
        ? new BoardInputEvent.Propose(input.cell())
        : new BoardEvent.Press(input.cell());
  }

  private @Nullable Event aim(Input input) {
    if (input.unsure()) {
      // A finger that was held to look is lifted.
      return new BoardInputEvent.Propose(input.cell());
    }
    boolean known = input.cell().equals(look.hand().aim());
    return known ? null : new BoardInputEvent.Aim(input.cell());
  }

  private @Nullable Event focus(Input input) {
    boolean known = input.cell().isEmpty() || input.cell().equals(look.focus());
    return known ? null : new BoardEvent.Focus(input.cell());
  }

  private @Nullable Event key(Input input) {
    int from = board.cellNamed(input.cell());
    boolean typing = !look.hand().typed().isEmpty();
    if (input.key().equals("Enter")
        && !typing
        && from != Board.NO_CELL
        && freshness[from] == LAST) {
      // Enter after a typed name: the stone is already placed.
      return null;
    }
    return KeyboardWalk.meaning(board, layout, input, typing);
  }
}
