package org.hexstones.site.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From an edit of a source to the program in the site, for two programs of some lines. */
final class ProgramsTest {
  private static final String POM =
      """
      <argument>page.js=shop.Main</argument>
      <argument>worker.js=shop.Worker</argument>
      <argument>worker.wasm=shop.Worker</argument>
      """;

  private final Path sources;
  private final Path site;
  private final Path built;
  private final JavaModule module;
  private final Programs programs;

  ProgramsTest(@TempDir Path folder) throws IOException {
    sources = Files.createDirectory(folder.resolve("sources"));
    site = Files.createDirectory(folder.resolve("site"));
    built = Files.createDirectory(folder.resolve("built"));
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<Path> libraries =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    module = new JavaModule(sources, classes, libraries);
    programs = new Programs(POM, site, List.of(classes), libraries);
  }

  @BeforeEach
  void writeSources() throws Exception {
    source("Main", "public static void main(String[] a) { System.out.println(Shelf.label(1)); }");
    source("Shelf", "static String label(int n) {\n return \"books \" + n; }");
    source("Worker", "public static void main(String[] a) { System.out.println(\"works\"); }");
    for (String file : List.of("page.js", "worker.js", "worker.wasm")) {
      Files.writeString(built.resolve(file), "as built");
    }
    module.compile();
    programs.takeBuilt(built, 0);
  }

  private void source(String name, String body) throws IOException {
    String text = "package shop;\nfinal class " + name + " {\n" + body + "\n}\n";
    Files.writeString(sources.resolve(name + ".java"), text);
  }

  private String made(String file) throws IOException {
    assertEquals(List.of(), programs.makeFresh(file));
    return Files.readString(site.resolve(file));
  }

  @Test
  void onlyChangedProgramsAreMade() throws Exception {
    assertEquals(List.of("page.js", "worker.js"), programs.files());
    assertTrue(made("page.js").contains("books"));
    assertEquals("as built", made("worker.js"));

    source("Shelf", "static String label(int n) {\n return \"games \" + n; }");
    Set<String> changed = module.compile();
    assertEquals(Set.of("shop.Shelf"), changed);
    programs.change(changed);
    String page = made("page.js");
    assertTrue(page.contains("games") && !page.contains("books"));
    assertEquals("as built", made("worker.js"));
    assertTrue(Files.exists(site.resolve("worker.wasm")));

    source("Worker", "public static void main(String[] a) { System.out.println(\"rests\"); }");
    programs.change(module.compile());
    assertTrue(made("worker.js").contains("rests"));
    assertFalse(Files.exists(site.resolve("worker.wasm")), "it would still be the old one");
    assertEquals(page, made("page.js"));
  }

  @Test
  void stackTracesAreInJava() throws Exception {
    source(
        "Shelf",
        "static String label(int n) {\n  if (n > 0) {\n"
            + "    throw new IllegalStateException();\n  }\n  return \"\"; }");
    programs.change(module.compile());
    List<String> lines = made("page.js").lines().toList();
    int line = 0;
    while (!lines.get(line).contains("function s_Shelf_label")
        && !lines.get(line).contains("s_Shelf_label = ")) {
      line++;
    }
    while (!lines.get(line).contains("IllegalStateException__init_")) {
      line++;
    }
    int column = lines.get(line).indexOf("jl_IllegalStateException__init_");
    String there = "/page.js:" + (line + 1) + ":" + (column + 1);
    String inJava = "    at shop.Shelf.label(Shelf.java:5)";
    for (String trace : List.of("    at s_Shelf_label (http://h%s)", "s_Shelf_label@http://h%s")) {
      String reported = StackTraces.inJava("Error\n" + trace.formatted(there), programs::debug);
      assertEquals("Error\n" + inJava, reported);
    }
    String other = "    at f (http://h/early.js:1:2)";
    assertEquals(other, StackTraces.inJava(other, programs::debug));
    assertTrue(Files.exists(site.resolve("page.js.map")));
  }

  @Test
  void aRefusalNamesThePlaceAndTheNextEditMendsIt() throws Exception {
    source("Shelf", "static String label(int n) { return n; }");
    JavaModule.Refused refused = assertThrows(JavaModule.Refused.class, module::compile);
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.contains("Shelf.java:3"), message);

    source("Shelf", "static String label(int n) { return Thread.getAllStackTraces() + \"\"; }");
    programs.change(module.compile());
    assertTrue(programs.makeFresh("page.js").toString().contains("getAllStackTraces"));

    source("Shelf", "static String label(int n) { return \"mended\"; }");
    programs.change(module.compile());
    assertTrue(made("page.js").contains("mended"));
  }

  @Test
  void aSourceThatIsGoneTakesItsClassesAlong() throws Exception {
    source("Main", "public static void main(String[] a) {}");
    Files.delete(sources.resolve("Shelf.java"));
    assertEquals(Set.of("shop.Main", "shop.Shelf"), module.compile());
  }
}
