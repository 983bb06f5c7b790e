package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.AdjacentGroups;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.board.CellMarks;

/**
 * The scores as they would be with a stone on the cell that is pointed at.
 *
 * @param scores empty if there is no such cell
 * @param colour the colour of the stone
 * @param joining how the sizes of its groups would change, or empty: "3 × 4 → 8"
 */
public record ScorePreview(List<Score> scores, int colour, String joining) {
  public static final ScorePreview NONE = new ScorePreview(List.of(), Position.NONE, "");

  public ScorePreview {
    scores = List.copyOf(scores);
  }

  /**
   * The preview of a stone.
   *
   * @param name the name of the cell, or empty
   */
  public static ScorePreview of(
      Messages messages, GameView game, CellMarks marks, MatchView moment, String name) {
    Play play = moment.play();
    int cell = name.isEmpty() ? Board.NO_CELL : moment.position().board().cellNamed(name);
    int colour = moment.colourToPlace();
    if (cell == Board.NO_CELL || colour == Position.NONE || !moment.isPersons()) {
      return NONE;
    }
    int move = Moves.place(colour, cell);
    if (play.refusal(move) != null) {
      return NONE;
    }
    AdjacentGroups groups = AdjacentGroups.of(moment.position(), cell, colour);
    play.play(move);
    List<Score> scores = game.scores(messages, play);
    play.undo();
    return new ScorePreview(scores, colour, marks.sizesCount() ? joining(messages, groups) : "");
  }

  private static String joining(Messages messages, AdjacentGroups groups) {
    List<String> sizes = new ArrayList<>();
    for (int size : groups.sizes()) {
      sizes.add(messages.number(size));
    }
    return sizes.isEmpty()
        ? ""
        : String.join(" × ", sizes) + " → " + messages.number(groups.together());
  }
}
