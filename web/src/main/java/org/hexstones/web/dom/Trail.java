package org.hexstones.web.dom;

import java.util.function.IntSupplier;
import org.teavm.jso.browser.Window;

/**
 * The browser's history: an entry for each layer over the one that the page was opened with, so
 * that the way back closes the topmost and leaves the site only from the lowest. How deep an entry
 * is stands in its state, which a reload keeps.
 */
public final class Trail {
  /** What walking the history asks for. */
  public interface Walk {
    /** The topmost layer is to be closed. */
    void back();

    /** What the entry tells is to be shown again, where that can be. */
    void forth();

    /** The address is another entry's now. */
    void arrived();
  }

  private final IntSupplier layers;
  private final Walk walk;

  /** How deep the present entry is. */
  private int depth;

  /** How many layers there are at the lowest entry. */
  private int base;

  /** How many layers there were before the last event. */
  private int before;

  private boolean begun;

  /** Whether the browser was asked to go back and has not come there yet. */
  private boolean turning;

  /** Whether layers change because the browser went elsewhere. */
  private boolean walking;

  /**
   * @param layers asked how many there are
   */
  public Trail(IntSupplier layers, Walk walk) {
    this.layers = layers;
    this.walk = walk;
  }

  /**
   * Begins at the present entry, which shows what is there now.
   *
   * @param plain whether its address asked for the start screen, which is then the lowest
   */
  public void begin(boolean plain) {
    int noted = AddressJs.depth();
    begin(Math.max(noted, 0), 0);
    base = plain && noted < 0 ? 0 : Math.max(0, before - depth);
    follow();
  }

  /** Begins at an entry that asks for something, be that there already or not. */
  public void beginAsked() {
    begin(0, 1);
  }

  private void begin(int at, int lowest) {
    depth = at;
    base = lowest;
    before = layers.getAsInt();
    AddressJs.deepen(depth, false);
    if (!begun) {
      begun = true;
      Js.listen(Window.current(), "popstate", event -> walked());
    }
  }

  public boolean isBegun() {
    return begun;
  }

  /** Whether the present entry is of this trail, and not of an address that was typed. */
  public boolean isHere() {
    return AddressJs.depth() >= 0;
  }

  /** Makes an entry for every new layer, and leaves those of layers that are closed. */
  public void follow() {
    if (walking || !begun) {
      return;
    }
    int now = layers.getAsInt();
    if (now < before) {
      base = Math.min(base, now);
    }
    before = now;
    if (turning) {
      return;
    }
    int wanted = Math.max(0, now - base);
    while (depth < wanted && AddressJs.deepen(depth + 1, true)) {
      depth++;
    }
    if (depth > wanted) {
      turning = true;
      AddressJs.goBack(depth - wanted);
    }
  }

  private void walked() {
    int here = AddressJs.depth();
    if (here < 0) {
      return;
    }
    boolean asked = turning;
    turning = false;
    int from = depth;
    depth = here;
    if (!asked) {
      walking = true;
      if (here > from) {
        walk.forth();
        base = Math.max(0, layers.getAsInt() - here);
      } else if (here < from) {
        for (int left = layers.getAsInt() - base - here; left > 0; left--) {
          walk.back();
        }
      }
      walking = false;
      before = layers.getAsInt();
    }
    walk.arrived();
    follow();
  }
}
