package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.jspecify.annotations.Nullable;

/**
 * An offer that is not decided yet.
 *
 * @param ply for {@link Proposal#UNDO} the number of moves that remain; otherwise 0
 * @param mine whether the person here has made it
 * @param agreed whether the person here agrees
 * @param missing at a host, the connections of the guests who have not answered yet
 * @param course for {@link Proposal#COURSE} the game as the host has it; otherwise null
 */
public record LiveOffer(
    Proposal kind,
    int ply,
    boolean mine,
    boolean agreed,
    List<Integer> missing,
    @Nullable GameRecord course) {
  public LiveOffer {
    missing = List.copyOf(missing);
  }

  boolean is(Proposal other, int otherPly) {
    return kind == other && ply == otherPly;
  }

  LiveOffer withAgreed() {
    return new LiveOffer(kind, ply, mine, true, missing, course);
  }

  /** The offer after a guest has agreed. */
  LiveOffer without(int connection) {
    List<Integer> others = new ArrayList<>(missing);
    others.remove(Integer.valueOf(connection));
    return new LiveOffer(kind, ply, mine, agreed, others, course);
  }
}
