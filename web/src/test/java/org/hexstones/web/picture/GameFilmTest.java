package org.hexstones.web.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.GifFrames;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.RandomPlay;
import org.hexstones.game.Setup;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.protocol.PictureAnswer;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An animated picture shows the positions of its game, and can be opened as that game. */
final class GameFilmTest {
  private static final String ADDRESS = "https://example.org/#g=";

  /** How large a file may be, for a board of side 5 and for the largest. */
  private static final int SMALL_BYTES = 500_000;

  private static final int TURN = 1;

  private static final int MOST_BYTES = 2_000_000;

  static Stream<String> setups() {
    return Stream.concat(
        Games.ALL.list().stream().flatMap(game -> game.samples().stream()),
        Stream.of(
            "omega hexhex:5",
            "omega hexhex:5 players=4",
            "omega hexhex:10",
            "omny hexhex:10 stars=perimeter+centre",
            "sunder 10",
            "y 12"));
  }

  private static GameView view(Setup setup) {
    return GameView.of(GameViews.ALL, setup.game().id());
  }

  static GameRecord random(Setup setup) {
    Play play = RandomPlay.of(setup, Integer.MAX_VALUE, 7);
    return GameRecord.of(setup, play.start(), play.moves());
  }

  private static byte[] gif(GameRecord record) {
    return gif(record, "", "");
  }

  private static byte[] gif(GameRecord record, String caption, String letters) {
    return gif(record, caption, letters, PictureRequest.Film.WHOLE);
  }

  private static byte[] gif(
      GameRecord record, String caption, String letters, PictureRequest.Film film) {
    List<PictureAnswer> answers = new ArrayList<>();
    String link = ADDRESS + Links.write(record);
    Drawing.draw(
        new PictureRequest(PictureRequest.Kind.GIF, "es", caption, letters, TURN, link, film, ""),
        TestCatalogs.messages(Language.ENGLISH).numbers(),
        answers::add);
    int reported = 0;
    for (PictureAnswer answer : answers.subList(0, answers.size() - 1)) {
      int thousandths = ((PictureAnswer.Drawing) answer).thousandths();
      assertTrue(thousandths > reported && thousandths <= 1000, answers.toString());
      reported = thousandths;
    }
    return ((PictureAnswer.Drawn) answers.get(answers.size() - 1)).bytes();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void everyFrameIsAPositionOfTheGame(String text) {
    GameRecord record = random(Games.ALL.setup(text).orThrow());
    byte[] file = gif(record);
    GifFrames seen = GifFrames.of(file);
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    int side = seen.width();
    BoardPlan plan =
        BoardPixels.plan(
            view(record.setup()), play, TURN, side, side / 2, seen.height() - side / 2);
    int frame = 0;
    int turns = 0;
    int step = 1 + turns(record) / (GameFilm.MOST_FRAMES - 2);
    assertShows(play.position(), plan, seen, frame);
    for (int move : record.mainLine()) {
      play.play(move);
      turns += play.position().isTurnStart() ? 1 : 0;
      boolean last = play.size() == record.mainLine().size();
      if (last || (play.position().isTurnStart() && turns % step == 0)) {
        frame++;
        assertShows(play.position(), plan, seen, frame);
      }
    }
    // The last one is the link.
    assertEquals(seen.frames().size() - 2, frame);
    assertEquals(record, GameFile.read(file, Games.ALL::setup).orThrow());
    int most = record.setup().board().size() <= 61 ? SMALL_BYTES : MOST_BYTES;
    assertTrue(file.length <= most, text + ": " + file.length + " bytes");
    System.out.println(text + ": " + frame + " frames, " + file.length + " bytes");
  }

  /** A part of a game begins with the position before its first turn, and no code ends it. */
  @Test
  void rangePaceAndSizeAreChosen() {
    GameRecord record = random(Games.ALL.setup("omega hexhex:4").orThrow());
    PictureRequest.Film film = new PictureRequest.Film(4, 9, 80, 320, false);
    GifFrames seen = GifFrames.of(gif(record, "", "", film));
    assertEquals(320, seen.width());
    assertEquals(1 + 6, seen.frames().size());
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    BoardPlan plan =
        BoardPixels.plan(view(record.setup()), play, TURN, 320, 160, seen.height() - 160);
    for (int turn = 1; turn <= 9; turn++) {
      if (turn >= 4) {
        assertShows(play.position(), plan, seen, turn - 4);
      }
      play.play(record.mainLine().get(2 * turn - 2));
      play.play(record.mainLine().get(2 * turn - 1));
    }
    assertShows(play.position(), plan, seen, 6);
  }

  /** Turns that do not exist are left out. */
  @Test
  void rangeBeyondTheGameEndsWithIt() {
    GameRecord record = random(Games.ALL.setup("y 4").orThrow());
    int turns = turns(record);
    PictureRequest.Film film = new PictureRequest.Film(turns, 9999, 40, 320, false);
    assertEquals(2, GifFrames.of(gif(record, "", "", film)).frames().size());
    PictureRequest.Film after = new PictureRequest.Film(9000, 9999, 40, 320, false);
    assertEquals(1, GifFrames.of(gif(record, "", "", after)).frames().size());
  }

  /** The letters of the browser, or else its own, stand below the board in every frame. */
  @Test
  void captionStandsBelowTheBoard() {
    GameRecord record = random(Games.ALL.setup("omega hexhex:3").orThrow());
    int width = PictureRequest.LETTERS_WIDTH;
    int row = 5 * width;
    String letters = "0".repeat(row) + "4".repeat(width);
    GifFrames drawn = GifFrames.of(gif(record, "オメガ", letters));
    GifFrames own = GifFrames.of(gif(record, "OMEGA", ""));
    int board = GifFrames.of(gif(record)).height();
    int ink = Integer.parseInt(Colours.INK.substring(1), 16);
    for (GifFrames seen : List.of(drawn, own)) {
      assertEquals(board + PictureRequest.LETTERS_HEIGHT, seen.height());
      assertTrue(hasInk(seen, 0, board, ink), "in the first frame");
      assertTrue(hasInk(seen, seen.frames().size() - 2, board, ink), "in that of the end");
    }
    assertEquals(ink, drawn.at(0, 3, board + 5));
  }

  private static boolean hasInk(GifFrames seen, int frame, int from, int ink) {
    for (int y = from; y < seen.height(); y++) {
      for (int x = 0; x < seen.width(); x++) {
        if (seen.at(frame, x, y) == ink) {
          return true;
        }
      }
    }
    return false;
  }

  private static int turns(GameRecord record) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    int turns = 0;
    for (int move : record.mainLine()) {
      play.play(move);
      turns += play.position().isTurnStart() ? 1 : 0;
    }
    return turns;
  }

  /** Looks beside the mark of each stone. */
  private static void assertShows(Position position, BoardPlan plan, GifFrames seen, int frame) {
    for (int cell = 0; cell < position.board().size(); cell++) {
      double beside = 0.39 * plan.side16() / 16;
      double x = plan.at16().get(2 * cell) / 16.0 - beside;
      double y = plan.at16().get(2 * cell + 1) / 16.0 - beside;
      String colour = "#" + Integer.toHexString(seen.at(frame, x, y));
      int stone = position.stoneAt(cell);
      if (stone != Position.NONE) {
        assertEquals(Colours.stone(stone), colour, position.board().name(cell) + " " + frame);
      } else {
        for (int other = 0; other < 4; other++) {
          assertNotEquals(Colours.stone(other), colour);
        }
      }
    }
  }
}
