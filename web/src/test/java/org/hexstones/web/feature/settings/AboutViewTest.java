package org.hexstones.web.feature.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

final class AboutViewTest {
  private static final Program BUILT =
      new Program("1.2", "0c5c3c10", "https://example.org/hexstones", "Browser/9");

  private static PageOnJvm page(Program program) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new ShellEvent.CapabilitiesDetected(false, false, Camera.NONE, program));
    page.happens(new Route.Open(Dialog.SETTINGS));
    return page;
  }

  private static List<String> links(PageOnJvm page) {
    List<Element> links = new ArrayList<>();
    PageOnJvm.all(page.draw(), links, element -> element.attribute("href") != null);
    List<String> addresses = new ArrayList<>();
    for (Element link : links) {
      assertEquals("noopener noreferrer", link.attribute("rel"));
      addresses.add(String.valueOf(link.attribute("href")));
    }
    return addresses;
  }

  @Test
  void theVersionIsShownInTheSettings() {
    PageOnJvm page = page(BUILT);
    assertTrue(PageOnJvm.text(page.draw()).contains("Version 1.2 (0c5c3c10)"));
  }

  @Test
  void reportsBeginWithVersionAndBrowser() {
    PageOnJvm page = page(BUILT);
    page.act("about");
    String lines = String.valueOf(page.find("textarea", "data-input", "report").attribute("value"));
    assertTrue(lines.startsWith("Hexstones 1.2 (0c5c3c10)\nBrowser/9\n"), lines);
    page.act("copy-report");
    assertTrue(page.effects().contains(new ClipboardEffect.CopyText(lines)));
    page.happens(new ShellEvent.TextCopied(true));
    assertEquals(Notice.of(Notice.Kind.TEXT_COPIED), page.model().session().notice());
  }

  @Test
  void linksLeadToTheProjectWhereItIsKnown() {
    PageOnJvm page = page(BUILT);
    page.act("about");
    List<String> links = links(page);
    assertTrue(links.contains("https://example.org/hexstones"), links.toString());
    assertTrue(links.contains("https://example.org/hexstones/issues"), links.toString());
    assertTrue(
        links.contains("https://example.org/hexstones/blob/HEAD/docs/for-teachers.md"),
        links.toString());
    PageOnJvm other = page(Program.UNKNOWN);
    other.act("about");
    assertEquals(links.size() - 3, links(other).size());
  }
}
