package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/**
 * A graph of the chances over the turns of a game. Of two players one line says all: it rises
 * towards the stone of the first and falls towards that of the second. Of more, each line has its
 * player's colour within an edge, its own dashes, and a stone at its end. A bar shows what a turn
 * lost. A press goes to a turn.
 */
final class ReviewGraph {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 360;
  private static final int LEFT = 20;
  private static final int RIGHT = 60;
  private static final int TOP = 20;
  private static final int BOTTOM = 20;

  /** The size of a stone's drawing, and the size at which it is shown. */
  private static final int STONE = 1600;

  private static final int SHOWN = 44;

  private final ReviewedGame game;
  private final int at;

  /**
   * @param at the number of moves before the place on the board, or -1 off the main line
   */
  ReviewGraph(ReviewedGame game, int at) {
    this.game = game;
    this.at = at;
  }

  Element draw(String label) {
    Element graph =
        Element.of("svg", "review-graph")
            .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
            .with("role", "img")
            .with("aria-label", label);
    for (int chance = 0; chance <= Hundredths.ONE; chance += Hundredths.ONE / 2) {
      graph.add(
          Element.of("path", chance == Hundredths.ONE / 2 ? "even" : "bound")
              .with("d", "M" + LEFT + " " + y(chance) + "H" + (WIDTH - RIGHT)));
    }
    List<Turn> turns = game.turns();
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      if (at >= turn.begin() && at < turn.end()) {
        graph.add(Element.of("path", "here").with("d", "M" + x(i) + " " + TOP + "V" + y(0)));
      }
      if (turn.loss() > 0) {
        int top = y(turn.loss());
        graph.add(
            Element.of("rect", "loss")
                .with("x", x(i) - 5)
                .with("y", top)
                .with("width", 10)
                .with("height", y(0) - top));
      }
    }
    boolean one = game.players() == 2;
    for (int player = 0; player < (one ? 1 : game.players()); player++) {
      String path = line(player);
      String colour = Colour.of(game.colours().get(player)).word();
      graph.add(
          Element.of("path", "edge of-" + colour).with("d", path),
          Element.of("path", "chance of-" + colour + " of-player-" + player).with("d", path));
    }
    List<Integer> ends = new ArrayList<>();
    for (int player = 0; player < game.players(); player++) {
      int chance = one ? (1 - player) * Hundredths.ONE : chance(player, points() - 1);
      graph.add(stone(player, chance, ends));
    }
    for (int i = 0; i < turns.size(); i++) {
      graph.add(press(i, turns.get(i)));
    }
    return graph;
  }

  /**
   * The number of points of a line: one before each turn, and one for the outcome if there is one.
   */
  private int points() {
    return game.turns().size() + (game.winner() < 0 ? 0 : 1);
  }

  private int x(int point) {
    return LEFT + (WIDTH - LEFT - RIGHT) * point / Math.max(1, points() - 1);
  }

  private static int y(int chance) {
    return TOP + (HEIGHT - TOP - BOTTOM) * (Hundredths.ONE - chance) / Hundredths.ONE;
  }

  private int chance(int player, int point) {
    return point < game.turns().size()
        ? game.turns().get(point).chances().get(player)
        : player == game.winner() ? Hundredths.ONE : 0;
  }

  private String line(int player) {
    StringBuilder path = new StringBuilder();
    for (int point = 0; point < points(); point++) {
      path.append(point == 0 ? 'M' : 'L').append(x(point)).append(' ');
      path.append(y(chance(player, point)));
    }
    return path.toString();
  }

  /** The stone at the end of a line, moved if another one is there already. */
  private Element stone(int player, int chance, List<Integer> ends) {
    int y = y(chance);
    while (isTaken(y, ends)) {
      y += y < HEIGHT / 2 ? SHOWN : -SHOWN;
    }
    ends.add(y);
    return Element.of("svg", "graph-stone")
        .with("x", WIDTH - RIGHT + 8)
        .with("y", Math.max(0, Math.min(HEIGHT - SHOWN, y - SHOWN / 2)))
        .with("width", SHOWN)
        .with("height", SHOWN)
        .with("viewBox", -STONE / 2 + " " + -STONE / 2 + " " + STONE + " " + STONE)
        .add(Stone.of(game.colours().get(player), "", null));
  }

  private static boolean isTaken(int y, List<Integer> ends) {
    for (int end : ends) {
      if (Math.abs(end - y) < SHOWN) {
        return true;
      }
    }
    return false;
  }

  private Element press(int i, Turn turn) {
    int width = (WIDTH - LEFT - RIGHT) / Math.max(1, points() - 1);
    return Element.of("rect", "press")
        .with("x", x(i) - width / 2)
        .with("y", 0)
        .with("width", width)
        .with("height", HEIGHT)
        .on("click", new TreeEvent.GoTo(place(turn.end())));
  }

  /** The place after so many moves of the main line. */
  static NodePath place(int moves) {
    NodePath path = NodePath.ROOT;
    for (int i = 0; i < moves; i++) {
      path = path.child(0);
    }
    return path;
  }
}
