package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;

/**
 * Whole games of two to four programs, with cuts, reloads, late and lost messages, and all sides
 * moving at once. No stone that was placed is lost, and at the end no game differs.
 */
final class LiveSimulationTest {
  private static final int RUNS = 200;
  private static final int MOST_STEPS = 3_000;

  private Random random = new Random();
  private LiveRoom room = new LiveRoom();
  private String id = "";
  private int players;

  /** The longest main line that any page had. */
  private List<Integer> longest = List.of();

  private int cuts;
  private int reloads;

  @Test
  void wholeGamesLoseNoStone() {
    int stones = 0;
    for (int run = 0; run < RUNS; run++) {
      random = new Random(run);
      begin(2 + run % 3, run);
      int steps = 0;
      while (!areOver()) {
        step();
        check(run);
        assertTrue(++steps < MOST_STEPS, "run " + run + " does not end");
      }
      together();
      for (int page = 0; page < players; page++) {
        assertEquals(longest, line(page), "run " + run + ", page " + page);
        assertTrue(LinkGame.isOver(room.page(page).match()));
      }
      stones += longest.size();
    }
    assertTrue(stones > 10 * RUNS, stones + " stones");
    assertTrue(cuts > 2 * RUNS && reloads > 2 * RUNS, cuts + " cuts, " + reloads + " reloads");
  }

  /**
   * Three and four, of whom some are replaced by a computer and come back, and the host is lost. A
   * player who had played on alone may take the course of the others: then the own stones stay as a
   * variation. Everything else is as above.
   */
  @Test
  void replacedPlayersLoseNoStone() {
    int stones = 0;
    int replaced = 0;
    for (int run = 0; run < RUNS; run++) {
      random = new Random(1_000 + run);
      begin(3 + run % 2, run);
      List<Set<List<Integer>>> had = new ArrayList<>();
      for (int page = 0; page < players; page++) {
        had.add(new HashSet<>());
      }
      int steps = 0;
      while (!areOver()) {
        step();
        replaced += replace();
        for (int page = 0; page < players; page++) {
          had.get(page).add(line(page));
        }
        assertTrue(++steps < MOST_STEPS, "run " + run + " does not end");
      }
      for (int again = 0; again < 5; again++) {
        together();
        takeCourses();
      }
      for (int page = 0; page < players; page++) {
        assertEquals(line(0), line(page), "run " + run + ", page " + page);
        assertTrue(LinkGame.isOver(room.page(page).match()));
        for (List<Integer> line : had.get(page)) {
          assertTrue(has(room.page(page).match(), line), "run " + run + ", page " + page);
        }
      }
      stones += line(0).size();
    }
    assertTrue(stones > 10 * RUNS, stones + " stones");
    assertTrue(replaced > RUNS / 2, replaced + " replaced");
  }

  /** Somebody proposes that computers play for those who are gone, and most agree. */
  private int replace() {
    int before = computers();
    if (random.nextInt(4) == 0) {
      room.settle();
      int page = random.nextInt(players);
      room.page(page).happens(new LiveEvent.Propose(LiveMessage.Proposal.COMPUTER));
      room.settle();
      for (int other = 0; other < players; other++) {
        LiveOffer offer = room.live(other).offer();
        if (offer != null && offer.kind() == LiveMessage.Proposal.COMPUTER) {
          room.page(other).happens(new LiveEvent.Answer(random.nextInt(6) > 0));
          room.settle();
        }
      }
    }
    takeCourses();
    return Math.max(0, computers() - before);
  }

  private int computers() {
    int computers = 0;
    for (int page = 0; page < players; page++) {
      for (Seat seat : room.page(page).match().seats()) {
        computers += seat.isComputer() ? 1 : 0;
      }
    }
    return computers;
  }

  /** Whoever is asked takes the game as the host has it. */
  private void takeCourses() {
    for (int page = 0; page < players; page++) {
      LiveOffer offer = room.live(page).offer();
      if (offer != null && offer.course() != null) {
        room.page(page).happens(new LiveEvent.Answer(true));
      }
    }
    room.settle();
  }

  /** Whether the moves are those of a variation, or of the main line. */
  private static boolean has(Match match, List<Integer> line) {
    Node node = match.record().root();
    for (int move : line) {
      int index = node.indexOf(move);
      if (index < 0) {
        return false;
      }
      node = node.children().get(index);
    }
    return true;
  }

  private void begin(int count, int run) {
    players = count;
    room = new LiveRoom();
    longest = List.of();
    for (int page = 0; page < players; page++) {
      room.add("page" + page);
    }
    List<Seat> seats = new ArrayList<>(Collections.nCopies(players, Seat.LINK));
    seats.set(0, Seat.PERSON);
    String game =
        players == 2 && run % 2 == 0 ? "omny hexhex:3" : "omega hexhex:3 players=" + players;
    room.page(0).happens(new Route.NewGame(game, seats, TimeControl.NONE));
    room.page(0).happens(new LiveEvent.Invite());
    for (int guest = 1; guest < players; guest++) {
      room.meet(0, guest);
    }
    id = room.page(0).shown().id();
  }

  private boolean areOver() {
    for (int page = 0; page < players; page++) {
      if (!LinkGame.isOver(room.page(page).match())) {
        return false;
      }
    }
    return true;
  }

  private void step() {
    int page = random.nextInt(players);
    switch (random.nextInt(12)) {
      case 0 -> {
        cuts++;
        room.settle(random.nextInt(3));
        room.cut(page, (page + 1) % players);
      }
      case 1 -> {
        reloads++;
        room.settle(random.nextInt(3));
        room.reload(page);
        room.reopen(page, id);
      }
      case 2 -> together();
      case 3, 4 -> room.settle();
      case 5, 6 -> room.settle(random.nextInt(4));
      default -> {
        for (int one = 0; one < players; one++) {
          move(one);
        }
        room.settle(0);
      }
    }
  }

  /** All meet again at one of them. What was on its way is lost. */
  private void together() {
    boolean whole = true;
    for (int page = 0; page < players; page++) {
      whole &= room.live(page).word().equals("connected") && !room.live(page).isOpen();
    }
    if (!whole) {
      for (int page = 0; page < players; page++) {
        room.page(page).happens(new LiveEvent.Leave());
      }
      room.settle();
      int host = random.nextInt(players);
      room.page(host).happens(new LiveEvent.Invite());
      for (int guest = 0; guest < players; guest++) {
        if (guest != host) {
          room.settle();
          if (room.live(host).meeting().code() == null) {
            // A computer has the seat, and makes room.
            room.page(host).happens(new LiveEvent.Invite());
          }
          room.meet(host, guest);
        }
      }
    }
    room.settle();
  }

  /** The person at a page makes a random move of the rules, if it is the person's turn. */
  private void move(int page) {
    Match match = room.page(page).match();
    Play play = match.record().replay().orThrow();
    if (play.isOver() || match.seats().get(play.mover()) != Seat.PERSON) {
      return;
    }
    int[] legal = new int[play.position().maxLegalMoves()];
    int count = play.position().legalMoves(legal);
    room.page(page).happens(new MatchEvent.Choose(legal[random.nextInt(count)]));
  }

  private List<Integer> line(int page) {
    return room.page(page).match().record().mainLine();
  }

  /** All lines are beginnings of the longest one. */
  private void check(int run) {
    for (int page = 0; page < players; page++) {
      List<Integer> line = line(page);
      int shared = LinkGame.fork(line, longest);
      assertEquals(Math.min(line.size(), longest.size()), shared, "two courses in run " + run);
      longest = line.size() > longest.size() ? line : longest;
    }
  }
}
