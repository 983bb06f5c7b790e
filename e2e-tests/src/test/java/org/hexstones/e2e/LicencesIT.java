package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.json.Json;

/**
 * What the modules are made of and tested with, as the build has listed it in each module's {@code
 * target/bom.json}, comes under licences that allow it. Writes the list, one line a component, to
 * {@code target/licences.txt}.
 */
final class LicencesIT {
  private static final Path MODULES = Path.of(System.getProperty("hexstones.modules", ".."));
  private static final List<String> NAMES = List.of("engine", "web", "site", "e2e-tests");

  /** SPDX identifiers; of a component with several, one will do. */
  private static final Set<String> ALLOWED =
      Set.of("Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "EPL-2.0", "MIT", "MPL-2.0");

  /** Of a tool that the build uses, unchanged; nothing of it is passed on. */
  private static final Set<String> ALLOWED_TO_TOOLS = Set.of("BSD-4-Clause");

  private static final Set<String> TOOLS = Set.of("jzlib");

  @Test
  void everythingHasALicenceThatAllowsIt() throws IOException {
    Map<String, String> list = new TreeMap<>();
    for (String module : NAMES) {
      String text = Files.readString(MODULES.resolve(module).resolve("target/bom.json"));
      Map<?, ?> bom = new Json().toType(text, Map.class);
      for (Object each : (List<?>) Objects.requireNonNull(bom.get("components"))) {
        Map<?, ?> component = (Map<?, ?>) each;
        List<String> licences = licences(component);
        Set<String> allowed = new TreeSet<>(ALLOWED);
        if (TOOLS.contains(String.valueOf(component.get("name")))) {
          allowed.addAll(ALLOWED_TO_TOOLS);
        }
        String name = component.get("purl") + "  " + String.join(" or ", licences);
        assertTrue(licences.stream().anyMatch(allowed::contains), module + ": " + name);
        list.put(name, module);
      }
    }
    assertTrue(list.size() > NAMES.size(), "the lists are empty");
    Files.write(Path.of("target", "licences.txt"), list.keySet());
    assertEquals(list.size(), Files.readAllLines(Path.of("target", "licences.txt")).size());
  }

  private static List<String> licences(Map<?, ?> component) {
    List<String> names = new ArrayList<>();
    if (String.valueOf(component.get("group")).equals("org.hexstones")) {
      names.add("MIT");
    }
    if (component.get("licenses") instanceof List<?> licences) {
      for (Object each : licences) {
        if (((Map<?, ?>) each).get("license") instanceof Map<?, ?> licence) {
          names.add(String.valueOf(licence.get(licence.containsKey("id") ? "id" : "name")));
        }
      }
    }
    return names;
  }
}
