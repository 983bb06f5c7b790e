package org.hexstones.web.dom;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * IndexedDB, for which TeaVM has no binding that knows of durability. Each answers once: errors and
 * exceptions are answers too. A transaction answers when it is complete, which with strict
 * durability means: on the disk.
 */
final class StoreJs {
  private StoreJs() {}

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
    void call(String problem, @Nullable JSObject found);
  }

  @JSFunctor
  interface Found extends JSObject {
    void call(@Nullable JSObject found);
  }

  @JSFunctor
  interface Said extends JSObject {
    void call(String text);
  }

  /**
   * Opens the database, and makes it where there is none. A database that another tab does not let
   * go of, or that has not answered within the patience, is refused; one that opens after that is
   * told of as late.
   */
  @JSBody(
      params = {"name", "patience", "closed", "callback", "late"},
      script =
          "var open = true;"
              + "function answer(db, problem) {"
              + "  if (open) { open = false; callback(db, problem); } else if (db) late(db);"
              + "}"
              + "try {"
              + "  var request = indexedDB.open(name, 2);"
              + "  request.onupgradeneeded = function(event) {"
              + "    var db = request.result;"
              + "    if (event.oldVersion < 1) {"
              + "      db.createObjectStore('games', { keyPath: 'id' })"
              + "        .createIndex('updated', 'updated');"
              + "      db.createObjectStore('aside', { autoIncrement: true });"
              + "    }"
              + "    db.createObjectStore('bin', { keyPath: 'id' });"
              + "  };"
              + "  request.onsuccess = function() {"
              + "    var db = request.result;"
              + "    db.onversionchange = function() { db.close(); closed(); };"
              + "    db.onclose = function() { closed(); };"
              + "    answer(db, '');"
              + "  };"
              + "  request.onerror = function(event) {"
              + "    event.preventDefault();"
              + "    var name = request.error ? request.error.name : '';"
              + "    answer(null, name === 'VersionError' ? 'newer' : 'refused');"
              + "  };"
              + "  setTimeout(function() { answer(null, 'refused'); }, patience);"
              + "} catch (e) { answer(null, 'refused'); }")
  static native void open(
      String name, int patience, Js.Callback closed, Opened callback, Late late);

  /** Puts a game over a revision, or over nothing; else answers what was found. */
  @JSBody(
      params = {"db", "id", "text", "updated", "base", "callback"},
      script =
          "var open = true, found;"
              + "function fail(error) {"
              + "  if (!open) return;"
              + "  open = false;"
              + "  callback(error && error.name === 'QuotaExceededError' ? 'full' : 'refused',"
              + "    null);"
              + "}"
              + "try {"
              + "  var tx = db.transaction(['games'], 'readwrite', { durability: 'strict' });"
              + "  var games = tx.objectStore('games');"
              + "  var conflict = false;"
              + "  tx.oncomplete = function() {"
              + "    if (!open) return;"
              + "    open = false;"
              + "    callback(conflict ? 'conflict' : '', conflict ? found : null);"
              + "  };"
              + "  tx.onabort = function() { fail(tx.error); };"
              + "  games.get(id).onsuccess = function(event) {"
              + "    found = event.target.result;"
              + "    conflict = found !== undefined && found.revision !== base;"
              + "    if (conflict) return;"
              + "    try {"
              + "      games.put({ id: id, revision: base + 1, text: text, updated: updated });"
              // All is asked for: the store need not ask the page, which may be gone, for more.
              + "      if (tx.commit) tx.commit();"
              + "    } catch (e) { fail(e); tx.abort(); }"
              + "  };"
              + "} catch (e) { fail(e); }")
  static native void put(
      JSObject db, String id, String text, double updated, int base, Written callback);

  @JSBody(
      params = {"db", "id", "callback"},
      script =
          "try {"
              + "  var request = db.transaction(['games']).objectStore('games').get(id);"
              + "  request.onsuccess = function() { callback(request.result || null); };"
              + "  request.onerror = function(event) { event.preventDefault(); callback(null); };"
              + "} catch (e) { callback(null); }")
  static native void get(JSObject db, String id, Found callback);

  @JSBody(
      params = {"db", "callback"},
      script =
          "try {"
              + "  var request = db.transaction(['games']).objectStore('games')"
              + "    .index('updated').openCursor(null, 'prev');"
              + "  request.onsuccess = function() {"
              + "    callback(request.result ? request.result.value : null);"
              + "  };"
              + "  request.onerror = function(event) { event.preventDefault(); callback(null); };"
              + "} catch (e) { callback(null); }")
  static native void newest(JSObject db, Found callback);

  /** Answers an array of all that is in a store. */
  @JSBody(
      params = {"db", "store", "callback"},
      script =
          "try {"
              + "  var request = db.transaction([store]).objectStore(store).getAll();"
              + "  request.onsuccess = function() { callback(request.result); };"
              + "  request.onerror = function(event) { event.preventDefault(); callback([]); };"
              + "} catch (e) { callback([]); }")
  static native void all(JSObject db, String store, Found callback);

  /** Moves a game to the bin, where its time is that of the move; answers it as it was. */
  @JSBody(
      params = {"db", "id", "callback"},
      script =
          "var open = true, found = null;"
              + "function answer() { if (open) { open = false; callback(found); } }"
              + "try {"
              + "  var tx = db.transaction(['games', 'bin'], 'readwrite',"
              + "    { durability: 'strict' });"
              + "  tx.oncomplete = answer;"
              + "  tx.onabort = answer;"
              + "  var games = tx.objectStore('games');"
              + "  games.get(id).onsuccess = function(event) {"
              + "    found = event.target.result || null;"
              + "    games.delete(id);"
              + "    if (found) {"
              + "      tx.objectStore('bin').put(Object.assign({}, found, { updated: Date.now() }));"
              + "    }"
              + "  };"
              + "} catch (e) { answer(); }")
  static native void remove(JSObject db, String id, Found callback);

  /** Takes a game out of the bin, and with an empty key all that came before a time. */
  @JSBody(
      params = {"db", "id", "before", "callback"},
      script =
          "var open = true;"
              + "function answer() { if (open) { open = false; callback(); } }"
              + "try {"
              + "  var tx = db.transaction(['bin'], 'readwrite', { durability: 'strict' });"
              + "  tx.oncomplete = answer;"
              + "  tx.onabort = answer;"
              + "  tx.objectStore('bin').openCursor().onsuccess = function(event) {"
              + "    var cursor = event.target.result;"
              + "    if (!cursor) return;"
              + "    if (id ? cursor.primaryKey === id : !(cursor.value.updated >= before))"
              + "      cursor.delete();"
              + "    cursor.continue();"
              + "  };"
              + "} catch (e) { answer(); }")
  static native void unbin(JSObject db, String id, double before, Js.Callback callback);

  /** Moves what has that key, as {@link #id} tells it, from one store to the other. */
  @JSBody(
      params = {"db", "id", "longest", "callback"},
      script =
          "var open = true;"
              + "function answer() { if (open) { open = false; callback(); } }"
              + "try {"
              + "  var tx = db.transaction(['games', 'aside'], 'readwrite',"
              + "    { durability: 'strict' });"
              + "  tx.oncomplete = answer;"
              + "  tx.onabort = answer;"
              + "  tx.objectStore('games').openCursor().onsuccess = function(event) {"
              + "    var cursor = event.target.result;"
              + "    if (!cursor) return;"
              + "    if (String(cursor.primaryKey).slice(0, longest) === id) {"
              + "      tx.objectStore('aside').add(cursor.value);"
              + "      cursor.delete();"
              + "    }"
              + "    cursor.continue();"
              + "  };"
              + "} catch (e) { answer(); }")
  static native void setAside(JSObject db, String id, int longest, Js.Callback callback);

  @JSBody(params = "array", script = "return array.length;")
  static native int length(JSObject array);

  @JSBody(
      params = {"array", "index"},
      script = "return array[index];")
  static native JSObject at(JSObject array, int index);

  /** The key as text, of which no more than the beginning. */
  @JSBody(
      params = {"item", "longest"},
      script = "return String(item.id).slice(0, longest);")
  static native String id(JSObject item, int longest);

  /** Whether an item has the fields it should have. */
  @JSBody(
      params = {"item", "longestId", "longest"},
      script =
          "return typeof item.id === 'string' && typeof item.text === 'string'"
              + " && item.id.length > 0 && item.id.length <= longestId && item.text.length <= longest && Number.isInteger(item.revision)"
              + " && item.revision > 0 && item.revision < 2000000000"
              + " && Number.isFinite(item.updated) && item.updated >= 0;")
  static native boolean isSound(JSObject item, int longestId, int longest);

  @JSBody(params = "item", script = "return item.revision;")
  static native int revision(JSObject item);

  @JSBody(params = "item", script = "return item.text;")
  static native String text(JSObject item);

  @JSBody(params = "item", script = "return item.updated;")
  static native double updated(JSObject item);

  @JSBody(script = "return Date.now();")
  static native double now();

  /** A channel to the other tabs, or null where the browser has none. */
  @JSBody(
      params = {"name", "callback"},
      script =
          "try {"
              + "  var channel = new BroadcastChannel(name);"
              + "  channel.onmessage = function(event) { callback(String(event.data)); };"
              + "  return channel;"
              + "} catch (e) { return null; }")
  static native @Nullable JSObject channel(String name, Said callback);

  @JSBody(
      params = {"channel", "text"},
      script = "try { channel.postMessage(text); } catch (e) { }")
  static native void say(JSObject channel, String text);
}
