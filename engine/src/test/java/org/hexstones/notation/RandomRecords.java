package org.hexstones.notation;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;

/** Legal records of random games with all that a record may hold. */
public final class RandomRecords {
  /** What texts are made of: ordinary characters, and those that a format trips over. */
  private static final String[] PIECES = {
    "a",
    "Ω",
    "棋",
    "é",
    " ",
    "  ",
    "\n",
    "\r",
    "\t",
    "\\",
    "\"",
    "{",
    "}",
    "(",
    ")",
    "#",
    "\\n",
    "\\u0041",
    "\0",
    "\u007f",
    "\ud83d\ude00",
    "\ud83d",
    "\ude00",
    "\uffff",
    "moves",
    "e5",
    "1."
  };

  private final Rng rng;

  public RandomRecords(int seed) {
    rng = new Rng(seed);
  }

  /** A random record, from a random start in one of four. */
  public GameRecord next(Setup setup) {
    Start start = Start.EMPTY;
    if (rng.below(4) == 0) {
      Start candidate = start(setup);
      start = setup.position(candidate).isOk() ? candidate : Start.EMPTY;
    }
    List<Tag> tags = new ArrayList<>();
    for (int i = rng.below(6) - 3; i > 0; i--) {
      tags.add(new Tag(text(), text()));
    }
    Node root = grow(Node.ROOT, Play.begin(setup, start).orThrow(), 3);
    return new GameRecord(setup, start, root, tags);
  }

  private Start start(Setup setup) {
    List<Integer> stones = new ArrayList<>();
    int oneIn = 2 + rng.below(20);
    for (int cell = 0; cell < setup.board().size(); cell++) {
      if (rng.below(oneIn) == 0) {
        stones.add(Moves.place(rng.below(setup.players()), cell));
      }
    }
    return new Start(stones, null);
  }

  /** A text of a few hard pieces, perhaps none. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int i = rng.below(8); i > 0; i--) {
      text.append(PIECES[rng.below(PIECES.length)]);
    }
    return text.toString();
  }

  /** A line of random length below a node, with side lines that have side lines, `width` deep. */
  private Node grow(Node node, Play play, int width) {
    List<Integer> line = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    int length = width == 3 ? rng.below(2) * 1000 + rng.below(20) : 1 + rng.below(5);
    Node here = node;
    while (line.size() < length && !play.isOver()) {
      int move = move(play);
      nodes.add(here.withComment(rng.below(10) == 0 ? text() : ""));
      here = Node.of(move);
      line.add(move);
      play.play(move);
    }
    Node below = here.withComment(rng.below(3) == 0 ? text() : "");
    for (int i = nodes.size() - 1; i >= 0; i--) {
      play.undo();
      Node parent = nodes.get(i).withChild(0, below);
      for (int more = width == 0 ? 0 : rng.below(24) - 20; more > 0; more--) {
        int move = move(play);
        if (parent.indexOf(move) < 0) {
          play.play(move);
          Node side = grow(Node.of(move), play, width - 1);
          play.undo();
          parent = parent.withChild(parent.children().size(), side);
        }
      }
      below = parent;
    }
    return below;
  }

  private int move(Play play) {
    if (rng.below(60) == 0) {
      int player = rng.below(play.setup().players());
      int leaving = rng.below(2) == 0 ? Moves.resign(player) : Moves.flag(player);
      if (play.refusal(leaving) == null) {
        return leaving;
      }
    }
    Position position = play.position();
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    return moves[rng.below(count)];
  }
}
