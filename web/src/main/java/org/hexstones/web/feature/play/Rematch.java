package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.start.StartUpdate;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.match.TwoGameMatch;

/** Games that begin as another one did. What is chosen so is the start screen's choice from now. */
public final class Rematch {
  private Rematch() {}

  /** After the second game of a tournament that was played to its end, another one begins. */
  public static Model again(Model model, Match match) {
    GameRecord record = match.record();
    boolean done = TwoGameMatch.game(record) == 2 && !TwoGameMatch.wasLeft(record);
    List<Tag> tags = done ? TwoGameMatch.first(record.tags()) : record.tags();
    GameRecord fresh = new GameRecord(record.setup(), record.start(), Node.ROOT, tags);
    return StartUpdate.begin(model, fresh, match.seats(), clock(match));
  }

  /** The second game of a tournament, where the first was played to its end. */
  public static Model second(Model model, Match match) {
    GameRecord record = match.record();
    boolean due =
        TwoGameMatch.game(record) == 1
            && !TwoGameMatch.wasLeft(record)
            && record.replay().orThrow().isOver();
    return due ? swapped(model, match, TwoGameMatch.second(record.tags(), record)) : model;
  }

  /** Every player sits where the next one sat, the last one where the first. */
  public static Model swapped(Model model, Match match) {
    return swapped(model, match, match.record().tags());
  }

  private static Model swapped(Model model, Match match, List<Tag> told) {
    int players = match.seats().size();
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      seats.add(match.seats().get((player + 1) % players));
    }
    GameRecord record = match.record();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : told) {
      tags.add(moved(tag, players));
    }
    GameRecord fresh = new GameRecord(record.setup(), record.start(), Node.ROOT, tags);
    return chosen(StartUpdate.begin(model, fresh, seats, clock(match)), seats);
  }

  /** A player's name goes with the player. */
  private static Tag moved(Tag tag, int players) {
    for (int player = 0; player < players; player++) {
      if (tag.name().equals(String.valueOf(MoveText.letter(player)))) {
        int before = (player + players - 1) % players;
        return new Tag(String.valueOf(MoveText.letter(before)), tag.value());
      }
    }
    return tag;
  }

  public static Model harder(Model model, Match match, int levels) {
    List<Seat> seats = Seat.harder(match.seats(), levels);
    return chosen(
        StartUpdate.begin(model, match.record().withRoot(Node.ROOT), seats, clock(match)), seats);
  }

  private static TimeControl clock(Match match) {
    return match.clocks().control();
  }

  private static Model chosen(Model begun, List<Seat> seats) {
    List<Seat> all = new ArrayList<>(seats);
    for (int player = seats.size(); player < begun.form().seats().size(); player++) {
      all.add(begun.form().seats().get(player));
    }
    return begun.with(d -> d.form = begun.form().withSeats(all));
  }
}
