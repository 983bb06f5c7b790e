package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;

/** Connections to nobody, which note what was asked of them. */
public final class FakeConnections implements Connections {
  private final List<String> asked = new ArrayList<>();

  /** What was asked, each as a line. */
  public List<String> asked() {
    return List.copyOf(asked);
  }

  @Override
  public void offer(int connection) {
    asked.add("offer " + connection);
  }

  @Override
  public void accept(int connection, PeerDescription peer) {
    asked.add("accept " + connection);
  }

  @Override
  public void join(int connection, PeerDescription peer) {
    asked.add("join " + connection);
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
