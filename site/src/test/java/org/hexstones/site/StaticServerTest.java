package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StaticServerTest {
  private final HttpClient client = HttpClient.newHttpClient();
  private final StaticServer server;

  StaticServerTest(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("secret.txt"), "outside");
    Path site = Files.createDirectory(folder.resolve("site"));
    Files.writeString(site.resolve("index.html"), "start");
    Files.writeString(site.resolve("empty.css"), "");
    Files.createSymbolicLink(site.resolve("link.txt"), folder.resolve("secret.txt"));
    Files.createSymbolicLink(site.resolve("other.js"), site.resolve("a.js"));
    for (String name : new String[] {"a.js", "a.wasm", "a.webmanifest", "a.SVG", "a.odd"}) {
      Files.writeString(site.resolve(name), "x");
    }
    Files.writeString(
        site.resolve("_headers"),
        """
        # Said of all, and more narrowly of some.
        /*
          X-One: all
          X-Two: all
        /
          X-Two: page: only
        /a.js
          X-Three: script
        """);
    server = StaticServer.start(site, 0, "/sub/");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void aFolderIsItsIndex() throws Exception {
    HttpResponse<String> response = get("");
    assertEquals("start", response.body());
    assertEquals("no-cache", response.headers().firstValue("Cache-Control").orElse(""));
  }

  @ParameterizedTest
  @CsvSource({
    "index.html, text/html; charset=utf-8",
    "empty.css, text/css; charset=utf-8",
    "a.js, text/javascript; charset=utf-8",
    "a.wasm, application/wasm",
    "a.webmanifest, application/manifest+json",
    "a.SVG, image/svg+xml",
    "a.odd, application/octet-stream",
  })
  void typesAreThoseTheBrowserAsksFor(String name, String type) throws Exception {
    HttpResponse<String> response = get(name);
    assertEquals(200, response.statusCode());
    assertEquals(type, response.headers().firstValue("Content-Type").orElse(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/sub/missing.js",
        "/sub/../secret.txt",
        "/sub/%2e%2e/secret.txt",
        "/sub/..%2fsecret.txt",
        "/sub//etc/passwd",
        "/sub/link.txt",
        "/sub/_headers",
        "/sub/a%00.js",
        "/sub/%ff.js",
        "/sub/%E6%96%87.js",
        // Other spellings of what is there, which no rule of _headers is written for.
        "/sub/x%2f..%2findex.html",
        "/sub/%2e/index.html",
        "/sub/.%2findex.html",
        "/sub/./a.js",
        "/sub//a.js",
        "/sub/%2fa.js",
        "/sub/a.js/",
        "/sub/a.js%2f.",
        "/sub/other.js",
        "/sub/_headers%2f.",
        "/sub/x/%2e%2e/_headers",
        "/index.html",
        "/",
      })
  void nothingElseIsThere(String path) throws IOException {
    // Over a bare socket: an HTTP client would tidy the path before it is sent.
    assertEquals("HTTP/1.1 404 Not Found", statusLine(path));
  }

  /** How these are refused depends on the release of the JDK: it sees them before the server. */
  @ParameterizedTest
  @ValueSource(strings = {"//host/sub/a.js", "//sub/a.js", "http:a.js", "sub/a.js", "*", "/sub/%"})
  void targetsThatAreNoPathsAreRefused(String target) throws IOException {
    String answer = answer(target);
    assertTrue(answer.isEmpty() || answer.startsWith("HTTP/1.1 4"), answer);
  }

  @ParameterizedTest
  @CsvSource({
    "'', all, page: only, ''",
    "a.js, all, all, script",
    "%61%2Ejs, all, all, script",
    "a.js?version=2, all, all, script",
    "index.html, all, all, ''",
  })
  void headersAreThoseThatTheFolderAsksFor(String name, String one, String two, String three)
      throws Exception {
    HttpHeaders headers = get(name).headers();
    assertEquals(one, headers.firstValue("X-One").orElse(""));
    assertEquals(two, headers.firstValue("X-Two").orElse(""));
    assertEquals(three, headers.firstValue("X-Three").orElse(""));
  }

  @Test
  void onlyReading() throws Exception {
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString("x");
    HttpRequest post = HttpRequest.newBuilder(server.address()).POST(body).build();
    assertEquals(405, client.send(post, HttpResponse.BodyHandlers.ofString()).statusCode());
  }

  private HttpResponse<String> get(String name) throws IOException, InterruptedException {
    URI uri = server.address().resolve(name);
    return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }

  private String statusLine(String path) throws IOException {
    String answer = answer(path);
    return answer.substring(0, answer.indexOf('\r'));
  }

  private String answer(String path) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
