package org.hexstones.web.platform;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.storage.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/**
 * The fragment of the address, replaced as the game goes on. Browsers refuse too many changes
 * (WebKit more than a hundred in half a minute), so a change that comes too soon waits, and the
 * latest wins.
 */
public final class AddressBar {
  private static final int SELDOM = 350;

  /**
   * The key of a note: the match in the address, its fragment, and its fragments before. A change
   * while the page is being left may come too late for the address.
   */
  private static final String NOTE = "address";

  /** The most characters of former fragments in the note. */
  private static final int FORMER = 8_100;

  /** A fragment to write. */
  private static final class Request {
    private final String match;
    private final String before;
    private final GameRecord record;
    private ShortLink.@Nullable Writing writing;

    Request(String match, String before, GameRecord record) {
      this.match = match;
      this.before = before;
      this.record = record;
    }

    /** The link, as far as it is encoded. */
    ShortLink.Writing link() {
      if (writing == null) {
        writing = new ShortLink.Writing(record);
      }
      return writing;
    }
  }

  private final KeyValueStore tab;

  /** The fragment that was asked for last, written or not; null where there is none. */
  private @Nullable Request requested;

  private boolean written;

  /** The fragment that the next one replaces. */
  private String found = "";

  /** The match that was shown last. */
  private String shown = "";

  private int last = -SELDOM;
  private boolean waiting;

  /**
   * @param tab where the tab notes which match the address is of
   */
  public AddressBar(KeyValueStore tab) {
    this.tab = tab;
    Js.listen(Window.current(), "pagehide", event -> write());
  }

  /**
   * Puts the link of a record in the address, some time later.
   *
   * @param match the identifier that {@link #match} returns from then on
   * @param before the text before the link
   * @param record the record, which is encoded when it is written
   */
  public void show(String match, String before, GameRecord record) {
    requested = new Request(match, before, record);
    written = false;
    found = AddressJs.hash();
    // Another match is written at once: a reload reads the address of before it began.
    boolean other = !match.equals(shown);
    shown = match;
    int wait = last + SELDOM - Js.millis();
    if (other) {
      writeInSlices();
    } else if (!waiting) {
      waiting = true;
      // Browsers take some milliseconds for it: the move is painted before.
      Js.onNextFrame(() -> Js.after(this::writeInSlices, Math.max(wait, 0)));
    }
  }

  /** Writes now what waits. */
  public void flush() {
    write();
  }

  /**
   * Clears the address.
   *
   * @param entryToo whether the entry of the history is being left as well, which then keeps its
   *     fragment
   */
  public void leave(boolean entryToo) {
    if (entryToo) {
      write();
    } else {
      AddressJs.clearHash();
    }
    requested = null;
  }

  /**
   * The match in the address; empty where it is unknown. It is in the state of the history's entry.
   * When the page is loaded anew soon after a change, Chromium keeps the address but not the state,
   * so the tab notes it too.
   */
  public String match() {
    String noted = AddressJs.addressMatch();
    String hash = AddressJs.hash();
    String note = noted.isEmpty() && !hash.isEmpty() ? tab.read(NOTE) : null;
    return note != null && (note + "#").contains(hash + "#")
        ? note.substring(0, note.indexOf('#'))
        : noted;
  }

  /** Writes the last request again: the address is that of another entry of the history now. */
  public void again() {
    found = AddressJs.hash();
    written = false;
    if (requested != null) {
      write();
    } else if (!found.isEmpty()) {
      AddressJs.clearHash();
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
    if (AddressJs.hash().equals(found)) {
      last = Js.millis();
      String fragment = now.before + now.link().link();
      String before = former(now.match);
      written = AddressJs.setHash(fragment, now.match);
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
