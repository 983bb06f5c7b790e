package org.hexstones.web.analysis;

import org.hexstones.game.GameRecord;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.settings.Settings;

/** What the analysis board uses of the browser and its storage. */
interface AnalysisBrowser {
  void saveSettings(Settings settings);

  /** Notes whether a better turn was found in the position after so many moves. */
  void practised(GameRecord record, int plies, boolean right);

  void saveStudy(Match study);

  /** Shows this study in the address. */
  void showAddress(Study study);

  /** Notes the place in the study for this tab, and scrolls the tree to it. */
  void showMove(Study study);

  /** Notes for this tab what the analysis board begins with after a reload. */
  void noteTask(StudyTask task);

  /**
   * Lets the new version take over and loads the page again, once all is stored.
   *
   * @param held runs if another tab holds the version in use
   */
  void takeVersion(Runnable held);

  /** The fragment of the page from which the person came. */
  String cameFrom();

  /**
   * Leaves for the page once everything possible is saved.
   *
   * @param isWhole whether the address contains all of the study
   */
  void leave(boolean isWhole, String fragment);
}
