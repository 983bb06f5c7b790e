package org.hexstones.e2e;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.json.Json;

/**
 * The protocol that Firefox speaks with its drivers: over a socket, each message is a JSON array
 * behind its length in bytes and a colon, and every command is answered before the next.
 */
final class Marionette implements Closeable {
  private static final int COMMAND = 0;
  private static final int ANSWER = 1;
  private static final Json JSON = new Json();

  private final Socket socket;
  private final InputStream in;
  private long last;

  private Marionette(Socket socket) throws IOException {
    this.socket = socket;
    in = new BufferedInputStream(socket.getInputStream());
  }

  /**
   * What a command came to.
   *
   * @param error with its name, its message and a stack trace; null where there was none
   */
  record Answer(@Nullable Object error, @Nullable Object result) {}

  /** Connects to a Firefox of this machine. */
  static Marionette connect(int port) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout((int) OtherBrowser.SILENCE.toMillis());
    Marionette marionette = new Marionette(socket);
    // Its greeting: what it is, and the version of the protocol.
    marionette.read();
    return marionette;
  }

  Answer send(String command, Map<String, ?> parameters) throws IOException {
    long id = ++last;
    byte[] message =
        JSON.toJson(List.of(COMMAND, id, command, parameters)).getBytes(StandardCharsets.UTF_8);
    byte[] length = (message.length + ":").getBytes(StandardCharsets.US_ASCII);
    byte[] both = Arrays.copyOf(length, length.length + message.length);
    System.arraycopy(message, 0, both, length.length, message.length);
    socket.getOutputStream().write(both);
    List<?> answer = JSON.toType(read(), List.class);
    if (!List.of((long) ANSWER, id).equals(answer.subList(0, 2))) {
      throw new IOException("not the answer to " + command + ": " + answer);
    }
    return new Answer(answer.get(2), answer.get(3));
  }

  private String read() throws IOException {
    int length = 0;
    for (int c = in.read(); c != ':'; c = in.read()) {
      if (c < '0' || c > '9') {
        throw new EOFException("Firefox has ended");
      }
      length = Math.addExact(Math.multiplyExact(length, 10), c - '0');
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
