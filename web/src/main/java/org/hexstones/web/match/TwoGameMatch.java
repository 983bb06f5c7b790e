package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Setup;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.jspecify.annotations.Nullable;

/**
 * Tournaments of two games. A tag of the record marks them: the tag of the first game says that it
 * is the first, and that of the second contains the whole first game as a link. So a copy of the
 * second game is a copy of the tournament.
 */
public final class TwoGameMatch {
  /** The form's option for a tournament. */
  public static final String OPTION = "tournament";

  static final String TAG = "tournament";
  private static final String FIRST = "1";
  private static final String SECOND = "2 ";

  private TwoGameMatch() {}

  /**
   * Whether a form asks for a tournament.
   *
   * @param setup the form's set-up, which decides whether there can be one
   */
  public static boolean isAsked(GameForm form, Setup setup) {
    return form.option(OPTION, "off").equals("on") && setup.hasTournament();
  }

  /** The number of a record's game in its tournament, 1 or 2; 0 if it belongs to none. */
  public static int game(GameRecord record) {
    String value = value(record);
    return value == null ? 0 : value.equals(FIRST) ? 1 : value.startsWith(SECOND) ? 2 : 0;
  }

  /** The first game as a link; null if the record is not a second game. */
  public static @Nullable String firstGame(GameRecord record) {
    String value = value(record);
    return value != null && value.startsWith(SECOND) ? value.substring(SECOND.length()) : null;
  }

  private static @Nullable String value(GameRecord record) {
    for (Tag tag : record.tags()) {
      if (tag.name().equals(TAG)) {
        return tag.value();
      }
    }
    return null;
  }

  /** Whether a player has left the game, so that it has no final score. */
  public static boolean wasLeft(GameRecord record) {
    for (int move : record.mainLine()) {
      if (Moves.isWithdrawal(move)) {
        return true;
      }
    }
    return false;
  }

  /** The tags of a first game. */
  public static List<Tag> first(List<Tag> tags) {
    return tagged(tags, FIRST);
  }

  /** The tags of the second game. */
  public static List<Tag> second(List<Tag> tags, GameRecord first) {
    GameRecord plain = GameRecord.of(first.setup(), first.start(), first.mainLine());
    return tagged(tags, SECOND + Links.write(plain));
  }

  private static List<Tag> tagged(List<Tag> tags, String value) {
    List<Tag> changed = new ArrayList<>();
    for (Tag tag : tags) {
      if (!tag.name().equals(TAG)) {
        changed.add(tag);
      }
    }
    changed.add(new Tag(TAG, value));
    return RecordTags.bounded(changed);
  }
}
