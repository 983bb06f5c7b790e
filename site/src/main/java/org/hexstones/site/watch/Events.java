package org.hexstones.site.watch;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Server-sent events for the open pages. A page that reconnects names the last event that it has,
 * and receives the later ones. After a restart of the server it reloads.
 */
final class Events implements HttpHandler {
  private static final int OK = 200;

  /** The interval of comments by which the server notices closed connections. */
  private static final int SILENCE_MS = 15_000;

  private final String start = System.currentTimeMillis() + ".";
  private final List<String> sent = new ArrayList<>();

  /** Sends an event to every page. */
  synchronized void send(String name, String data) {
    sent.add("event: " + name + "\ndata: " + data.replace("\n", "\ndata: "));
    notifyAll();
  }

  private synchronized int count() {
    return sent.size();
  }

  /** The events from a number on. The list is empty if there are none for a while. */
  private synchronized List<String> from(int number) throws InterruptedException {
    long end = System.currentTimeMillis() + SILENCE_MS;
    for (long left = SILENCE_MS; number == sent.size() && left > 0; ) {
      wait(left);
      left = end - System.currentTimeMillis();
    }
    return List.copyOf(sent.subList(number, sent.size()));
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      String last = exchange.getRequestHeaders().getFirst("Last-Event-ID");
      exchange.sendResponseHeaders(OK, 0);
      boolean known = last != null && last.startsWith(start);
      int number = known ? Integer.parseInt(last.substring(start.length())) : count();
      OutputStream body = exchange.getResponseBody();
      String greeting = last == null || known ? "" : "event: reload\n";
      write(body, "retry: 500\n" + greeting + "data:", number);
      while (true) {
        List<String> events = from(number);
        for (String event : events) {
          number++;
          write(body, event, number);
        }
        if (events.isEmpty()) {
          write(body, ":", number);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(OutputStream body, String event, int number) throws IOException {
    body.write((event + "\nid: " + start + number + "\n\n").getBytes(StandardCharsets.UTF_8));
    body.flush();
  }
}
