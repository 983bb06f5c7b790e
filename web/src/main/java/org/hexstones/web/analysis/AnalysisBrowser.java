package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.Match;
import org.hexstones.web.settings.Settings;

/** What the analysis board asks of the browser and of what is kept there. */
interface AnalysisBrowser {
  void saveSettings(Settings settings);

  void saveStudy(Match study);

  /** The address tells this study. */
  void showAddress(Study study);

  /** The tab notes the place in the study, and the tree scrolls to it. */
  void showMove(Study study);

  void focusCell(String cell);

  void focusControl(String name);

  void zoom(boolean larger);

  void takeVersion();

  /** The fragment at which the page was left. */
  String cameFrom();

  /**
   * Turns to the page once everything is kept that can be.
   *
   * @param toldWhole whether the address tells all of the study
   */
  void leave(boolean toldWhole, String fragment);
}
