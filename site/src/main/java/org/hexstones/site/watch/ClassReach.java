package org.hexstones.site.watch;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds which of our classes a program may contain: those that its main class names, and those that
 * these name in turn. It finds more classes than TeaVM, but without running TeaVM.
 */
final class ClassReach {
  private static final int HEADER = 8;
  private static final int UTF8 = 1;
  private static final int CLASS = 7;

  private ClassReach() {}

  /**
   * @param folders the folders of our classes; all other classes are left out
   */
  static Set<String> of(String mainClass, List<Path> folders) throws IOException {
    Set<String> reached = new HashSet<>();
    Deque<String> next = new ArrayDeque<>(List.of(mainClass));
    while (!next.isEmpty()) {
      String name = next.pop();
      for (Path folder : folders) {
        Path file = folder.resolve(name.replace('.', '/') + ".class");
        if (Files.exists(file) && reached.add(name)) {
          next.addAll(namedIn(file));
        }
      }
    }
    return reached;
  }

  /** Reads the names of classes in the constant pool. */
  private static Set<String> namedIn(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        DataInputStream data = new DataInputStream(new BufferedInputStream(in))) {
      data.skipNBytes(HEADER);
      int count = data.readUnsignedShort();
      String[] texts = new String[count];
      Set<Integer> classes = new HashSet<>();
      for (int i = 1; i < count; i++) {
        int tag = data.readUnsignedByte();
        switch (tag) {
          case UTF8 -> texts[i] = data.readUTF();
          case CLASS -> classes.add(data.readUnsignedShort());
          // String, method type, module, package.
          case 8, 16, 19, 20 -> data.skipNBytes(2);
          // Method handle.
          case 15 -> data.skipNBytes(3);
          // A long or double takes two entries.
          case 5, 6 -> {
            data.skipNBytes(8);
            i++;
          }
          default -> data.skipNBytes(4);
        }
      }
      Set<String> names = new HashSet<>();
      for (int index : classes) {
        names.add(texts[index].replace('/', '.'));
      }
      return names;
    }
  }
}
