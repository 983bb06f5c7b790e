package org.hexstones.site.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Folders of sources, which are scanned again and again. Some hundred files take a few
 * milliseconds. The notifications of the file system come late or not at all on some systems.
 */
final class SourceTree {
  private final List<Path> folders;
  private Map<Path, FileTime> known;

  SourceTree(List<Path> folders) {
    this.folders = folders;
    known = look();
  }

  /** The files that were written, created or deleted since the last call. */
  Set<Path> changes() {
    Map<Path, FileTime> now = look();
    Set<Path> changed = new TreeSet<>();
    now.forEach(
        (file, time) -> {
          if (!time.equals(known.get(file))) {
            changed.add(file);
          }
        });
    known.keySet().stream().filter(file -> !now.containsKey(file)).forEach(changed::add);
    known = now;
    return changed;
  }

  /** The time of the latest change of a file with this ending, in milliseconds since 1970. */
  long newest(String ending) {
    return known.entrySet().stream()
        .filter(one -> one.getKey().toString().endsWith(ending))
        .mapToLong(one -> one.getValue().toMillis())
        .max()
        .orElse(0);
  }

  private Map<Path, FileTime> look() {
    Map<Path, FileTime> files = new HashMap<>();
    SimpleFileVisitor<Path> visitor =
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            files.put(file, attributes.lastModifiedTime());
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            // The file was deleted during the scan.
            return FileVisitResult.CONTINUE;
          }
        };
    try {
      for (Path folder : folders) {
        Files.walkFileTree(folder, visitor);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }
}
