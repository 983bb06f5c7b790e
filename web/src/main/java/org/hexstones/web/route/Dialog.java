package org.hexstones.web.route;

/** What lies over the page. */
public enum Dialog {
  NONE,
  RULES,
  SETTINGS,
  MOVES,
  KEYS,
  RESIGN,
  LIBRARY,
  SHARE,
  OPEN
}
