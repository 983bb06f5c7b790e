package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each part of the page, in its states, looks as in the last picture of it. Where a change is
 * wanted, {@code -Dhexstones.specimens=new} puts the new pictures in place of the last ones.
 */
final class SpecimenIT {
  private static final boolean NEW = "new".equals(System.getProperty("hexstones.specimens"));

  /** Old and new pictures of what differs, and where. */
  private static final Path FOUND = Path.of("target/specimens");

  /** Moves the first button of each specimen. */
  private static final String MOVE =
      """
      const moved = [];
      for (const specimen of document.querySelectorAll('.specimen')) {
        const button = [...specimen.querySelectorAll('button')].find(e => e.offsetWidth > 1);
        if (!button) continue;
        button.style.translate = arguments[0];
        moved.push(specimen.dataset.specimen);
      }
      return moved;
      """;

  @Test
  void specimensLookAsBefore() throws IOException {
    List<String> sheets = Specimens.sheets();
    Map<String, List<Grey>> pictures = new TreeMap<>();
    List<String> different = new ArrayList<>();
    LastPictures last = new LastPictures(sheets.size());
    try (Browser browser = Browser.start()) {
      Specimens specimens = new Specimens(browser.driver());
      for (int sheet = 0; sheet < sheets.size(); sheet++) {
        specimens.show(sheets.get(sheet));
        for (Map.Entry<String, Shot> seen : specimens.pictures().entrySet()) {
          String name = seen.getKey();
          Shot shot = seen.getValue();
          pictures.computeIfAbsent(name, first -> new ArrayList<>()).add(shot.small());
          Grey old = last.find(name, sheet, shot.small().width());
          if (!NEW && (old == null || !shot.isLike(old))) {
            different.add(name + " in " + sheets.get(sheet));
            show(name + "-" + sheets.get(sheet), shot, old);
          }
        }
      }
    }
    if (NEW) {
      LastPictures.write(pictures);
      return;
    }
    last.without(pictures.keySet()).forEach(name -> different.add(name + " is no specimen"));
    assertEquals(List.of(), different, "see " + FOUND.toAbsolutePath());
  }

  private static void show(String name, Shot shot, @Nullable Grey old) throws IOException {
    Files.createDirectories(FOUND);
    write(name + "-new.png", shot.small());
    if (old != null) {
      write(name + "-old.png", old);
      write(name + "-difference.png", shot.differences(old));
    }
  }

  private static void write(String name, Grey picture) throws IOException {
    ImageIO.write(picture.image(), "png", FOUND.resolve(name).toFile());
  }

  @ParameterizedTest
  @ValueSource(strings = {"360x740-light-en.html", "820x1180-dark-ja.html"})
  void movedButtonsDifferAndMovedPixelsDoNot(String sheet) throws IOException {
    try (Browser browser = Browser.start()) {
      Specimens specimens = new Specimens(browser.driver());
      specimens.show(sheet);
      Map<String, Grey> before = new HashMap<>();
      specimens.pictures().forEach((name, shot) -> before.put(name, shot.small()));
      for (String way : List.of("12px 0", "0 -12px")) {
        List<String> moved = move(specimens, way);
        assertFalse(moved.isEmpty());
        assertEquals(moved, unlike(specimens, before), way);
      }
      for (String way : List.of("1px 1px", "-1px 0")) {
        move(specimens, way);
        assertEquals(List.of(), unlike(specimens, before), way);
      }
    }
  }

  private static List<String> move(Specimens specimens, String way) {
    List<String> moved = new ArrayList<>();
    for (Object name : specimens.run(MOVE, way)) {
      moved.add(String.valueOf(name));
    }
    return moved;
  }

  private static List<String> unlike(Specimens specimens, Map<String, Grey> before)
      throws IOException {
    List<String> unlike = new ArrayList<>();
    specimens
        .pictures()
        .forEach(
            (name, shot) -> {
              Grey old = before.get(name);
              if (old == null || !shot.isLike(old)) {
                unlike.add(name);
              }
            });
    return unlike;
  }
}
