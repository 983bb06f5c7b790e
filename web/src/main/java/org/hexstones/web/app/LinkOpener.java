package org.hexstones.web.app;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.files.ChosenFile;
import org.hexstones.web.platform.files.ChosenFiles;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.TextSource;
import org.jspecify.annotations.Nullable;

/**
 * Opens links and files from outside. It reads them whole, in slices, and looks for a stored copy
 * of the same game. Only then does the page receive the event.
 */
final class LinkOpener {
  private final Function<String, Parsed<Setup>> setups;
  private final GamePersistence persistence;
  private final Consumer<Event> dispatch;

  LinkOpener(
      Function<String, Parsed<Setup>> setups,
      GamePersistence persistence,
      Consumer<Event> dispatch) {
    this.setups = setups;
    this.persistence = persistence;
    this.dispatch = dispatch;
  }

  /** Opens files and texts that are dropped on the page, pasted into it or opened with it. */
  void listen() {
    ChosenFiles.listen(this::file, this::text);
  }

  /** Opens a link. A long one is read in slices. */
  void link(Address.Game asked) {
    Reading<GameRecord> reading = new LinkReading(asked.link(), setups);
    TimeSlices.run(
        reading::goOn,
        () ->
            opened(
                reading.result(),
                (read, seen) -> new OpeningEvent.LinkRead(read, seen, asked.at())));
  }

  void text(String text) {
    if (persistence.isArchive(text)) {
      games(TextSource.of(text));
      return;
    }
    Reading<GameRecord> reading = GameFile.reading(text, setups);
    TimeSlices.run(reading::goOn, () -> opened(reading.result(), text));
  }

  /** Opens what was read in a text. It may be an address that is no link of a game. */
  private void opened(Parsed<GameRecord> read, String text) {
    Reason refusal = read.reason();
    boolean isNone = refusal != null && refusal.problem() == FileProblem.NOT_A_GAME;
    Address found = isNone ? Address.within(text) : null;
    Route asked = found == null ? null : found.route(setups);
    if (asked != null) {
      dispatch.accept(asked);
    } else {
      opened(read, refusal == null ? movesShown(text) : Fragment.ALL);
    }
  }

  /** The number of moves that the address of a game within a text shows. */
  private static int movesShown(String text) {
    Fragment found = Fragment.find(text);
    return found == null ? Fragment.ALL : found.at();
  }

  /** The event of what was read, with the stored state of the same game. */
  @FunctionalInterface
  private interface Found {
    Event event(Parsed<GameRecord> read, @Nullable Match seen);
  }

  /** A file of many games is not opened: its games are added to the stored ones. */
  private void games(TextSource archive) {
    dispatch.accept(new Route.Library());
    persistence.addArchive(archive);
  }

  void choose() {
    ChosenFiles.choose(this::file);
  }

  /** A file of many games may be larger than a file of one game. */
  private void file(ChosenFile file) {
    file.beginning(
        start -> {
          if (persistence.isArchive(start)) {
            games(file.text());
          } else {
            file.bytes(GameFile.MAX_BYTES, this::bytes);
          }
        });
  }

  private void bytes(byte @Nullable [] bytes) {
    Reading<GameRecord> reading =
        bytes == null
            ? Reading.done(Parsed.refused(FileProblem.TOO_LARGE, GameFile.MAX_BYTES))
            : GameFile.reading(bytes, setups);
    TimeSlices.run(reading::goOn, () -> opened(reading.result(), Fragment.ALL));
  }

  /** A file or a text was read. */
  private void opened(Parsed<GameRecord> read, int at) {
    opened(read, (record, seen) -> new SharingEvent.Opened(record, false, seen, at));
  }

  private void opened(Parsed<GameRecord> read, Found found) {
    GameRecord record = read.orNull();
    String id = record == null ? null : LinkGame.matchId(record);
    if (id == null) {
      dispatch.accept(found.event(read, null));
    } else {
      persistence.find(id, seen -> dispatch.accept(found.event(read, seen.orNull())));
    }
  }
}
