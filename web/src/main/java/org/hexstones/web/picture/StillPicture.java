package org.hexstones.web.picture;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.raster.BoardPainter;
import org.hexstones.web.raster.Canvas;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Glyphs;
import org.hexstones.web.raster.PngEncoder;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;

/**
 * The last position of a game as a picture of pixels, drawn without the browser: one that guards
 * its canvas gives away other pixels than it has drawn.
 */
final class StillPicture {
  /** In how many steps an edge is mixed. */
  private static final int STEPS = 16;

  /** The height of names and the thickness of their lines, in thousandths of a cell's side. */
  private static final int NAME = 340;

  private static final int LINES = 55;

  private StillPicture() {}

  /** The bytes of a PNG file. */
  static byte[] png(GameView game, GameRecord record, PictureRequest request) {
    Play play = record.replay().orThrow();
    BoardPixels.Sheet sheet = BoardPixels.sheet(game, play, request.turn());
    String caption = Glyphs.canWrite(request.caption()) ? request.caption() : "";
    int band = caption.isEmpty() ? 0 : BoardPicture.BAND;
    Canvas canvas = new Canvas(sheet.width(), sheet.height() + band, STEPS);
    Glyphs.caption(canvas, caption, sheet.height(), band);
    BoardPainter painter = new BoardPainter(canvas, STEPS, sheet.plan());
    List<CellState> states = BoardPixels.still(game, play);
    for (int cell = 0; cell < states.size(); cell++) {
      painter.cell(cell, states.get(cell));
    }
    double unit = sheet.plan().side16() / 16_000.0;
    for (BoardPixels.Name name : sheet.names()) {
      Glyphs.write(canvas, name.text(), name.x(), name.y(), NAME * unit, LINES * unit, Colours.INK);
    }
    return PngEncoder.write(canvas);
  }
}
