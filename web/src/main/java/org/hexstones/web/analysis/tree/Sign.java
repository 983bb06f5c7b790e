package org.hexstones.web.analysis.tree;

import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;

/** The icons that only the analysis board has. */
public enum Sign {
  TO_BEGIN("M6 5V19M18 6L10 12L18 18"),
  BACK("M15 6L8 12L15 18"),
  ON("M9 6L16 12L9 18"),
  TO_END("M18 5V19M6 6L14 12L6 18"),
  UP("M6 15L12 8L18 15"),
  DOWN("M6 9L12 16L18 9");

  private final String path;

  Sign(String path) {
    this.path = path;
  }

  public Element draw() {
    return Icon.draw(path);
  }
}
