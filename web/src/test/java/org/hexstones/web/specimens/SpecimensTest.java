package org.hexstones.web.specimens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;
import org.junit.jupiter.api.Test;

/** Makes the page of specimens, {@code target/specimens/index.html}. */
final class SpecimensTest {
  private static final Path FOLDER = Path.of("target/specimens");

  @Test
  void everySheetIsWritten() throws IOException {
    Files.createDirectories(FOLDER);
    StringBuilder index =
        new StringBuilder("<!doctype html>\n<meta charset=\"utf-8\">\n<title>Specimens</title>\n");
    List<Specimen> specimens = Specimens.all();
    for (Sheet sheet : Sheet.all()) {
      Files.writeString(FOLDER.resolve(sheet.file()), sheet.html(specimens));
      index.append(sheet.frame());
    }
    Files.writeString(FOLDER.resolve("index.html"), index);
    assertEquals(18, Sheet.all().size());
  }

  @Test
  void namesDiffer() {
    List<String> names = Specimens.all().stream().map(Specimen::name).toList();
    assertEquals(names.size(), new HashSet<>(names).size());
  }

  @Test
  void excerptHasNothingBesideThePart() {
    Element page =
        Element.of("div")
            .add(
                Element.of("p", "other"),
                Element.of("main", "game").add(Element.of("p", "wanted part"), Element.of("p")));
    Element excerpt = Excerpt.of(page, Excerpt.css("part"));
    assertEquals(
        "<div><main class=\"game\"><p class=\"wanted part\"></p></main></div>",
        Html.write(Objects.requireNonNull(excerpt)));
    assertNull(Excerpt.of(page, Excerpt.css("want")));
  }
}
