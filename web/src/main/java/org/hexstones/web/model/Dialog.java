package org.hexstones.web.model;

/** What lies over the page. */
public enum Dialog {
  NONE,
  RULES,
  SETTINGS,
  MOVES,
  RESIGN,
  LIBRARY,
  SHARE,
  OPEN
}
