package org.hexstones.e2e;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.game.Colour;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;
import org.hexstones.web.storage.MatchCodec;
import org.jspecify.annotations.Nullable;

/** The stones that pages have shown as saved, less what a person saw and took back. */
final class SavedStones {
  /** The stones on a board, each as its cell and its colour. Boards differ in their cells. */
  record Stones(int cells, Set<String> all) {}

  /**
   * What a page shows.
   *
   * @param kept how many stones it says are saved, or -1
   */
  record Shown(Stones stones, int kept) {
    /** From the number of cells, {@code data-kept} and the stones, or null. */
    static @Nullable Shown of(@Nullable Object found) {
      if (!(found instanceof List<?> parts)) {
        return null;
      }
      Set<String> all = new TreeSet<>();
      ((List<?>) Objects.requireNonNull(parts.get(2))).forEach(stone -> all.add("" + stone));
      return new Shown(
          new Stones(((Number) parts.get(0)).intValue(), all), ((Number) parts.get(1)).intValue());
    }

    boolean isSaved() {
      return kept == stones.all.size();
    }
  }

  private final Set<Stones> saved = new HashSet<>();
  private final Set<Stones> takenBack = new HashSet<>();

  /** Notes what a page shows at any time. */
  void shown(@Nullable Shown shown) {
    if (shown != null && shown.isSaved() && shown.kept() > 0) {
      saved.add(shown.stones());
    }
  }

  /**
   * Notes that a person saw stones and took some back. Against the computer that is a whole turn
   * and more, and what was shown on the way from one to the other is taken back with them.
   */
  void takenBack(Stones before, Stones after) {
    takenBack.add(before);
    for (Stones shown : saved) {
      if (shown.cells == after.cells
          && shown.all.size() > after.all.size()
          && shown.all.containsAll(after.all)
          && before.all.containsAll(shown.all)) {
        takenBack.add(shown);
      }
    }
  }

  /** All positions that have to be stored. A page may go on showing what another took back. */
  Set<Stones> expected() {
    Set<Stones> expected = new HashSet<>(saved);
    expected.removeAll(takenBack);
    return expected;
  }

  /** Those that are in none of the stored texts. */
  Set<Stones> lost(List<String> texts) {
    Set<Stones> stored = new HashSet<>();
    for (String text : texts) {
      if (MatchCodec.read("id", text, Games.ALL::setup) instanceof MatchCodec.Read.Whole whole) {
        Node root = whole.match().record().root();
        collect(Play.begin(whole.match().record().setup()), root, stored);
      }
    }
    Set<Stones> lost = expected();
    lost.removeAll(stored);
    return lost;
  }

  private static void collect(Play play, Node node, Set<Stones> into) {
    into.add(stones(play.position()));
    for (Node child : node.children()) {
      play.play(child.move());
      collect(play, child, into);
      play.undo();
    }
  }

  private static Stones stones(Position position) {
    Set<String> all = new TreeSet<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) >= 0) {
        all.add(position.board().name(cell) + " " + Colour.of(position.stoneAt(cell)).word());
      }
    }
    return new Stones(position.board().size(), all);
  }
}
