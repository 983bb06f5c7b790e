package org.hexstones.e2e;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.json.Json;

/**
 * What a page and its workers hold in memory once everything that is not held has been collected,
 * by a line of one's own to the browser's protocol: the driver's leads to the page alone.
 */
final class Heaps implements AutoCloseable, WebSocket.Listener {
  private static final Json JSON = new Json();
  private static final int PATIENCE_SECONDS = 60;

  private final Map<Integer, CompletableFuture<Map<?, ?>>> asked = new ConcurrentHashMap<>();
  private final List<String> workers = new CopyOnWriteArrayList<>();
  private final StringBuilder heard = new StringBuilder();
  private final WebSocket socket;
  private int last;

  private Heaps(URI page) throws Exception {
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(page, this)
            .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** Those of the page that is open in a browser, and of the workers that it has and will have. */
  static Heaps of(ChromeDriver driver) throws Exception {
    Map<?, ?> options =
        (Map<?, ?>)
            Objects.requireNonNull(driver.getCapabilities().getCapability("goog:chromeOptions"));
    URI list = URI.create("http://" + options.get("debuggerAddress") + "/json/list");
    String pages =
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString())
            .body();
    for (Object page : JSON.<List<?>>toType(pages, List.class)) {
      Map<?, ?> found = (Map<?, ?>) Objects.requireNonNull(page);
      if ("page".equals(found.get("type"))) {
        Heaps heaps = new Heaps(URI.create(text(found, "webSocketDebuggerUrl")));
        heaps.ask(
            "",
            "Target.setAutoAttach",
            Map.of("autoAttach", true, "waitForDebuggerOnStart", false, "flatten", true));
        return heaps;
      }
    }
    throw new IllegalStateException("no page in " + pages);
  }

  /** Bytes that the page holds after a collection. */
  double page() throws Exception {
    return held("");
  }

  /** Bytes that its workers hold together after a collection. */
  double workers() throws Exception {
    double sum = 0;
    for (String worker : workers) {
      sum += held(worker);
    }
    return sum;
  }

  private double held(String session) throws Exception {
    // Twice, because what finalizers let go of is only collected by the next one.
    ask(session, "HeapProfiler.collectGarbage", Map.of());
    ask(session, "HeapProfiler.collectGarbage", Map.of());
    Object used = ask(session, "Runtime.getHeapUsage", Map.of()).get("usedSize");
    return ((Number) Objects.requireNonNull(used)).doubleValue();
  }

  private Map<?, ?> ask(String session, String method, Map<String, Object> parameters)
      throws Exception {
    Map<String, Object> message = new HashMap<>();
    int number = ++last;
    message.put("id", number);
    message.put("method", method);
    message.put("params", parameters);
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
    asked.put(number, answer);
    socket.sendText(JSON.toJson(message), true).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean whole) {
    heard.append(part);
    if (whole) {
      Map<?, ?> message = JSON.toType(heard.toString(), Map.class);
      heard.setLength(0);
      hear(message);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  private void hear(Map<?, ?> message) {
    if (message.get("id") instanceof Number number) {
      CompletableFuture<Map<?, ?>> answer = asked.remove(number.intValue());
      if (answer != null && message.get("result") instanceof Map<?, ?> result) {
        answer.complete(result);
      } else if (answer != null) {
        answer.completeExceptionally(new IllegalStateException(message.toString()));
      }
    } else if (message.get("params") instanceof Map<?, ?> reported) {
      if ("Target.attachedToTarget".equals(message.get("method"))
          && reported.get("targetInfo") instanceof Map<?, ?> target
          && "worker".equals(target.get("type"))) {
        workers.add(text(reported, "sessionId"));
      } else if ("Target.detachedFromTarget".equals(message.get("method"))) {
        workers.remove(text(reported, "sessionId"));
      }
    }
  }

  private static String text(Map<?, ?> object, String name) {
    return String.valueOf(Objects.requireNonNull(object.get(name)));
  }

  /** How many workers there are now. */
  int count() {
    return new ArrayList<>(workers).size();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
