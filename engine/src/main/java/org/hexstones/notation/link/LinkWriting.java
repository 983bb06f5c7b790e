package org.hexstones.notation.link;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordBounds;
import org.jspecify.annotations.Nullable;

/** Writes a link in slices, for programs that do other work in between. */
public final class LinkWriting {
  private static final int NODES = 20;
  private static final int STEPS = 10;

  /** A character of a link has less than six bits. */
  private static final int MOST_BITS = 6 * Links.MAX_LENGTH;

  private final DigitWriter digits;
  private final StringBuilder reversed = new StringBuilder();
  private LinkV1.@Nullable Tree tree;
  private boolean folded;
  private boolean full;
  private @Nullable String link;

  /** Begins to write the link of a record. */
  public LinkWriting(GameRecord record) {
    this(record, new DigitWriter(MOST_BITS));
  }

  LinkWriting(GameRecord record, DigitWriter digits) {
    this.digits = digits;
    if (!RecordBounds.hasBoundedParts(record)) {
      full = true;
      return;
    }
    try {
      tree = LinkV1Head.write(digits, record);
    } catch (DigitWriter.Full tooLong) {
      full = true;
    }
  }

  /** Writes for a fraction of a millisecond. Returns whether there is more to write. */
  public boolean goOn() {
    LinkV1.Tree unfinished = tree;
    if (full || link != null) {
      return false;
    }
    if (unfinished != null) {
      try {
        tree = go(unfinished) ? unfinished : null;
      } catch (DigitWriter.Full tooLong) {
        full = true;
      }
    } else if (!folded) {
      folded = !digits.fold(STEPS);
    } else {
      boolean more = true;
      for (int i = 0; i < STEPS && more; i++) {
        more = Base62.takeGroup(digits.number(), reversed);
      }
      link = more ? null : finished();
    }
    return !full && link == null;
  }

  private static boolean go(LinkV1.Tree tree) {
    boolean more = true;
    for (int i = 0; i < NODES && more; i++) {
      more = tree.goOn();
    }
    return more;
  }

  private String finished() {
    String body = Links.NEWEST + reversed.reverse().toString();
    return body + Base62.check(body);
  }

  /**
   * Writes the rest. Returns the link, or null if it would be longer than {@link Links#MAX_LENGTH}.
   */
  public @Nullable String link() {
    while (goOn()) {
      // The condition does the work.
    }
    String all = link;
    return all == null || (digits.isBound() && all.length() > Links.MAX_LENGTH) ? null : all;
  }
}
