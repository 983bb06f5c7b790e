package org.hexstones.site.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class EventsTest {
  private final Events events = new Events();
  private final StaticServer server;

  EventsTest(@TempDir Path folder) throws IOException {
    server = StaticServer.start(folder, 0, "/");
    server.handle("watch-events", events);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** A page that listens, as a browser does. */
  private BufferedReader listen(String... headers) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve("watch-events"));
    if (headers.length > 0) {
      request.headers(headers);
    }
    HttpResponse<InputStream> response =
        HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    assertEquals("text/event-stream", response.headers().firstValue("Content-Type").orElse(""));
    return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
  }

  /** The lines of the next event. */
  private static List<String> next(BufferedReader page) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = page.readLine(); !line.isEmpty(); line = page.readLine()) {
      lines.add(line);
    }
    return lines;
  }

  private static String id(List<String> event) {
    String last = event.get(event.size() - 1);
    assertTrue(last.startsWith("id: "), last);
    return last.substring("id: ".length());
  }

  @Test
  void everyPageHearsEveryEventInOrder() throws Exception {
    try (BufferedReader one = listen();
        BufferedReader other = listen()) {
      next(one);
      next(other);
      events.send("style", "play.css");
      events.send("problem", "two\nlines");
      for (BufferedReader page : List.of(one, other)) {
        assertEquals(List.of("event: style", "data: play.css"), next(page).subList(0, 2));
        List<String> second = next(page).subList(0, 3);
        assertEquals(List.of("event: problem", "data: two", "data: lines"), second);
      }
    }
  }

  @Test
  void lateListenersHearEarlierEvents() throws Exception {
    String last;
    try (BufferedReader page = listen()) {
      last = id(next(page));
    }
    events.send("reload", "");
    try (BufferedReader page = listen("Last-Event-ID", last)) {
      next(page);
      assertEquals("event: reload", next(page).get(0));
    }
  }

  @Test
  void afterAnotherStartOfTheServerThePageIsReloaded() throws Exception {
    try (BufferedReader page = listen("Last-Event-ID", "1.7")) {
      assertTrue(next(page).contains("event: reload"));
    }
    try (BufferedReader page = listen()) {
      assertTrue(next(page).stream().noneMatch(line -> line.startsWith("event:")));
    }
  }
}
