package org.hexstones.web.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.protocol.PictureAnswer;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Glyphs;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rasterizer draws as PNG is read by any program, and shows the position. */
final class StillPictureTest {
  static Stream<String> setups() {
    return Games.ALL.list().stream().flatMap(game -> game.samples().stream());
  }

  private static BufferedImage drawn(GameRecord record, int turn) throws Exception {
    return drawn(record, turn, "");
  }

  private static BufferedImage drawn(GameRecord record, int turn, String caption) throws Exception {
    List<PictureAnswer> answers = new ArrayList<>();
    String link = Fragment.Word.GAME.prefix() + Links.write(record);
    Drawing.draw(
        new PictureRequest(
            PictureRequest.Kind.PNG, "en", caption, "", turn, link, PictureRequest.Film.WHOLE, ""),
        TestCatalogs.messages(Language.ENGLISH).numbers(),
        answers::add);
    byte[] bytes = ((PictureAnswer.Drawn) answers.get(0)).bytes();
    assertTrue(bytes.length < 1_000_000, "bytes: " + bytes.length);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertNotNull(image);
    return image;
  }

  @Test
  void captionStandsBelowTheBoard() throws Exception {
    GameRecord record = GameFilmTest.random(Games.ALL.setup("omega hexhex:3").orThrow());
    int board = drawn(record, 0).getHeight();
    BufferedImage image = drawn(record, 0, "OMEGA · Ann – Ben · Ann wins, 24 to 18");
    assertEquals(board + BoardPicture.BAND, image.getHeight());
    int dark = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = board; y < image.getHeight(); y++) {
        dark += (image.getRGB(x, y) & 0xFF) < 0x80 ? 1 : 0;
      }
    }
    assertTrue(dark > 500, "pixels of letters: " + dark);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void everyStoneHasItsColour(String text) throws Exception {
    GameRecord record = GameFilmTest.random(Games.ALL.setup(text).orThrow());
    Play play = record.replay().orThrow();
    Position position = play.position();
    GameView view = GameView.of(GameViews.ALL, record.setup().game().id());
    for (int turn : new int[] {0, 1, 7}) {
      BufferedImage image = drawn(record, turn);
      BoardPixels.Sheet sheet = BoardPixels.sheet(view, play, turn);
      assertEquals(sheet.width(), image.getWidth());
      assertEquals(sheet.height(), image.getHeight());
      BoardPlan plan = sheet.plan();
      for (int cell = 0; cell < position.board().size(); cell++) {
        int stone = position.stoneAt(cell);
        // Beside the mark of the stone.
        int x = (plan.at16().get(2 * cell) - plan.side16() / 2) / 16;
        int y = plan.at16().get(2 * cell + 1) / 16;
        if (stone != Position.NONE) {
          assertEquals(stone, nearest(image.getRGB(x, y)), position.board().name(cell));
        }
      }
      for (BoardPixels.Name name : sheet.names()) {
        assertTrue(Glyphs.canWrite(name.text()), name.text());
      }
    }
  }

  /** The stone whose colour is nearest: a light lies on it. */
  private static int nearest(int rgb) {
    int best = Position.NONE;
    int least = Integer.MAX_VALUE;
    for (int stone = 0; stone < 4; stone++) {
      int colour = Integer.parseInt(Colours.stone(stone).substring(1), 16);
      int far = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        int off = (rgb >> shift & 255) - (colour >> shift & 255);
        far += off * off;
      }
      best = far < least ? stone : best;
      least = Math.min(least, far);
    }
    return best;
  }
}
