package org.hexstones.tools.players;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Report;
import org.hexstones.search.RootStatistics;
import org.hexstones.search.Search;

/** Searches of the same position that exchange statistics. The first one chooses the move. */
final class TeamSearch implements Search {
  /**
   * The minimum number of iterations between two exchanges. A longer search has longer intervals.
   */
  private static final int SOONEST = 32;

  private static final int PART = 8;

  private final List<Search> members;
  private int iterations;
  private int sinceTalk;

  TeamSearch(List<Search> members) {
    this.members = List.copyOf(members);
  }

  @Override
  public void follow(Play play) {
    members.forEach(member -> member.follow(play));
    begin();
  }

  @Override
  public void advance(int move) {
    members.forEach(member -> member.advance(move));
    begin();
  }

  private void begin() {
    iterations = 0;
    sinceTalk = 0;
  }

  @Override
  public Position position() {
    return members.get(0).position();
  }

  @Override
  public boolean run(int more) {
    if (iterations == 0) {
      // All searches have the same earlier statistics, so these must not be exchanged.
      members.forEach(Search::news);
    }
    boolean open = true;
    for (Search member : members) {
      open &= member.run(more);
    }
    iterations += more;
    sinceTalk += more;
    if (sinceTalk >= Math.max(SOONEST, iterations / PART)) {
      sinceTalk = 0;
      talk();
    }
    return open;
  }

  private void talk() {
    List<RootStatistics> news = new ArrayList<>();
    members.forEach(member -> news.add(member.news()));
    for (int listener = 0; listener < members.size(); listener++) {
      for (int speaker = 0; speaker < members.size(); speaker++) {
        if (speaker != listener) {
          members.get(listener).learn(news.get(speaker));
        }
      }
    }
  }

  @Override
  public int bestMove() {
    return members.get(0).bestMove();
  }

  @Override
  public Report report(int lines) {
    return members.get(0).report(lines);
  }
}
