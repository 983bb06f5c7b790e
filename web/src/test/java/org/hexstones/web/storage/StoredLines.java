package org.hexstones.web.storage;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexstones.game.Node;
import org.hexstones.registry.Games;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The lines of moves that a page has shown as kept, by the tags of their games, less what a person
 * saw and replaced.
 */
final class StoredLines {
  private final Map<String, Set<List<Integer>>> lines = new HashMap<>();
  private final Map<String, Integer> replaced = new HashMap<>();

  private static String game(Match match) {
    return match.record().setup().text() + match.record().tags();
  }

  /**
   * @param write which write it is, counted in the store: by the time the page shows that it is
   *     done a person in another tab may have seen and replaced it
   */
  void kept(Match match, int plies, int write) {
    List<Integer> whole = match.record().mainLine();
    List<Integer> line = whole.subList(0, Math.min(plies, whole.size()));
    if (replaced.getOrDefault(game(match) + line, 0) < write) {
      lines.computeIfAbsent(game(match), game -> new HashSet<>()).add(line);
    }
  }

  /**
   * @param writes how often the store was written before
   */
  void replaced(Match before, Match after, int writes) {
    List<Integer> seen = before.record().mainLine();
    int common = LinkGame.fork(seen, after.record().mainLine());
    for (int plies = common + 1; plies <= seen.size(); plies++) {
      replaced.put(game(before) + seen.subList(0, plies), writes);
    }
    lines
        .getOrDefault(game(before), new HashSet<>())
        .removeIf(
            line ->
                line.size() > common
                    && line.size() <= seen.size()
                    && seen.subList(0, line.size()).equals(line));
  }

  int count() {
    return lines.values().stream().mapToInt(Set::size).sum();
  }

  /** A line that lies nowhere, as text; or null. */
  @Nullable String lost(FakeGameStore.Store store) {
    Map<String, Set<List<Integer>>> left = new HashMap<>();
    lines.forEach((game, kept) -> left.put(game, new HashSet<>(kept)));
    for (StoredGame item : store.games.values()) {
      find(item, left);
    }
    for (StoredGame item : store.bin.values()) {
      find(item, left);
    }
    for (StoredGame item : store.aside) {
      find(item, left);
    }
    for (Map.Entry<String, Set<List<Integer>>> game : left.entrySet()) {
      for (List<Integer> line : game.getValue()) {
        return game.getKey() + " " + line;
      }
    }
    return null;
  }

  private static void find(StoredGame item, Map<String, Set<List<Integer>>> left) {
    MatchCodec.Read read = MatchCodec.read(item.id(), item.text(), Games.ALL::setup);
    if (read instanceof MatchCodec.Read.Whole whole) {
      Set<List<Integer>> lines = left.get(game(whole.match()));
      if (lines != null) {
        lines.removeIf(line -> has(whole.match().record().root(), line));
      }
    }
  }

  private static boolean has(Node root, List<Integer> line) {
    Node node = root;
    for (int move : line) {
      int index = node.indexOf(move);
      if (index < 0) {
        return false;
      }
      node = node.children().get(index);
    }
    return true;
  }
}
