package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Several workers that think about the same move, where the machine has the cores. */
final class TeamIT {
  /** Notes the kinds of messages of each worker, and has so many cores. */
  private static final String WATCH =
      "Object.defineProperty(navigator, 'hardwareConcurrency', { value: %d });"
          + "self.workers = []; self.said = [];"
          + "self.Worker = class extends Worker {"
          + "  constructor(address) {"
          + "    super(address);"
          + "    const number = workers.push(this) - 1;"
          + "    this.say = text => said.push(number + ' ' + String(text).split('\\n')[0]);"
          + "    this.addEventListener('message', e => this.say(e.data));"
          + "  }"
          + "  postMessage(text) { this.say(text); super.postMessage(text); }"
          + "};";

  private static final String FREE = "[data-cell]:not([data-stone])";

  private static GamePage open(int cores, String game) throws Exception {
    GamePage page = GamePage.open("");
    page.driver()
        .executeCdpCommand(
            "Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH.formatted(cores)));
    page.driver().get("about:blank");
    page.go(game);
    return page;
  }

  private static long said(GamePage page, String kind) {
    Object count =
        page.driver().executeScript("return said.filter(one => one === arguments[0]).length", kind);
    return ((Number) Objects.requireNonNull(count)).longValue();
  }

  private static Object workers(GamePage page) {
    return Objects.requireNonNull(page.driver().executeScript("return workers.length"));
  }

  @Test
  void theStrongestThinksWithAllTheCoresThatAreFree() throws Exception {
    try (GamePage page = open(4, "#new=omega+hexhex:5+seats=computer:10,person")) {
      page.waitForStones(2);
      assertEquals(3L, workers(page));
      for (int worker = 0; worker < 3; worker++) {
        assertEquals(2, said(page, worker + " best-move"), "one for each stone");
        assertTrue(said(page, worker + " found") > 0, worker + " tells what it finds");
        assertTrue(said(page, worker + " learn") > 0, worker + " hears what others find");
      }
      assertTrue(said(page, "1 stop") > 0, "the others rest when the first has answered");
      assertEquals(0, said(page, "0 stop"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void withoutTheOthersItGoesOnAlone() throws Exception {
    try (GamePage page = open(4, "#new=omega+hexhex:5+seats=computer:10,person")) {
      page.wait(() -> said(page, "1 best-move") > 0);
      page.driver()
          .executeScript(
              "for (const broken of [1, 2])"
                  + " workers[broken].dispatchEvent(new Event('error', { cancelable: true }));");
      page.waitForStones(2);
      assertEquals(3L, workers(page), "no others are started in their place");
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void otherLevelsAndSmallMachinesHaveOne() throws Exception {
    try (GamePage page = open(4, "#new=omega+hexhex:5+seats=computer:7,person")) {
      page.waitForStones(2);
      assertEquals(1L, workers(page));
    }
    try (GamePage page = open(2, "#new=omega+hexhex:5+seats=computer:10,person")) {
      page.waitForStones(2);
      assertEquals(1L, workers(page));
      assertEquals(0, said(page, "0 found"));
    }
  }

  /** On few cores the worker would take the one that paints the stone. */
  @Test
  void theyMakeWayForAPress() throws Exception {
    try (GamePage page = open(4, "#new=omega+hexhex:5+seats=computer:10,person")) {
      page.waitForStones(2);
      page.press(FREE);
      page.waitForStones(3);
      page.press(FREE);
      page.waitForStones(6);
      for (int worker = 0; worker < 3; worker++) {
        assertTrue(said(page, worker + " rest") > 0, worker + " is asked to rest");
        assertEquals(said(page, worker + " rest"), said(page, worker + " go-on"));
      }
      assertEquals(List.of(), page.errors());
    }
  }
}
