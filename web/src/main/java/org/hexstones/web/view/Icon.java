package org.hexstones.web.view;

import org.hexstones.web.markup.Element;

/** The signs on buttons: strokes in a square of 24. */
enum Icon {
  UNDO("M9 6L4 11L9 16M4.5 11H14A5 5 0 0 1 14 21H11"),
  REDO("M15 6L20 11L15 16M19.500 11H10A5 5 0 0 0 10 21H13"),
  NEW("M12 5V19M5 12H19"),
  RULES("M9 9.500A3 3 0 1 1 12 12.500V14.500M12 18V18.200"),
  SETTINGS("M4 7H13M17 7H20M4 17H7M11 17H20M15 5V9M9 15V19"),
  MOVES("M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5"),
  RESIGN("M6 21V4H18L15 8.500L18 13H6"),
  SIZES("M9 4L7 20M17 4L15 20M4 9H20M4 15H20"),
  PLAY_ON("M8 5L19 12L8 19Z"),
  GAMES("M4 5H10V11H4ZM14 5H20V11H14ZM4 15H10V21H4ZM14 15H20V21H14Z"),
  DELETE("M4 7H20M9 7V4H15V7M6.500 7L7.500 20H16.500L17.500 7M10 11V16M14 11V16"),
  CLOSE("M6 6L18 18M18 6L6 18"),
  PERSON("M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4M4.500 20.500A7.500 7 0 0 1 19.500 20.500"),
  COMPUTER("M4 6H20V16H4ZM9 20H15M12 16V20");

  private final String path;

  Icon(String path) {
    this.path = path;
  }

  Element draw() {
    return Element.of("svg", "icon")
        .with("viewBox", "0 0 24 24")
        .with("aria-hidden", "true")
        .add(Element.of("path").with("d", path));
  }
}
