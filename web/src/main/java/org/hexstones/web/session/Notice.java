package org.hexstones.web.session;

import java.util.List;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Something the person is told, until it is dismissed or overtaken.
 *
 * @param reasons what was refused, for the kinds that tell it; else empty
 */
public record Notice(Kind kind, List<Reason> reasons) {
  /** What is told. */
  public enum Kind {
    /** A move was refused. */
    REFUSED,
    /** The worker failed and was started again. */
    WORKER_RESTARTED,
    /** The worker failed again and again. */
    WORKER_LOST,
    /** The browser does not keep games. */
    NOT_KEPT,
    /** There is no room to keep the game. */
    FULL,
    /** A newer version has changed where games are kept. */
    NEWER_STORE,
    /** A kept game is of a newer version. */
    NEWER_GAME,
    /** Another tab went on with the game. */
    WENT_ON,
    /** Another tab went on otherwise: this is a game of its own now. */
    FORKED,
    /** A kept game could not be read and was set aside. */
    SET_ASIDE,
    /** A kept game could not be read and not set aside: it lies where it was. */
    NOT_SET_ASIDE,
    /** The address asked for a game that cannot be. */
    BAD_ADDRESS,
    /** A link cannot be read. */
    BAD_LINK,
    /** A file or a text cannot be read. */
    BAD_FILE,
    /** A link was opened of a game that is new here: the player to move sits here. */
    JOINED,
    /** The page slept, and the clocks stand. */
    ASLEEP,
    /** Nothing is played while the clocks stand. */
    PAUSED,
    /** A link tells less of a game than is known here. */
    LINK_OLDER,
    /** A link tells another course of a game than is known here. */
    LINK_DIFFERS,
    /** A link tells moves of the person here that were not made here. */
    LINK_MOVED,
    /** The link is in the clipboard. */
    COPIED,
    /** It is not. */
    NOT_COPIED,
    /** The address asked for a puzzle that there is not. */
    NO_PUZZLE,
    /** A file could not be made. */
    NOT_SAVED,
    /** A tree of moves has as many as it can have. */
    TREE_FULL
  }

  public Notice {
    reasons = List.copyOf(reasons);
  }

  public static Notice of(Kind kind) {
    return new Notice(kind, List.of());
  }

  public static Notice of(Kind kind, Reason reason) {
    return new Notice(kind, List.of(reason));
  }

  /** Whether it is over once something else is played or chosen; else it tells what lasts. */
  public boolean passes() {
    return kind != Kind.NOT_KEPT && kind != Kind.FULL && kind != Kind.NEWER_STORE;
  }

  /** What is left of a notice once what is shown was kept: no more of what was not. */
  public static @Nullable Notice onceKept(@Nullable Notice notice) {
    return notice == null || notice.passes() ? notice : null;
  }

  /** Whether it is over once the computer has moved. */
  public boolean isOfWorker() {
    return kind == Kind.WORKER_RESTARTED || kind == Kind.WORKER_LOST;
  }

  /**
   * What is left of a notice when an address is opened: what concerns kept games is still to be
   * read.
   */
  public static @Nullable Notice lasting(@Nullable Notice notice) {
    if (notice == null) {
      return null;
    }
    return switch (notice.kind()) {
      case NOT_KEPT, FULL, NEWER_STORE, NEWER_GAME, FORKED, SET_ASIDE, NOT_SET_ASIDE -> notice;
      default -> null;
    };
  }

  public @Nullable Reason reason() {
    return reasons.isEmpty() ? null : reasons.get(0);
  }
}
