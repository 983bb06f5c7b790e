package org.hexstones.web.storage;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.BrowserStorage;
import org.jspecify.annotations.Nullable;

/**
 * The match that this tab showed last, noted in the tab for the next start of the page: a reload
 * may come before the store has its last stones, or anything of it. It is noted as soon as those
 * are painted, and once more when the page is left, which may be too late for the page that
 * follows.
 */
final class SessionSnapshot {
  private static final String NOTE = "now";
  private static final char END = '\n';

  private final BrowserStorage tab = new BrowserStorage(BrowserStorage.Where.TAB);
  private final Function<String, Parsed<Setup>> setups;

  /** What is not noted yet. */
  private @Nullable Match latest;

  SessionSnapshot(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
    Browser.onLeave(this::note);
  }

  void keep(Match match) {
    latest = match;
    Browser.afterPaint(this::note);
  }

  private void note() {
    Match now = latest;
    if (now != null) {
      latest = null;
      tab.write(NOTE, now.id() + END + MatchCodec.write(now));
    }
  }

  /** It is not to come back: it was deleted. */
  void forget(String id) {
    Match now = latest;
    if (now != null && now.id().equals(id)) {
      latest = null;
    }
    if (read(id) != null) {
      tab.remove(NOTE);
    }
  }

  /** The match of that name as it was noted, or null. */
  @Nullable Match read(String id) {
    String note = tab.read(NOTE);
    String begin = id + END;
    if (id.isEmpty() || note == null || !note.startsWith(begin)) {
      return null;
    }
    return MatchCodec.read(id, note.substring(begin.length()), setups)
            instanceof MatchCodec.Read.Whole whole
        ? whole.match()
        : null;
  }
}
