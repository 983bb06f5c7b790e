package org.hexstones.web.analysis.tree;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.web.analysis.AnalysisModel;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.ui.Notice;

/** Moves made on the analysis board: any that the rules allow there. */
public final class StoneUpdate {
  private final PositionCache replay;

  public StoneUpdate(PositionCache replay) {
    this.replay = replay;
  }

  /** A stone of the colour that follows, or that was picked. */
  public AnalysisModel press(AnalysisModel model, Study study, String cell) {
    Moment moment = replay.at(study.line());
    int place = moment.position().board().cellNamed(cell);
    int colour = moment.colourToPlace();
    if (place == Board.NO_CELL) {
      return model;
    }
    // Where none can be placed, the rules say why.
    int move = Moves.place(colour == Position.NONE ? 0 : colour, place);
    return move(model.with(d -> d.focus = cell), study, move);
  }

  public AnalysisModel move(AnalysisModel model, Study study, int move) {
    Reason refusal = replay.at(study.line()).play().refusal(move);
    if (refusal != null) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.REFUSED, refusal));
    }
    boolean known = study.node().indexOf(move) >= 0;
    if (!known && study.isFull()) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.TREE_FULL));
    }
    AnalysisModel moved = TreeUpdate.changed(model, study, study.played(move));
    return moved.with(d -> d.komi = "");
  }

  public AnalysisModel pick(AnalysisModel model, Study study, int colour) {
    boolean possible = replay.at(study.line()).toPlace().contains(colour);
    return possible ? model.with(d -> d.study = study.withPicked(colour)) : model;
  }
}
