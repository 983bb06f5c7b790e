package org.hexstones.web.platform;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.ShortLink;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/**
 * The fragment of the address, replaced as the game goes on. Browsers refuse a page that does so
 * too often (WebKit a hundred times in half a minute): what comes too soon waits, and the latest
 * wins.
 */
public final class AddressBar {
  private static final int SELDOM = 350;

  /**
   * The match that the address tells, its fragment and those that told the same match before: what
   * is put there while the page is being left may come too late for the address.
   */
  private static final String NOTE = "address";

  /** So many characters of former fragments are noted. */
  private static final int FORMER = 8_100;

  private static final BrowserStorage TAB = new BrowserStorage(BrowserStorage.Where.TAB);

  /** A fragment that is written once it is time. */
  private static final class Wanted {
    private final String match;
    private final String before;
    private final GameRecord record;
    private ShortLink.@Nullable Writing writing;

    Wanted(String match, String before, GameRecord record) {
      this.match = match;
      this.before = before;
      this.record = record;
    }

    /** The link as far as it is written. */
    ShortLink.Writing link() {
      if (writing == null) {
        writing = new ShortLink.Writing(record);
      }
      return writing;
    }
  }

  /** What was wanted last, whether it is there already or not. */
  private @Nullable Wanted wanted;

  private boolean there;

  /** The fragment that is to be replaced. */
  private String found = "";

  /** Which match was shown last. */
  private String shown = "";

  private int last = -SELDOM;
  private boolean waiting;

  public AddressBar() {
    Js.listen(Window.current(), "pagehide", event -> write());
  }

  /**
   * Puts a fragment in the address.
   *
   * @param match whose it is; {@link #match} tells it again
   * @param before what stands before the link
   * @param record told by the link, which is written when it is time
   */
  public void show(String match, String before, GameRecord record) {
    wanted = new Wanted(match, before, record);
    there = false;
    found = AddressJs.hash();
    // Another match is told of at once: a reload reads the address of before it began.
    boolean other = !match.equals(shown);
    shown = match;
    int wait = last + SELDOM - Js.millis();
    if (other) {
      writeInSlices();
    } else if (!waiting) {
      waiting = true;
      // Browsers take some milliseconds over it: the stone that it tells of is painted before.
      Js.onNextFrame(() -> Js.after(this::writeInSlices, Math.max(wait, 0)));
    }
  }

  /** Puts it there now, if it waits. */
  public void tell() {
    write();
  }

  /**
   * Tells nothing any more.
   *
   * @param entryToo whether the entry of the history is being left as well, which then goes on
   *     telling what it told
   */
  public void leave(boolean entryToo) {
    if (entryToo) {
      write();
    } else {
      AddressJs.clearHash();
    }
    wanted = null;
  }

  /**
   * The match that the address tells, as it was noted when it was put there; empty where it was
   * not. Of a page that is loaded anew soon after, Chromium keeps the address but not what the
   * history's entry noted; so the tab notes it too.
   */
  public static String match() {
    String noted = AddressJs.addressMatch();
    String hash = AddressJs.hash();
    String told = noted.isEmpty() && !hash.isEmpty() ? TAB.read(NOTE) : null;
    return told != null && (told + "#").contains(hash + "#")
        ? told.substring(0, told.indexOf('#'))
        : noted;
  }

  /** Puts there anew what was wanted last: the address is another entry's of the history now. */
  public void again() {
    found = AddressJs.hash();
    there = false;
    if (wanted != null) {
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
    Wanted now = wanted;
    return now != null && !there && now.link().goOn();
  }

  private void write() {
    waiting = false;
    Wanted now = wanted;
    if (now == null || there) {
      return;
    }
    if (AddressJs.hash().equals(found)) {
      last = Js.millis();
      String fragment = now.before + now.link().link();
      String before = former(now.match);
      there = AddressJs.setHash(fragment, now.match);
      TAB.write(NOTE, now.match + fragment + before);
    } else {
      // A link was opened meanwhile, which is about to be read.
      wanted = null;
    }
  }

  /** What told the match before, the latest first. */
  private String former(String match) {
    String noted = TAB.read(NOTE);
    if (noted == null || !noted.startsWith(match + "#")) {
      return match().equals(match) ? found : "";
    }
    return noted.substring(match.length(), Math.min(noted.length(), match.length() + FORMER));
  }
}
