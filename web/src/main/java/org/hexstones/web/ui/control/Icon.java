package org.hexstones.web.ui.control;

import org.hexstones.web.vdom.Element;

/** The icons of buttons: strokes in a square of 24 units. */
public enum Icon {
  UNDO("M9 6L4 11L9 16M4.5 11H14A5 5 0 0 1 14 21H11"),
  REDO("M15 6L20 11L15 16M19.500 11H10A5 5 0 0 0 10 21H13"),
  HOME("M4 11L12 4L20 11V20H4Z"),
  MORE("M5 12H5.200M12 12H12.200M19 12H19.200"),
  RULES("M9 9.500A3 3 0 1 1 12 12.500V14.500M12 18V18.200"),
  SETTINGS("M4 7H13M17 7H20M4 17H7M11 17H20M15 5V9M9 15V19"),
  MOVES("M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5"),
  RESIGN("M6 21V4H18L15 8.500L18 13H6"),
  SIZES("M9 4L7 20M17 4L15 20M4 9H20M4 15H20"),
  SOUND(
      "M4 9.500H7.500L12 5.500V18.500L7.500 14.500H4ZM15.500 9A4.200 4.200 0 0 1 15.500 15M18 6A8 8"
          + " 0 0 1 18 18"),
  SILENCE("M4 9.500H7.500L12 5.500V18.500L7.500 14.500H4ZM16 9.500L21 14.500M21 9.500L16 14.500"),
  PLAY_ON(Strokes.PLAY_ON),
  PAUSE(Strokes.PAUSE),
  GAMES("M3.500 5.500H9L11 8H20.500V19H3.500Z"),
  DELETE("M4 7H20M9 7V4H15V7M6.500 7L7.500 20H16.500L17.500 7M10 11V16M14 11V16"),
  LINK(Strokes.LINK),
  SHARE("M12 15V4M7.500 8L12 3.500L16.500 8M6 12H5V20.500H19V12H18"),
  LARGER("M11 5A6 6 0 1 1 11 17A6 6 0 1 1 11 5M15.500 15.500L21 21M11 8V14M8 11H14"),
  SMALLER("M11 5A6 6 0 1 1 11 17A6 6 0 1 1 11 5M15.500 15.500L21 21M8 11H14"),
  CLOSE(Strokes.CLOSE),
  PERSON(Strokes.PERSON),
  ANALYSE("M5 20V12M10 20V5M15 20V9M20 20V15"),
  HINT("M9 17.500H15M10 21H14M9 17.500C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17.500"),
  COMPUTER(Strokes.COMPUTER);

  /** The icons round an early board. An enum is compiled whole, and a constant where it is used. */
  public static final class Strokes {
    public static final String LINK =
        "M10 14A4 4 0 0 0 15.700 14L19 10.700A4 4 0 0 0 13.300 5L12 6.300M14 10A4 4 0 0 0 8.300"
            + " 10L5 13.300A4 4 0 0 0 10.700 19L12 17.700";
    public static final String CLOSE = "M6 6L18 18M18 6L6 18";
    public static final String PERSON =
        "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4M4.500 20.500A7.500 7 0 0 1 19.500 20.500";
    public static final String PLAY_ON = "M8 5L19 12L8 19Z";
    public static final String PAUSE = "M8 5V19M16 5V19";
    public static final String COMPUTER = "M4 6H20V16H4ZM9 20H15M12 16V20";

    private Strokes() {}
  }

  private final String path;

  Icon(String path) {
    this.path = path;
  }

  public Element draw() {
    return draw(path);
  }

  /** An icon of these strokes. */
  public static Element draw(String path) {
    return Element.of("svg", "icon")
        .with("viewBox", "0 0 24 24")
        .with("aria-hidden", "true")
        .add(Element.of("path").with("d", path));
  }
}
