package org.hexstones.tools.arena;

/**
 * What is known after some games of A among a number of players.
 *
 * @param players how many players a game has; an equal wins one game in so many
 * @param games games played
 * @param wins games won by A
 */
record Tally(int players, int games, int wins) {
  /** The 97.5th percentile of the normal distribution, for intervals of 95%. */
  private static final double Z = 1.959964;

  Tally plus(boolean won) {
    return new Tally(players, games + 1, wins + (won ? 1 : 0));
  }

  double share() {
    return games == 0 ? 1.0 / players : (double) wins / games;
  }

  /** The lower end of Wilson's interval (1927) for the share of games won. */
  double low() {
    return games == 0 ? 0 : middle() - half();
  }

  double high() {
    return games == 0 ? 1 : middle() + half();
  }

  private double middle() {
    return (wins + Z * Z / 2) / (games + Z * Z);
  }

  private double half() {
    double n = games;
    return Z / (n + Z * Z) * Math.sqrt(wins * (n - wins) / n + Z * Z / 4);
  }

  /**
   * The rating difference that a share of games stands for: 0 for an equal's share. With more than
   * two players, the odds are taken against those of an equal among them.
   */
  double elo(double share) {
    return 400 * Math.log10(share / (1 - share) * (players - 1));
  }

  /** The share that a rating difference stands for. */
  double share(double elo) {
    double odds = Math.pow(10, elo / 400) / (players - 1);
    return odds / (1 + odds);
  }

  /**
   * The logarithm of how much likelier the result is if A is better by {@code elo1} than if by
   * {@code elo0} (Wald's sequential probability ratio). Games are taken for independent, which the
   * pairs of exchanged seats are not: they vary less, so that errors are rarer than agreed.
   */
  double logLikelihoodRatio(double elo0, double elo1) {
    double p0 = share(elo0);
    double p1 = share(elo1);
    return wins * Math.log(p1 / p0) + (games - wins) * Math.log((1 - p1) / (1 - p0));
  }
}
