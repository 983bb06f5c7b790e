package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No browser in any test asks for anything beyond this machine; that it would be seen if it did.
 */
final class OutsideIT {
  private static final Pattern HOST = Pattern.compile("(?:https?|wss?)://([A-Za-z0-9.-]+)");

  /**
   * Names that are never asked for: of languages of markup, and of links to the games' designers,
   * which a person may follow.
   */
  private static final Set<String> KNOWN =
      Set.of("www.w3.org", "nestorgames.com", "boardgamegeek.com");

  @Test
  void aRequestToTheOutsideFailsTheTestThatMadeIt() {
    Browser browser = Browser.start();
    browser.driver().get("http://outside.invalid/x?y");
    AssertionError seen = assertThrows(AssertionError.class, browser::close);
    assertTrue(String.valueOf(seen.getMessage()).contains("http://outside.invalid/x?y"));
  }

  @Test
  void noFileOfTheSiteNamesAnotherHost(@TempDir Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(Site.copyTo(folder.resolve("site")))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        Matcher host = HOST.matcher(text);
        while (host.find()) {
          assertTrue(KNOWN.contains(host.group(1)), file + " names " + host.group());
        }
      }
    }
  }

  @Test
  void thePolicyStopsWhatThePageWouldAskFor() throws Exception {
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      browser.driver().get(site.address().toString());
      Object stopped =
          browser
              .driver()
              .executeAsyncScript(
                  "const done = arguments[0]; const stopped = new Set();"
                      + "addEventListener('securitypolicyviolation', e => {"
                      + "  stopped.add(e.effectiveDirective);"
                      + "  if (stopped.size === 4) done([...stopped].sort().join()); });"
                      + "fetch('http://outside.invalid/a').catch(() => {});"
                      + "new Image().src = 'http://outside.invalid/b';"
                      + "const sheet = document.createElement('link'); sheet.rel = 'stylesheet';"
                      + "sheet.href = 'http://outside.invalid/c'; document.head.append(sheet);"
                      + "const frame = document.createElement('iframe');"
                      + "frame.src = 'http://outside.invalid/d'; document.body.append(frame);");
      assertEquals("connect-src,frame-src,img-src,style-src-elem", stopped);
      assertEquals(List.of(), Outside.take());
    }
  }
}
