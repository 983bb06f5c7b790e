package org.hexstones.web.picture;

import java.util.List;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.qr.QrCode;
import org.hexstones.web.raster.BoardPainter;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.Canvas;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.GifEncoder;
import org.hexstones.web.raster.Glyphs;
import org.hexstones.web.ui.Score;

/**
 * Draws the frames of an animated picture: scores, below them the board in a square, and the
 * caption.
 */
final class FilmPainter {
  /** The height of the scores. */
  static final int BAND = 53;

  /**
   * In how many steps an edge is mixed: with more of them a picture would have too many colours.
   */
  private static final int STEPS = PictureRequest.WHOLE;

  /** The light modules around a QR code. */
  private static final int QUIET_ZONE = 4;

  /** The side of the square in pixels. */
  private final int side;

  private final Canvas canvas;
  private final GifEncoder gif;
  private final BoardPainter painter;

  FilmPainter(BoardPlan plan, PictureRequest request) {
    side = request.film().side();
    int height = side + BAND + (request.caption().isEmpty() ? 0 : PictureRequest.LETTERS_HEIGHT);
    canvas = new Canvas(side, height, STEPS);
    gif = new GifEncoder(side, height);
    if (request.letters().isEmpty()) {
      int band = PictureRequest.LETTERS_HEIGHT;
      Glyphs.caption(canvas, request.caption(), side + BAND, band);
    } else {
      canvas.stamp(request.letters(), side + BAND, Colours.INK);
    }
    painter = new BoardPainter(canvas, STEPS, plan);
  }

  void cell(int cell, CellState state) {
    painter.cell(cell, state);
  }

  /**
   * Adds what was drawn as a frame.
   *
   * @param hundredths how long it is shown, in hundredths of a second
   */
  void addFrame(int hundredths) {
    gif.add(canvas, hundredths);
  }

  byte[] file(String comment) {
    return gif.finish(comment);
  }

  void scores(List<Score> scores) {
    canvas.rectangle(0, 0, side, BAND, Colours.PAPER);
    double room = (double) side / scores.size();
    double radius = BAND * 0.3;
    for (int i = 0; i < scores.size(); i++) {
      Score score = scores.get(i);
      double x = i * room + radius * 1.6;
      canvas.disc(x, BAND / 2.0, radius, Colours.edge(score.colour()));
      canvas.disc(x, BAND / 2.0, radius * 0.9, Colours.stone(score.colour()));
      if (!score.open()) {
        double left = x + radius * 1.6;
        double most = (i + 1) * room - radius - left;
        double height = Math.min(BAND * 0.5, most / Glyphs.width(score.value(), 1));
        double middle = left + Glyphs.width(score.value(), height) / 2;
        double thickness = height / 7 + 0.5;
        Glyphs.write(canvas, score.value(), middle, BAND / 2.0, height, thickness, Colours.INK);
      }
    }
  }

  /** Draws a QR code in place of all else. */
  void code(QrCode code) {
    canvas.clear();
    int size = side / (code.size() + 2 * QUIET_ZONE);
    int left = (side - code.size() * size) / 2;
    int top = (side + BAND - code.size() * size) / 2;
    for (int y = 0; y < code.size(); y++) {
      for (int x = 0; x < code.size(); x++) {
        if (code.isDark(x, y)) {
          int atX = left + x * size;
          int atY = top + y * size;
          canvas.rectangle(atX, atY, atX + size, atY + size, Colours.edge(1));
        }
      }
    }
  }
}
