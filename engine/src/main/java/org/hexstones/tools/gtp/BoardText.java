package org.hexstones.tools.gtp;

import java.util.Arrays;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;

/**
 * A board in characters. Each r line is a line of text, half a cell to the right of the line above,
 * so that the six neighbours of a cell are around it. The q lines run from the upper left to the
 * lower right, with their letters at the upper ends.
 */
final class BoardText {
  /** The characters of stones by colour. Black and white are as in Go programs. */
  private static final String STONES = "OXRU";

  private final Position position;
  private final Board board;
  private int minQ = Integer.MAX_VALUE;
  private int minR = Integer.MAX_VALUE;
  private int maxR = Integer.MIN_VALUE;
  private int left = Integer.MAX_VALUE;
  private int right = Integer.MIN_VALUE;

  private BoardText(Position position) {
    this.position = position;
    board = position.board();
    for (int cell = 0; cell < board.size(); cell++) {
      minQ = Math.min(minQ, board.q(cell));
      minR = Math.min(minR, board.r(cell));
      maxR = Math.max(maxR, board.r(cell));
      left = Math.min(left, column(cell));
      right = Math.max(right, column(cell));
    }
  }

  static String write(Play play) {
    Position position = play.position();
    StringBuilder text = new StringBuilder(play.setup().text());
    new BoardText(position).draw(text);
    for (int player = 0; player < play.setup().players(); player++) {
      int colour = position.colourOf(player);
      text.append(player == 0 ? "\n" : ", ").append(MoveText.letter(player)).append(' ');
      text.append(Colour.of(colour).word()).append(" (").append(STONES.charAt(colour)).append(')');
    }
    String score = ScoreText.write(play);
    text.append(score.isEmpty() ? "" : "\n" + score);
    return text.append(play.isOver() ? "" : "\nto move: " + Who.write(play.mover(), play))
        .toString();
  }

  private int column(int cell) {
    return 2 * board.q(cell) + board.r(cell);
  }

  private void draw(StringBuilder text) {
    int labels = String.valueOf(maxR - minR + 1).length() + 1;
    // The additional line at the top has the letters of the q lines that begin on the first r line.
    for (int r = minR - 1; r <= maxR; r++) {
      char[] line = new char[labels + right - left + 4];
      Arrays.fill(line, ' ');
      put(line, 0, r < minR ? "" : String.valueOf(r - minR + 1));
      for (int cell = 0; cell < board.size(); cell++) {
        int at = labels + column(cell) - left + 1;
        boolean first = cell == 0 || board.q(cell - 1) != board.q(cell);
        if (board.r(cell) == r) {
          int colour = position.stoneAt(cell);
          put(line, at, colour == Position.NONE ? "." : STONES.substring(colour, colour + 1));
        } else if (first && board.r(cell) == r + 1) {
          String name = board.name(cell);
          put(line, at - 1, name.substring(0, name.length() - rowDigits(name)));
        }
      }
      text.append('\n').append(new String(line).stripTrailing());
    }
  }

  private static int rowDigits(String name) {
    int digits = 0;
    while (Character.isDigit(name.charAt(name.length() - 1 - digits))) {
      digits++;
    }
    return digits;
  }

  private static void put(char[] line, int at, String text) {
    text.getChars(0, text.length(), line, at);
  }
}
