package org.hexstones.omega.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;
import org.jspecify.annotations.Nullable;

/** Why a game of OMEGA was won and lost. */
public final class OmegaReasons {
  /** Of a smaller difference between the logarithms of two factors nothing is said. */
  private static final double LITTLE = 0.2;

  /** Joins are the reason if they make up this share of the difference. */
  private static final double MUCH = 0.4;

  /** So many of the stones, or more, do something: most do. */
  private static final double MOST = 0.5;

  /** So much larger is the share of the stones that a reason speaks of. */
  private static final double CLEAR = 0.1;

  private final Ledger ledger;
  private final int winner;
  private final int loser;

  private OmegaReasons(Ledger ledger, int winner, int loser) {
    this.ledger = ledger;
    this.winner = winner;
    this.loser = loser;
  }

  /**
   * At most two facts, the weightier first: what made the difference between two players, and how.
   *
   * @param play has ended by the rules
   * @param player the player who asks; if that is nobody or the winner, the second is compared
   */
  public static List<ResultFact> of(Play play, int player) {
    Outcome outcome = play.outcome();
    if (outcome == null || !play.position().isOver()) {
      return List.of();
    }
    List<Integer> ranking = outcome.ranking();
    int won = ranking.get(0);
    int lost = player == Position.NONE || player == won ? ranking.get(1) : player;
    Position end = play.position();
    return new OmegaReasons(Ledger.of(play), end.colourOf(won), end.colourOf(lost)).facts();
  }

  private List<ResultFact> facts() {
    List<ResultFact> facts = new ArrayList<>();
    ResultFact largest = largest();
    if (largest != null) {
      facts.add(largest);
    }
    double own = ledger.own(winner).log() - ledger.own(loser).log();
    double others = ledger.others(winner).log() - ledger.others(loser).log();
    ResultFact how = joined(own + others);
    if (how == null) {
      how = own >= others ? ownHow() : othersHow();
    }
    if ((largest == null || how == null) && Math.max(own, others) > LITTLE) {
      facts.add(own >= others ? ownStones() : othersStones());
    }
    if (how != null) {
      facts.add(how);
    }
    return facts;
  }

  /** If most of the loser's stones are one group, more than of the winner's. */
  private @Nullable ResultFact largest() {
    OmegaPosition end = ledger.end();
    int[] sizes = end.groupSizes(loser);
    int[] winners = end.groupSizes(winner);
    int size = sizes[sizes.length - 1];
    double share = 1.0 * size / sum(sizes);
    double winnersShare = 1.0 * winners[winners.length - 1] / sum(winners);
    if (share < MOST || share - winnersShare <= CLEAR) {
      return null;
    }
    // Two groups may be as large.
    int group = end.groupAt(inGroupsOf(loser, size).get(0));
    List<Integer> cells = new ArrayList<>();
    for (int cell : inGroupsOf(loser, size)) {
      if (end.groupAt(cell) == group) {
        cells.add(cell);
      }
    }
    return new ResultFact.Largest(
        loser, size, sum(sizes), list(sizes), winner, list(winners), cells);
  }

  private static List<Integer> list(int[] sizes) {
    List<Integer> list = new ArrayList<>();
    for (int size : sizes) {
      list.add(size);
    }
    return list;
  }

  private static int sum(int[] sizes) {
    int sum = 0;
    for (int size : sizes) {
      sum += size;
    }
    return sum;
  }

  /** The player whose joins of the loser's groups make up much of the difference. */
  private @Nullable ResultFact joined(double difference) {
    int harm = mostHarmful();
    double byOther =
        ledger.by(loser, winner).costly().log() - ledger.by(harm, loser).costly().log();
    double byLoser = ledger.own(winner).costly().log() - ledger.own(loser).costly().log();
    if (Math.max(byOther, byLoser) < MUCH * difference) {
      return null;
    }
    int placer = byOther >= byLoser ? harm : loser;
    Account joins = ledger.by(placer, loser).costly();
    if (joins.stones().isEmpty()) {
      return null;
    }
    LedgerStone worst = joins.stones().get(0);
    for (LedgerStone stone : joins.stones()) {
      worst = stone.effect().log() < worst.effect().log() ? stone : worst;
    }
    List<Integer> cells = new ArrayList<>(joins.cells());
    cells.remove(Integer.valueOf(worst.cell()));
    cells.add(0, worst.cell());
    return new ResultFact.Joined(placer, worst.effect(), worst.turn(), cells);
  }

  private ResultFact ownStones() {
    Account losers = ledger.own(loser);
    return new ResultFact.OwnStones(
        winner, ledger.own(winner).log(), loser, losers.log(), losers.cells());
  }

  private ResultFact othersStones() {
    Account winners = ledger.others(winner);
    return new ResultFact.OthersStones(
        winner, winners.log(), loser, ledger.others(loser).log(), winners.cells());
  }

  /** How the loser's own stones came to be worth less: heaped up, or left alone. */
  private @Nullable ResultFact ownHow() {
    Account losers = ledger.own(loser);
    Account winners = ledger.own(winner);
    Account heaped = losers.onLargest();
    double share = losers.share(heaped);
    if (share >= MOST && share - winners.share(winners.onLargest()) > CLEAR) {
      return new ResultFact.OntoLargest(loser, loser, losers.size(), heaped.cells());
    }
    ResultFact.Singles alone = singles(loser);
    boolean most = alone.cells().size() >= MOST * alone.all();
    return most && alone.cells().size() > singles(winner).cells().size() + 1 ? alone : null;
  }

  private ResultFact.Singles singles(int colour) {
    int all = ledger.end().groupSizes(colour).length;
    return new ResultFact.Singles(colour, all, inGroupsOf(colour, 1));
  }

  /** The cells of a colour's groups of one size, at the end. */
  private List<Integer> inGroupsOf(int colour, int size) {
    OmegaPosition end = ledger.end();
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < end.board().size(); cell++) {
      if (end.stoneAt(cell) == colour && end.groupSizeAt(cell) == size) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** How other players' stones hurt the loser or helped the winner. */
  private @Nullable ResultFact othersHow() {
    int harm = mostHarmful();
    Account mine = ledger.by(loser, winner);
    Account theirs = ledger.by(harm, loser);
    double news = mine.share(mine.news());
    double heaped = theirs.share(theirs.onLargest());
    if (news >= MOST && news - theirs.share(theirs.news()) > CLEAR) {
      return new ResultFact.NewGroups(loser, winner, mine.size(), mine.news().cells());
    }
    return heaped >= MOST && heaped - mine.share(mine.onLargest()) > CLEAR
        ? new ResultFact.OntoLargest(harm, loser, theirs.size(), theirs.onLargest().cells())
        : null;
  }

  /** The other player whose stones in the loser's colour multiplied its score by least. */
  private int mostHarmful() {
    int found = winner;
    for (int placer = 0; placer < ledger.players(); placer++) {
      if (placer != loser && ledger.by(placer, loser).log() < ledger.by(found, loser).log()) {
        found = placer;
      }
    }
    return found;
  }
}
