package org.hexstones.web.match;

import java.util.Arrays;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * Positions of matches, derived by replay. It remembers the last match it was asked for, so that
 * one more stone or one less costs one ply; it is a cache and owns nothing: asked twice for the
 * same match it answers the same.
 */
public final class PositionCache {
  private @Nullable GameRecord record;
  private List<Integer> line = List.of();
  private @Nullable Play play;
  private int[] movers = new int[64];
  private int[] colours = new int[64];
  private boolean[] turnStarts = new boolean[64];

  /**
   * The match at its cursor. The answer is good until the next question; a match is only made of
   * moves that were legal, and one that is not is a mistake in this program.
   */
  // Identity will do: an equal record that is another one costs a replay and no mistake.
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

  /** The match at its cursor, on a board of its own. */
  public static Play to(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    return play.playAll(match.record().mainLine().subList(0, match.cursor())).orThrow();
  }

  /** The match one legal move further, on a board of its own. */
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
