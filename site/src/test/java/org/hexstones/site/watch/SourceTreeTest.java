package org.hexstones.site.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceTreeTest {
  @Test
  void eachChangeOfAFileIsSeenOnce(@TempDir Path folder) throws Exception {
    Path deep = Files.createDirectory(folder.resolve("deep"));
    Path old = Files.writeString(deep.resolve("Old.java"), "1");
    Path gone = Files.writeString(folder.resolve("gone.css"), "1");
    Files.setLastModifiedTime(old, FileTime.fromMillis(7_000));
    SourceTree tree = new SourceTree(List.of(folder));
    assertEquals(7_000, tree.newest(".java"));
    assertEquals(Set.of(), tree.changes());
    Path made = Files.writeString(deep.resolve("New.java"), "1");
    Files.setLastModifiedTime(old, FileTime.fromMillis(8_000));
    Files.delete(gone);
    assertEquals(Set.of(old, gone, made), tree.changes());
    assertEquals(Set.of(), tree.changes());
  }
}
