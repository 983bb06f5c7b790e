package org.hexstones.web.platform.address;

import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the browser's history in step with the stack of screens. Each screen over the one that the
 * page was opened with has an entry. So "back" closes the topmost screen, and leaves the site only
 * from the lowest. The depth of an entry is in its state, which survives a reload. The browser
 * moves in its history some time after the call, and the person may do so meanwhile.
 */
public final class HistorySync {
  /** The entries of the tab's history. */
  public interface Entries {
    /** The depth of the entry with which this page was loaded; negative if unknown. */
    int loadedDepth();

    /** The noted depth of the present entry; negative if none was noted. */
    int noted();

    /**
     * Notes the depth of the present entry, or makes a new one. Returns whether the browser allowed
     * it.
     */
    boolean deepen(int depth, boolean isNew);

    /**
     * Goes back by so many entries, some time later. Returns false, and goes nowhere, if that would
     * leave the page: a tab has at most 50 entries, and the browser drops those that no press made
     * first.
     */
    boolean goBack(int entries);
  }

  /** The reactions to steps in the history. */
  public interface Walk {
    /** Closes the topmost screen. */
    void back();

    /** Shows the screen of the entry again, if possible. */
    void forth();

    /** Shows the screen of an entry that is as deep as the one before. */
    void across();

    /** The address now belongs to another entry, and is not being read. */
    void arrived();
  }

  private static final int NOWHERE = -1;

  private final Entries entries;
  private final IntSupplier layers;
  private final Walk walk;

  /** The depth of the present entry. */
  private int depth;

  /** The number of screens at the lowest entry. */
  private int base;

  /** The number of screens before the last event. */
  private int before;

  private boolean begun;

  /** The depth of the entry that the browser was asked to go back to, until it arrives there. */
  private int target = NOWHERE;

  /** The task for the time when it has arrived there. */
  private @Nullable Runnable waiting;

  /** Whether screens change because the browser moved in its history. */
  private boolean walking;

  /** Whether what the present entry asks for is still being read. */
  private boolean awaiting;

  /** Whether the present entry is new and has no screen yet. */
  private boolean fresh;

  /**
   * @param layers the number of screens on the stack
   */
  public HistorySync(Entries entries, IntSupplier layers, Walk walk) {
    this.entries = entries;
    this.layers = layers;
    this.walk = walk;
  }

  /**
   * Begins at the present entry, which shows the present screens.
   *
   * @param plain whether its address asked for the start screen, which is then the lowest
   */
  public void begin(boolean plain) {
    int noted = entries.loadedDepth();
    begin(Math.max(noted, 0), 0);
    base = plain && noted < 0 ? 0 : Math.max(0, before - depth);
    follow();
  }

  /** Begins at an entry whose address is still to be read, until {@link #settled} is called. */
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

  /** Whether this class made the present entry, so that it is not of a typed address. */
  public boolean isHere() {
    return entries.noted() >= 0;
  }

  /** Whether the browser was asked to leave the present entry and has not done so yet. */
  public boolean isLeaving() {
    return target != NOWHERE;
  }

  /** Runs a task once the browser has arrived where it was asked to go. */
  public void onceThere(Runnable what) {
    if (isLeaving()) {
      waiting = what;
    } else {
      what.run();
    }
  }

  /**
   * The browser has made an entry for a typed address. It lies over the present screens, and shows
   * them until the address is read.
   */
  public void typed() {
    target = NOWHERE;
    waiting = null;
    fresh = true;
    awaiting = true;
    entries.deepen(depth, false);
  }

  /** The address of the present entry is about to be read. */
  public void await() {
    awaiting = true;
  }

  /** The address of the present entry is shown now, or refused. */
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

  /** Makes an entry for every new screen, and leaves the entries of closed screens. */
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
      if (entries.goBack(depth - wanted)) {
        target = wanted;
      } else {
        depth = wanted;
        entries.deepen(depth, false);
      }
    }
  }

  /** The browser has moved to another entry. */
  public void walked() {
    int here = entries.noted();
    if (here < 0) {
      return;
    }
    // If it is lower than was asked for, the person has gone back too.
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
      if (!awaiting) {
        walk.arrived();
      }
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
