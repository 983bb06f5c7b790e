package org.hexstones.omny;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/** The set-up of a game of OMNY. Only {@link #of} makes one, so that it is always valid. */
public final class OmnySetup implements Setup {
  public static final int PLAYERS = 2;

  private final Board board;
  private final StarSet starSet;
  private final List<Integer> stars;
  private final int twiceKomi;
  private final Balance balance;
  private final boolean misere;
  private final OmnyGame game;
  private final String text;

  private OmnySetup(
      OmnyGame game,
      Board board,
      StarSet starSet,
      List<Integer> stars,
      int twiceKomi,
      Balance balance,
      boolean misere) {
    this.game = game;
    this.board = board;
    this.starSet = starSet;
    this.stars = stars;
    this.twiceKomi = twiceKomi;
    this.balance = balance;
    this.misere = misere;
    text =
        game.id()
            + " "
            + board.shape().text()
            + (starSet == StarSet.Named.ALL ? "" : " stars=" + starSet.text(board))
            + (twiceKomi == 0 ? "" : " komi=" + MoveText.komi(twiceKomi))
            + (balance == Balance.NONE ? "" : " balance=" + balance.word())
            + (misere ? " misere=on" : "");
  }

  /**
   * A set-up, or a refusal: the board is not connected or has a hole, its star set does not exist,
   * or the komi is too large.
   *
   * <p>On every board that this method accepts, a full board has a winner, whatever the komi: the
   * search's {@code FilledBoard} has the proof.
   *
   * @param twiceKomi the fixed komi in halves, less than the number of stars; 0 if the {@code
   *     balance} names the komi during the game
   */
  public static Parsed<OmnySetup> of(
      OmnyGame game, Board board, StarSet starSet, int twiceKomi, Balance balance, boolean misere) {
    if (!board.isConnected()) {
      return Parsed.refused(OmnyProblem.NOT_CONNECTED);
    }
    if (board.hasHole()) {
      return Parsed.refused(OmnyProblem.HAS_HOLE);
    }
    if (twiceKomi != 0 && balance.namesKomi()) {
      return Parsed.refused(OmnyProblem.KOMI_IS_NAMED, balance.word());
    }
    return starSet
        .cells(board)
        .then(
            stars ->
                twiceKomi < 0 || twiceKomi >= stars.size()
                    ? Parsed.refused(OmnyProblem.KOMI_TOO_LARGE, stars.size())
                    : Parsed.ok(
                        new OmnySetup(game, board, starSet, stars, twiceKomi, balance, misere)));
  }

  @Override
  public OmnyGame game() {
    return game;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public int players() {
    return PLAYERS;
  }

  @Override
  public String text() {
    return text;
  }

  public StarSet starSet() {
    return starSet;
  }

  /** The star cells in ascending order; at least one. */
  public List<Integer> stars() {
    return stars;
  }

  /** The fixed komi in halves; 0 if the komi is named during the game. */
  public int twiceKomi() {
    return twiceKomi;
  }

  public Balance balance() {
    return balance;
  }

  /** Whether the player whose stones make a winning group loses. */
  public boolean misere() {
    return misere;
  }

  /** The word of the preset with this board and these stars, or null. */
  public @Nullable String preset() {
    Preset preset = Preset.of(board, starSet);
    return preset == null ? null : preset.word();
  }

  @Override
  public String keyword() {
    String preset = preset();
    return preset == null ? game.id() : preset;
  }

  /** The maximum number of stars in a cut of a winning group of this colour, in halves. */
  public int limitInHalves(int colour, int komiInHalves) {
    return stars.size() + (colour == Colour.BLACK.index() ? -komiInHalves : komiInHalves);
  }

  @Override
  public Parsed<Position> position(Start start) {
    return OmnyPosition.begin(this, start);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OmnySetup setup && setup.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
