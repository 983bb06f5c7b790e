package org.hexstones.web.match;

import java.util.Arrays;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * Derives positions of matches by replay. It remembers the last match, so that one stone more or
 * less costs one ply. It is only a cache: the same match always gives the same answer.
 */
public final class PositionCache {
  private @Nullable GameRecord record;
  private List<Integer> line = List.of();
  private @Nullable Play play;
  private int[] movers = new int[64];
  private int[] colours = new int[64];
  private boolean[] turnStarts = new boolean[64];

  /**
   * The match at its cursor. The answer is valid until the next call. A match contains only legal
   * moves; an illegal one is a programming error.
   */
  // Identity suffices: an equal record that is another object costs a replay but gives no wrong
  // answer.
  @SuppressWarnings("ReferenceEquality")
  public MatchView at(Match match) {
    Play here = play;
    if (here == null
        || record == null
        || record.setup() != match.record().setup()
        || record.start() != match.record().start()) {
      here = Play.begin(match.record().setup(), match.record().start()).orThrow();
      play = here;
      record = null;
      line = List.of();
    }
    if (record != match.record()) {
      follow(here, match.record().mainLine());
      record = match.record();
    }
    move(here, match.cursor());
    return new MatchView(match, here, line, movers, colours, turnStarts);
  }

  /** The match at its cursor, as a separate position. */
  public static Play to(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    return play.playAll(match.record().mainLine().subList(0, match.cursor())).orThrow();
  }

  /** The match after another legal move, as a separate position. */
  public static Play after(Match match, int move) {
    Play play = to(match);
    play.play(move);
    return play;
  }

  private void follow(Play here, List<Integer> newLine) {
    int common = 0;
    int most = Math.min(newLine.size(), line.size());
    while (common < most && newLine.get(common).equals(line.get(common))) {
      common++;
    }
    move(here, Math.min(common, here.size()));
    line = newLine;
    grow(newLine.size() + 1);
    move(here, newLine.size());
    note(here);
  }

  private void move(Play here, int cursor) {
    while (here.size() > cursor) {
      here.undo();
    }
    while (here.size() < cursor) {
      note(here);
      here.playAll(List.of(line.get(here.size()))).orThrow();
    }
  }

  private void note(Play here) {
    int ply = here.size();
    int mover = here.mover();
    movers[ply] = mover;
    colours[ply] = mover == Position.NONE ? mover : here.position().colourOf(mover);
    turnStarts[ply] = here.position().isTurnStart();
  }

  private void grow(int length) {
    if (movers.length < length) {
      movers = Arrays.copyOf(movers, 2 * length);
      colours = Arrays.copyOf(colours, 2 * length);
      turnStarts = Arrays.copyOf(turnStarts, 2 * length);
    }
  }
}
