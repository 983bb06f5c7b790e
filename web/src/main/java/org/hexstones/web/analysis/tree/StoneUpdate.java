package org.hexstones.web.analysis.tree;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;

/** Updates for moves on the analysis board: any move that the rules allow. */
public final class StoneUpdate {
  private final PositionCache positions;

  /**
   * @param positions shared with the views
   */
  public StoneUpdate(PositionCache positions) {
    this.positions = positions;
  }

  /** Stones need no confirmation here, and nobody plays. The other events do nothing. */
  public Updates<Part<StudyState>> updates() {
    return new Updates<Part<StudyState>>()
        .change(BoardEvent.Press.class, (part, press) -> press(part, press.cell()))
        .change(BoardInputEvent.Propose.class, (part, propose) -> press(part, propose.cell()))
        .change(
            BoardInputEvent.Aim.class,
            (part, aim) ->
                part.with(part.state().withInput(part.state().input().withAim(aim.cell()))))
        .on(
            BoardInputEvent.Zoom.class,
            (part, zoom) -> Next.of(part, new ScreenEffect.Zoom(zoom.larger())))
        .change(MatchEvent.Choose.class, (part, choose) -> move(part, choose.move()))
        .change(MatchEvent.PickColour.class, (part, pick) -> pick(part, pick.colour()))
        .change(
            MatchEvent.TypeKomi.class,
            (part, type) -> part.with(part.state().withKomi(type.text())))
        .ignoreOther(event -> event instanceof OnBoard);
  }

  /** Places a stone of the next colour, or of the one that was picked. */
  private Part<StudyState> press(Part<StudyState> part, String cell) {
    MatchView moment = positions.at(part.state().study().line());
    int place = moment.position().board().cellNamed(cell);
    int colour = moment.colourToPlace();
    if (place == Board.NO_CELL) {
      return part;
    }
    // If none can be placed, the rules give the reason.
    int move = Moves.place(colour == Position.NONE ? 0 : colour, place);
    return move(part.with(part.session().withFocus(cell)), move);
  }

  private Part<StudyState> move(Part<StudyState> part, int move) {
    Study study = part.state().study();
    Reason refusal = positions.at(study.line()).play().refusal(move);
    if (refusal != null) {
      return part.with(part.session().withNotice(Notice.of(Notice.Kind.REFUSED, refusal)));
    }
    boolean known = study.node().indexOf(move) >= 0;
    if (!known && study.isFull()) {
      return part.with(part.session().withNotice(Notice.Kind.TREE_FULL));
    }
    Part<StudyState> moved = TreeUpdate.changed(part, study.played(move));
    return moved.with(moved.state().withKomi(""));
  }

  private Part<StudyState> pick(Part<StudyState> part, int colour) {
    Study study = part.state().study();
    boolean possible = positions.at(study.line()).toPlace().contains(colour);
    return possible ? part.with(part.state().withStudy(study.withPicked(colour))) : part;
  }
}
