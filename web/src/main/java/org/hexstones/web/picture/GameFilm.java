package org.hexstones.web.picture;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.qr.QrCode;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;
import org.jspecify.annotations.Nullable;

/**
 * A game as an animated picture: the start, a frame for each turn or for several turns of a long
 * game, and the link as a QR code.
 */
final class GameFilm {
  /** The maximum number of frames, besides the one of the link. */
  static final int MOST_FRAMES = 160;

  /** How long all turns take together, and one frame at least and at most. */
  private static final int HUNDREDTHS = 2000;

  private static final int FASTEST = 12;
  private static final int SLOWEST = 60;

  /** How long the end is shown, and then the link. */
  private static final int END = 300;

  private static final int LINK = 400;

  private final GameView game;
  private final Messages messages;
  private final String link;
  private final @Nullable QrCode code;
  private final List<Integer> moves;

  /** The number of moves after which it begins. */
  private final int begin;

  /** The number of moves after which it ends. */
  private final int end;

  private final Play play;
  private final BoardPixels pixels;
  private final FilmPainter painter;

  /** The number of turns of a frame. */
  private final int step;

  private final int hundredths;
  private final List<CellState> shown = new ArrayList<>();

  /** The cells of the stones since the last frame. */
  private final List<Integer> last = new ArrayList<>();

  private boolean atEnd;

  /**
   * @param messages of any language
   */
  GameFilm(GameView game, Messages messages, GameRecord record, PictureRequest request) {
    this.game = game;
    this.messages = messages;
    link = request.link();
    PictureRequest.Film film = request.film();
    code = film.code() ? QrCode.of(link) : null;
    moves = record.mainLine();
    play = Play.begin(record.setup(), record.start()).orThrow();
    pixels = new BoardPixels(game, messages);
    int middle = film.side() / 2;
    painter =
        new FilmPainter(
            BoardPixels.plan(
                game, play, request.turn(), film.side(), middle, FilmPainter.BAND + middle),
            request);
    for (int cell = 0; cell < play.position().board().size(); cell++) {
      shown.add(CellState.FREE);
    }
    begin = plies(record, film.from() - 1);
    end = plies(record, Math.max(film.from(), film.to()));
    int turns = turns(record, begin, end);
    play.playAll(moves.subList(0, begin)).orThrow();
    // The frames: the start, each step, and perhaps the part of one.
    step = 1 + turns / (MOST_FRAMES - 2);
    int each = HUNDREDTHS / (1 + turns / step);
    hundredths =
        film.hundredths() > 0 ? film.hundredths() : Math.max(FASTEST, Math.min(SLOWEST, each));
  }

  /** The turns that begin after so many moves and end before or after others. */
  private static int turns(GameRecord record, int begin, int end) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    int turns = 0;
    for (int move : record.mainLine().subList(0, end)) {
      play.play(move);
      turns += play.size() > begin && play.position().isTurnStart() ? 1 : 0;
    }
    return turns;
  }

  /** The number of moves up to the end of a turn; of all moves if there is no such turn. */
  private static int plies(GameRecord record, int turn) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    int turns = 0;
    for (int move : record.mainLine()) {
      if (turns == turn) {
        break;
      }
      play.play(move);
      turns += play.position().isTurnStart() ? 1 : 0;
    }
    return play.size();
  }

  /** Draws the next frame, and returns whether there is more to do. */
  boolean goOn() {
    if (atEnd) {
      if (code != null) {
        painter.code(code);
        painter.addFrame(LINK);
      }
      return false;
    }
    drawPosition();
    atEnd = play.size() == end;
    painter.addFrame(atEnd ? END : hundredths);
    if (!atEnd) {
      playStep();
    }
    return true;
  }

  private void playStep() {
    last.clear();
    int turns = 0;
    while (turns < step && play.size() < end) {
      int move = moves.get(play.size());
      if (Moves.isPlace(move)) {
        last.add(Moves.cell(move));
      }
      play.play(move);
      turns += play.position().isTurnStart() ? 1 : 0;
    }
  }

  private void drawPosition() {
    List<CellState> states = pixels.states(play, last);
    for (int cell = 0; cell < states.size(); cell++) {
      if (!shown.get(cell).equals(states.get(cell))) {
        painter.cell(cell, states.get(cell));
        shown.set(cell, states.get(cell));
      }
    }
    painter.scores(game.scores(messages, play));
  }

  /** How much is done, in thousandths. */
  int thousandths() {
    return end == begin ? 1000 : 1000 * (play.size() - begin) / (end - begin);
  }

  /** The bytes of the file, once there is no more to do. */
  byte[] file() {
    return painter.file(link);
  }
}
