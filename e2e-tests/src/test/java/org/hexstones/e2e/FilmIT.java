package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.hexstones.GifFrames;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.RandomPlay;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole game becomes an animated picture, which the JVM's own decoder shows frame by frame as the
 * positions of the record, and which can be opened as that game again.
 */
@Timeout(300)
final class FilmIT {
  private static final int BYTES_AT_SIDE_5 = 500_000;

  /** The maximum number of frames, besides the one of the link. */
  private static final int MOST_FRAMES = 160;

  /** A game of each kind, and the largest boards. */
  static Stream<String> setups() {
    return Stream.of(
        "omega hexhex:5",
        "omega hexhex:5 players=4",
        "omega hexhex:10",
        "omny hexhex:5 stars=perimeter+centre",
        "free-y 4,4,4,5,3,5");
  }

  private static GameRecord random(String setup) {
    Play play = RandomPlay.of(Games.ALL.setup(setup).orThrow(), Integer.MAX_VALUE, 7);
    return GameRecord.of(play.setup(), play.start(), play.moves());
  }

  @ParameterizedTest
  @MethodSource("setups")
  void everyFrameIsAPositionOfTheGame(String setup, @TempDir Path folder) throws Exception {
    GameRecord record = random(setup);
    try (GamePage page = GamePage.open("#g=" + Links.write(record));
        GamePage other = GamePage.open("")) {
      page.waitForStones(stones(record));
      long begun = System.nanoTime();
      Path file = FileIT.save(page, folder, "gif");
      long millis = (System.nanoTime() - begun) / 1_000_000;
      byte[] bytes = Files.readAllBytes(file);
      GifFrames seen = GifFrames.of(bytes);
      System.out.printf(
          "%s: %d frames, %d bytes, %d ms from the press to the file%n",
          setup, seen.frames().size(), bytes.length, millis);
      assertFrames(record, seen, window(page));
      if (record.setup().board().size() <= 61) {
        assertTrue(bytes.length <= BYTES_AT_SIDE_5);
      }
      FileIT.choose(other, file);
      other.waitForStones(stones(record));
      assertEquals(page.stones(), other.stones());
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  private static int stones(GameRecord record) {
    Position end = record.replay().orThrow().position();
    return end.board().size() - end.freeCells();
  }

  private static Viewport window(GamePage page) {
    int width = number(page, "return innerWidth");
    int height = number(page, "return innerHeight");
    return new Viewport(width, height, width, height);
  }

  private static int number(GamePage page, String script) {
    return ((Number) Objects.requireNonNull(page.driver().executeScript(script))).intValue();
  }

  private static void assertFrames(GameRecord record, GifFrames seen, Viewport window) {
    int turns = 0;
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    for (int move : record.mainLine()) {
      play.play(move);
      turns += play.position().isTurnStart() ? 1 : 0;
    }
    int step = 1 + turns / (MOST_FRAMES - 2);

    Play shown = Play.begin(record.setup(), record.start()).orThrow();
    String id = record.setup().game().id();
    GameView view =
        GameViews.ALL.stream().filter(game -> game.id().equals(id)).findAny().orElseThrow();
    int side = seen.width();
    BoardPlan plan =
        BoardPixels.plan(
            view,
            shown,
            BoardPicture.turn(shown.position().board(), window),
            side,
            side / 2,
            seen.height() - PictureRequest.LETTERS_HEIGHT - side / 2);
    assertPosition(shown.position(), plan, seen, 0);
    int frame = 0;
    int turn = 0;
    for (int move : record.mainLine()) {
      shown.play(move);
      turn += shown.position().isTurnStart() ? 1 : 0;
      boolean last = shown.size() == record.mainLine().size();
      if (last || (shown.position().isTurnStart() && turn % step == 0)) {
        frame++;
        assertPosition(shown.position(), plan, seen, frame);
      }
    }
    // The last one is the link.
    assertEquals(frame + 2, seen.frames().size());
  }

  /** Looks beside the mark of each stone. */
  private static void assertPosition(Position position, BoardPlan plan, GifFrames seen, int frame) {
    for (int cell = 0; cell < position.board().size(); cell++) {
      double beside = 0.39 * plan.side16() / 16;
      double x = plan.at16().get(2 * cell) / 16.0 - beside;
      double y = plan.at16().get(2 * cell + 1) / 16.0 - beside;
      String colour = "#" + Integer.toHexString(seen.at(frame, x, y));
      int found = Position.NONE;
      for (int stone = 0; stone < 4; stone++) {
        found = Colours.stone(stone).equals(colour) ? stone : found;
      }
      assertEquals(position.stoneAt(cell), found, position.board().name(cell) + " in " + frame);
    }
  }

  @Test
  void progressIsShownAndTheButtonWaits() throws Exception {
    try (GamePage page = GamePage.open("#g=" + Links.write(random("omega hexhex:10")))) {
      page.press("[data-action='share']");
      page.press("[data-action='save'][data-kind='gif']");
      page.wait(() -> page.has("progress.drawing[aria-label]"));
      page.wait(() -> !page.has("progress.drawing"));
      assertTrue(page.find("[data-kind='gif']").isEnabled());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void withoutAWorkerThePageSaysThatItIsNotSaved() throws Exception {
    try (GamePage page = GamePage.open("#g=" + Links.write(random("omega hexhex:5")))) {
      page.driver().executeScript("window.Worker = function() { throw new Error(); }");
      page.press("[data-action='share']");
      page.press("[data-action='save'][data-kind='gif']");
      page.wait(() -> page.has("[data-notice='not-saved']"));
      assertFalse(page.has("progress.drawing"));
      assertTrue(page.find("[data-kind='gif']").isEnabled());
    }
  }
}
