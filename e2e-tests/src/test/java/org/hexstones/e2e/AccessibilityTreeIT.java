package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What Chromium gives to a screen reader on a phone: the cells in the order in which one swipes,
 * with names that say what is on them, and what a double tap does.
 */
final class AccessibilityTreeIT {
  /** A node that a screen reader meets. */
  record Node(String role, String name, boolean focusable, String live, List<Node> children) {
    List<Node> all() {
      List<Node> all = new ArrayList<>(List.of(this));
      children.forEach(child -> all.addAll(child.all()));
      return all;
    }

    List<Node> of(String wanted) {
      return all().stream().filter(node -> node.role.equals(wanted)).toList();
    }
  }

  private static Node tree(GamePage page) {
    Map<String, Object> found =
        page.driver().executeCdpCommand("Accessibility.getFullAXTree", Map.of());
    Map<String, Map<?, ?>> nodes = new HashMap<>();
    String root = "";
    for (Object one : (List<?>) Objects.requireNonNull(found.get("nodes"))) {
      Map<?, ?> node = (Map<?, ?>) one;
      root = root.isEmpty() ? String.valueOf(node.get("nodeId")) : root;
      nodes.put(String.valueOf(node.get("nodeId")), node);
    }
    return new Node("root", "", false, "", shown(nodes, root));
  }

  /** A node; in place of an ignored one its children. */
  private static List<Node> shown(Map<String, Map<?, ?>> nodes, String id) {
    Map<?, ?> node = nodes.get(id);
    List<Node> children = new ArrayList<>();
    if (node == null) {
      return children;
    }
    if (node.get("childIds") instanceof List<?> ids) {
      ids.forEach(child -> children.addAll(shown(nodes, String.valueOf(child))));
    }
    if (Boolean.TRUE.equals(node.get("ignored"))) {
      return children;
    }
    boolean focusable = false;
    String live = "";
    if (node.get("properties") instanceof List<?> properties) {
      for (Object one : properties) {
        Map<?, ?> property = (Map<?, ?>) one;
        String value = value(property.get("value"));
        focusable |= "focusable".equals(property.get("name")) && value.equals("true");
        live = "live".equals(property.get("name")) ? value : live;
      }
    }
    String role = value(node.get("role"));
    return List.of(new Node(role, value(node.get("name")), focusable, live, children));
  }

  private static String value(@Nullable Object of) {
    return of instanceof Map<?, ?> map ? String.valueOf(map.get("value")) : "";
  }

  @Test
  void cellsAreReadRowByRow() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:4")) {
      page.pressCell("d4");
      page.pressCell("d5");
      page.pressCell("c4");
      page.waitForStones(3);
      Node grid = tree(page).of("grid").get(0);
      List<String> heard = new ArrayList<>();
      for (Node row : grid.children()) {
        assertEquals("row", row.role(), row.name());
        for (Node cell : row.children()) {
          assertEquals("gridcell", cell.role());
          assertEquals(List.of(), cell.children(), "nothing else is under a finger");
          assertTrue(cell.focusable(), cell.name());
          heard.add(cell.name());
        }
      }
      Object drawn =
          page.driver()
              .executeScript(
                  "return [...document.querySelectorAll('[role=row]')].flatMap(row =>"
                      + " [...row.querySelectorAll('[data-cell]')].map(c => c.dataset.cell))");
      assertEquals(drawn, heard.stream().map(name -> name.split(",", -1)[0]).toList());
      assertEquals(37, heard.size());
      assertTrue(heard.contains("d4, white, group of 2"), heard.toString());
      assertTrue(heard.contains("d5, black, group of 1"), heard.toString());
      assertTrue(heard.contains("a4, free"), heard.toString());
      // A double tap is a press in the middle of what is read.
      page.pressCell("a4");
      page.waitForStones(4);
      assertEquals(List.of(), page.errors());
    }
  }

  /** One region announces, and what Tab reaches does something. */
  @Test
  void oneRegionAnnounces() throws Exception {
    for (String game : List.of("#new=omega+hexhex:4+players=4", "#new=sunder+4", "#puzzle=17")) {
      try (GamePage page = GamePage.phone(game)) {
        Node tree = tree(page);
        List<String> live = new ArrayList<>();
        for (Node node : tree.all()) {
          if (!node.live().isEmpty() && !node.live().equals("off")) {
            live.add(node.role() + " " + node.name());
          }
        }
        assertEquals(1, live.size(), live.toString());
        assertEquals(1, stops(page, "one.matches('.board') || one.closest('.board')"));
        assertEquals(
            0,
            stops(page, "!one.closest('a, button, input, select, textarea, [role]')"),
            "nothing that does nothing is a stop");
      }
    }
  }

  /** The number of stops of Tab of that kind. */
  private static int stops(GamePage page, String kind) {
    Object found =
        page.driver()
            .executeScript(
                "return [...document.querySelectorAll('[tabindex], a, button, input, .board')]"
                    + ".filter(one => one.tabIndex >= 0 && ("
                    + kind
                    + ")).length");
    return ((Number) Objects.requireNonNull(found)).intValue();
  }
}
