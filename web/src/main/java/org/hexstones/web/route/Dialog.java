package org.hexstones.web.route;

/** The dialogs of the page. */
public enum Dialog {
  NONE,
  RULES,
  SETTINGS,
  MOVES,
  MORE,
  KEYS,
  ABOUT,
  RESIGN,
  LIBRARY,
  SHARE,
  OPEN,
  OPTIONS,
  FRIEND,
  LIVE
}
