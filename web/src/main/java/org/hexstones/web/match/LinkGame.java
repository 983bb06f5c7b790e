package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Games played by link: each player sends the link of the latest position to the next. The record
 * of such a game contains an identifier, by which every browser recognises the game and stores it.
 * Which player sits at a browser is known only there.
 */
public final class LinkGame {
  static final String TAG = "id";
  private static final String KEPT_UNDER = "link-";
  private static final int LONGEST_NAME = 24;

  private LinkGame() {}

  /**
   * A match that begins. If it is played by link, its record gets a new identifier, made from the
   * match's own. The identifier of an earlier game is removed.
   */
  public static Match begun(Match match) {
    GameRecord record = match.record();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : record.tags()) {
      if (!tag.name().equals(TAG)) {
        tags.add(tag);
      }
    }
    Tag its = new Tag(TAG, plain(match.id()));
    if (match.isByLink()) {
      tags.add(its);
    } else if (tags.size() == record.tags().size()) {
      return match;
    }
    GameRecord named = RecordTags.with(record, tags);
    if (match.isByLink() && !named.tags().contains(its)) {
      // Without its name it would not be the game that goes on elsewhere.
      Node line = Node.ROOT.withLine(record.mainLine());
      named = new GameRecord(record.setup(), record.start(), line, List.of(its));
    }
    String id = matchId(named);
    // A player elsewhere has no clock here.
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

  /** The identifier under which a match by link is stored; null if the record is of none. */
  public static @Nullable String matchId(GameRecord record) {
    for (Tag tag : record.tags()) {
      if (tag.name().equals(TAG)) {
        return isName(tag.value()) ? KEPT_UNDER + tag.value() : null;
      }
    }
    return null;
  }

  /** The tag with a game's identifier; empty if it is not played by link. */
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

  /** The match for a person who opens such a game for the first time, and has no seat yet. */
  public static Match received(String id, GameRecord record) {
    return Match.begin(id, record, Collections.nCopies(record.setup().players(), Seat.LINK));
  }

  /** The match for a person who opens any other game: persons sit everywhere, nobody thinks. */
  public static Match visited(String id, GameRecord record) {
    return Match.begin(id, record, Collections.nCopies(record.setup().players(), Seat.PERSON));
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

  /** The player who makes a move: a player can leave also on another's turn. */
  public static int playerOf(int move, int mover) {
    return Moves.isWithdrawal(move) ? Moves.player(move) : mover;
  }

  /**
   * The player at whose device a player's turn is made: their own, and after they have left, that
   * of the next one who has not. There the computer plays for them, and at no other device.
   */
  public static int makerOf(Play play, int player) {
    int players = play.setup().players();
    int maker = player;
    for (int i = 0; i < players && play.hasWithdrawn(maker); i++) {
      maker = (maker + 1) % players;
    }
    return maker;
  }

  /**
   * The first ply, from 0, at which two lines differ; the length of the shorter one if none does.
   */
  public static int fork(List<Integer> one, List<Integer> other) {
    int ply = 0;
    int most = Math.min(one.size(), other.size());
    while (ply < most && one.get(ply).equals(other.get(ply))) {
      ply++;
    }
    return ply;
  }
}
