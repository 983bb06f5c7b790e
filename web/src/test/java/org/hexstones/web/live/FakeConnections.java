package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;

/** Connections to nobody, which note what was asked of them. */
public class FakeConnections implements Connections {
  private final List<String> asked = new ArrayList<>();

  /** What was asked, each as a line. */
  public List<String> asked() {
    return List.copyOf(asked);
  }

  @Override
  public void offer(int connection, String server) {
    asked.add("offer " + connection + " " + server);
  }

  @Override
  public void accept(int connection, PeerDescription peer) {
    asked.add("accept " + connection);
  }

  @Override
  public void join(int connection, PeerDescription peer, String server) {
    asked.add("join " + connection + " " + server);
  }

  @Override
  public void send(int connection, String message) {
    asked.add("send " + connection + " " + message);
  }

  @Override
  public void close(int connection) {
    asked.add("close " + connection);
  }
}
