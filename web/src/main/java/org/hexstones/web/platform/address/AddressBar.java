package org.hexstones.web.platform.address;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.MovesShown;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.platform.Js;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.storage.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/**
 * The fragment of the address, replaced during the game. Browsers refuse too many changes (WebKit
 * more than a hundred in half a minute), so a change that comes too soon waits, and the latest
 * wins.
 */
public final class AddressBar {
  private static final int SELDOM = 350;

  /**
   * The key of a note in the tab: the match in the address, its fragment, and its former fragments.
   * A change while the page is being left may come too late for the address.
   */
  private static final String NOTE = "address";

  /** The maximum length of former fragments in the note. */
  private static final int FORMER = 8_100;

  /** A request to write a fragment. */
  private static final class Request {
    private final String match;
    private final Fragment.Word word;
    private final GameRecord record;
    private final int at;
    private ShortLink.@Nullable Writing writing;

    // The same record has the same link, at whatever move it is shown.
    @SuppressWarnings("ReferenceEquality")
    Request(String match, Fragment.Word word, GameRecord record, int at, @Nullable Request before) {
      writing = before != null && before.record == record ? before.writing : null;
      this.match = match;
      this.word = word;
      this.record = record;
      this.at = at;
    }

    /** The link, as far as it is written. */
    ShortLink.Writing link() {
      if (writing == null) {
        writing = new ShortLink.Writing(record);
      }
      return writing;
    }
  }

  private final KeyValueStore tab;

  /** The last request, whether it is written or not; null if there is none. */
  private @Nullable Request requested;

  private boolean written;

  /** The fragment that the next one replaces. */
  private String found = "";

  /** The match that was shown last. */
  private String shown = "";

  private int last = -SELDOM;
  private boolean waiting;

  /**
   * @param tab stores the note about the match in the address
   */
  public AddressBar(KeyValueStore tab) {
    this.tab = tab;
    Js.listen(Window.current(), "pagehide", event -> write());
  }

  /**
   * Puts the link of a record in the address after a delay.
   *
   * @param match the identifier that {@link #match} returns from then on
   * @param word what the link is for
   * @param record the record, which is encoded when it is written
   * @param at the number of moves that the link shows, or {@link Fragment#ALL}
   */
  public void show(String match, Fragment.Word word, GameRecord record, int at) {
    requested = new Request(match, word, record, at, requested);
    written = false;
    found = PageAddress.hash();
    // The link of another match is written at once, because a reload would read the earlier
    // address.
    boolean other = !match.equals(shown);
    shown = match;
    int wait = last + SELDOM - Js.millis();
    if (other) {
      writeInSlices();
    } else if (!waiting) {
      waiting = true;
      // Writing takes some milliseconds in browsers, so the move is painted first.
      Js.onNextFrame(() -> Js.after(this::writeInSlices, Math.max(wait, 0)));
    }
  }

  /** Writes a waiting request now. */
  public void flush() {
    write();
  }

  /**
   * Keeps the fragment of the present entry of the history, because it was not understood: the
   * person may want to see and correct it. The next one gets an entry of its own.
   */
  public void keep() {
    PageAddress.keep();
  }

  /** Whether the fragment of the present entry of the history was not understood. */
  public boolean isKept() {
    return PageAddress.isKept();
  }

  /**
   * Clears the address.
   *
   * @param entryToo whether the entry of the history is also being left; it then keeps its fragment
   */
  public void leave(boolean entryToo) {
    if (entryToo) {
      write();
    } else {
      PageAddress.clearHash();
    }
    requested = null;
  }

  /**
   * The match in the address; empty if unknown. It is in the state of the history's entry. After a
   * reload that follows soon on a change, Chromium has the address but not the state, so the tab
   * has a note of it too.
   */
  public String match() {
    return match(tab);
  }

  static String match(KeyValueStore tab) {
    String noted = PageAddress.addressMatch();
    String hash = PageAddress.hash();
    String note = noted.isEmpty() && !hash.isEmpty() ? tab.read(NOTE) : null;
    return note != null && (note + "#").contains(hash + "#")
        ? note.substring(0, note.indexOf('#'))
        : noted;
  }

  /**
   * Writes the last request again, because another entry of the history is the present one now. A
   * fragment that was not understood stays.
   */
  public void again() {
    if (isKept()) {
      return;
    }
    found = PageAddress.hash();
    written = false;
    if (requested != null) {
      write();
    } else if (!found.isEmpty()) {
      PageAddress.clearHash();
    }
  }

  private void writeInSlices() {
    waiting = true;
    TimeSlices.run(this::goOn, this::write);
  }

  private boolean goOn() {
    Request now = requested;
    return now != null && !written && now.link().goOn();
  }

  private void write() {
    waiting = false;
    Request now = requested;
    if (now == null || written) {
      return;
    }
    if (PageAddress.hash().equals(found)) {
      last = Js.millis();
      String fragment = now.word.prefix() + now.link().link() + MovesShown.write(now.at);
      String before = former(now.match);
      written = PageAddress.setHash(fragment, now.match);
      tab.write(NOTE, now.match + fragment + before);
    } else {
      // A link was opened meanwhile, and is read next.
      requested = null;
    }
  }

  /** The former fragments of the match, the latest first. */
  private String former(String match) {
    String noted = tab.read(NOTE);
    if (noted == null || !noted.startsWith(match + "#")) {
      return match().equals(match) ? found : "";
    }
    return noted.substring(match.length(), Math.min(noted.length(), match.length() + FORMER));
  }
}
