package org.hexstones.notation.json;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.parse.Surrogates;

/** Writes version 1 of the JSON format. */
final class JsonV1Writer {
  private static final int PLIES_A_LINE = 8;
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();
  private final boolean ascii;

  /**
   * @param ascii whether characters beyond ASCII are written as escapes
   */
  JsonV1Writer(boolean ascii) {
    this.ascii = ascii;
  }

  String write(GameRecord record) {
    Board board = record.setup().board();
    out.append("{\"hexstones\": ").append(JsonRecord.NEWEST);
    key("game");
    string(record.setup().text());
    start(record.start(), board);
    if (!record.tags().isEmpty()) {
      key("tags");
      String before = "[";
      for (Tag tag : record.tags()) {
        out.append(before).append("{\"name\": ");
        string(tag.name());
        out.append(", \"value\": ");
        string(tag.value());
        out.append('}');
        before = ", ";
      }
      out.append(']');
    }
    if (!record.root().comment().isEmpty()) {
      key("comment");
      string(record.root().comment());
    }
    key("moves");
    line(record.root(), board, true);
    return out.append("}\n").toString();
  }

  private void key(String name) {
    out.append(",\n \"").append(name).append("\": ");
  }

  private void start(Start start, Board board) {
    if (start.isEmpty()) {
      return;
    }
    key("start");
    out.append("{\"stones\": ");
    String before = "[";
    for (int stone : start.stones()) {
      out.append(before);
      string(word(stone, board));
      before = ", ";
    }
    out.append(start.stones().isEmpty() ? "[]" : "]");
    Colour toMove = start.toMove();
    if (toMove != null) {
      out.append(", \"turn\": ");
      string(toMove.word());
    }
    out.append('}');
  }

  /**
   * Writes everything after a node: the first children as a list, the others as their variations.
   */
  private void line(Node node, Board board, boolean main) {
    out.append('[');
    int plies = 0;
    for (Node here = node; !here.children().isEmpty(); here = here.children().get(0)) {
      out.append(plies == 0 ? "" : ",");
      out.append(main && plies % PLIES_A_LINE == 0 ? "\n  " : plies == 0 ? "" : " ");
      ply(here.children(), board);
      plies++;
    }
    out.append(main && plies > 0 ? "\n ]" : "]");
  }

  private void ply(List<Node> alternatives, Board board) {
    Node first = alternatives.get(0);
    String word = word(first.move(), board);
    if (first.comment().isEmpty() && alternatives.size() == 1) {
      string(word);
      return;
    }
    out.append("{\"move\": ");
    string(word);
    if (!first.comment().isEmpty()) {
      out.append(", \"comment\": ");
      string(first.comment());
    }
    if (alternatives.size() > 1) {
      out.append(", \"variations\": ");
      String before = "[";
      for (Node other : alternatives.subList(1, alternatives.size())) {
        out.append(before);
        // A line is what follows a node, so the variation's first ply becomes the only child of a
        // root.
        line(Node.ROOT.withChildren(List.of(other)), board, false);
        before = ", ";
      }
      out.append(']');
    }
    out.append('}');
  }

  private static String word(int move, Board board) {
    String word = MoveText.write(move, board);
    return Moves.isPlace(move) ? Colour.of(Moves.colour(move)).word() + ":" + word : word;
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (c < ' ' || c == 0x7F || (c > '~' && ascii) || Surrogates.isLone(text, i)) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(HEX.charAt(c >> shift & 15));
        }
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
