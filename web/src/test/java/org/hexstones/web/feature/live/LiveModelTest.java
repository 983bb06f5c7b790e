package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;

/** Random histories of play, cuts, reloads and new meetings: no stone is lost, no game differs. */
final class LiveModelTest {
  private static final int HISTORIES = 200;
  private static final int STEPS = 100;

  private final Random random = new Random(29);
  private final List<Integer> longest = new ArrayList<>();
  private LiveRoom room = new LiveRoom();
  private String id = "";
  private int undone;

  @Test
  void randomHistoriesLoseNothing() {
    int stones = 0;
    for (int history = 0; history < HISTORIES; history++) {
      begin();
      for (int step = 0; step < STEPS; step++) {
        step();
        check();
      }
      together();
      check();
      // The first stone of a turn stays where it was placed until the second one is there.
      assertTrue(Math.abs(line(0).size() - line(1).size()) <= 1);
      assertEquals(longest, line(0).size() > line(1).size() ? line(0) : line(1));
      stones += line(0).size();
    }
    assertTrue(stones > 5 * HISTORIES, stones + " stones");
    assertTrue(undone > HISTORIES, undone + " turns taken back");
  }

  private void begin() {
    room = new LiveRoom();
    room.add("host");
    room.add("guest");
    longest.clear();
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    id = room.page(0).shown().id();
  }

  private void step() {
    int page = random.nextInt(2);
    switch (random.nextInt(9)) {
      case 0 -> room.cut(0, 1);
      case 1 -> {
        room.settle();
        room.reload(page);
        room.reopen(page, id);
      }
      case 2 -> together();
      case 3 -> room.settle();
      case 4 -> takeBack(page);
      default -> stone(page);
    }
  }

  /** Both come together again, whoever of them invites. */
  private void together() {
    room.settle();
    if (room.live(0).isConnected() && room.live(1).isConnected()) {
      return;
    }
    int host = random.nextInt(2);
    for (int page = 0; page < 2; page++) {
      room.page(page).happens(new LiveEvent.Leave());
    }
    room.page(host).happens(new LiveEvent.Invite());
    room.meet(host, 1 - host);
    assertTrue(
        room.live(0).isConnected() && room.live(1).isConnected(),
        () -> room.live(0) + "\n" + room.live(1));
    agree();
  }

  /** A person asks to take back; the other one answers, and perhaps the connection is cut then. */
  private void takeBack(int page) {
    room.settle();
    room.page(page).happens(new LiveEvent.Propose(Proposal.UNDO));
    if (random.nextInt(4) > 0) {
      room.settle();
    }
    int before = Math.max(line(0).size(), line(1).size());
    room.page(1 - page).happens(new LiveEvent.Answer(random.nextInt(3) > 0));
    if (random.nextInt(4) == 0) {
      room.cut(0, 1);
      together();
    }
    room.settle();
    LiveOffer open = room.live(page).offer();
    if (open != null) {
      room.page(page).happens(new LiveEvent.Answer(false));
      room.settle();
    }
    if (Math.max(line(0).size(), line(1).size()) < before) {
      undone++;
      longest.clear();
    }
  }

  /** Who is asked whether moves may be taken back agrees. */
  private void agree() {
    for (int page = 0; page < 2; page++) {
      LiveOffer offer = room.live(page).offer();
      if (offer != null && !offer.agreed()) {
        room.page(page).happens(new LiveEvent.Answer(true));
        room.settle();
      }
    }
  }

  private List<Integer> line(int page) {
    return room.page(page).match().record().mainLine();
  }

  /** A person at a page places a stone, if it is the person's turn. */
  private void stone(int page) {
    Match match = room.page(page).match();
    Play play = match.record().replay().orThrow();
    if (play.isOver() || match.seats().get(play.mover()) != Seat.PERSON) {
      return;
    }
    Board board = match.record().setup().board();
    // A cell with a stone is refused.
    room.page(page).happens(new BoardEvent.Press(board.name(random.nextInt(board.size()))));
    if (random.nextBoolean()) {
      room.settle();
    }
  }

  /** Lines are beginnings of each other; the longest whole turn anywhere is remembered. */
  private void check() {
    List<Integer> one = line(0);
    List<Integer> other = line(1);
    int fork = LinkGame.fork(one, other);
    assertEquals(Math.min(one.size(), other.size()), fork, "two courses");
    List<Integer> longer = one.size() > other.size() ? one : other;
    if (longer.size() > longest.size()) {
      longest.clear();
      longest.addAll(longer);
    }
  }
}
