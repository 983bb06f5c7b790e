package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Games played by link: each player sends the link of the latest position to the next. Such a game
 * bears a name of its own in its record, by which every browser that sees it knows it again, and is
 * kept under it; who sits at which browser is known there only.
 */
public final class LinkGame {
  private static final String TAG = "id";
  private static final String KEPT_UNDER = "link-";
  private static final int LONGEST_NAME = 24;

  private LinkGame() {}

  /**
   * A match that begins. Where it is played by link it is given a name of its own, after what it
   * was to be kept under; that of a game before it does not stay.
   */
  public static Match begun(Match match) {
    GameRecord record = match.record();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : record.tags()) {
      if (!tag.name().equals(TAG)) {
        tags.add(tag);
      }
    }
    if (match.isByLink()) {
      tags.add(new Tag(TAG, plain(match.id())));
    } else if (tags.size() == record.tags().size()) {
      return match;
    }
    GameRecord named = new GameRecord(record.setup(), record.start(), record.root(), tags);
    String id = matchId(named);
    // Whoever sits elsewhere has no clock here.
    return Match.begin(id == null ? match.id() : id, named, match.seats());
  }

  private static String plain(String name) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < name.length() && plain.length() < LONGEST_NAME; i++) {
      if (isPlain(name.charAt(i))) {
        plain.append(name.charAt(i));
      }
    }
    return plain.toString();
  }

  /** What a match is kept under when it is played by link, or null where a record is of none. */
  public static @Nullable String matchId(GameRecord record) {
    for (Tag tag : record.tags()) {
      if (tag.name().equals(TAG)) {
        return isName(tag.value()) ? KEPT_UNDER + tag.value() : null;
      }
    }
    return null;
  }

  /** The tag that bears a game's name; none where it is not played by link. */
  static List<Tag> nameOf(GameRecord record) {
    for (Tag tag : record.tags()) {
      if (tag.name().equals(TAG)) {
        return isName(tag.value()) ? List.of(tag) : List.of();
      }
    }
    return List.of();
  }

  private static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!isPlain(name.charAt(i))) {
        return false;
      }
    }
    return !name.isEmpty() && name.length() <= LONGEST_NAME;
  }

  private static boolean isPlain(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
  }

  /** The match of one who opens such a game for the first time: the seat to move is theirs. */
  public static Match joined(String id, GameRecord record) {
    int mover = record.replay().orThrow().mover();
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < record.setup().players(); player++) {
      seats.add(player == mover ? Seat.PERSON : Seat.LINK);
    }
    return Match.begin(id, record, seats);
  }

  public static boolean isOver(Match match) {
    return match.record().replay().orThrow().isOver();
  }

  /** Whether such a game waits for a person at this browser. */
  public static boolean isMine(Match match) {
    Play play = match.record().replay().orThrow();
    int mover = play.mover();
    return mover != Position.NONE && match.seats().get(mover) == Seat.PERSON;
  }

  /** Whose doing a move is: who leaves does so on anybody's turn. */
  public static int playerOf(int move, int mover) {
    return Moves.isWithdrawal(move) ? Moves.player(move) : mover;
  }

  /** The first ply, from 0, at which two lines differ; the shorter one's length where none does. */
  public static int fork(List<Integer> one, List<Integer> other) {
    int ply = 0;
    int most = Math.min(one.size(), other.size());
    while (ply < most && one.get(ply).equals(other.get(ply))) {
      ply++;
    }
    return ply;
  }
}
