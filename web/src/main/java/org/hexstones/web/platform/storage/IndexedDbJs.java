package org.hexstones.web.platform.storage;

import org.hexstones.web.platform.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Bindings for IndexedDB. TeaVM has none for durability. Each method answers once: errors and
 * exceptions are answers too. A transaction answers when it is complete. With strict durability it
 * is then on the disk.
 */
final class IndexedDbJs {
  private IndexedDbJs() {}

  @JSFunctor
  interface Opened extends JSObject {
    void call(@Nullable JSObject db, String problem);
  }

  @JSFunctor
  interface Late extends JSObject {
    void call(JSObject db);
  }

  @JSFunctor
  interface Written extends JSObject {
    void call(String problem, @Nullable JSObject found, int revision);
  }

  @JSFunctor
  interface Found extends JSObject {
    void call(@Nullable JSObject found, boolean failed);
  }

  @JSFunctor
  interface Message extends JSObject {
    void call(String text);
  }

  @JSFunctor
  interface Moved extends JSObject {
    void call(boolean whether);
  }

  /**
   * Opens the database, and creates it if there is none. The result is a refusal if another tab
   * blocks it, or if it has not answered within {@code patience} milliseconds. If it opens after
   * that, {@code late} is called.
   */
  @JSBody(
      params = {"name", "patience", "closed", "callback", "late"},
      script =
          """
          var open = true;
          function answer(db, problem) {
            if (open) { open = false; callback(db, problem); } else if (db) late(db);
          }
          try {
            var request = indexedDB.open(name, 2);
            request.onupgradeneeded = function(event) {
              var db = request.result;
              if (event.oldVersion < 1) {
                db.createObjectStore('games', { keyPath: 'id' })
                  .createIndex('updated', 'updated');
                db.createObjectStore('aside', { autoIncrement: true });
              }
              db.createObjectStore('bin', { keyPath: 'id' });
            };
            request.onsuccess = function() {
              var db = request.result;
              db.onversionchange = function() { db.close(); closed(); };
              db.onclose = function() { closed(); };
              answer(db, '');
            };
            request.onerror = function(event) {
              event.preventDefault();
              var name = request.error ? request.error.name : '';
              answer(null, name === 'VersionError' ? 'newer' : 'refused');
            };
            setTimeout(function() { answer(null, 'refused'); }, patience);
          } catch (e) { answer(null, 'refused'); }
          """)
  static native void open(
      String name, int patience, Js.Callback closed, Opened callback, Late late);

  /**
   * Writes a game over a known text and revision, or under a free key; else answers the stored
   * game. A game that is moved here may have had another key where it was. It is written only if
   * the key is free, and leaves its former place. If the same record is stored already, that is no
   * conflict.
   *
   * @param moved the key that the game had at its former place, or null if it is not moved
   * @param from the name of the store that is its former place
   */
  @JSBody(
      params = {"db", "id", "text", "updated", "known", "above", "moved", "from", "callback"},
      script =
          """
          var open = true, found, conflict = false, revision = above + 1;
          function number(stored) {
            return Number.isInteger(stored) && stored > 0 && stored < 2000000000 ? stored : 0;
          }
          function record(text) { return text.slice(text.indexOf('\\n')); }
          function fail(error) {
            if (!open) return;
            open = false;
            callback(error && error.name === 'QuotaExceededError' ? 'full' : 'refused',
              null, 0);
          }
          try {
            var tx = db.transaction(moved === null ? ['games'] : ['games', from],
              'readwrite', { durability: 'strict' });
            var games = tx.objectStore('games');
            tx.oncomplete = function() {
              if (!open) return;
              open = false;
              callback('', conflict ? found : null, revision);
            };
            tx.onabort = function() { fail(tx.error); };
            games.get(id).onsuccess = function(event) {
              found = event.target.result;
              conflict = found !== undefined && (moved === null
                ? found.text !== known || number(found.revision) !== above : typeof found.text !== 'string' || record(found.text) !== record(text));
              if (conflict) return;
              try {
                if (moved === null || !found) {
                  if (found && found.revision >= revision) revision = found.revision + 1;
                  games.put({ id: id, revision: revision, text: text, updated: updated });
                }
                if (moved === null) {
                  // All is asked for: the store need not ask the page, which may be gone, for more.
                  if (tx.commit) tx.commit();
                  return;
                }
              } catch (e) { fail(e); tx.abort(); return; }
              tx.objectStore(from).openCursor().onsuccess = function(event) {
                var cursor = event.target.result;
                if (!cursor) return;
                if (String(cursor.value.id).slice(0, 70) === moved.slice(0, 70)
                    && cursor.value.text === text) cursor.delete();
                cursor.continue();
              };
            };
          } catch (e) { fail(e); }
          """)
  static native void put(
      JSObject db,
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      @Nullable String moved,
      String from,
      Written callback);

  @JSBody(
      params = {"db", "id", "callback"},
      script =
          """
          try {
            var request = db.transaction(['games']).objectStore('games').get(id);
            request.onsuccess = function() { callback(request.result || null, false); };
            request.onerror = function(event) { event.preventDefault(); callback(null, true); };
          } catch (e) { callback(null, true); }
          """)
  static native void get(JSObject db, String id, Found callback);

  @JSBody(
      params = {"db", "callback"},
      script =
          """
          try {
            var request = db.transaction(['games']).objectStore('games')
              .index('updated').openCursor(null, 'prev');
            request.onsuccess = function() {
              callback(request.result ? request.result.value : null, false);
            };
            request.onerror = function(event) { event.preventDefault(); callback(null, true); };
          } catch (e) { callback(null, true); }
          """)
  static native void newest(JSObject db, Found callback);

  /** Answers an array of all items in a store. */
  @JSBody(
      params = {"db", "store", "callback"},
      script =
          """
          try {
            var request = db.transaction([store]).objectStore(store).getAll();
            request.onsuccess = function() { callback(request.result, false); };
            request.onerror = function(event) { event.preventDefault(); callback(null, true); };
          } catch (e) { callback(null, true); }
          """)
  static native void all(JSObject db, String store, Found callback);

  /**
   * Moves a game to the bin with the time of the move, and answers its former state. If the bin has
   * another game with its key, that one stays, and this one gets the key with a number.
   */
  @JSBody(
      params = {"db", "id", "now", "callback"},
      script =
          """
          var open = true, found = null;
          function answer(failed) {
            if (open) { open = false; callback(failed ? null : found, failed); }
          }
          try {
            var tx = db.transaction(['games', 'bin'], 'readwrite',
              { durability: 'strict' });
            tx.oncomplete = function() { answer(false); };
            tx.onabort = function() { answer(true); };
            var games = tx.objectStore('games'), bin = tx.objectStore('bin');
            function place(number) {
              var key = number ? id.slice(0, 70) + '~' + number : id;
              bin.get(key).onsuccess = function(event) {
                var there = event.target.result;
                if (there && there.text !== found.text) place(number + 1);
                else
                  try { bin.put(Object.assign({}, found, { id: key, updated: now })); }
                  catch (e) { tx.abort(); }
              };
            }
            games.get(id).onsuccess = function(event) {
              found = event.target.result || null;
              games.delete(id);
              if (found) place(0);
            };
          } catch (e) { answer(true); }
          """)
  static native void remove(JSObject db, String id, double now, Found callback);

  /**
   * Wipes the games that came to the bin before a time and were found to be due before it, too. An
   * unknown time becomes the present one.
   */
  @JSBody(
      params = {"db", "before", "now"},
      script =
          """
          try {
            var tx = db.transaction(['bin'], 'readwrite', { durability: 'strict' });
            tx.objectStore('bin').openCursor().onsuccess = function(event) {
              var cursor = event.target.result;
              if (!cursor) return;
              var game = cursor.value, time = game.updated > 0 ? game.updated : now;
              var due = time >= before ? 0 : game.due > 0 && game.due <= now ? game.due : now;
              if (due && due < before) cursor.delete();
              else if (time !== game.updated || due !== (game.due || 0))
                cursor.update(Object.assign({}, game, { updated: time, due: due }));
              cursor.continue();
            };
          } catch (e) { }
          """)
  static native void emptyBin(JSObject db, double before, double now);

  /**
   * Moves the item with that key, as {@link #id} gives it, from one store to the other. Answers
   * whether it was moved.
   */
  @JSBody(
      params = {"db", "id", "longest", "callback"},
      script =
          """
          var open = true;
          function answer(moved) { if (open) { open = false; callback(moved); } }
          try {
            var tx = db.transaction(['games', 'aside'], 'readwrite',
              { durability: 'strict' });
            tx.oncomplete = function() { answer(true); };
            tx.onabort = function() { answer(false); };
            tx.objectStore('games').openCursor().onsuccess = function(event) {
              var cursor = event.target.result;
              if (!cursor) return;
              try {
                if (String(cursor.primaryKey).slice(0, longest) === id) {
                  tx.objectStore('aside').add(cursor.value);
                  cursor.delete();
                }
                cursor.continue();
              } catch (e) { tx.abort(); }
            };
          } catch (e) { answer(false); }
          """)
  static native void setAside(JSObject db, String id, int longest, Moved callback);

  @JSBody(params = "array", script = "return array.length;")
  static native int length(JSObject array);

  @JSBody(
      params = {"array", "index"},
      script = "return array[index];")
  static native JSObject at(JSObject array, int index);

  /** The key as text, cut to the maximum length. */
  @JSBody(
      params = {"item", "longest"},
      script = "return String(item.id).slice(0, longest);")
  static native String id(JSObject item, int longest);

  /** The text of an item, of any length; all of it as JSON if it has no text. */
  @JSBody(
      params = "item",
      script =
          """
          try {
            return typeof item.text === 'string' ? item.text : JSON.stringify(item) || '';
          } catch (e) { return ''; }
          """)
  static native String anyText(JSObject item);

  /** Whether an item has a key and a text that can be read. The other values are checked later. */
  @JSBody(
      params = {"item", "longestId", "longest"},
      script =
          """
          return typeof item.id === 'string' && typeof item.text === 'string'
           && item.id.length > 0 && item.id.length <= longestId
           && item.text.length <= longest;
          """)
  static native boolean isSound(JSObject item, int longestId, int longest);

  /** The revision, or 0 if it is invalid. */
  @JSBody(
      params = "item",
      script =
          """
          return Number.isInteger(item.revision) && item.revision > 0
           && item.revision < 2000000000 ? item.revision : 0;
          """)
  static native int revision(JSObject item);

  @JSBody(params = "item", script = "return item.text;")
  static native String text(JSObject item);

  @JSBody(params = "item", script = "return Number(item.updated);")
  static native double updated(JSObject item);

  @JSBody(script = "return Date.now();")
  static native double now();

  /** A channel to the other tabs, or null if the browser has none. */
  @JSBody(
      params = {"name", "callback"},
      script =
          """
          try {
            var channel = new BroadcastChannel(name);
            channel.onmessage = function(event) { callback(String(event.data)); };
            return channel;
          } catch (e) { return null; }
          """)
  static native @Nullable JSObject channel(String name, Message callback);

  @JSBody(
      params = {"channel", "text"},
      script = "try { channel.postMessage(text); } catch (e) { }")
  static native void send(JSObject channel, String text);
}
