package org.hexstones.web.i18n;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.web.swell.SwellView;

/** The keys of texts, found among the compiled classes, so that a later enum is tested too. */
final class MessageKeys {
  /** The constants of all enums of keys. */
  static final List<MessageKey> ALL = all();

  private MessageKeys() {}

  private static List<MessageKey> all() {
    List<MessageKey> keys = new ArrayList<>();
    for (String name : classes()) {
      if (name.endsWith("Key")) {
        try {
          Class<?> type = Class.forName(name);
          if (type.isEnum() && MessageKey.class.isAssignableFrom(type)) {
            Stream.of(type.getEnumConstants()).map(MessageKey.class::cast).forEach(keys::add);
          }
        } catch (ClassNotFoundException e) {
          throw new AssertionError(e);
        }
      }
    }
    return keys;
  }

  /** The names of the classes of the page, and of the tests' game. */
  static List<String> classes() {
    List<String> names = new ArrayList<>();
    for (Class<?> place : List.of(Messages.class, SwellView.class)) {
      try {
        Path root = Path.of(place.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(root)) {
          files
              .map(file -> root.relativize(file).toString().replace('/', '.').replace('\\', '.'))
              .filter(name -> name.endsWith(".class"))
              .map(name -> name.substring(0, name.length() - ".class".length()))
              .filter(name -> place == Messages.class || name.contains(".swell."))
              .forEach(names::add);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (URISyntaxException e) {
        throw new AssertionError(e);
      }
    }
    return names;
  }
}
