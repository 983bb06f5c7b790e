package org.hexstones.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * What the page has stored in a browser, as JSON: what all tabs share, which is every database and
 * the local storage, and beside it some tabs with their address, the state of their entry of the
 * history and their session storage.
 */
final class StoredProfile {
  /** A promise for what a request to the database comes to. */
  private static final String REQUEST =
      """
      const result = request => new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
      """;

  private static final String READ_SHARED =
      REQUEST
          + """
          const databases = {};
          for (const { name } of await indexedDB.databases()) {
            const db = await result(indexedDB.open(name));
            const stores = {};
            for (const store of db.objectStoreNames) {
              const found = db.transaction(store).objectStore(store);
              stores[store] = {
                keyPath: found.keyPath,
                autoIncrement: found.autoIncrement,
                indexes: Object.fromEntries(
                    [...found.indexNames].map(index => [index, found.index(index).keyPath])),
                keys: await result(found.getAllKeys()),
                values: await result(found.getAll()),
              };
            }
            databases[name] = { version: db.version, stores };
            db.close();
          }
          return JSON.stringify({ time: Date.now(), localStorage: { ...localStorage }, databases });
          """;

  private static final String READ_TAB =
      """
      return JSON.stringify({
        fragment: location.hash,
        state: history.state,
        sessionStorage: { ...sessionStorage },
      });
      """;

  /** Times are moved on to today, or what was deleted would have been wiped long ago. */
  private static final String WRITE_SHARED =
      REQUEST
          + """
          const profile = JSON.parse(self.profile).shared;
          Object.assign(localStorage, profile.localStorage);
          const later = Date.now() - profile.time;
          for (const [name, { version, stores }] of Object.entries(profile.databases)) {
            const open = indexedDB.open(name, version);
            open.onupgradeneeded = () => {
              for (const [store, { keyPath, autoIncrement, indexes }] of Object.entries(stores)) {
                const made = open.result.createObjectStore(store, { keyPath, autoIncrement });
                for (const [index, path] of Object.entries(indexes)) made.createIndex(index, path);
              }
            };
            const db = await result(open);
            for (const [store, { keyPath, keys, values }] of Object.entries(stores)) {
              const target = db.transaction(store, 'readwrite').objectStore(store);
              for (const [i, value] of values.entries()) {
                if (value.updated) value.updated += later;
                await result(keyPath ? target.put(value) : target.put(value, keys[i]));
              }
            }
            db.close();
          }
          """;

  private static final String WRITE_TAB =
      """
      const [text, name, address] = arguments;
      const tab = JSON.parse(text)[name];
      Object.assign(sessionStorage, tab.sessionStorage);
      history.replaceState(tab.state, '', address + tab.fragment);
      location.reload();
      """;

  private final String json;

  private StoredProfile(String json) {
    this.json = json;
  }

  /** One that is kept beside the tests. */
  static StoredProfile read(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(StoredProfile.class.getResourceAsStream(name))) {
      return new StoredProfile(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  static String readShared(GamePage page) {
    return String.valueOf(page.ask(READ_SHARED));
  }

  /** Of the tab in front, once it has noted what it notes when it is left. */
  static String readTab(GamePage page) {
    page.driver().executeScript("dispatchEvent(new Event('pagehide'))");
    return String.valueOf(page.ask(READ_TAB));
  }

  /** Stores what all tabs share in a browser in which the page has not run yet. */
  void store(GamePage page) {
    quiet(page);
    page.driver().executeScript("self.profile = arguments[0]", json);
    Object failed = page.ask(WRITE_SHARED);
    if (failed != null) {
      throw new AssertionError(failed);
    }
  }

  /** Has the tab in front be one of the profile's, loaded anew. */
  void open(GamePage page, String tab) {
    quiet(page);
    page.driver().executeScript(WRITE_TAB, json, tab, page.address());
    page.waitForProgram();
  }

  /** At the page's origin, where none of its programs run. */
  private static void quiet(GamePage page) {
    page.driver().get(page.address() + "icon.svg");
  }
}
