package org.hexstones.web.platform;

import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the browser's history in step with the stack of screens: each layer over the one that the
 * page was opened with has an entry, so that "back" closes the topmost layer and leaves the site
 * only from the lowest. The depth of an entry is in its state, which a reload keeps. The browser
 * moves in its history some time after it is asked to, and the person may do so meanwhile.
 */
public final class HistorySync {
  /** The entries of the tab's history. */
  public interface Entries {
    /** How deep the entry is with which this page was loaded; negative where that is unknown. */
    int loadedDepth();

    /** How deep the present entry is, as it was noted; negative where it was not. */
    int noted();

    /** Notes how deep the present entry is, or makes a new one; whether that was allowed. */
    boolean deepen(int depth, boolean isNew);

    /** Goes back by so many entries, later. */
    void goBack(int entries);
  }

  /** What walking the history asks for. */
  public interface Walk {
    /** The topmost layer is to be closed. */
    void back();

    /** What the entry was made for is to be shown again, if possible. */
    void forth();

    /** The same for an entry as deep as the one before. */
    void across();

    /** The address is another entry's now. */
    void arrived();
  }

  private static final int NOWHERE = -1;

  private final Entries entries;
  private final IntSupplier layers;
  private final Walk walk;

  /** How deep the present entry is. */
  private int depth;

  /** How many layers there are at the lowest entry. */
  private int base;

  /** How many layers there were before the last event. */
  private int before;

  private boolean begun;

  /** How deep the entry is that the browser was asked to go back to, until it comes there. */
  private int target = NOWHERE;

  /** What is to be done once it has come there. */
  private @Nullable Runnable waiting;

  /** Whether layers change because the browser went elsewhere. */
  private boolean walking;

  /** Whether what the present entry asks for is still being read. */
  private boolean awaiting;

  /** Whether the present entry is new, and has no layer of its own yet. */
  private boolean fresh;

  /**
   * @param layers asked how many there are
   */
  public HistorySync(Entries entries, IntSupplier layers, Walk walk) {
    this.entries = entries;
    this.layers = layers;
    this.walk = walk;
  }

  /**
   * Begins at the present entry, which shows what is there now.
   *
   * @param plain whether its address asked for the start screen, which is then the lowest
   */
  public void begin(boolean plain) {
    int noted = entries.loadedDepth();
    begin(Math.max(noted, 0), 0);
    base = plain && noted < 0 ? 0 : Math.max(0, before - depth);
    follow();
  }

  /** Begins at an entry that asks for something, until {@link #settled} is called. */
  public void beginAsked() {
    int noted = Math.max(entries.loadedDepth(), 0);
    begin(noted, noted > 0 ? 0 : 1);
    awaiting = true;
  }

  private void begin(int at, int lowest) {
    depth = at;
    base = lowest;
    before = layers.getAsInt();
    entries.deepen(depth, false);
    begun = true;
  }

  public boolean isBegun() {
    return begun;
  }

  /** Whether the present entry was made by this class, and not by a typed address. */
  public boolean isHere() {
    return entries.noted() >= 0;
  }

  /** Whether the browser was asked to leave the present entry, and has not done so yet. */
  public boolean isLeaving() {
    return target != NOWHERE;
  }

  /** Does it once the browser has left what it was asked to leave. */
  public void onceThere(Runnable what) {
    if (isLeaving()) {
      waiting = what;
    } else {
      what.run();
    }
  }

  /**
   * The browser has made an entry of an address that was typed. It lies over what was shown, and
   * shows that until what it asks for is read.
   */
  public void typed() {
    target = NOWHERE;
    waiting = null;
    fresh = true;
    awaiting = true;
    entries.deepen(depth, false);
  }

  /** What the present entry asks for is about to be read. */
  public void await() {
    awaiting = true;
  }

  /** What the present entry asks for is shown now, or refused. */
  public void settled() {
    if (!awaiting || !begun) {
      return;
    }
    awaiting = false;
    if (fresh && layers.getAsInt() - base < depth) {
      depth = Math.max(0, layers.getAsInt() - base);
      entries.deepen(depth, false);
    }
    fresh = false;
    base = Math.max(0, layers.getAsInt() - depth);
    follow();
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
    if (isLeaving()) {
      return;
    }
    int wanted = Math.max(0, now - base);
    while (depth < wanted && entries.deepen(depth + 1, !fresh)) {
      fresh = false;
      depth++;
    }
    if (depth > wanted && !awaiting) {
      target = wanted;
      entries.goBack(depth - wanted);
    }
  }

  /** The browser has come to another entry. */
  public void walked() {
    int here = entries.noted();
    if (here < 0) {
      return;
    }
    // Further down than was asked for, the person has gone back too.
    boolean asked = isLeaving() && here >= target;
    int from = depth;
    target = NOWHERE;
    depth = here;
    awaiting = false;
    fresh = false;
    if (!asked) {
      walking = true;
      walk(from);
      walking = false;
      before = layers.getAsInt();
    }
    follow();
    if (!isLeaving()) {
      walk.arrived();
      Runnable now = waiting;
      waiting = null;
      if (now != null) {
        now.run();
      }
    }
  }

  private void walk(int from) {
    if (depth < from) {
      for (int left = layers.getAsInt() - base - depth; left > 0; left--) {
        walk.back();
      }
      return;
    }
    if (depth > from) {
      walk.forth();
    } else {
      walk.across();
    }
    if (!awaiting) {
      base = Math.max(0, layers.getAsInt() - depth);
    }
  }
}
