package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Start;
import org.hexstones.parse.Words;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.raster.BoardPainter;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.Canvas;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Glyphs;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;

/**
 * Draws the pictures that show the site elsewhere: in a chat where its address is given, and where
 * a browser offers to install it. They are the same on every machine, because no font and no
 * graphics of the system take part.
 */
final class Previews {
  static final String FOLDER = "screenshots";

  /** The picture for chats, by its name in the site. */
  static final String CHAT = FOLDER + "/preview.png";

  static final int CHAT_WIDTH = 1200;
  static final int CHAT_HEIGHT = 630;

  private static final String NAME = "HEXSTONES";
  private static final int STEPS = 16;

  private final Messages messages;
  private final Canvas canvas;

  private Previews(Messages messages, int width, int height) {
    this.messages = messages;
    canvas = new Canvas(width, height, STEPS);
  }

  static void write(Path site, Messages messages) throws IOException {
    Files.createDirectories(site.resolve(FOLDER));
    write(site.resolve(CHAT), new Previews(messages, CHAT_WIDTH, CHAT_HEIGHT).wide());
    write(site.resolve(FOLDER + "/wide.png"), new Previews(messages, 1280, 800).wide());
    write(site.resolve(FOLDER + "/narrow.png"), new Previews(messages, 720, 1280).narrow());
  }

  private static void write(Path file, Canvas drawn) throws IOException {
    Files.write(file, Png.write(drawn));
  }

  private Canvas wide() {
    int width = canvas.width();
    int height = canvas.height();
    int large = height - 80;
    omega(large, height / 2, height / 2);
    int middle = (width + height - 60) / 2;
    title(middle, height / 5, width - height - 20);
    omny(height / 2, middle, height * 7 / 10);
    return canvas;
  }

  private Canvas narrow() {
    int width = canvas.width();
    title(width / 2, 90, width - 160);
    omega(620, width / 2, 550);
    omny(380, width / 2, 1075);
    return canvas;
  }

  private void title(int x, int y, int width) {
    double height = width / Glyphs.width(NAME, 1);
    Glyphs.write(canvas, NAME, x, y, height, height / 6, Colours.ACCENT);
    String games =
        GameViews.ALL.stream()
            .map(view -> view.title(messages, view.id()))
            .collect(Collectors.joining(" · "));
    if (Glyphs.canWrite(games)) {
      Glyphs.write(canvas, games, x, y + 1.5 * height, height / 2, height / 14, Colours.INK);
    }
  }

  private void omega(int side, int x, int y) {
    board(
        "omega hexhex:5 players=4",
        "e5 f5 d5 e6 g4 c6 b7 f3 d7 h3 c4 g6 i2 e8 b5 f7 d3 e2 a8 h5 g2 c8 h4 d9",
        side,
        x,
        y);
  }

  private void omny(int side, int x, int y) {
    board(
        "omny hexhex:5 stars=perimeter+centre", "d5 e5 f3 c6 e3 d6 g3 f5 c4 b6 e7 g5", side, x, y);
  }

  private void board(String setup, String stones, int side, int x, int y) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow(), Start.EMPTY).orThrow();
    GameView game = GameView.of(GameViews.ALL, play.setup().game().id());
    BoardPlan plan = BoardPixels.plan(game, play, side, x, y);
    BoardPainter painter = new BoardPainter(canvas, STEPS, plan);
    for (Words.Word name : Words.words(stones)) {
      int cell = play.position().board().cellNamed(name.text());
      play.play(Moves.place(play.position().nextColour(), cell));
    }
    List<CellState> states = new BoardPixels(game, messages).states(play, List.of());
    for (int cell = 0; cell < states.size(); cell++) {
      painter.cell(cell, states.get(cell));
    }
  }
}
