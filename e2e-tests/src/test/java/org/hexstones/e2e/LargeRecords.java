package org.hexstones.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;

/** The largest records that are accepted, each large in a way of its own, as texts. */
final class LargeRecords {
  private static final String SETUP = "omega rhombus:20";

  /** Room for stones at the end. */
  private static final int LINE = 360;

  private static final int LONG = 9_000;

  /** Writes a text into all that is kept; whether there is anything. */
  private static final String REPLACE =
      "return await new Promise(done => { const open = indexedDB.open('hexstones');"
          + "  open.onsuccess = () => { const tx = open.result.transaction('games', 'readwrite');"
          + "    let found = false;"
          + "    tx.objectStore('games').openCursor().onsuccess = e => {"
          + "      const cursor = e.target.result;"
          + "      if (!cursor) return;"
          + "      found = true;"
          + "      cursor.update({ ...cursor.value, revision: cursor.value.revision + 1,"
          + "        text: '%s' + `%s` }); cursor.continue(); };"
          + "    tx.oncomplete = () => { open.result.close(); done(found); }; }; });";

  private LargeRecords() {}

  /** A name for each, and the record in the plain notation. */
  static Map<String, String> all() {
    return Map.of(
        "400 cells", text(line()),
        "4,000 moves", text(withMoves(3_900)),
        "200 variations", text(withVariations(190)),
        "100,000 characters of comments", text(withComments(48, 2_000)),
        "390,000 characters of comments", text(withComments(43, LONG)));
  }

  static List<String> names() {
    return List.of(
        "400 cells",
        "4,000 moves",
        "200 variations",
        "100,000 characters of comments",
        "390,000 characters of comments");
  }

  /**
   * Has a page show a record on the analysis board, put into the store in place of a study that was
   * begun: no link would tell all of it.
   */
  static void study(GamePage page, String text) {
    page.driver().get("about:blank");
    page.go(Fragment.Word.STUDY.prefix() + Links.write(GameRecord.of(setup())));
    page.press("[data-screen=study] [data-cell]");
    page.wait(() -> Boolean.TRUE.equals(page.ask(REPLACE.formatted("1 0 person,person\\n", text))));
    page.driver().navigate().refresh();
    page.wait(() -> page.has("[data-screen=study] [data-cell][data-stone]"));
  }

  private static String text(Node root) {
    GameRecord record = GameRecord.of(setup()).withRoot(root);
    return RecordText.write(record);
  }

  private static Node line() {
    return Node.ROOT.withLine(moves(Play.begin(setup()), LINE, 1));
  }

  private static List<Integer> moves(Play play, int length, int seed) {
    Rng rng = new Rng(seed);
    int[] legal = new int[play.position().maxLegalMoves()];
    List<Integer> moves = new ArrayList<>();
    while (moves.size() < length && !play.isOver()) {
      int move = legal[rng.below(play.position().legalMoves(legal))];
      moves.add(move);
      play.play(move);
    }
    return moves;
  }

  /** Variations of twenty moves or so all along the line, until there are so many moves. */
  private static Node withMoves(int most) {
    Node root = line();
    List<Integer> main = GameRecord.of(setup()).withRoot(root).mainLine();
    int size = main.size();
    for (int i = 0; size < most; i++) {
      int depth = i % (LINE - 40);
      Play play = Play.begin(setup());
      play.playAll(main.subList(0, depth)).orThrow();
      List<Integer> line = moves(play, Math.min(20, most - size), 100 + i);
      Node hung = hang(root, depth, line);
      size += hung.equals(root) ? 0 : line.size();
      root = hung;
    }
    return root;
  }

  private static Node withVariations(int number) {
    Node root = line();
    int before = root.children().size();
    for (int i = 0; root.children().size() < before + number; i++) {
      root = hang(root, 0, moves(Play.begin(setup()), 1, 1000 + i));
    }
    return root;
  }

  /** Something long is said of every seventh move. */
  private static Node withComments(int number, int length) {
    Node root = line();
    for (int i = 0; i < number; i++) {
      root = say(root, 3 + 7 * i, (i + " said ").repeat(length).substring(0, length));
    }
    return root;
  }

  private static Node hang(Node node, int depth, List<Integer> line) {
    return depth == 0
        ? node.indexOf(line.get(0)) < 0 ? node.withLine(line) : node
        : node.withChild(0, hang(node.children().get(0), depth - 1, line));
  }

  private static Node say(Node node, int depth, String text) {
    return depth == 0
        ? node.withComment(text)
        : node.withChild(0, say(node.children().get(0), depth - 1, text));
  }

  private static Setup setup() {
    return Games.ALL.setup(SETUP).orThrow();
  }
}
