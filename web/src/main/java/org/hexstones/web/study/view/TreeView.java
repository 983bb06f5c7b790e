package org.hexstones.web.study.view;

import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.web.markup.Element;
import org.hexstones.web.study.model.Annotation;
import org.hexstones.web.study.model.NodePath;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.text.Language;
import org.hexstones.web.view.MovesView;
import org.hexstones.web.view.Scene;
import org.hexstones.web.view.Stone;
import org.jspecify.annotations.Nullable;

/**
 * The tree of moves as lists within lists: a line, and where it branches the other moves, each with
 * a line of its own. A press on a move goes there; the list is one stop for Tab, and arrows go
 * about in it. Drawn once for a tree and a place in it.
 */
final class TreeView {
  private @Nullable Study drawnOf;
  private @Nullable Language drawnIn;
  private @Nullable Element drawn;

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  Element draw(Scene scene, Study study) {
    Element known = drawn;
    Study before = drawnOf;
    boolean same =
        before != null
            && before.record() == study.record()
            && before.at().equals(study.at())
            && drawnIn == scene.talk().language();
    if (known == null || !same) {
      known = new Drawing(scene, study).draw();
      drawn = known;
      drawnOf = study;
      drawnIn = scene.talk().language();
    }
    return known;
  }

  /** One drawing of a tree, which is walked with a game of its own. */
  private static final class Drawing {
    private final Scene scene;
    private final StudyText text;
    private final NodePath at;
    private final Node root;
    private final Play play;

    Drawing(Scene scene, Study study) {
      this.scene = scene;
      text = new StudyText(scene.talk().texts());
      at = study.at();
      GameRecord record = study.record();
      root = record.root();
      play = Play.begin(record.setup(), record.start()).orThrow();
    }

    Element draw() {
      Element tree =
          Element.of("div", "tree")
              .with("data-roving", "")
              .add(
                  Element.of("button", "ply beginning")
                      .with("type", "button")
                      .with("data-node", "")
                      .with("tabindex", at.isRoot() ? 0 : -1)
                      .flag("aria-current", false)
                      .on("click", new StudyEvent.GoTo(NodePath.ROOT))
                      .text(text.word(StudyWord.BEGINNING)));
      if (at.isRoot()) {
        current((Element) tree.children().get(0));
      }
      comment(tree, root);
      if (!root.children().isEmpty()) {
        tree.add(line(root, NodePath.ROOT, 0));
      }
      return tree;
    }

    /** A line that begins with one of a place's moves and goes on with the first ones. */
    private Element line(Node from, NodePath path, int first) {
      Element line = Element.of("ol", "line");
      int depth = play.size();
      Node parent = from;
      NodePath here = path;
      int index = first;
      Element turn = turn();
      while (index < parent.children().size()) {
        Node node = parent.children().get(index);
        NodePath place = here.child(index);
        turn.add(move(node, place));
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
        }
        parent = node;
        here = place;
        index = 0;
      }
      if (hasMoves(turn)) {
        line.add(turn);
      }
      while (play.size() > depth) {
        play.undo();
      }
      return line;
    }

    private static boolean hasMoves(Element turn) {
      for (int i = 0; i < turn.children().size(); i++) {
        if (turn.children().get(i) instanceof Element one && one.tag().equals("button")) {
          return true;
        }
      }
      return false;
    }

    private Element turn() {
      return Element.of("li", "turn-of-tree");
    }

    private Element variations(Node parent, NodePath path) {
      Element list =
          Element.of("ul", "variations").with("aria-label", text.word(StudyWord.VARIATIONS));
      for (int i = 1; i < parent.children().size(); i++) {
        list.add(Element.of("li").add(line(parent, path, i)));
      }
      return list;
    }

    /** The button of a move that is made next. */
    private Element move(Node node, NodePath place) {
      int move = node.move();
      Element button =
          Element.of("button", at.isWithin(place) ? "ply" : "ply aside")
              .with("type", "button")
              .with("data-node", place.text())
              .with("tabindex", place.equals(at) ? 0 : -1)
              .on("click", new StudyEvent.GoTo(place));
      if (place.equals(at)) {
        current(button);
      }
      if (!Moves.isPlace(move)) {
        return button.text(MovesView.special(scene, move));
      }
      String cell = play.position().board().name(Moves.cell(move));
      String stone = scene.talk().page().stone(Colour.of(Moves.colour(move)));
      return button
          .with("aria-label", scene.talk().page().placed(stone, cell))
          .add(Stone.icon(Moves.colour(move)))
          .text(cell);
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
}
