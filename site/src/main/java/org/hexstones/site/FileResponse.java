package org.hexstones.site;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Optional;

/** Sends a file or the requested part of it, without holding it in memory. */
final class FileResponse {
  private static final int OK = 200;
  private static final int PARTIAL = 206;
  private static final int NOT_SATISFIABLE = 416;
  static final int NO_BODY = -1;

  private FileResponse() {}

  static void send(HttpExchange exchange, SiteFile found) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Accept-Ranges", "bytes");
    if (!exchange.getRequestMethod().equals("GET")) {
      exchange.sendResponseHeaders(OK, NO_BODY);
      return;
    }
    try (FileChannel file = FileChannel.open(found.file())) {
      long size = file.size();
      Optional<ByteRange> asked = askedRange(exchange.getRequestHeaders(), size);
      if (asked.isEmpty()) {
        sendBytes(exchange, OK, file, ByteRange.whole(size));
      } else if (asked.get().isEmpty()) {
        headers.set("Content-Range", "bytes */" + size);
        exchange.sendResponseHeaders(NOT_SATISFIABLE, NO_BODY);
      } else {
        ByteRange part = asked.get();
        headers.set("Content-Range", "bytes " + part.first() + "-" + part.last() + "/" + size);
        sendBytes(exchange, PARTIAL, file, part);
      }
    }
  }

  private static Optional<ByteRange> askedRange(Headers headers, long size) {
    String range = headers.getFirst("Range");
    // The server sends no validator. So a client cannot know that it has this version.
    return range == null || headers.containsKey("If-Range")
        ? Optional.empty()
        : ByteRange.parse(range, size);
  }

  private static void sendBytes(HttpExchange exchange, int status, FileChannel file, ByteRange part)
      throws IOException {
    exchange.sendResponseHeaders(status, part.isEmpty() ? NO_BODY : part.length());
    WritableByteChannel body = Channels.newChannel(exchange.getResponseBody());
    for (long at = part.first(); at <= part.last(); ) {
      long sent = file.transferTo(at, part.last() + 1 - at, body);
      if (sent == 0) {
        return; // The file has become shorter. Closing the exchange breaks the connection.
      }
      at += sent;
    }
  }
}
