package org.hexstones.web.platform.files;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** Bindings for files that a person gives. Unreadable parts are null. */
final class FileJs {
  private FileJs() {}

  @JSFunctor
  interface Given extends JSObject {
    void call(JSObject file);
  }

  /** Receives the bytes of a file, or null if there are too many or they cannot be read. */
  @JSFunctor
  interface Bytes extends JSObject {
    void call(@Nullable Int8Array bytes);
  }

  @JSFunctor
  interface Read extends JSObject {
    void call(String text);
  }

  @JSBody(
      params = {"file", "largest", "answer"},
      script =
          """
          if (!file || file.size > largest) { answer(null); return; }
          file.arrayBuffer().then(
            function(buffer) { answer(new Int8Array(buffer)); },
            function() { answer(null); });
          """)
  static native void bytes(JSObject file, int largest, Bytes answer);

  /** Begins to read a file as text. */
  @JSBody(params = "file", script = "return { file: file, at: 0, decoder: new TextDecoder() };")
  static native JSObject reading(JSObject file);

  /** Answers the text of the next bytes. */
  @JSBody(
      params = {"reading", "size", "answer"},
      script =
          """
          var file = reading.file;
          if (!file) { answer(null); return; }
          var to = Math.min(file.size, reading.at + size);
          file.slice(reading.at, to).arrayBuffer().then(
            function(buffer) {
              reading.at = to;
              answer(reading.decoder.decode(buffer, { stream: to < file.size }));
            },
            function() { answer(null); });
          """)
  static native void next(JSObject reading, int size, Read answer);

  @JSBody(
      params = "reading",
      script = "return reading.file && reading.file.size ? reading.at / reading.file.size : 1;")
  static native double share(JSObject reading);

  /**
   * Answers the file chosen in a field, and clears the field so that the same file can be chosen
   * again.
   */
  @JSBody(
      params = {"input", "answer"},
      script =
          """
          var field = document.querySelector('[data-input="' + input + '"]');
          var file = field && field.files && field.files[0];
          if (file) { field.value = ''; answer(file); }
          """)
  static native void chosen(String input, Given answer);

  @JSBody(script = "return [];")
  static native JSObject pieces();

  @JSBody(
      params = {"pieces", "piece"},
      script = "pieces.push(piece);")
  static native void add(JSObject pieces, String piece);

  @JSBody(
      params = {"name", "pieces"},
      script =
          """
          var address = URL.createObjectURL(new Blob(pieces, { type: 'text/plain' }));
          var link = document.createElement('a');
          link.href = address; link.download = name; link.click();
          setTimeout(function() { URL.revokeObjectURL(address); }, 60000);
          """)
  static native void save(String name, JSObject pieces);

  static byte @Nullable [] copy(@Nullable Int8Array bytes) {
    return bytes == null ? null : bytes.copyToJavaArray();
  }
}
