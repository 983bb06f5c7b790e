package org.hexstones.web.platform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.platform.address.HistorySync;

/**
 * A tab with a history and a page of layers, each a word. The browser goes elsewhere only when it
 * reaches {@link #deliver}, as one under load does it late.
 */
final class FakeTab implements HistorySync.Entries, HistorySync.Walk {
  /** An entry: how deep it was noted to be, or -1, and the board that its address tells. */
  private static final class Entry {
    private int depth = -1;
    private String board = "";
  }

  private final List<Entry> entries = new ArrayList<>(List.of(new Entry()));
  private final Deque<Integer> moves = new ArrayDeque<>();
  private final List<String> layers = new ArrayList<>();
  private int at;
  private boolean left;
  private int notedDepth = -1;
  private HistorySync trail = new HistorySync(this, layers::size, this);

  /** A tab at the start screen. */
  FakeTab() {
    trail.begin(true);
  }

  List<String> layers() {
    return List.copyOf(layers);
  }

  int depth() {
    return entry().depth;
  }

  boolean hasLeft() {
    return left;
  }

  private Entry entry() {
    return entries.get(at);
  }

  void onceThere(Runnable what) {
    trail.onceThere(what);
  }

  // What a person does.

  void open(String layer) {
    layers.add(layer);
    trail.follow();
    tell();
  }

  void close() {
    layers.remove(layers.size() - 1);
    trail.follow();
    tell();
  }

  /** The address tells the board, as soon as it is shown. */
  private void tell() {
    if (!layers.isEmpty() && !trail.isLeaving()) {
      entry().board = layers.get(0);
    }
  }

  void goBack() {
    moves.add(-1);
  }

  void goForth() {
    moves.add(1);
  }

  /** Opens a link in the tab, which is not read yet. */
  void type() {
    add();
    trail.typed();
  }

  /** The link that was opened was read, and shows a board in the place of all. */
  void read(String board) {
    layers.clear();
    layers.add(board);
    trail.follow();
    trail.settled();
    tell();
  }

  /** The link that was opened was refused. */
  void refuse() {
    trail.settled();
  }

  /** Loads the page anew, and shows what was there but for dialogs. */
  void reload(boolean losesState) {
    moves.clear();
    if (losesState) {
      entry().depth = -1;
    }
    trail = new HistorySync(this, layers::size, this);
    trail.begin(layers.isEmpty());
    tell();
  }

  // What the browser does.

  /** Drops all entries but the present one, as where a tab has very many. */
  void forget() {
    entries.subList(at + 1, entries.size()).clear();
    entries.subList(0, at).clear();
    at = 0;
  }

  /** Goes where it was asked to, one after the other. */
  void deliver() {
    while (!moves.isEmpty() && !left) {
      int to = at + moves.removeFirst();
      left = to < 0;
      if (to >= 0 && to < entries.size() && to != at) {
        at = to;
        trail.walked();
      }
    }
  }

  /** Goes where it was asked to, in one step where all of them lead back. */
  void deliverAtOnce() {
    if (moves.stream().allMatch(move -> move < 0)) {
      int all = moves.stream().mapToInt(move -> move).sum();
      moves.clear();
      moves.add(all);
    }
    deliver();
  }

  private void add() {
    moves.clear();
    entries.subList(at + 1, entries.size()).clear();
    entries.add(new Entry());
    at++;
  }

  @Override
  public int loadedDepth() {
    return entry().depth < 0 ? notedDepth : entry().depth;
  }

  @Override
  public int noted() {
    return entry().depth;
  }

  @Override
  public boolean deepen(int depth, boolean isNew) {
    if (isNew) {
      String board = entry().board;
      add();
      entry().board = board;
    }
    entry().depth = depth;
    notedDepth = depth;
    return true;
  }

  @Override
  public boolean goBack(int count) {
    if (at - count < 0) {
      return false;
    }
    moves.add(-count);
    return true;
  }

  // What the page does as the browser goes about.

  @Override
  public void back() {
    layers.remove(layers.size() - 1);
  }

  @Override
  public void forth() {
    if (!entry().board.isEmpty()) {
      layers.clear();
      layers.add(Objects.requireNonNull(entry().board));
    }
  }

  @Override
  public void across() {
    if (!layers.isEmpty() && !entry().board.equals(layers.get(0))) {
      if (entry().board.isEmpty()) {
        back();
      } else {
        forth();
      }
    }
  }

  @Override
  public void arrived() {
    entry().board = layers.isEmpty() ? "" : layers.get(0);
  }
}
