package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.search.Player;
import org.hexstones.search.Search;

/**
 * Plays one game and checks at every position what must hold in any game. Moves and refusals agree.
 * Taking back a move restores the state. State that is updated incrementally equals that of a
 * replay, and that of the same stones as a start position. Every notation reads back what it wrote.
 */
final class Invariants {
  /** In random games one position out of this number gets the slower checks, in other games all. */
  private static final int CLOSELY = 16;

  /** The maximum number of plies. Boards have at most 400 cells. */
  private static final int MOST_PLIES = 2000;

  /** An invariant does not hold. The message contains the record. */
  static final class Broken extends Arguments.Failed {
    private static final long serialVersionUID = 1;

    Broken(String message) {
      super(message);
    }
  }

  private final Games games;
  private final Play play;
  private final int[] legal;

  /**
   * @param games reads the set-up back from its text
   */
  Invariants(Games games, Setup setup) {
    this.games = games;
    play = Play.begin(setup);
    legal = new int[play.position().maxLegalMoves()];
  }

  /** Plays a game of random legal moves to its end, and takes it back. */
  void randomGame(Rng rng) {
    while (!play.isOver()) {
      int count = moment(rng.below(CLOSELY) == 0);
      play.play(legal[rng.below(count)]);
    }
    end();
  }

  /** Plays a game in which a search chooses all moves, except the first ones, which are random. */
  void searchedGame(Player player, int iterations, Rng rng) {
    for (int i = 0; i < 2 && !play.isOver(); i++) {
      play.play(legal[rng.below(moment(true))]);
    }
    Search search = player.search(play, rng.next() & Integer.MAX_VALUE);
    while (!play.isOver()) {
      moment(true);
      search.run(iterations);
      int move = search.bestMove();
      hold(play.refusal(move) == null, "the search plays what is refused: " + move);
      search.report(3).lines().forEach(line -> hold(play.refusal(line.moves().get(0)) == null, ""));
      play.play(move);
      search.follow(play);
      hold(sameHash(search.position(), play.position()), "the search is at another position");
    }
    hold(search.bestMove() == Moves.NONE, "the search goes on after the end");
    end();
  }

  /** Checks the present position, and returns the number of its legal moves. */
  private int moment(boolean closely) {
    Position position = play.position();
    int count = position.legalMoves(legal);
    hold(count > 0 && count <= legal.length, "no legal moves, or too many");
    hold(position.outcome() == null, "an outcome before the end");
    hold(play.size() < MOST_PLIES, "the game does not end");
    if (closely) {
      closely(position, count);
    }
    return count;
  }

  private void closely(Position position, int count) {
    int stones = 0;
    for (int cell = 0; cell < position.board().size(); cell++) {
      stones += position.stoneAt(cell) == Position.NONE ? 0 : 1;
    }
    hold(stones + position.freeCells() == position.board().size(), "stones and free cells");
    for (int player = 0; player < play.setup().players(); player++) {
      hold(position.playerOf(position.colourOf(player)) == player, "players and colours");
    }
    if (position.isTurnStart()) {
      byHand(position);
    }
    int hash1 = position.hash1();
    int hash2 = position.hash2();
    String score = position.scoreText();
    for (int i = 0; i < count; i += 1 + count / 8) {
      hold(position.refusal(legal[i]) == null, "a legal move is refused");
      position.play(legal[i]);
      position.undo();
      hold(position.hash1() == hash1 && position.hash2() == hash2, "taking back changes the hash");
      hold(position.scoreText().equals(score), "taking back changes the score");
    }
  }

  /**
   * Checks that the same stones, placed in another order as a start position, have the same score.
   * This holds only without choices of a side or a komi.
   */
  private void byHand(Position position) {
    if (play.moves().stream().anyMatch(Moves::isNegotiation)) {
      return;
    }
    List<Integer> stones = new ArrayList<>();
    for (int cell = position.board().size() - 1; cell >= 0; cell--) {
      if (position.stoneAt(cell) != Position.NONE) {
        stones.add(Moves.place(position.stoneAt(cell), cell));
      }
    }
    Parsed<Position> other = play.setup().position(new Start(stones, null));
    hold(!position.isOver() || other.reason() != null, "what has ended can be begun from");
    // The start position begins a new round, and the board may have no room for one. Then it is
    // refused.
    if (other.reason() == null) {
      hold(other.orThrow().scoreText().equals(position.scoreText()), "set up by hand it differs");
    }
  }

  private void end() {
    byHand(play.position());
    Outcome outcome = Objects.requireNonNull(play.outcome());
    int players = play.setup().players();
    hold(new HashSet<>(outcome.ranking()).size() == players, "not everybody is ranked");
    GameRecord record = GameRecord.of(play.setup(), Start.EMPTY, play.moves());
    Play again = record.replay().orThrow();
    hold(sameHash(again.position(), play.position()), "a replay comes to another position");
    hold(again.position().scoreText().equals(play.position().scoreText()), "and score");
    hold(outcome.equals(again.outcome()), "and outcome");
    notations(record);
    List<Integer> moves = play.moves();
    while (play.size() > 0) {
      play.undo();
    }
    hold(sameHash(play.position(), play.setup().position()), "all taken back is no beginning");
    moves.forEach(play::play);
    hold(sameHash(play.position(), again.position()), "played again it is another");
  }

  private void notations(GameRecord record) {
    GameRecord text = RecordText.parse(RecordText.write(record), games::setup).orThrow();
    GameRecord json = JsonRecord.parse(JsonRecord.write(record), games::setup).orThrow();
    GameRecord link = Links.read(Links.write(record), games::setup).orThrow();
    hold(text.equals(record), "the plain text reads back as another");
    hold(json.equals(record), "JSON reads back as another");
    hold(link.mainLine().equals(record.mainLine()), "the link reads back as another");
  }

  private static boolean sameHash(Position one, Position other) {
    return one.hash1() == other.hash1() && one.hash2() == other.hash2();
  }

  private void hold(boolean holds, String what) {
    if (!holds) {
      GameRecord record = GameRecord.of(play.setup(), Start.EMPTY, play.moves());
      throw new Broken(what + "\n" + RecordText.write(record));
    }
  }
}
