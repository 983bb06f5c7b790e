package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many clients that begin a request and never end it. */
@Timeout(60)
final class SlowClientsTest {
  private static final int CLIENTS = 600;
  private static final int MOST_THREADS = 100;

  private final StaticServer server;
  private final List<Socket> clients = new ArrayList<>();

  SlowClientsTest(@TempDir Path site) throws IOException {
    Files.writeString(site.resolve("index.html"), "start");
    server = StaticServer.start(site, 0, "/");
  }

  @AfterEach
  void stop() throws IOException {
    for (Socket client : clients) {
      client.close();
    }
    server.close();
  }

  @Test
  void theyHoldFewThreadsAndOnlyForAWhile() throws Exception {
    int before = Thread.activeCount();
    for (int i = 0; i < CLIENTS; i++) {
      clients.add(begin());
    }
    // Time enough for a server that would give each a thread.
    Thread.sleep(1000);
    int more = Thread.activeCount() - before;
    assertTrue(more < MOST_THREADS, more + " more threads");
    assertTrue(clients.stream().anyMatch(SlowClientsTest::isClosed), "connections without a bound");
    while (!clients.stream().allMatch(SlowClientsTest::isClosed)) {
      Thread.sleep(100);
    }
    HttpRequest request = HttpRequest.newBuilder(server.address()).build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals("start", response.body());
  }

  private Socket begin() throws IOException {
    Socket client = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
    client.setSoTimeout(1);
    try {
      client.getOutputStream().write("GET / HTTP/1.1\r\nX:".getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      // closed at once, which is an answer too
    }
    return client;
  }

  private static boolean isClosed(Socket client) {
    try {
      return client.getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }
}
