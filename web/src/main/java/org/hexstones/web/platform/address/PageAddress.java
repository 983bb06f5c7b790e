package org.hexstones.web.platform.address;

import org.hexstones.web.platform.Js;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;

/** The address of the page, the state of its entry in the history, and navigation. */
public final class PageAddress {
  private PageAddress() {}

  /**
   * The address without a fragment, and without a query: the page has none, so it is of whoever
   * passed the address on.
   */
  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  public static native String base();

  /** The fragment of the address with its sign; empty if there is none. */
  public static String hash() {
    return Location.current().getHash();
  }

  /** Removes the fragment without adding an entry to the history, unless it is to be kept. */
  @JSBody(
      script =
          """
          var state = history.state;
          if (state && state.kept === location.hash) return;
          history.replaceState(state && state.depth >= 0 ? {depth: state.depth} : null, '',
            location.pathname + location.search);
          """)
  public static native void clearHash();

  /** Notes in the present entry of the history that its fragment is never replaced. */
  @JSBody(
      script =
          """
          var state = Object.assign({}, history.state, {kept: location.hash});
          history.replaceState(state, '');
          """)
  static native void keep();

  /** Whether the fragment of the present entry of the history is never replaced. */
  @JSBody(
      script =
          """
          var state = history.state;
          return !!state && 'kept' in state && state.kept === location.hash;
          """)
  static native boolean isKept();

  /** The noted depth of the present entry of the history; negative if none was noted. */
  @JSBody(
      script =
          """
          var state = history.state;
          return state && Number.isInteger(state.depth) && state.depth >= 0
            ? Math.min(state.depth, 9) : -1;
          """)
  static native int depth();

  /** Notes the depth of the present entry of the history, or makes a new entry of that depth. */
  @JSBody(
      params = {"depth", "isNew"},
      script =
          """
          var state = Object.assign({}, history.state, {depth: depth});
          if (isNew) delete state.kept;
          try { if (isNew) history.pushState(state, ''); else history.replaceState(state, '');
            return true; } catch (e) { return false; }
          """)
  static native boolean deepen(int depth, boolean isNew);

  /** Whether this page is a reload of the same entry of the history. */
  @JSBody(
      script =
          """
          var load = performance.getEntriesByType('navigation')[0];
          return !!load && load.type === 'reload';
          """)
  static native boolean isReloaded();

  /** Whether the address is another one than early.js has found. */
  @JSBody(
      script =
          """
          var address = document.documentElement.dataset.address;
          return address !== undefined && address !== location.hash;
          """)
  static native boolean isTurned();

  /**
   * Goes back, unless that would lead out of the page, as far as the browser tells. It hides the
   * address of an entry that was loaded without a referrer; such an entry is of the same host.
   */
  @JSBody(
      params = "entries",
      script =
          """
          var tab = self.navigation, here = tab && tab.currentEntry;
          if (here) {
            var there = tab.entries()[here.index - entries];
            if (!there) return false;
            var url = there.url;
            if (url && url.split('#')[0] !== here.url.split('#')[0]) return false;
          }
          history.go(-entries);
          return true;
          """)
  static native boolean goBack(int entries);

  /** Reloads the page at a fragment, as another entry of the history. */
  @JSBody(
      params = {"fragment", "lowest"},
      script =
          """
          history.pushState(lowest ? {depth: 0} : null, '',
            fragment || location.pathname + location.search);
          location.reload();
          """)
  private static native void load(String fragment, boolean lowest);

  /**
   * Loads the page at a fragment, as a new entry of the history. The fragment decides which program
   * starts.
   *
   * @param isLowest whether a step back from there leads out of the page
   */
  public static void turnTo(String fragment, boolean isLowest) {
    // The noted depth would be wrong there: below the new page lies the one that was left, and no
    // start screen.
    TabEntries.forget();
    load(fragment, isLowest);
  }

  /** Reloads the page at its present address. */
  public static void reload() {
    TabEntries.forget();
    Location.current().reload();
  }

  /** Reloads the page at its address in another spelling. */
  public static void reloadAt(String fragment) {
    if (hash().equals(fragment) || setHash(fragment, "")) {
      reload();
    }
  }

  /**
   * Reloads the page if the person went to another address while it was being loaded, because the
   * programs and the early board are of the former one. Returns whether it does.
   */
  public static boolean reloadIfTurned() {
    boolean turned = isTurned();
    if (turned) {
      reload();
    }
    return turned;
  }

  public static void onHashChange(Runnable changed) {
    Js.listen(Window.current(), "hashchange", event -> changed.run());
  }

  /**
   * Puts a fragment in the address, and notes its match. There is no new entry in the history,
   * unless the fragment of the present one is to be kept.
   */
  @JSBody(
      params = {"fragment", "match"},
      script =
          """
          var state = Object.assign({}, history.state, {match: match});
          var kept = 'kept' in state && state.kept === location.hash;
          delete state.kept;
          try {
            if (kept) history.pushState(state, '', fragment);
            else history.replaceState(state, '', fragment);
            return true; }
          catch (e) { return false; }
          """)
  static native boolean setHash(String fragment, String match);

  @JSBody(
      script =
          """
          var state = history.state;
          return state && typeof state.match === 'string' ? state.match : '';
          """)
  static native String addressMatch();
}
