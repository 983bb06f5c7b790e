package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.lesson.GuideState;
import org.hexstones.web.feature.library.LibraryState;
import org.hexstones.web.feature.live.LiveState;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.sharing.SharingState;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Device;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The state of the whole page.
 *
 * @param session what every feature may read and change
 * @param guide the state of the rules and the lessons
 * @param opening how far the page is with its start
 * @param versionWaits whether to offer a reload with the new version
 */
public record Model(
    Session session,
    PlayState play,
    LibraryState library,
    SharingState sharing,
    GuideState guide,
    PuzzleProgress puzzles,
    LiveState live,
    Opening opening,
    boolean versionWaits) {

  /**
   * The model of the start screen.
   *
   * @param ids the prefix for the identifiers of this page's games, different at every start
   */
  public static Model start(
      Settings settings, GameForm form, List<OwnBoard> boards, Viewport viewport, String ids) {
    return new Model(
        new Session(
            settings,
            new Device(viewport, false, false, Camera.NONE, "", Program.UNKNOWN, 0),
            new Lobby(form, boards, null, ids, 0, false),
            ScreenStack.EMPTY,
            null,
            ""),
        PlayState.IDLE,
        LibraryState.EMPTY,
        SharingState.NOTHING,
        GuideState.NOTHING,
        PuzzleProgress.NONE,
        LiveState.NOTHING,
        Opening.LOADING,
        false);
  }

  /** The match while its board is shown, or null. */
  public @Nullable Match shown() {
    return session.shown();
  }

  /** The model as it is shown: without the computers' stones that are to come one by one. */
  Model seen() {
    return withSession(play.seen(session));
  }

  public Model withSession(Session other) {
    return new Model(other, play, library, sharing, guide, puzzles, live, opening, versionWaits);
  }

  public Model withPlay(PlayState other) {
    return new Model(session, other, library, sharing, guide, puzzles, live, opening, versionWaits);
  }

  public Model withLibrary(LibraryState other) {
    return new Model(session, play, other, sharing, guide, puzzles, live, opening, versionWaits);
  }

  public Model withSharing(SharingState other) {
    return new Model(session, play, library, other, guide, puzzles, live, opening, versionWaits);
  }

  public Model withGuide(GuideState other) {
    return new Model(session, play, library, sharing, other, puzzles, live, opening, versionWaits);
  }

  public Model withPuzzles(PuzzleProgress other) {
    return new Model(session, play, library, sharing, guide, other, live, opening, versionWaits);
  }

  public Model withLive(LiveState other) {
    return new Model(session, play, library, sharing, guide, puzzles, other, opening, versionWaits);
  }

  Model withOpening(Opening other) {
    return new Model(session, play, library, sharing, guide, puzzles, live, other, versionWaits);
  }

  public Model withVersionWaits(boolean waits) {
    return new Model(session, play, library, sharing, guide, puzzles, live, opening, waits);
  }
}
