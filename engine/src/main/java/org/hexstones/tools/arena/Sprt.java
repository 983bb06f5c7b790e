package org.hexstones.tools.arena;

/**
 * A sequential probability ratio test (Wald, "Sequential tests of statistical hypotheses", 1945) of
 * whether A is better by {@code elo1} and not by {@code elo0}.
 *
 * @param alpha the probability to accept elo1 although elo0 is true
 * @param beta the probability to accept elo0 although elo1 is true
 */
record Sprt(double elo0, double elo1, double alpha, double beta) {
  enum Verdict {
    GO_ON,
    ELO0,
    ELO1
  }

  Verdict verdict(Tally tally) {
    double ratio = tally.logLikelihoodRatio(elo0, elo1);
    if (ratio >= Math.log((1 - beta) / alpha)) {
      return Verdict.ELO1;
    }
    return ratio <= Math.log(beta / (1 - alpha)) ? Verdict.ELO0 : Verdict.GO_ON;
  }
}
