package org.hexstones.web.platform.dom;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Js;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Heading;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLDocument;

/** The document's body, redrawn at most once a frame. */
public final class Renderer {
  private static final String NAME = "Hexstones";

  private final DomPatch patch;
  private final Supplier<Element> view;
  private final Consumer<Viewport> resized;
  private boolean waiting;

  /** Whether the next drawing waits for the present one to be painted. */
  private boolean held;

  private boolean drawn;
  private boolean released;
  private @Nullable Element first;
  private String title = NAME;
  private @Nullable JSObject opener;
  private @Nullable String cellToFocus;
  private @Nullable String controlToFocus;
  private boolean currentToShow;
  private org.teavm.jso.dom.xml.@Nullable Element observed;

  /**
   * @param view makes the present tree
   * @param dispatch receives the events of the tree's elements
   * @param resized receives the viewport of the board, first and whenever it changes
   */
  public Renderer(Supplier<Element> view, Consumer<Event> dispatch, Consumer<Viewport> resized) {
    patch = new DomPatch(HTMLDocument.current().getBody(), dispatch);
    this.view = view;
    this.resized = resized;
  }

  /** Leaves the document to another program: no more input is received, and nothing drawn. */
  public void release() {
    patch.release();
    released = true;
  }

  /** Draws with the next frame. Before the first drawing it does nothing. */
  public void redraw() {
    if (drawn && !waiting) {
      waiting = true;
      Js.onNextFrame(
          () -> {
            if (waiting && !held && first == null) {
              draw();
            }
          });
    }
  }

  /**
   * Shows a part of the changes without waiting for the next frame, and the rest after that is
   * painted.
   *
   * @param part a tree that is mostly unchanged, or null: then all is drawn
   */
  public void showNow(@Nullable Element part) {
    if (!waiting || held) {
      return;
    }
    if (part == null || first != null) {
      draw();
      return;
    }
    held = true;
    patch.show(part);
    Js.onNextFrame(
        () ->
            Js.later(
                () -> {
                  held = false;
                  if (waiting) {
                    draw();
                  }
                }));
  }

  /** Moves the focus to a cell at once: the next key may come before the next frame. */
  public void focusCell(String cell) {
    DomJs.focusCell(cell);
    cellToFocus = cell;
  }

  /** Moves the focus to the control of that action or input at the next drawing. */
  public void focusControl(String name) {
    controlToFocus = name;
  }

  /** Scrolls to the current item of a list at the next drawing. */
  public void showCurrent() {
    currentToShow = true;
  }

  /**
   * Draws now. The first drawing has two pieces, because all of the program is slow at its first
   * run.
   */
  public void draw() {
    waiting = false;
    boolean begins = !drawn;
    // From now on the view may ask for another drawing.
    drawn = true;
    Element tree = view.get();
    if (!begins && first == null) {
      show(tree);
      return;
    }
    first = tree;
    if (begins) {
      Js.later(this::showFirst);
    }
  }

  private void showFirst() {
    if (waiting && DomJs.hasEarlyBoard()) {
      // A board that is there is taken over whole, so all its parts are drawn first.
      waiting = false;
      first = view.get();
      Js.later(this::showFirst);
      return;
    }
    Element tree = first;
    first = null;
    if (tree != null) {
      show(tree);
    }
    DomJs.tellDrawn();
    if (waiting) {
      waiting = false;
      redraw();
    }
  }

  private void show(Element tree) {
    if (released) {
      return;
    }
    JSObject before = DomJs.focused();
    boolean hadDialog = DomJs.hasDialog();
    patch.show(tree);
    updateTitle(Heading.of(tree));
    if (!hadDialog && DomJs.hasDialog()) {
      opener = before;
    }
    if (hadDialog || !DomJs.hasDialog()) {
      DomJs.keepFocus(before, hadDialog ? opener : null);
    }
    // If another drawing follows, it may show what is not there yet.
    if (cellToFocus != null && (DomJs.focusCell(cellToFocus) || !waiting)) {
      cellToFocus = null;
    }
    if (controlToFocus != null) {
      DomJs.focusControl(controlToFocus);
      controlToFocus = null;
    }
    if (currentToShow) {
      currentToShow = !DomJs.showCurrent() && waiting;
    }
    observeRoom();
    DomJs.countScores();
  }

  /** Tabs, the history and screen readers show the title. */
  private void updateTitle(String heading) {
    String wanted = heading.isEmpty() || heading.equals(NAME) ? NAME : heading + " – " + NAME;
    if (!wanted.equals(title)) {
      title = wanted;
      HTMLDocument.current().setTitle(wanted);
    }
  }

  /** The space for the board is known only after layout. */
  private void observeRoom() {
    org.teavm.jso.dom.xml.Element room = HTMLDocument.current().querySelector("[data-room]");
    if (room != null && room != observed) {
      DomJs.observeSize(
          room,
          (width, height) ->
              resized.accept(
                  new Viewport(width, height, Browser.windowWidth(), Browser.windowHeight())));
    }
    observed = room;
  }
}
