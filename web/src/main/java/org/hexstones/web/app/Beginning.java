package org.hexstones.web.app;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.app.OpeningEvent.Arrival;
import org.hexstones.web.app.OpeningEvent.Entry;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.CanvasGuard;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.address.EarlyBoard;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.dom.DragPainting;
import org.hexstones.web.platform.dom.Zoom;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.platform.files.ShareSheet;
import org.hexstones.web.platform.peer.CodeScanner;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.Preferences;
import org.jspecify.annotations.Nullable;

/** What the page needs of the browser before it begins. */
final class Beginning {
  private Beginning() {}

  /** The model to begin with. */
  static Model model(Preferences preferences, GameForm offered) {
    GameForm form = preferences.form();
    return Model.start(
            preferences.settings(),
            form == null ? offered : form,
            preferences.boards(),
            Browser.room(),
            Browser.freshId())
        .withPuzzles(
            PuzzleProgress.NONE
                .withSolved(SolvedPuzzles.read(preferences.solved()))
                .withAgain(preferences.practice())
                .on(PuzzleFile.today(), PuzzleFile.zone()));
  }

  /** Runs pieces of work, between which the browser may respond. */
  static void inPieces(List<Runnable> pieces, Runnable done) {
    next(pieces.iterator(), done);
  }

  private static void next(Iterator<Runnable> pieces, Runnable done) {
    if (pieces.hasNext()) {
      pieces.next().run();
      Browser.later(() -> next(pieces, done));
    } else {
      done.run();
    }
  }

  /** Lets presses paint while they are dragged, and follows the zoom of the browser. */
  static void listen() {
    DragPainting.listen();
    Zoom.follow();
  }

  /**
   * Reports what the browser can do, and where the page is.
   *
   * @param scanner the address of the worker that reads QR codes, or null if there is none
   */
  static void report(@Nullable String scanner, Consumer<Event> dispatch) {
    dispatch.accept(
        new ShellEvent.CapabilitiesDetected(
            Sounds.canFillScreen(),
            Sounds.canVibrate(),
            CodeScanner.needsCanvas() && CanvasGuard.isNoise()
                ? Camera.GUARDED
                : Camera.of(CodeScanner.isPossible(scanner), Browser.isHandheld()),
            Browser.program()));
    dispatch.accept(new SharingEvent.At(PageAddress.base(), ShareSheet.isThere()));
  }

  /** What the page begins with. From this call on the first program takes no more moves. */
  static Arrival arrival(Entry entry, Preferences preferences, GameForm offered) {
    return new Arrival(
        entry,
        preferences.shown() != null,
        EarlyBoard.takeOver(),
        offered,
        preferences.unfinished(),
        preferences.meeting());
  }
}
