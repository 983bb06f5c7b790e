package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.lesson.GuideState;
import org.hexstones.web.feature.library.LibraryState;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.sharing.SharingState;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.session.Device;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * Everything the page shows.
 *
 * @param session what every feature is told
 * @param guide what is known of the rules and the lessons
 * @param versionWaits whether to ask if the page should go on in a new version of it
 */
public record Model(
    Session session,
    PlayState play,
    LibraryState library,
    SharingState sharing,
    GuideState guide,
    PuzzleProgress puzzles,
    boolean versionWaits) {

  /**
   * The start screen.
   *
   * @param ids what the identifiers of this page's games begin with, different at every start
   */
  public static Model start(
      Settings settings, GameForm form, List<OwnBoard> boards, Viewport viewport, String ids) {
    return new Model(
        new Session(
            settings,
            new Device(viewport, false, false, "", 0),
            new Lobby(form, boards, null, ids, 0),
            ScreenStack.EMPTY,
            null,
            ""),
        PlayState.IDLE,
        LibraryState.EMPTY,
        SharingState.NOTHING,
        GuideState.NOTHING,
        PuzzleProgress.NONE,
        false);
  }

  /** The match while its board is shown, or null. */
  public @Nullable Match shown() {
    return session.shown();
  }

  public Model withSession(Session other) {
    return new Model(other, play, library, sharing, guide, puzzles, versionWaits);
  }

  public Model withPlay(PlayState other) {
    return new Model(session, other, library, sharing, guide, puzzles, versionWaits);
  }

  public Model withLibrary(LibraryState other) {
    return new Model(session, play, other, sharing, guide, puzzles, versionWaits);
  }

  public Model withSharing(SharingState other) {
    return new Model(session, play, library, other, guide, puzzles, versionWaits);
  }

  public Model withGuide(GuideState other) {
    return new Model(session, play, library, sharing, other, puzzles, versionWaits);
  }

  public Model withPuzzles(PuzzleProgress other) {
    return new Model(session, play, library, sharing, guide, other, versionWaits);
  }

  public Model withVersionWaits(boolean waits) {
    return new Model(session, play, library, sharing, guide, puzzles, waits);
  }
}
