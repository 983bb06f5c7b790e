package org.hexstones.shrink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Writes a program once as the build does and once without each of the passes. */
final class Savings {
  private Savings() {}

  /**
   * Prints the bytes of each file.
   *
   * @param args the program as TeaVM wrote it, which has the names that it shares with scripts
   *     beside it, and the folder to write into
   */
  public static void main(String[] args) throws IOException {
    String program = Files.readString(Path.of(args[0]));
    Path folder = Files.createDirectories(Path.of(args[1]));
    List<Shrinker.Pass> passes =
        Shrinker.passes(new HashSet<>(Files.readAllLines(Path.of(args[0] + ".names"))));
    write(folder.resolve("all.js"), program, passes);
    for (Shrinker.Pass pass : passes) {
      List<Shrinker.Pass> others = new ArrayList<>(passes);
      others.remove(pass);
      write(folder.resolve("without-" + pass.name() + ".js"), program, others);
    }
  }

  private static void write(Path file, String program, List<Shrinker.Pass> passes)
      throws IOException {
    Files.writeString(file, Shrinker.shrunk(file.toString(), program, passes));
    System.out.println(Files.size(file) + " " + file);
  }
}
