package org.hexstones.site.watch;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps the classes that javac writes in memory. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

  MemoryFiles(JavaFileManager disk) {
    super(disk);
  }

  Map<String, byte[]> written() {
    Map<String, byte[]> written = new HashMap<>();
    classes.forEach((name, bytes) -> written.put(name, bytes.toByteArray()));
    return written;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location place, String name, JavaFileObject.Kind kind, FileObject near) {
    return new SimpleJavaFileObject(URI.create("memory:/" + name.replace('.', '/')), kind) {
      @Override
      public OutputStream openOutputStream() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        classes.put(name, bytes);
        return bytes;
      }
    };
  }
}
