package org.hexstones.web.session;

import java.util.List;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A message for the person, until it is dismissed or replaced.
 *
 * @param reasons why something was refused, for the kinds that show it; else empty
 * @param again whether it follows the same one, which did not
 * @param below the lasting notice that is shown again once this one is gone, or null
 */
public record Notice(Kind kind, List<Reason> reasons, boolean again, @Nullable Notice below) {
  /** The kinds of notices. */
  public enum Kind {
    /** A move was refused. */
    REFUSED,
    /** The worker failed and was started again. */
    WORKER_RESTARTED,
    /** The worker failed again and again. */
    WORKER_LOST,
    /** The browser does not store games. */
    NOT_KEPT,
    /** The storage is full. */
    FULL,
    /** The store did not answer which games it has. */
    NOT_READ,
    /** A newer version of the page has changed the store. */
    NEWER_STORE,
    /** A stored game was written by a newer version. */
    NEWER_GAME,
    /** Another tab continued the game. */
    WENT_ON,
    /** Another tab continued the game differently, so this is now a separate game. */
    FORKED,
    /** A link's course of a game was taken, and the one played here is now a separate game. */
    COURSE_APART,
    /** A stored game could not be read and was set aside. */
    SET_ASIDE,
    /** A stored game could not be read, nor set aside: it is unchanged in its place. */
    NOT_SET_ASIDE,
    /** The address asked for an invalid game. */
    BAD_ADDRESS,
    /** A link cannot be read. */
    BAD_LINK,
    /** A file or a text cannot be read. */
    BAD_FILE,
    /** A link opened a game in which nobody here has a seat yet. */
    JOINED,
    /** The page slept. The clocks are paused. */
    ASLEEP,
    /** A player has left a game that goes on. */
    LEFT,
    /** The cell of a stone that was laid ahead is taken. */
    AHEAD_TAKEN,
    /** No stone can be placed while the computer thinks. */
    THINKS,
    /** No move can be played while the clocks are paused. */
    PAUSED,
    /** A link has fewer moves of a game than are known here. */
    LINK_OLDER,
    /** A link has another course of a game than is known here. */
    LINK_DIFFERS,
    /** A link has moves of the person here that were not made here. */
    LINK_MOVED,
    /** The link is in the clipboard. */
    COPIED,
    /** The link could not be copied. */
    NOT_COPIED,
    /** A text is in the clipboard. */
    TEXT_COPIED,
    /** The address asked for a puzzle that does not exist. */
    NO_PUZZLE,
    /** All games were written to the file that the person has chosen for them. */
    COPY_SAVED,
    /** A file could not be saved. */
    NOT_SAVED,
    /** The tab that invites has taken the answer that was opened here. */
    CODE_HANDED_OVER,
    /** No tab of this browser waits for the answer that was opened here. */
    CODE_NOT_AWAITED,
    /** The invitation that was opened here is this browser's own. */
    OWN_CODE,
    /** The page was loaded again, which has ended the connection of a live game. */
    CONNECTION_RELOADED,
    /** The page was loaded again, so the code of its invitation is another one now. */
    CODE_RENEWED,
    /** It is the turn of the person here in a live game that is not on the screen. */
    TURN_CAME,
    /** A player of a live game has left, or is out of reach. */
    PEER_LEFT,
    /** A player of a live game has come, or come back. */
    PEER_HERE,
    /** Another player of a live game has claimed the time of the one here, who was absent. */
    CLAIMED,
    /** The clock of another player counts otherwise there than here. */
    CLOCKS_DIFFER,
    /** The host of a live game plays it with other clocks than this device. */
    OTHER_CLOCKS,
    /** The host of a live game gives this device another seat than it has, so it was left. */
    SEAT_DIFFERS,
    /** Another player of a live game has declined an offer. */
    DECLINED,
    /** The new version has to wait for a tab that plays live, or has games that are not stored. */
    VERSION_HELD,
    /** The tree of moves is full. */
    TREE_FULL
  }

  public Notice {
    reasons = List.copyOf(reasons);
  }

  public Notice(Kind kind, List<Reason> reasons) {
    this(kind, reasons, false, null);
  }

  public static Notice of(Kind kind) {
    return new Notice(kind, List.of());
  }

  public static Notice of(Kind kind, Reason reason) {
    return new Notice(kind, List.of(reason));
  }

  /**
   * The notice in place of another one. If both say the same, it is to be announced again, unless
   * it describes a lasting state. A lasting state is not replaced by what passes: it lies below.
   */
  // The same object is the notice that remains, as after a save.
  @SuppressWarnings("ReferenceEquality")
  Notice after(@Nullable Notice before) {
    if (before == null || before == this || !passes()) {
      return this;
    }
    boolean repeats = kind == before.kind && reasons.equals(before.reasons);
    Notice lasting = before.passes() ? before.below : before;
    return repeats || lasting != null
        ? new Notice(kind, reasons, repeats && !before.again, lasting)
        : this;
  }

  /** Whether the next move or choice removes it. The others describe a lasting state. */
  public boolean passes() {
    return kind != Kind.NOT_KEPT && kind != Kind.FULL && kind != Kind.NEWER_STORE;
  }

  /** The notice that remains after a save: one about failed saving goes away. */
  static @Nullable Notice onceKept(@Nullable Notice notice) {
    if (notice == null || !notice.passes()) {
      return null;
    }
    return notice.below == null
        ? notice
        : new Notice(notice.kind, notice.reasons, notice.again, null);
  }

  /** Whether the computer's next move removes it. */
  public boolean isOfWorker() {
    return kind == Kind.WORKER_RESTARTED || kind == Kind.WORKER_LOST;
  }

  /**
   * The notice that remains when an address is opened: one about stored games is still to be read.
   */
  public static @Nullable Notice lasting(@Nullable Notice notice) {
    if (notice == null) {
      return null;
    }
    return switch (notice.kind()) {
      case NOT_KEPT, FULL, NOT_READ, NEWER_STORE, NEWER_GAME, FORKED, SET_ASIDE, NOT_SET_ASIDE ->
          notice;
      default -> notice.below();
    };
  }

  public @Nullable Reason reason() {
    return reasons.isEmpty() ? null : reasons.get(0);
  }
}
