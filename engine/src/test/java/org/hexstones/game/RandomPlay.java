package org.hexstones.game;

/** Games played at random, for tests that need any game at all. */
public final class RandomPlay {
  private RandomPlay() {}

  /** So many plies, or fewer where the game is over before. */
  public static Play of(Setup setup, int plies, int seed) {
    Play play = Play.begin(setup);
    Rng rng = new Rng(seed);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver() && play.size() < plies) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    return play;
  }
}
