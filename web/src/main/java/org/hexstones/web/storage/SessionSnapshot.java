package org.hexstones.web.storage;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The match that this tab showed last, in the tab's own storage. A reload may come before the store
 * has the last moves of a match, or before it has the match at all. Then the next page reads the
 * snapshot. It is written as soon as the moves are painted, and again when the page is left, which
 * may be too late for the next page.
 */
final class SessionSnapshot {
  private static final String KEY = "now";
  private static final char END = '\n';

  private final KeyValueStore tab;
  private final Scheduler scheduler;
  private final Function<String, Parsed<Setup>> setups;

  /** The match that is not written yet, or null. */
  private @Nullable Match pending;

  SessionSnapshot(KeyValueStore tab, Scheduler scheduler, Function<String, Parsed<Setup>> setups) {
    this.tab = tab;
    this.scheduler = scheduler;
    this.setups = setups;
    scheduler.onLeave(this::write);
  }

  void keep(Match match) {
    pending = match;
    scheduler.afterPaint(this::write);
  }

  private void write() {
    Match now = pending;
    if (now != null) {
      pending = null;
      tab.write(KEY, (now.id() + END).concat(MatchCodec.write(now)));
    }
  }

  /** Removes a match that was deleted. */
  void forget(String id) {
    Match now = pending;
    if (now != null && now.id().equals(id)) {
      pending = null;
    }
    if (read(id) != null) {
      tab.remove(KEY);
    }
  }

  /** The last written state of the match with an identifier, or null. */
  @Nullable Match read(String id) {
    String text = text(id);
    return text.isEmpty() ? null : MatchCodec.read(id, text, setups).match();
  }

  /** Reads that state in slices. {@link #read} and the store are quick to read it then. */
  void readAhead(String id, Runnable then) {
    MatchCodec.readAhead(text(id), setups, scheduler, then);
  }

  private String text(String id) {
    return text(tab, id);
  }

  /** The text of the match with an identifier in the storage of a tab, or an empty one. */
  static String text(KeyValueStore tab, String id) {
    String text = tab.read(KEY);
    String begin = id + END;
    return id.isEmpty() || text == null || !text.startsWith(begin)
        ? ""
        : text.substring(begin.length());
  }
}
