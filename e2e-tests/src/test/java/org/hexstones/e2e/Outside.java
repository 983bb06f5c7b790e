package org.hexstones.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Everything beyond this machine, as the browsers under test see it: a proxy that every request
 * goes to which is not for this machine itself, whoever made it: page, worker, service worker or
 * the browser. It notes the request and answers nothing.
 */
final class Outside {
  private static final int PATIENCE_MILLIS = 5000;

  /**
   * The hosts that the browsers call by themselves: their makers' and the search engine's that
   * Debian's Chromium begins with. No file of the site may name one.
   */
  private static final Pattern BROWSERS_OWN =
      Pattern.compile(
          "(CONNECT |[A-Z]+ https?://)([a-z0-9-]+\\.)*"
              + "((google|googleapis|gvt1|duckduckgo|firefox)\\.com"
              + "|mozilla\\.(com|org|net)|mozgcp\\.net)[:/].*");

  private static final Outside ONE = new Outside();

  private final ServerSocket door;
  private final List<String> asked = new ArrayList<>();

  private Outside() {
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread thread = new Thread(this::listen, "outside");
    thread.setDaemon(true);
    thread.start();
  }

  /** The address of the proxy, for a browser's command line. */
  static String proxy() {
    return "127.0.0.1:" + ONE.door.getLocalPort();
  }

  /** What was asked for since the last call, the first lines of requests. */
  static List<String> take() {
    synchronized (ONE.asked) {
      List<String> taken = List.copyOf(ONE.asked);
      ONE.asked.clear();
      return taken;
    }
  }

  /** Fails where a browser has asked for anything since the last call. */
  static void refuse() {
    List<String> asked = take();
    if (!asked.isEmpty()) {
      throw new AssertionError("asked of the outside: " + asked);
    }
  }

  private void listen() {
    while (true) {
      try (Socket caller = door.accept()) {
        caller.setSoTimeout(PATIENCE_MILLIS);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(caller.getInputStream(), StandardCharsets.ISO_8859_1));
        String line = Objects.requireNonNullElse(in.readLine(), "");
        synchronized (asked) {
          if (!line.isEmpty() && !BROWSERS_OWN.matcher(line).matches()) {
            asked.add(line);
          }
        }
      } catch (IOException e) {
        // Broken off by the caller: it has asked for nothing.
      }
    }
  }
}
