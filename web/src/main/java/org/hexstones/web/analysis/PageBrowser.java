package org.hexstones.web.analysis;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.Match;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.Repetition;

/** The browser that shows the analysis board. */
final class PageBrowser implements AnalysisBrowser {
  private final Preferences preferences;
  private final GamePersistence games;
  private final Renderer screen;
  private final AddressBar address;

  PageBrowser(Preferences preferences, GamePersistence games, Renderer screen, AddressBar address) {
    this.preferences = preferences;
    this.games = games;
    this.screen = screen;
    this.address = address;
  }

  @Override
  public void saveSettings(Settings settings) {
    preferences.keep(settings);
    Browser.describe(settings);
  }

  @Override
  public void practised(GameRecord record, int plies, boolean right) {
    String key = Repetition.position(record, plies);
    preferences.keep(preferences.practice().answered(key, right, PuzzleFile.today()));
  }

  @Override
  public void saveStudy(Match study) {
    games.keep(study);
  }

  @Override
  public void showAddress(Study study) {
    address.show(study.id(), Fragment.Word.STUDY, study.record(), Fragment.ALL);
  }

  @Override
  public void showMove(Study study) {
    preferences.notePlace(study.id(), study.at().text());
    screen.showCurrent();
  }

  @Override
  public void noteTask(StudyTask task) {
    preferences.noteTask(task);
  }

  @Override
  public void takeVersion(Runnable held) {
    games.leaveFor(() -> Versions.take(held));
  }

  @Override
  public String cameFrom() {
    return preferences.cameFrom();
  }

  /**
   * A study that cannot be stored is in the address that is left, which remains in the browser's
   * history.
   */
  @Override
  public void leave(boolean isWhole, String fragment) {
    games.leave(
        isWhole,
        kept -> {
          address.flush();
          PageAddress.turnTo(fragment, true);
        });
  }
}
