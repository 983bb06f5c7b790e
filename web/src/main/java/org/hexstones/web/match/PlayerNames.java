package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Tag;
import org.hexstones.parse.Surrogates;

/** Players' names: tags of the record, under the player's letter. A name is only text. */
public final class PlayerNames {
  /** The maximum length of a name. */
  public static final int LONGEST = 40;

  private PlayerNames() {}

  /** The name of a player, or empty. */
  public static String of(GameRecord record, int player) {
    String letter = String.valueOf(MoveText.letter(player));
    for (Tag tag : record.tags()) {
      if (tag.name().equals(letter)) {
        return clean(tag.value());
      }
    }
    return "";
  }

  /**
   * The letter by which a player without a name is called. In the second game of a tournament the
   * players have exchanged their seats, and keep their letters.
   */
  public static char letter(GameRecord record, int player) {
    return MoveText.letter(TwoGameMatch.game(record) == 2 ? 1 - player : player);
  }

  /** The tags with the names of the persons among the players. */
  public static List<Tag> tags(List<String> names, List<Seat> seats, int players) {
    List<Tag> tags = new ArrayList<>();
    for (int player = 0; player < players && player < names.size(); player++) {
      String name = clean(names.get(player));
      boolean person = player >= seats.size() || seats.get(player) == Seat.PERSON;
      if (person && !name.isEmpty()) {
        tags.add(new Tag(String.valueOf(MoveText.letter(player)), name));
      }
    }
    return tags;
  }

  /** The tags with another name of a player. */
  public static List<Tag> with(List<Tag> tags, int player, String name) {
    String letter = String.valueOf(MoveText.letter(player));
    List<Tag> named = new ArrayList<>();
    for (Tag tag : tags) {
      if (!tag.name().equals(letter)) {
        named.add(tag);
      }
    }
    named.add(new Tag(letter, name));
    return RecordTags.bounded(named);
  }

  /** A tag after the exchange of seats: a player's name moves with the player. */
  public static Tag moved(Tag tag, int players) {
    for (int player = 0; player < players; player++) {
      if (tag.name().equals(String.valueOf(MoveText.letter(player)))) {
        int before = (player + players - 1) % players;
        return new Tag(String.valueOf(MoveText.letter(before)), tag.value());
      }
    }
    return tag;
  }

  /**
   * One line of the text, cut to a name's length, without characters that change the direction of
   * the text round it and without halves of characters.
   */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < text.length() && clean.length() < LONGEST; i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c) && clean.length() == LONGEST - 1) {
        break; // half of a surrogate pair is no character
      }
      if (!isDirection(c) && !Surrogates.isLone(text, i)) {
        clean.append(c < ' ' || c == '\u2028' || c == '\u2029' ? ' ' : c);
      }
    }
    return clean.toString().trim();
  }

  /** Whether a character only controls the direction of others. */
  private static boolean isDirection(char c) {
    return c == '\u200e'
        || c == '\u200f'
        || (c >= '\u202a' && c <= '\u202e')
        || (c >= '\u2066' && c <= '\u2069');
  }
}
