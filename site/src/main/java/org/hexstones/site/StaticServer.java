package org.hexstones.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves the files under one folder, on this machine only, as a host of static files does: by their
 * types, and with the headers that a file of {@link HeaderRules} asks for.
 */
public final class StaticServer implements AutoCloseable {
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int NO_BODY = -1;

  private static final String UNKNOWN_TYPE = "application/octet-stream";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm",
          "svg", "image/svg+xml",
          "png", "image/png",
          "txt", "text/plain; charset=utf-8");

  private final Path root;
  private final String prefix;
  private final HeaderRules rules;
  private final HttpServer server;
  // More threads than one: a browser keeps connections open that it sends nothing over.
  private final ExecutorService threads = Executors.newCachedThreadPool();

  private StaticServer(Path root, String prefix, HttpServer server) {
    this.root = root;
    this.prefix = prefix;
    this.rules = new HeaderRules(root);
    this.server = server;
  }

  /**
   * Starts a server.
   *
   * @param port 0 for any that is free
   * @param prefix the path that the folder is served under, {@code /} or {@code /some/where/}
   */
  public static StaticServer start(Path folder, int port, String prefix) throws IOException {
    if (!prefix.startsWith("/") || !prefix.endsWith("/")) {
      throw new IllegalArgumentException("not between slashes: " + prefix);
    }
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    StaticServer site =
        new StaticServer(folder.toRealPath(), prefix, HttpServer.create(address, 0));
    site.server.createContext("/", site::answer);
    site.server.setExecutor(site.threads);
    site.server.start();
    return site;
  }

  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + prefix);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.sendResponseHeaders(NOT_ALLOWED, NO_BODY);
        return;
      }
      String path = exchange.getRequestURI().getPath();
      Optional<Path> file = find(path);
      if (file.isEmpty()) {
        exchange.sendResponseHeaders(NOT_FOUND, NO_BODY);
        return;
      }
      describe(exchange, file.get());
      rules.apply(path.substring(prefix.length() - 1), exchange.getResponseHeaders()::set);
      send(exchange, file.get(), method.equals("GET"));
    }
  }

  private static void describe(HttpExchange exchange, Path file) {
    exchange.getResponseHeaders().set("Content-Type", typeOf(file));
    // Asked again every time: after a rebuild nobody should look at yesterday's page.
    exchange.getResponseHeaders().set("Cache-Control", "no-cache");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
  }

  private static void send(HttpExchange exchange, Path file, boolean withBody) throws IOException {
    if (withBody) {
      byte[] content = Files.readAllBytes(file);
      exchange.sendResponseHeaders(OK, content.length == 0 ? NO_BODY : content.length);
      exchange.getResponseBody().write(content);
    } else {
      exchange.sendResponseHeaders(OK, NO_BODY);
    }
  }

  /** The file meant by a decoded path, if it is one, and truly inside the folder served. */
  private Optional<Path> find(String path) throws IOException {
    if (!path.startsWith(prefix) || path.indexOf('\0') >= 0 || path.endsWith(HeaderRules.FILE)) {
      return Optional.empty();
    }
    Path asked = root.resolve("./" + path.substring(prefix.length())).normalize();
    Path file = path.endsWith("/") ? asked.resolve("index.html") : asked;
    // The real path, so that neither ".." nor a link leads outside.
    return Files.isRegularFile(file) && file.toRealPath().startsWith(root)
        ? Optional.of(file)
        : Optional.empty();
  }

  private static String typeOf(Path file) {
    String name = file.toString();
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return TYPES.getOrDefault(extension, UNKNOWN_TYPE);
  }

  /** Arguments: the folder, then {@code --port N} and {@code --path /some/where/}, if wanted. */
  public static void main(String[] args) throws IOException {
    if (args.length % 2 == 0) {
      throw new IllegalArgumentException("usage: StaticServer FOLDER [--port N] [--path /PATH/]");
    }
    int port = 0;
    String prefix = "/";
    for (int i = 1; i < args.length; i += 2) {
      switch (args[i]) {
        case "--port" -> port = port(args[i + 1]);
        case "--path" -> prefix = args[i + 1];
        default -> throw new IllegalArgumentException("unknown option " + args[i]);
      }
    }
    try {
      // Never closed: it serves until the process is ended, and its threads keep that alive.
      System.out.println(start(Path.of(args[0]), port, prefix).address());
    } catch (BindException e) {
      System.err.println("Cannot listen on port " + port + ": " + e.getMessage());
      System.exit(1);
    }
  }

  private static int port(String text) {
    int port = -1;
    try {
      port = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      // told below, with what else is no port
    }
    if (port < 0 || port > 65535) {
      System.err.println("A port is a number from 0 to 65535, not \"" + text + "\".");
      System.exit(2);
    }
    return port;
  }
}
