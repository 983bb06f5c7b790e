package org.hexstones.web.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.board.BoardGrid;
import org.hexstones.web.ui.board.Layout;
import org.jspecify.annotations.Nullable;

/**
 * A board as a person asks about it.
 *
 * @param stones the colour of the stone on each cell, or {@link Position#NONE}
 * @param input what is typed and asked
 * @param focus the name of the cell with the keyboard's focus, or another text
 * @param moment the match on the board, or null
 * @param places whether a press on a cell may place something there
 * @param advises whether the answers may name cells that win: while one plays against somebody
 *     elsewhere or a clock, it would be a hint
 * @param first what an announcement of a turn begins with
 */
public record Seen(
    Board board,
    Layout layout,
    IntUnaryOperator stones,
    BoardInput input,
    String focus,
    @Nullable MatchView moment,
    boolean places,
    boolean advises,
    SpokenFirst first) {
  /** The board of a match. */
  public static Seen of(
      MatchView moment,
      Layout layout,
      BoardInput input,
      String focus,
      boolean places,
      SpokenFirst first) {
    Position position = moment.position();
    return new Seen(
        position.board(),
        layout,
        position::stoneAt,
        input,
        focus,
        moment,
        places,
        moment.mayStudy(),
        first);
  }

  /** The cell that Tab reaches. */
  int here() {
    return BoardGrid.tabStop(board, layout, focus);
  }

  int stoneAt(int cell) {
    return stones.applyAsInt(cell);
  }

  boolean isFree(int cell) {
    return cell != Board.NO_CELL && stoneAt(cell) == Position.NONE;
  }

  /**
   * Connected stones of a colour.
   *
   * @param cells in the order of their names
   */
  record Group(int colour, List<Integer> cells) {
    /** The cell that names the group. */
    int first() {
      return cells.get(0);
    }

    int size() {
      return cells.size();
    }
  }

  /** The groups on the board, largest first; of equal ones, that with the first cell. */
  List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    boolean[] done = new boolean[board.size()];
    for (int cell = 0; cell < done.length; cell++) {
      if (!done[cell] && !isFree(cell)) {
        groups.add(group(cell, done));
      }
    }
    groups.sort((a, b) -> b.size() - a.size());
    return groups;
  }

  private Group group(int first, boolean[] done) {
    List<Integer> cells = new ArrayList<>(List.of(first));
    done[first] = true;
    for (int i = 0; i < cells.size(); i++) {
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        int next = board.neighbour(cells.get(i), direction);
        if (next != Board.NO_CELL && !done[next] && stoneAt(next) == stoneAt(first)) {
          done[next] = true;
          cells.add(next);
        }
      }
    }
    cells.sort(null);
    return new Group(stoneAt(first), cells);
  }

  /** The ply after the last whole turn of the person here, or of the player to move. */
  static int since(MatchView moment) {
    int player = asker(moment);
    int turn = turnStart(moment, moment.cursor());
    while (turn > 0) {
      int before = turnStart(moment, turn - 1);
      if (moment.moverAt(before) == player) {
        return turn;
      }
      turn = before;
    }
    return 0;
  }

  /** The end of what others have done since: the asker's own turn may have begun. */
  static int until(MatchView moment) {
    int turn = turnStart(moment, moment.cursor());
    return moment.moverAt(turn) == asker(moment) ? turn : moment.cursor();
  }

  /** The person here, else the player to move; at the end whoever had the turn before the last. */
  private static int asker(MatchView moment) {
    int end = moment.cursor();
    int asker = moment.person() == Position.NONE ? moment.moverAt(end) : moment.person();
    return asker != Position.NONE || end == 0
        ? asker
        : moment.moverAt(Math.max(0, turnStart(moment, end - 1) - 1));
  }

  private static int turnStart(MatchView moment, int ply) {
    int start = ply;
    while (!moment.isTurnStart(start)) {
      start--;
    }
    return start;
  }
}
