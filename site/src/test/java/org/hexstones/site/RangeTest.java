package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.http.HttpClient;
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

final class RangeTest {
  /** More than an array can hold; no disk is used for it where files may have holes. */
  private static final long LARGE = 3_000_000_000L;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Path site;
  private final StaticServer server;

  RangeTest(@TempDir Path site) throws IOException {
    this.site = site;
    Files.writeString(site.resolve("ten.txt"), "0123456789");
    Files.writeString(site.resolve("empty.txt"), "");
    Files.writeString(site.resolve("_headers"), "/ten.txt\n  X-One: one\n");
    server = StaticServer.start(site, 0, "/");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "bytes=0-3, 0123, bytes 0-3/10",
    "bytes=4-4, 4, bytes 4-4/10",
    "bytes=7-, 789, bytes 7-9/10",
    "bytes=7-99999999999999999999, 789, bytes 7-9/10",
    "bytes=-2, 89, bytes 8-9/10",
    "bytes=-99999999999999999999, 0123456789, bytes 0-9/10",
    "Bytes=0-9, 0123456789, bytes 0-9/10",
  })
  void aPartIsSent(String range, String body, String place) throws Exception {
    HttpResponse<String> response = get("ten.txt", "Range", range);
    assertEquals(206, response.statusCode());
    assertEquals(body, response.body());
    assertEquals(place, header(response, "Content-Range"));
    assertEquals("one", header(response, "X-One"));
    assertEquals("text/plain; charset=utf-8", header(response, "Content-Type"));
  }

  @ParameterizedTest
  @CsvSource({
    "ten.txt, bytes=10-, 10",
    "ten.txt, bytes=99999999999999999999-, 10",
    "ten.txt, bytes=-0, 10",
    "empty.txt, bytes=0-, 0",
  })
  void noPartIsThere(String name, String range, long size) throws Exception {
    HttpResponse<String> response = get(name, "Range", range);
    assertEquals(416, response.statusCode());
    assertEquals("", response.body());
    assertEquals("bytes */" + size, header(response, "Content-Range"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bytes=0-1,3-4",
        "bytes=4-2",
        "bytes=-",
        "bytes=a-b",
        "bytes=--2",
        "lines=0-1",
        "-"
      })
  void otherRangesGetTheWholeFile(String range) throws Exception {
    HttpResponse<String> response = get("ten.txt", "Range", range);
    assertEquals(200, response.statusCode());
    assertEquals("0123456789", response.body());
    assertEquals("bytes", header(response, "Accept-Ranges"));
  }

  @Test
  void aPartOfAnotherVersionIsNotContinued() throws Exception {
    HttpResponse<String> response =
        get("ten.txt", "Range", "bytes=7-", "If-Range", "\"another version\"");
    assertEquals(200, response.statusCode());
    assertEquals("0123456789", response.body());
  }

  @Test
  void aFileNeedsNoMemory() throws Exception {
    try (RandomAccessFile file = new RandomAccessFile(site.resolve("large").toFile(), "rw")) {
      file.setLength(LARGE);
      file.seek(LARGE - 3);
      file.write("end".getBytes(StandardCharsets.US_ASCII));
    }
    HttpResponse<InputStream> whole =
        client.send(request("large"), HttpResponse.BodyHandlers.ofInputStream());
    try (InputStream body = whole.body()) {
      assertEquals(LARGE, whole.headers().firstValueAsLong("Content-Length").orElse(0));
      assertEquals(100_000, body.readNBytes(100_000).length);
    }
    assertEquals("end", get("large", "Range", "bytes=-3").body());
  }

  private HttpRequest request(String name, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve(name));
    return headers.length == 0 ? request.build() : request.headers(headers).build();
  }

  private HttpResponse<String> get(String name, String... headers) throws Exception {
    return client.send(request(name, headers), HttpResponse.BodyHandlers.ofString());
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }
}
