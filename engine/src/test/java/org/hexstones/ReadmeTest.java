package org.hexstones;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.hexstones.game.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the README compiles, and plays a game to its end. */
final class ReadmeTest {
  private static final String BEGIN = "```java\n";

  private static String example() throws Exception {
    String readme = Files.readString(Path.of("../README.md"));
    int begin = readme.indexOf(BEGIN) + BEGIN.length();
    return readme.substring(begin, readme.indexOf("```", begin));
  }

  @Test
  void exampleOfTheReadmeRuns(@TempDir Path folder) throws Exception {
    StringBuilder imports = new StringBuilder();
    StringBuilder code = new StringBuilder();
    for (String line : example().lines().toList()) {
      (line.startsWith("import ") ? imports : code).append(line).append('\n');
    }
    Path source = folder.resolve("Example.java");
    Files.writeString(
        source, imports + "class Example { public static void main(String[] none) {" + code + "}}");
    Path engine = Path.of(Play.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    int failed =
        compiler.run(
            null, null, problems, "-proc:none", "-classpath", engine.toString(), source.toString());
    assertEquals(0, failed, problems.toString(StandardCharsets.UTF_8));
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      var main = loader.loadClass("Example").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    String said = printed.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains(" wins"), said);
  }
}
