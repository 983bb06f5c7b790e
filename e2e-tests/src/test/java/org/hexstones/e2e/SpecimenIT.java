package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each part of the page, in its states, looks as in the last picture of it. Where a change is
 * wanted, {@code -Dhexstones.specimens=new} puts the new pictures in place of the last ones.
 */
final class SpecimenIT {
  private static final boolean NEW = "new".equals(System.getProperty("hexstones.specimens"));

  /** Moves the first button of each specimen. */
  private static final String MOVE =
      """
      const moved = [];
      for (const specimen of document.querySelectorAll('.specimen')) {
        const button = [...specimen.querySelectorAll('button')].find(e => e.offsetWidth > 1);
        if (!button) continue;
        const [left, top] = arguments[0].split(' ');
        Object.assign(button.style, { position: 'relative', left, top });
        moved.push(specimen.dataset.specimen);
      }
      return moved;
      """;

  @Test
  void specimensLookAsBefore() throws IOException {
    List<String> sheets = SpecimenSheets.names();
    LastPictures last = new LastPictures(sheets.size());
    Map<String, List<Grey>> pictures = new TreeMap<>();
    Differences differences = new Differences();
    try (Browser browser = Browser.start()) {
      SpecimenSheets specimens = new SpecimenSheets(browser.driver());
      for (int sheet = 0; sheet < sheets.size(); sheet++) {
        specimens.show(sheets.get(sheet));
        for (Map.Entry<String, Shot> seen : specimens.pictures().entrySet()) {
          String name = seen.getKey();
          Grey small = seen.getValue().small();
          pictures.computeIfAbsent(name, first -> new ArrayList<>()).add(small);
          Grey old = last.find(name, sheet, small.width());
          if (old == null || !seen.getValue().isLike(old)) {
            differences.add(name, sheets.get(sheet), seen.getValue(), old);
          }
        }
      }
    }
    if (NEW) {
      LastPictures.write(pictures);
    } else {
      List<String> lines = differences.lines();
      assertTrue(lines.isEmpty(), Differences.FOLDER + ":\n" + String.join("\n", lines));
      assertEquals(Set.of(), last.without(pictures.keySet()), "no specimens any more");
    }
  }

  @ParameterizedTest
  @CsvSource({"360x740-light-en, 12px 0, 1px 1px", "820x1180-dark-en, 0 -12px, -1px 0"})
  void movedButtonsDifferAndMovedPixelsDoNot(String sheet, String far, String near)
      throws IOException {
    try (Browser browser = Browser.start()) {
      SpecimenSheets specimens = new SpecimenSheets(browser.driver());
      specimens.show(sheet);
      Map<String, Grey> before = new HashMap<>();
      specimens.pictures().forEach((name, shot) -> before.put(name, shot.small()));
      List<String> moved = move(specimens, far);
      assertFalse(moved.isEmpty());
      assertEquals(moved, unlike(specimens, before), far);
      move(specimens, near);
      assertEquals(List.of(), unlike(specimens, before), near);
    }
  }

  private static List<String> move(SpecimenSheets specimens, String way) {
    List<String> moved = new ArrayList<>();
    for (Object name : specimens.run(MOVE, way)) {
      moved.add(String.valueOf(name));
    }
    return moved;
  }

  private static List<String> unlike(SpecimenSheets specimens, Map<String, Grey> before)
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
