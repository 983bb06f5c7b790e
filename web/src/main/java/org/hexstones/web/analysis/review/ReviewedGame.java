package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Node;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.notation.Bounds;
import org.hexstones.search.review.Accuracy;
import org.hexstones.search.review.LastingLoss;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Trees;
import org.jspecify.annotations.Nullable;

/**
 * The review of a game's main line, read from the tree. The annotations of the tree are the source
 * of truth.
 *
 * @param turns the turns that were reviewed, in order
 * @param winner the winner at the end of the main line, or -1
 * @param colours the colour of each player at the end of the main line
 * @param accuracies the accuracy of each player's turns, 0 to 100
 */
public record ReviewedGame(
    List<Turn> turns, int winner, List<Integer> colours, List<Integer> accuracies) {
  /** A smaller difference counts as none, because chances are estimates. */
  private static final int WORTH_TELLING = Hundredths.of(Review.SHOWN);

  /** The turns of a better line that are stored. */
  private static final int TURNS = 3;

  /**
   * A turn of the game.
   *
   * @param number the number of the turn, from 1
   * @param begin the number of moves before it
   * @param end the number of moves up to its end
   * @param player the player who made it
   * @param chances each player's chance before it, in hundredths
   * @param loss what its player lost by it, in hundredths
   * @param better the turn found instead; empty if none is better
   * @param line that turn and its probable continuation
   */
  public record Turn(
      int number,
      int begin,
      int end,
      int player,
      List<Integer> chances,
      int loss,
      boolean proved,
      List<Integer> better,
      List<Integer> line) {
    public Turn {
      chances = List.copyOf(chances);
      better = List.copyOf(better);
      line = List.copyOf(line);
    }
  }

  public ReviewedGame {
    turns = List.copyOf(turns);
    colours = List.copyOf(colours);
    accuracies = List.copyOf(accuracies);
  }

  public int players() {
    return colours.size();
  }

  /** Reads the review of a record whose moves are legal. */
  public static ReviewedGame of(GameRecord record) {
    List<Turn> turns = new ArrayList<>();
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    List<Integer> begins = begins(record);
    Node node = record.root();
    int players = record.setup().players();
    List<Accuracy> accuracies = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      accuracies.add(new Accuracy(record.setup()));
    }
    for (int i = 0; i < begins.size(); i++) {
      int begin = begins.get(i);
      int end = i + 1 < begins.size() ? begins.get(i + 1) : record.mainLine().size();
      Annotation note = Annotation.in(node.comment());
      if (note != null && note.chances().size() == players) {
        int mover = play.mover();
        int chance = note.chances().get(mover);
        accuracies.get(mover).add(play.position().freeCells(), chance, note.loss());
        List<Integer> line = line(note, play);
        turns.add(
            new Turn(
                i + 1,
                begin,
                end,
                mover,
                note.chances(),
                note.loss(),
                note.proved(),
                LineTurn.of(play, line, 1),
                line));
      }
      for (int ply = begin; ply < end; ply++) {
        node = node.children().get(0);
        play.play(node.move());
      }
    }
    Outcome outcome = play.outcome();
    List<Integer> colours = new ArrayList<>();
    List<Integer> hundredths = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      colours.add(play.position().colourOf(player));
      hundredths.add(accuracies.get(player).hundredths());
    }
    return new ReviewedGame(turns, outcome == null ? -1 : outcome.winner(), colours, hundredths);
  }

  /** The number of moves before each turn of the main line. */
  public static List<Integer> begins(GameRecord record) {
    return Review.begins(record.replay().orThrow());
  }

  /** The better line, if the rules allow it. Comments are untrusted. */
  private static List<Integer> line(Annotation note, Play play) {
    List<Integer> moves = new ArrayList<>();
    boolean legal = true;
    for (String word : note.better()) {
      int move = Annotation.move(word, play.position().board());
      legal = legal && play.refusal(move) == null;
      if (legal) {
        play.play(move);
        moves.add(move);
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      play.undo();
    }
    return legal ? moves : List.of();
  }

  /** Writes a review into the comments of the record. */
  public static GameRecord noted(GameRecord record, List<ReviewedTurn> turns) {
    Node root = record.root();
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    List<Integer> line = record.mainLine();
    for (ReviewedTurn turn : turns) {
      while (play.size() > turn.begin()) {
        play.undo();
      }
      while (play.size() < turn.begin()) {
        play.play(line.get(play.size()));
      }
      NodePath path = NodePath.ROOT;
      for (int i = 0; i < turn.begin(); i++) {
        path = path.child(0);
      }
      Node node = Trees.at(root, path);
      String words = Annotation.words(node.comment());
      String comment = Annotation.comment(words, note(turn, play));
      // A person's words leave no room where they are as long as a comment can be.
      if (comment.length() <= Bounds.TEXT) {
        root = Trees.with(root, path, node.withComment(comment));
      }
    }
    return record.withRoot(root);
  }

  private static Annotation note(ReviewedTurn turn, Play play) {
    List<Integer> chances = new ArrayList<>();
    for (double chance : turn.chances()) {
      chances.add(Hundredths.of(chance));
    }
    List<String> better = new ArrayList<>();
    int loss = Hundredths.of(turn.loss());
    if (loss >= WORTH_TELLING) {
      for (int move : LineTurn.of(play, turn.better(), TURNS)) {
        better.add(Annotation.word(move, play.position().board()));
      }
    }
    return new Annotation(chances, loss, turn.proved(), better);
  }

  public boolean isEmpty() {
    return turns.isEmpty();
  }

  /**
   * The turns that lost most, up to the given number, in the order of the game. The one that
   * decided the game is among them.
   */
  public List<Turn> worst(int most) {
    List<Turn> worst = new ArrayList<>();
    for (Turn turn : turns) {
      if (turn.loss() >= WORTH_TELLING) {
        worst.add(turn);
      }
    }
    Turn decisive = decisive();
    worst.sort(
        Comparator.comparingInt(
            turn -> turn.equals(decisive) ? -Hundredths.ONE - 1 : -turn.loss()));
    List<Turn> chosen = worst.subList(0, Math.min(most, worst.size()));
    chosen.sort(Comparator.comparingInt(Turn::begin));
    return List.copyOf(chosen);
  }

  /**
   * The turn by which a loser lost most for good, as it is looked for at the end of a game ({@code
   * search.review.DecisiveTurn}); null if nobody has won.
   */
  private @Nullable Turn decisive() {
    LastingLoss losses = new LastingLoss(players());
    Turn decisive = null;
    double most = 0;
    for (int i = turns.size() - 1; i >= 0 && winner >= 0; i--) {
      Turn turn = turns.get(i);
      int player = turn.player();
      double loss = losses.of(player, turn.chances().get(player), turn.loss());
      if (player != winner && loss > most) {
        decisive = turn;
        most = loss;
      }
    }
    return decisive;
  }

  /** The turn of a player that lost most; null if there is none. */
  public @Nullable Turn worstOf(int player) {
    Turn worst = null;
    for (Turn turn : turns) {
      boolean theirs = turn.player() == player;
      worst = theirs && (worst == null || turn.loss() > worst.loss()) ? turn : worst;
    }
    return worst;
  }

  /**
   * The turn of a player that lost least. Among several it is the one with most at stake, where the
   * player's chance was nearest to even. Null if there is none.
   */
  public @Nullable Turn bestOf(int player) {
    Turn best = null;
    for (Turn turn : turns) {
      if (turn.player() == player && (best == null || isBetter(turn, best))) {
        best = turn;
      }
    }
    return best;
  }

  private static boolean isBetter(Turn one, Turn other) {
    return one.loss() != other.loss()
        ? one.loss() < other.loss()
        : unevenness(one) < unevenness(other);
  }

  private static int unevenness(Turn turn) {
    return Math.abs(2 * turn.chances().get(turn.player()) - Hundredths.ONE);
  }

  /** The turn that begins after so many moves, or null. */
  public @Nullable Turn at(int begin) {
    for (Turn turn : turns) {
      if (turn.begin() == begin) {
        return turn;
      }
    }
    return null;
  }
}
