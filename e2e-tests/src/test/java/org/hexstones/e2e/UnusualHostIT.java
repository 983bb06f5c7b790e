package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.hexstones.site.StaticServer;
import org.hexstones.site.assembly.OfflineList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hosts that answer with the right content in a way of their own, and caches that lost some. */
final class UnusualHostIT {
  private static final String PREFIX = "/site/";
  private static final String FORMER_WORKER = "sw-that-keeps-redirects.js";

  private static final String OPEN_OURS =
      "const cache = await caches.open((await caches.keys())[0]);";

  private final Path folder;
  private final StaticServer server;
  private Host host = Host.PLAIN;

  /** What a host does. */
  enum Host {
    PLAIN,
    SENDS_THE_FOLDER_TO_ITS_INDEX,
    SENDS_THE_INDEX_TO_ITS_FOLDER,
    SENDS_SCRIPTS_ELSEWHERE,
    ANSWERS_AS_IF_FOR_A_PART,
    NAMES_WRONG_TYPES,
    VARIES_WITH_EVERYTHING
  }

  private static final Set<Host> NOT_AS_ASKED =
      EnumSet.of(
          Host.ANSWERS_AS_IF_FOR_A_PART, Host.NAMES_WRONG_TYPES, Host.VARIES_WITH_EVERYTHING);

  UnusualHostIT(@TempDir Path sites) throws IOException {
    folder = Site.copyTo(sites.resolve("site"));
    server = StaticServer.start(folder, 0, PREFIX);
    server.handle("", this::answer);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @EnumSource
  void everyVisitAfterTheFirstWorks(Host kind) throws IOException {
    host = kind;
    try (GamePage page = GamePage.openAt(server)) {
      OfflineIT.keep(page);
      page.go("#new=omega+hexhex:3");
      page.go("index.html#new=omega+hexhex:3");
      page.driver().get("about:blank");
      server.close();
      page.go("#new=omny+hexhex:3+seats=computer,person");
      page.waitForStones(1);
      assertEquals(
          "text/css;charset=utf-8",
          page.ask("return (await fetch('style.css')).headers.get('Content-Type');"));
    }
  }

  /** What the cache may have in place of the page. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "await cache.delete('./');",
        "await cache.put('./', await fetch('moved'));",
        "await cache.put('./', new Response('', {status: 500}));",
      })
  void aPageThatIsNotWellKeptComesFromTheHost(String damage) throws IOException {
    host = Host.SENDS_THE_FOLDER_TO_ITS_INDEX;
    try (GamePage page = GamePage.openAt(server)) {
      OfflineIT.keep(page);
      assertNull(page.ask(OPEN_OURS + damage));
      page.go("#new=omega+hexhex:3");
      page.driver().get("about:blank");
      page.go("");
    }
  }

  /** The host has a new version by the time at which the page is lost. */
  @Test
  void pagesGetNoFilesOfOtherVersions() throws IOException {
    try (GamePage page = GamePage.openAt(server)) {
      OfflineIT.keep(page);
      release();
      page.ask(OPEN_OURS + "await cache.delete('./');");
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.driver().navigate().refresh();
      page.waitForProgram();
      assertEquals(
          "2",
          page.driver()
              .executeScript(
                  "return getComputedStyle(document.documentElement)"
                      + ".getPropertyValue('--version').trim()"));
    }
  }

  /** Of versions that kept what redirects had led to. */
  @Test
  void formerVersionThatIsStuckIsReplaced() throws IOException {
    host = Host.SENDS_THE_FOLDER_TO_ITS_INDEX;
    byte[] own = Files.readAllBytes(folder.resolve("sw.js"));
    try (InputStream former = UnusualHostIT.class.getResourceAsStream(FORMER_WORKER)) {
      Files.write(folder.resolve("sw.js"), Objects.requireNonNull(former).readAllBytes());
    }
    OfflineList.write(folder);
    try (GamePage page = GamePage.openAt(server)) {
      OfflineIT.keep(page);
      page.driver().get(server.address().toString());
      assertFalse(page.has("[data-action]"), "the former version was to be stuck");
      Files.write(folder.resolve("sw.js"), own);
      // A browser looks by itself some time after a visit; what is not kept can be visited.
      Files.writeString(folder.resolve("plain.html"), "<!doctype html>");
      page.driver().get(server.address() + "plain.html");
      assertNull(
          page.ask(
              "const kept = await navigator.serviceWorker.getRegistration(); await kept.update();"
                  + " while (kept.installing || kept.waiting)"
                  + " await new Promise(done => setTimeout(done, 50));"));
      page.driver().get("about:blank");
      page.go("");
      page.go("index.html");
    }
  }

  private void release() throws IOException {
    append("index.html", "<!-- another version -->\n");
    append("style.css", ":root { --version: 2; }\n");
    OfflineList.write(folder);
  }

  private void append(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text, StandardOpenOption.APPEND);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(PREFIX.length());
    boolean moves =
        switch (host) {
          case SENDS_THE_FOLDER_TO_ITS_INDEX -> path.isEmpty() || path.equals("moved");
          case SENDS_THE_INDEX_TO_ITS_FOLDER -> path.equals("index.html");
          case SENDS_SCRIPTS_ELSEWHERE ->
              path.endsWith(".js")
                  && !path.equals("sw.js")
                  && exchange.getRequestURI().getRawQuery() == null;
          default -> false;
        };
    if (moves) {
      String target =
          switch (host) {
            case SENDS_THE_FOLDER_TO_ITS_INDEX -> "index.html";
            case SENDS_THE_INDEX_TO_ITS_FOLDER -> "";
            default -> path + "?moved";
          };
      exchange.getResponseHeaders().set("Location", PREFIX + target);
      exchange.sendResponseHeaders(302, -1);
      exchange.close();
    } else if (isForTheCache(exchange) && Files.isRegularFile(folder.resolve(path))) {
      answerTheWorker(exchange, Files.readAllBytes(folder.resolve(path)));
    } else {
      server.answer(exchange);
    }
  }

  private boolean isForTheCache(HttpExchange exchange) {
    return NOT_AS_ASKED.contains(host)
        && "empty".equals(exchange.getRequestHeaders().getFirst("Sec-Fetch-Dest"));
  }

  private void answerTheWorker(HttpExchange exchange, byte[] body) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    if (host == Host.NAMES_WRONG_TYPES) {
      headers.set("Content-Type", "text/plain");
    } else if (host == Host.VARIES_WITH_EVERYTHING) {
      headers.set("Vary", "*");
    }
    boolean isPart = host == Host.ANSWERS_AS_IF_FOR_A_PART;
    if (isPart) {
      headers.set("Content-Range", "bytes 0-" + (body.length - 1) + "/" + body.length);
    }
    exchange.sendResponseHeaders(isPart ? 206 : 200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
