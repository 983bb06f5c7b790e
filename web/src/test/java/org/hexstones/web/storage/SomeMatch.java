package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;

/** Matches to keep. */
final class SomeMatch {
  static final List<String> SETUPS =
      List.of(
          "omega hexhex:5",
          "omega triangle:7 players=3 pie=on",
          "omega cells:a1-5,b1-5,c1-5,d1-5 players=4",
          "sunder 4 balance=pie",
          "y 5 balance=komi",
          "omny hexhex:4 stars=corners balance=komi+pie misere=on",
          "gyre 4 balance=12*");

  private SomeMatch() {}

  /** Random moves of a set-up, the cursor somewhere among them, anybody in the seats. */
  static Match random(String id, String setup, int seed) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(seed);
    int[] legal = new int[play.position().maxLegalMoves()];
    int length = rng.below(30);
    while (!play.isOver() && play.size() < length) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < play.setup().players(); i++) {
      seats.add(rng.below(2) == 0 ? Seat.PERSON : Seat.computer(1 + rng.below(Seat.HIGHEST)));
    }
    GameRecord record = GameRecord.of(play.setup(), play.start(), play.moves());
    return Match.begin(id, record, seats).at(rng.below(play.size() + 1));
  }

  /** A game of OMEGA between persons after stones on these cells. */
  static Match of(String id, String... cells) {
    GameRecord begun = GameRecord.of(Games.ALL.setup("omega hexhex:3").orThrow());
    Match match = Match.begin(id, begun, List.of());
    Play play = Play.begin(begun.setup());
    for (String cell : cells) {
      int move =
          org.hexstones.game.Moves.place(
              play.position().nextColour(), play.position().board().cellNamed(cell));
      play.playAll(List.of(move)).orThrow();
      match = match.played(move);
    }
    return match;
  }
}
