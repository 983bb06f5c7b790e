package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one command as one word: a special move, or the stones of a turn in colour order. A
 * command places one stone of each colour that the turn still has. More stones of the same colour
 * need more commands. The end of a turn is a command too, or follows the last stone.
 */
final class TurnText {
  private TurnText() {}

  /**
   * Reads a word for a player, who must be the mover unless the word is a withdrawal. It tries the
   * moves on the play, which is the same afterwards.
   */
  static Parsed<List<Integer>> read(String token, int player, Play play) {
    String word = normal(token);
    if (word.equals("resign") || word.equals("flag")) {
      int move = word.equals("flag") ? Moves.flag(player) : Moves.resign(player);
      Reason problem = play.refusal(move);
      return problem == null ? Parsed.ok(List.of(move)) : illegal(problem);
    }
    if (play.isOver()) {
      return illegal(Reason.of(MoveProblem.GAME_OVER));
    }
    if (play.mover() != player) {
      return Parsed.refused(
          GtpProblem.NOT_THEIR_TURN, Who.write(play.mover(), play), Who.write(player, play));
    }
    if (word.equals("swap")) {
      if (play.setup().players() != 2) {
        return Parsed.refused(GtpProblem.SWAP_WITH_WHOM);
      }
      word = "swap:" + MoveText.letter(1 - player);
    }
    return tryOut(Words.split(word, ','), play);
  }

  /** Lower case, except for the letter of a player after a colon. */
  private static String normal(String token) {
    String small = GtpLine.lowerCase(token);
    int last = small.length() - 1;
    return last > 0 && small.charAt(last - 1) == ':'
        ? small.substring(0, last) + Character.toUpperCase(small.charAt(last))
        : small;
  }

  private static Parsed<List<Integer>> tryOut(List<Word> words, Play play) {
    List<Integer> moves = new ArrayList<>();
    Parsed<List<Integer>> result = Parsed.ok(moves);
    for (Word word : words) {
      if (!result.isOk()) {
        break;
      }
      Parsed<Integer> move = next(word.text(), moves, play);
      if (move instanceof Parsed.Ok<Integer> ok) {
        play.play(ok.value());
        moves.add(ok.value());
      } else {
        result = move.then(never -> Parsed.ok(moves));
      }
    }
    if (result.isOk() && !isWhole(moves, play)) {
      String colour = Colour.of(play.position().nextColour()).word();
      result = Parsed.refused(GtpProblem.STONES_MISSING, colour);
    }
    moves.forEach(move -> play.undo());
    return result;
  }

  private static Parsed<Integer> next(String word, List<Integer> before, Play play) {
    Position position = play.position();
    boolean inTurn =
        before.isEmpty()
            || (!play.isOver()
                && !position.isTurnStart()
                && Moves.isPlace(before.get(before.size() - 1)));
    if (!inTurn) {
      return Parsed.refused(GtpProblem.STONES_TOO_MANY, word);
    }
    Board board = position.board();
    Parsed<Integer> move = MoveText.read(word, board, Math.max(0, position.nextColour()));
    Reason problem =
        move instanceof Parsed.Ok<Integer> ok ? refusal(ok.value(), before, play) : move.reason();
    return problem == null ? move : Parsed.refused(GtpProblem.ILLEGAL_MOVE, problem.english());
  }

  private static @Nullable Reason refusal(int move, List<Integer> before, Play play) {
    boolean fits = Moves.isPlace(move) || move == Moves.END_TURN || before.isEmpty();
    return fits && !Moves.isWithdrawal(move) ? play.refusal(move) : Reason.of(MoveProblem.NOT_NOW);
  }

  private static <T> Parsed<T> illegal(Reason reason) {
    return Parsed.refused(GtpProblem.ILLEGAL_MOVE, reason.english());
  }

  /** Whether these last moves of a play are a whole command. */
  static boolean isWhole(List<Integer> moves, Play play) {
    Position position = play.position();
    return play.isOver()
        || position.isTurnStart()
        || position.nextColour() == Position.NONE
        || !Moves.isPlace(moves.get(moves.size() - 1))
        || hasColour(moves, position.nextColour());
  }

  private static boolean hasColour(List<Integer> moves, int colour) {
    return moves.stream().anyMatch(move -> Moves.isPlace(move) && Moves.colour(move) == colour);
  }

  static String write(List<Integer> moves, Play play) {
    return String.join(
        ",", moves.stream().map(move -> word(move, play.position().board())).toList());
  }

  private static String word(int move, Board board) {
    return Moves.isResign(move)
        ? "resign"
        : Moves.isFlag(move) ? "flag" : MoveText.write(move, board);
  }
}
