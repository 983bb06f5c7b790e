package org.hexstones.web.platform.files;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Bindings for a file that the person has chosen once and the page writes again. Its handle is in a
 * database of its own, so that the one of the games keeps its version.
 */
final class CopyFileJs {
  private CopyFileJs() {}

  /** Receives the file, or null where the page can write none. */
  @JSFunctor
  interface Placed extends JSObject {
    void call(@Nullable JSObject file);
  }

  /**
   * Finds the file. The person chooses it if none is known, or if another one is asked for; if they
   * cancel that, there is no answer.
   */
  @JSBody(
      params = {"name", "elsewhere", "placed"},
      script =
          """
          function none() { placed(null); }
          if (!self.showSaveFilePicker) { none(); return; }
          function own(mode, ask) {
            return new Promise(function(done, failed) {
              var opening = indexedDB.open('hexstones-files', 1);
              opening.onupgradeneeded = function() { opening.result.createObjectStore('own'); };
              opening.onerror = failed;
              setTimeout(failed, 2000);
              opening.onsuccess = function() {
                var db = opening.result;
                try {
                  var asked = ask(db.transaction('own', mode).objectStore('own'));
                  asked.onsuccess = function() { done(asked.result); };
                  asked.onerror = failed;
                } catch (e) { failed(e); }
                db.close();
              };
            });
          }
          function choose() {
            showSaveFilePicker(
                { suggestedName: name, types: [{ accept: { 'text/plain': ['.txt'] } }] })
              .then(function(file) {
                own('readwrite', function(store) { return store.put(file, 'games'); })
                  .catch(function() {});
                placed(file);
              }, function(e) { if (e.name !== 'AbortError') none(); });
          }
          if (elsewhere) { choose(); return; }
          own('readonly', function(store) { return store.get('games'); }).then(function(file) {
            if (!file || !file.requestPermission) { choose(); return; }
            file.requestPermission({ mode: 'readwrite' }).then(function(state) {
              placed(state === 'granted' ? file : null);
            }, none);
          }, choose);
          """)
  static native void place(String name, boolean elsewhere, Placed placed);

  /** Replaces all that the file contains. */
  @JSBody(
      params = {"file", "pieces", "done"},
      script =
          """
          file.createWritable().then(function(writing) {
            return writing.write(new Blob(pieces)).then(function() { return writing.close(); });
          }).then(function() { done(true); }, function() { done(false); });
          """)
  static native void write(JSObject file, JSObject pieces, Done done);
}
