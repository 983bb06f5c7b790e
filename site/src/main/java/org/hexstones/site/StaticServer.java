package org.hexstones.site;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves the files of one folder on this machine only, as a host of static files does: with their
 * types, and with the headers of {@link HeaderRules}.
 */
public final class StaticServer implements AutoCloseable {
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;

  // A browser opens six connections at once, and several browsers may use this server.
  private static final int THREADS = 32;

  static {
    limit("jdk.httpserver.maxConnections", 500);
    limit("sun.net.httpserver.maxReqTime", 5);
    limit("sun.net.httpserver.maxRspTime", 60);
  }

  private final Path root;
  private final String prefix;
  private final HeaderRules rules;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  private StaticServer(Path root, String prefix, HttpServer server) {
    this.root = root;
    this.prefix = prefix;
    this.rules = new HeaderRules(root);
    this.server = server;
  }

  /**
   * Sets a limit of the JDK's server, which reads it once. A value from the command line takes
   * precedence.
   */
  private static void limit(String property, int value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, Integer.toString(value));
    }
  }

  /**
   * Starts a server.
   *
   * @param port the port, or 0 for any free one
   * @param prefix the path under which the folder is served, {@code /} or {@code /some/where/}
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

  /** Lets a handler answer all paths that begin with a path, in place of files. */
  public void handle(String path, HttpHandler handler) {
    server.createContext(prefix + path, handler);
  }

  /** Answers with the requested file. */
  public void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.sendResponseHeaders(NOT_ALLOWED, FileResponse.NO_BODY);
        return;
      }
      Optional<SiteFile> file = find(exchange.getRequestURI());
      if (file.isEmpty()) {
        sendNotFound(exchange);
        return;
      }
      describe(exchange.getResponseHeaders(), file.get());
      FileResponse.send(exchange, file.get());
    }
  }

  /** As hosts of static files do, with the site's own page where it has one. */
  private void sendNotFound(HttpExchange exchange) throws IOException {
    Path page = root.resolve("404.html");
    boolean hasPage = exchange.getRequestMethod().equals("GET") && Files.exists(page);
    if (!hasPage) {
      exchange.sendResponseHeaders(NOT_FOUND, FileResponse.NO_BODY);
      return;
    }
    byte[] body = Files.readAllBytes(page);
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", "text/html; charset=utf-8");
    rules.apply("/404.html", headers::set);
    exchange.sendResponseHeaders(NOT_FOUND, body.length);
    exchange.getResponseBody().write(body);
  }

  private Optional<SiteFile> find(URI address) throws IOException {
    // The text after two slashes is read as a host and is not part of the path.
    boolean hostOnly = address.getScheme() == null && address.getRawAuthority() != null;
    String path = address.getPath();
    return path.startsWith(prefix) && !hostOnly
        ? SiteFile.find(root, path.substring(prefix.length() - 1))
        : Optional.empty();
  }

  private void describe(Headers headers, SiteFile file) throws IOException {
    headers.set("Content-Type", file.type());
    // The browser must revalidate every time, so that it shows no old page after a rebuild.
    headers.set("Cache-Control", "no-cache");
    headers.set("X-Content-Type-Options", "nosniff");
    rules.apply(file.path(), headers::set);
  }

  /**
   * The arguments are the folder, then optionally {@code --port N} and {@code --path /some/where/}.
   */
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
      // The server is never closed. Its threads keep the process alive until someone ends it.
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
      // the code below reports this and other invalid ports
    }
    if (port < 0 || port > 65535) {
      System.err.println("A port is a number from 0 to 65535, not \"" + text + "\".");
      System.exit(2);
    }
    return port;
  }
}
