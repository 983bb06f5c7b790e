package org.hexstones.web.platform;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** Bindings that TeaVM lacks for clipboard, share sheet, files and pictures. */
final class LinkJs {
  private LinkJs() {}

  @JSFunctor
  interface Done extends JSObject {
    void call(boolean done);
  }

  /** Receives the bytes of a file, or null if there are too many or they cannot be read. */
  @JSFunctor
  interface Bytes extends JSObject {
    void call(Int8Array bytes);
  }

  @JSFunctor
  interface Words extends JSObject {
    void call(String text);
  }

  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  static native String base();

  @JSBody(script = "return typeof navigator.share === 'function';")
  static native boolean hasSheet();

  /** Tries the old way of copying if the page may not write to the clipboard. */
  @JSBody(
      params = {"text", "done"},
      script =
          """
          function old() {
            var fields = Array.from(document.querySelectorAll('[data-input]'));
            var field = fields.find(function(one) { return one.value === text; });
            if (field) { field.focus(); field.select(); }
            try { return !!field && document.execCommand('copy'); }
            catch (e) { return false; }
          }
          if (!navigator.clipboard) { done(old()); return; }
          navigator.clipboard.writeText(text).then(
            function() { done(true); }, function() { done(old()); });
          """)
  static native void copy(String text, Done done);

  @JSBody(
      script =
          """
          return typeof navigator.canShare === 'function' && navigator.canShare(
            { files: [new File([], 'a.png', { type: 'image/png' })] });
          """)
  static native boolean sharesPictures();

  /** Does not answer if the person has closed the share sheet. */
  @JSBody(
      params = {"text", "name", "png", "done"},
      script =
          """
          var shared = { title: 'Hexstones', url: text };
          if (png) shared.files = [new File([png], name, { type: 'image/png' })];
          navigator.share(shared).then(
            function() { done(true); },
            function(e) { if (e.name !== 'AbortError') done(false); });
          """)
  static native void share(String text, String name, @Nullable Int8Array png, Done done);

  @JSBody(
      params = {"name", "type", "bytes"},
      script =
          """
          var address;
          try { address = URL.createObjectURL(new Blob([bytes], { type: type })); }
          catch (e) { return false; }
          var link = document.createElement('a');
          link.href = address; link.download = name; link.click();
          setTimeout(function() { URL.revokeObjectURL(address); }, 60000);
          return true;
          """)
  static native boolean save(String name, String type, Int8Array bytes);

  /** Draws an SVG picture in its own size, and answers it as PNG; null if that fails. */
  @JSBody(
      params = {"svg", "answer"},
      script =
          """
          var image = new Image();
          image.onerror = function() { answer(null); };
          image.onload = function() {
            var canvas = document.createElement('canvas');
            canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
            var context = canvas.getContext('2d');
            if (!context) { answer(null); return; }
            context.drawImage(image, 0, 0);
            canvas.toBlob(function(blob) {
              if (!blob) { answer(null); return; }
              blob.arrayBuffer().then(
                function(buffer) { answer(new Int8Array(buffer)); },
                function() { answer(null); });
            }, 'image/png');
          };
          image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
          """)
  static native void png(String svg, Bytes answer);

  /** Prints an SVG picture; style sheets hide all else while the document has data-poster. */
  @JSBody(
      params = {"svg", "failed"},
      script =
          """
          var root = document.documentElement;
          var old = document.querySelector('.poster');
          if (old) old.remove();
          var image = new Image();
          image.className = 'poster';
          image.onerror = failed;
          image.onload = function() {
            document.body.appendChild(image);
            root.dataset.poster = '';
            window.addEventListener('afterprint', function() {
              image.remove(); delete root.dataset.poster;
            }, { once: true });
            window.print();
          };
          image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
          """)
  static native void print(String svg, Js.Callback failed);

  @JSBody(
      params = {"kinds", "answer"},
      script =
          """
          var field = document.createElement('input');
          field.type = 'file'; field.accept = kinds; field.dataset.input = 'file';
          field.hidden = true; document.body.appendChild(field);
          field.oncancel = function() { field.remove(); };
          field.onchange = function() {
            var file = field.files[0]; field.remove();
            if (file) answer(file);
          };
          field.click();
          """)
  static native void choose(String kinds, FileJs.Given answer);

  /**
   * Listens for files that are dropped on the page or opened with it, and for texts pasted outside
   * of fields. A file that is not available is null.
   */
  @JSBody(
      params = {"file", "text"},
      script =
          """
          document.addEventListener('dragover', function(e) { e.preventDefault(); });
          function take(data) {
            var given = data && data.files[0];
            var words = data && data.getData('text');
            if (given) file(given); else if (words) text(words);
          }
          document.addEventListener('drop', function(e) {
            e.preventDefault(); take(e.dataTransfer);
          });
          document.addEventListener('paste', function(e) {
            if (e.target.closest && e.target.closest('input, textarea')) return;
            take(e.clipboardData);
          });
          if (window.launchQueue) launchQueue.setConsumer(function(launch) {
            if (launch.files && launch.files[0]) {
              launch.files[0].getFile().then(file, function() { file(null); });
            }
          });
          """)
  static native void listen(FileJs.Given file, Words text);
}
