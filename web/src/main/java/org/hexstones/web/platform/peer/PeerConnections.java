package org.hexstones.web.platform.peer;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessageCodec;
import org.hexstones.web.live.PeerDescription;
import org.hexstones.web.live.Sdp;
import org.teavm.jso.JSObject;

/** Connections by WebRTC. */
public final class PeerConnections implements Connections {
  /** After this time without a connection, in milliseconds, a peer counts as unreachable. */
  private static final int PATIENCE = 12_000;

  private final Listener listener;
  private final Map<Integer, JSObject> open = new HashMap<>();

  /** The connections that the person lets meet devices in other networks, by a server. */
  private final Set<Integer> far = new HashSet<>();

  public PeerConnections(Listener listener) {
    this.listener = listener;
  }

  @Override
  public void offer(int connection, String server) {
    begin(connection, "", server);
  }

  @Override
  public void join(int connection, PeerDescription peer, String server) {
    // The peer opens DTLS: it does so with the device that it has chosen. If guests did, the others
    // who have opened the same invitation would disturb the one that was chosen.
    begin(connection, Sdp.write(peer, "active", !server.isEmpty()), server);
  }

  @Override
  public void accept(int connection, PeerDescription peer) {
    JSObject it = open.get(connection);
    if (it != null) {
      PeerJs.take(it, Sdp.write(peer, "passive", far.contains(connection)), PATIENCE);
    }
  }

  private void begin(int connection, String offer, String server) {
    if (!server.isEmpty()) {
      far.add(connection);
    }
    JSObject begun =
        PeerJs.begin(
            offer,
            Sdp.IDLE,
            server,
            LiveMessageCodec.MAX_LENGTH,
            sdp -> {
              PeerDescription here = Sdp.read(sdp);
              if (here == null) {
                close(connection);
                listener.closed(connection, Failure.UNSUPPORTED);
              } else {
                listener.described(connection, here);
              }
            },
            state -> report(connection, state),
            message -> {
              if (open.containsKey(connection)) {
                listener.received(connection, message);
              }
            });
    open.put(connection, begun);
  }

  private void report(int connection, String state) {
    if (!open.containsKey(connection)) {
      return;
    }
    switch (state) {
      case "open" -> listener.opened(connection);
      case "away", "here" -> listener.away(connection, state.equals("away"));
      default -> {
        open.remove(connection);
        listener.closed(connection, failure(state));
      }
    }
  }

  private static Failure failure(String state) {
    return switch (state) {
      case "lost" -> Failure.LOST;
      case "unreachable" -> Failure.UNREACHABLE;
      case "blocked" -> Failure.BLOCKED;
      case "slept" -> Failure.SLEPT;
      default -> Failure.UNSUPPORTED;
    };
  }

  @Override
  public void send(int connection, String message) {
    JSObject it = open.get(connection);
    if (it != null) {
      PeerJs.send(it, message);
    }
  }

  @Override
  public void close(int connection) {
    JSObject it = open.remove(connection);
    if (it != null) {
      PeerJs.close(it);
    }
  }
}
