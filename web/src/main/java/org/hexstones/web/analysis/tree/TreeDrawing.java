package org.hexstones.web.analysis.tree;

import java.util.IdentityHashMap;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * One drawing of a tree. It follows the tree with a game of its own. Variations that were drawn
 * before are used again.
 */
final class TreeDrawing {
  /** One icon for all moves of a colour, so that the same objects need no comparison. */
  private static final @Nullable Element[] ICONS = new Element[Colour.values().length];

  private final ViewContext context;
  private final Messages messages;
  private final List<Integer> way;
  private final Node root;
  private final Play play;
  private final IdentityHashMap<Node, TreeView.Variation> variations;
  private final List<TreeView.MainMove> mainLine;
  private final DrawingBudget budget;

  /** The number of moves of new variations that may still be drawn. */
  private int left;

  private boolean unfinished;

  /**
   * @param variations the cached variations, to which this drawing adds its own
   * @param mainLine the cached moves of the main line, in the same way
   * @param budget limits the moves of the main line that are drawn for the first time
   * @param most about how many moves of new variations are drawn
   */
  TreeDrawing(
      ViewContext context,
      Study study,
      IdentityHashMap<Node, TreeView.Variation> variations,
      List<TreeView.MainMove> mainLine,
      DrawingBudget budget,
      int most) {
    this.context = context;
    this.variations = variations;
    this.mainLine = mainLine;
    this.budget = budget;
    messages = context.messages();
    way = study.at().steps();
    GameRecord record = study.record();
    root = record.root();
    play = Play.begin(record.setup(), record.start()).orThrow();
    left = most;
  }

  boolean isUnfinished() {
    return unfinished;
  }

  /** A place in the tree. */
  private static final class Place {
    /** The place before, or null at the beginning. */
    private final @Nullable Place parent;

    private final int index;
    private final int depth;

    /** Whether the path to the place on the board goes through it. */
    private final boolean onWay;

    private @Nullable String path;

    Place(@Nullable Place parent, int index, int depth, boolean onWay) {
      this.parent = parent;
      this.index = index;
      this.depth = depth;
      this.onWay = onWay;
    }

    /** The text of {@link NodePath#text}. It is made on demand, because it can be long. */
    String path() {
      if (path == null) {
        String before = parent == null ? "" : parent.path();
        String number = parent == null ? "" : String.valueOf(index + 1);
        path = before.isEmpty() ? number : before.concat("." + number);
      }
      return path;
    }
  }

  private Place child(Place place, int index) {
    boolean onWay = place.onWay && place.depth < way.size() && way.get(place.depth) == index;
    return new Place(place, index, place.depth + 1, onWay);
  }

  private boolean isCurrent(Place place) {
    return place.onWay && place.depth == way.size();
  }

  Element draw() {
    Place beginning = new Place(null, 0, 0, true);
    Element button =
        Element.of("button", "ply beginning")
            .with("type", "button")
            .with("data-node", "")
            .with("tabindex", isCurrent(beginning) ? 0 : -1)
            .flag("aria-current", false)
            .on("click", new TreeEvent.GoTo(NodePath.ROOT))
            .text(messages.say(TreeKey.BEGINNING));
    if (isCurrent(beginning)) {
      current(button);
    }
    Element tree = Element.of("div", "tree").with("data-roving", "").add(button);
    comment(tree, root);
    if (!root.children().isEmpty()) {
      tree.add(line(root, beginning, 0));
    }
    return tree;
  }

  /** A line that begins with one of a place's moves and continues with first moves. */
  private Element line(Node from, Place place, int first) {
    Element line = Element.of("ol", "line");
    int depth = play.size();
    Node parent = from;
    Place here = place;
    int index = first;
    Element turn = turn();
    boolean hasMoves = false;
    boolean isMain = depth == 0 && first == 0;
    while (index < parent.children().size()) {
      Node node = parent.children().get(index);
      Place next = child(here, index);
      Element button = isMain ? mainMove(node, next) : move(node, next);
      if (button == null) {
        unfinished = true;
        break;
      }
      turn.add(button);
      left -= first > 0 ? 1 : 0;
      hasMoves = true;
      play.play(node.move());
      comment(turn, node);
      boolean branches = index == 0 && parent.children().size() > 1;
      if (branches) {
        play.undo();
        turn.add(variations(parent, here));
        play.play(node.move());
      }
      boolean ends = play.isOver() || play.position().isTurnStart();
      if (ends || branches) {
        line.add(turn);
        turn = ends ? turn() : Element.of("li", "turn-goes-on");
        hasMoves = false;
      }
      parent = node;
      here = next;
      index = 0;
    }
    if (hasMoves) {
      line.add(turn);
    }
    while (play.size() > depth) {
      play.undo();
    }
    return line;
  }

  private static Element turn() {
    return Element.of("li", "turn-of-tree");
  }

  private Element variations(Node parent, Place place) {
    Element list =
        Element.of("ul", "variations").with("aria-label", messages.say(TreeKey.VARIATIONS));
    for (int i = 1; i < parent.children().size(); i++) {
      list.add(variation(parent, place, i));
    }
    return list;
  }

  /** A variation, from the cache if it looks the same; or an empty space for now. */
  private Element variation(Node parent, Place place, int index) {
    Node node = parent.children().get(index);
    Place first = child(place, index);
    if (first.onWay) {
      return Element.of("li").add(line(parent, place, index));
    }
    TreeView.Variation known = variations.get(node);
    if (known != null && known.path().equals(first.path())) {
      return known.element();
    }
    boolean before = unfinished;
    unfinished = left <= 0;
    Element drawn = Element.of("li");
    if (!unfinished) {
      drawn.add(line(parent, place, index));
      if (!unfinished) {
        variations.put(node, new TreeView.Variation(first.path(), drawn));
      }
    }
    unfinished |= before;
    return drawn;
  }

  /**
   * A move of the main line, or null if it is left to the next drawing. Its place is given by the
   * number of moves before it.
   */
  private @Nullable Element mainMove(Node node, Place place) {
    int index = place.depth - 1;
    boolean isCurrent = isCurrent(place);
    TreeView.MainMove known = index < mainLine.size() ? mainLine.get(index) : null;
    if (known != null
        && known.move() == node.move()
        && known.onWay() == place.onWay
        && known.current() == isCurrent) {
      return known.button();
    }
    if (known == null && !budget.take()) {
      return null;
    }
    Element button = move(node, place);
    TreeView.MainMove drawn = new TreeView.MainMove(node.move(), place.onWay, isCurrent, button);
    if (known == null) {
      mainLine.add(drawn);
    } else {
      mainLine.set(index, drawn);
    }
    return button;
  }

  /** The button of the next move. */
  private Element move(Node node, Place place) {
    int move = node.move();
    String path = place.path();
    boolean isCurrent = isCurrent(place);
    Element button =
        Element.of("button", place.onWay ? "ply" : "ply aside")
            .with("type", "button")
            .with("data-node", path)
            .with("tabindex", isCurrent ? 0 : -1)
            .on("click", input -> new TreeEvent.GoTo(NodePath.read(path)));
    if (isCurrent) {
      current(button);
    }
    if (!Moves.isPlace(move)) {
      return button.text(context.specialMove(play.setup(), move));
    }
    String cell = play.position().board().name(Moves.cell(move));
    String stone = context.messages().stone(Colour.of(Moves.colour(move)));
    return button
        .with("aria-label", context.messages().say(GameKey.PLACED, stone, cell))
        .untranslated()
        .add(icon(Moves.colour(move)))
        .text(cell);
  }

  private static Element icon(int colour) {
    Element known = ICONS[colour];
    if (known == null) {
      known = Stone.icon(colour);
      ICONS[colour] = known;
    }
    return known;
  }

  private static void current(Element button) {
    button.with("aria-current", "step").with("data-current", "");
  }

  private static void comment(Element into, Node node) {
    String words = Annotation.words(node.comment());
    if (!words.isEmpty()) {
      into.add(Element.of("p", "said").with("dir", "auto").text(words));
    }
  }
}
