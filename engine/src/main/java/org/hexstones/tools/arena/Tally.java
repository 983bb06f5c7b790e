package org.hexstones.tools.arena;

/**
 * The results of games of A against equal opponents.
 *
 * @param players the number of players of a game; an equal player wins one game out of this number
 * @param games the number of games
 * @param wins the number of games that A won
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

  /**
   * The lower end of the 95% interval for the fraction of games won (E. B. Wilson, "Probable
   * inference, the law of succession, and statistical inference", 1927).
   */
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
   * The Elo difference for a fraction of games won; 0 for that of an equal player. With more than
   * two players it compares the odds with those of an equal player.
   */
  double elo(double share) {
    return 400 * Math.log10(share / (1 - share) * (players - 1));
  }

  /** The fraction of games won for an Elo difference. */
  double share(double elo) {
    double odds = Math.pow(10, elo / 400) / (players - 1);
    return odds / (1 + odds);
  }

  /**
   * The log-likelihood ratio of the hypotheses that A is better by {@code elo1} and by {@code
   * elo0}, for Wald's sequential test. It assumes independent games. Games of one round are not
   * independent: they vary less, so errors are rarer than agreed.
   */
  double logLikelihoodRatio(double elo0, double elo1) {
    double p0 = share(elo0);
    double p1 = share(elo1);
    return wins * Math.log(p1 / p0) + (games - wins) * Math.log((1 - p1) / (1 - p0));
  }
}
