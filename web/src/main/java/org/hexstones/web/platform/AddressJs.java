package org.hexstones.web.platform;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.History;
import org.teavm.jso.browser.Location;

/** Bindings for the address, the history of the tab and navigation. */
final class AddressJs {
  private AddressJs() {}

  static String hash() {
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
  static native void clearHash();

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

  static void goBack(int entries) {
    History.current().go(-entries);
  }

  /** Reloads the page at a fragment, as another entry of the history. */
  @JSBody(
      params = {"fragment", "lowest"},
      script =
          """
          history.pushState(lowest ? {depth: 0} : null, '',
            fragment || location.pathname + location.search);
          location.reload();
          """)
  static native void turnTo(String fragment, boolean lowest);

  static void reload() {
    Location.current().reload();
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
