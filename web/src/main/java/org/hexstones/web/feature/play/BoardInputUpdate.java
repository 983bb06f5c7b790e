package org.hexstones.web.feature.play;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;

/** Updates for input on the board before it becomes a move. */
final class BoardInputUpdate {
  private final PositionCache positions;
  private final PlayUpdate play;

  BoardInputUpdate(PositionCache positions, PlayUpdate play) {
    this.positions = positions;
    this.play = play;
  }

  void addTo(Updates<Part<PlayState>> table) {
    PlayUpdate.on(
        table, BoardEvent.Press.class, (part, match, event) -> press(part, match, event.cell()));
    PlayUpdate.on(table, BoardInputEvent.Propose.class, this::propose);
    PlayUpdate.on(
        table, BoardInputEvent.Confirm.class, (part, match, event) -> confirm(part, match));
    PlayUpdate.on(table, MatchEvent.LayAhead.class, (part, match, event) -> layAhead(part, match));
    table
        .change(
            BoardInputEvent.Aim.class,
            (part, event) -> with(part, part.state().input().withAim(event.cell())))
        .change(
            BoardInputEvent.Cancel.class,
            (part, event) -> with(part, part.state().input().moved().withAhead("")))
        .on(
            BoardInputEvent.Zoom.class,
            (part, event) -> Next.of(part, new ScreenEffect.Zoom(event.larger())));
  }

  /** A press plays at once. Only the last stone of a turn waits for confirmation. */
  private Part<PlayState> press(Part<PlayState> part, Match match, String cell) {
    if (positions.at(match).awaitsComputer()) {
      return AheadUpdate.press(part, positions.at(match), cell);
    }
    Session session = part.session();
    boolean waits = session.settings().confirm() && !cell.equals(part.state().input().pending());
    return waits && endsTurn(match, cell)
        ? with(part, part.state().input().withPending(cell))
        : play.press(part, match, cell);
  }

  private Part<PlayState> layAhead(Part<PlayState> part, Match match) {
    String cell = part.state().input().ahead();
    return cell.isEmpty() || !positions.at(match).isPersons()
        ? part
        : press(AheadUpdate.with(part, ""), match, cell);
  }

  private Part<PlayState> propose(
      Part<PlayState> part, Match match, BoardInputEvent.Propose event) {
    if (positions.at(match).awaitsComputer()) {
      return press(part, match, event.cell());
    }
    BoardInput input = part.state().input();
    boolean sure = event.cell().equals(input.pending()) || !isPossible(match, event.cell());
    return sure
        ? play.press(part, match, event.cell())
        : with(part, input.withPending(event.cell()));
  }

  private Part<PlayState> confirm(Part<PlayState> part, Match match) {
    BoardInput input = part.state().input();
    return input.pending().isEmpty() ? part : play.press(part, match, input.pending());
  }

  private static Part<PlayState> with(Part<PlayState> part, BoardInput input) {
    return part.with(part.state().withInput(input));
  }

  private boolean isPossible(Match match, String name) {
    MatchView now = positions.at(match);
    int cell = now.position().board().cellNamed(name);
    int colour = now.colourToPlace();
    return now.isPersons()
        && !now.isStopped()
        && cell != Board.NO_CELL
        && colour >= 0
        && now.play().refusal(Moves.place(colour, cell)) == null;
  }

  /** Whether a stone on this cell is legal and ends the turn. */
  private boolean endsTurn(Match match, String name) {
    if (!isPossible(match, name)) {
      return false;
    }
    MatchView now = positions.at(match);
    Play here = now.play();
    here.play(Moves.place(now.colourToPlace(), now.position().board().cellNamed(name)));
    boolean ends = here.isOver() || here.position().isTurnStart();
    here.undo();
    return ends;
  }
}
