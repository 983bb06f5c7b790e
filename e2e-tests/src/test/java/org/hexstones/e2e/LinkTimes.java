package org.hexstones.e2e;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * From the address to the painted board, at the first visit, on a phone with a slow line. Files
 * come as brotli. Beside the site measured there may be another build of it, {@code
 * -Dhexstones.before}, visited in turn.
 */
final class LinkTimes {
  private static final int VISITS = 9;
  private static final int SLOWED = 4;
  private static final int LATENCY_MS = 150;
  private static final int BYTES_A_SECOND = 200_000;
  private static final int THREADS = 16;

  /** A game of OMEGA after six stones. */
  private static final String LINK = "#g=199Kz8PL1lfZeMH8IPztj6GTx3";

  /** Notes when what is looked for has been painted. */
  private static final String WATCH =
      "new MutationObserver((_, watch) => {"
          + "  if (!document.querySelector('%s')) return;"
          + "  watch.disconnect();"
          + "  requestAnimationFrame(() => { const channel = new MessageChannel();"
          + "    channel.port1.onmessage = () => { self.painted = performance.now(); };"
          + "    channel.port2.postMessage(0); });"
          + "}).observe(document, { childList: true, subtree: true });";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "txt", "text/plain; charset=utf-8",
          "svg", "image/svg+xml",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private LinkTimes() {}

  static void report(Path site, Consumer<String> say) throws Exception {
    @Nullable String before = System.getProperty("hexstones.before");
    say.accept("## From an address to what is painted\n");
    say.accept(
        "First visit, 360 px, processor slowed %d times, %d ms and 1.6 Mbit/s, brotli; median of %d."
            .formatted(SLOWED, LATENCY_MS, VISITS));
    say.accept(
        before == null ? "" : "\"Before\" is the build before there was a first program, in turn.");
    say.accept("\n| | before | now |\n|---|--:|--:|");
    compare("a link's board", LINK, "[data-cell]", before, site, say);
    compare("the start screen", "", ".tile", before, site, say);
    say.accept("");
  }

  private static void compare(
      String what,
      String fragment,
      String css,
      @Nullable String before,
      Path site,
      Consumer<String> say)
      throws Exception {
    double[] old = new double[VISITS];
    double[] now = new double[VISITS];
    for (int i = 0; i < VISITS; i++) {
      Performance.progress(what + ", visit " + (i + 1));
      old[i] = before == null ? Double.NaN : visit(Path.of(before), fragment, css);
      now[i] = visit(site, fragment, css);
    }
    say.accept(
        "| %s | %s | %s |"
            .formatted(
                what,
                before == null ? "–" : millis(Performance.median(old)),
                millis(Performance.median(now))));
  }

  private static double visit(Path site, String fragment, String css) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    server.setExecutor(threads);
    server.createContext("/", exchange -> answer(site, exchange));
    server.start();
    try (Browser browser = Browser.start()) {
      ChromeDriver driver = browser.driver();
      driver.executeCdpCommand("Network.enable", Map.of());
      driver.executeCdpCommand(
          "Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH.formatted(css)));
      driver.executeCdpCommand(
          "Emulation.setDeviceMetricsOverride",
          Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
      driver.get("about:blank");
      driver.executeCdpCommand(
          "Network.emulateNetworkConditions",
          Map.of(
              "offline",
              false,
              "latency",
              LATENCY_MS,
              "downloadThroughput",
              BYTES_A_SECOND,
              "uploadThroughput",
              BYTES_A_SECOND));
      driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWED));
      driver.get("http://127.0.0.1:" + server.getAddress().getPort() + "/" + fragment);
      Object painted = null;
      while (!(painted instanceof Number)) {
        Thread.sleep(100);
        painted = driver.executeScript("return self.painted ?? null;");
      }
      return ((Number) painted).doubleValue();
    } finally {
      server.stop(0);
      threads.shutdownNow();
    }
  }

  private static final Map<Path, byte[]> PACKED = new ConcurrentHashMap<>();

  private static void answer(Path site, HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = site.resolve(path.equals("/") ? "index.html" : path.substring(1));
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String name = file.toString();
      String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      byte[] body = type == null ? Files.readAllBytes(file) : packed(file);
      exchange.getResponseHeaders().set("Content-Type", type == null ? "image/png" : type);
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      if (type != null) {
        exchange.getResponseHeaders().set("Content-Encoding", "br");
      }
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static byte[] packed(Path file) throws IOException {
    byte[] known = PACKED.get(file);
    if (known == null) {
      known = brotli(file);
      PACKED.put(file, known);
    }
    return known;
  }

  /** By the program of that name, or else by Node.js, which has it built in. */
  private static byte[] brotli(Path file) throws IOException {
    String script =
        "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync('"
            + file
            + "')))";
    for (List<String> command :
        List.of(
            List.of("brotli", "-q", "11", "-kc", file.toString()), List.of("node", "-e", script))) {
      try {
        Process process =
            new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        return process.getInputStream().readAllBytes();
      } catch (IOException e) {
        // The next one, if there is one.
      }
    }
    throw new IOException("neither brotli nor node is installed");
  }

  private static String millis(double time) {
    return String.format(Locale.ROOT, "%.0f ms", time);
  }
}
