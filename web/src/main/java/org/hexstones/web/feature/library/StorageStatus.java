package org.hexstones.web.feature.library;

/**
 * What the browser says about the games that it stores.
 *
 * @param promise whether it has promised not to delete them
 * @param canAsk whether it can be asked for that
 * @param bytes the room that is used; negative if unknown
 */
public record StorageStatus(Promise promise, boolean canAsk, double bytes) {
  /** Whether the browser has promised not to delete them. */
  public enum Promise {
    GIVEN,
    NOT_GIVEN,
    /** It was asked by the person here, and has not given it. */
    REFUSED
  }

  private static final double TENTH = 100_000;
  private static final int TEN = 10;

  /** In tenths of a million: more than a browser gives, and few enough for an int. */
  private static final double MOST = 1e8;

  StorageStatus answered(boolean promised) {
    return new StorageStatus(promised ? Promise.GIVEN : Promise.REFUSED, canAsk, bytes);
  }

  /** Whether it makes sense that the person asks. */
  boolean isOpen() {
    return promise == Promise.NOT_GIVEN && canAsk;
  }

  /** The room in millions of bytes, as a decimal number; empty if unknown. */
  String megabytes() {
    if (!(bytes >= 0)) {
      return "";
    }
    int tenths = (int) Math.max(1, Math.min(MOST, bytes / TENTH + 0.5));
    return tenths < TEN * TEN ? tenths / TEN + "." + tenths % TEN : String.valueOf(tenths / TEN);
  }
}
