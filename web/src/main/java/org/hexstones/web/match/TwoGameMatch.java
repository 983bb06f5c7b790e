package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.jspecify.annotations.Nullable;

/**
 * Tournaments of two games, told by a tag of their records: the first game's says that it is the
 * first, and the second's has the whole first game with it, as a link. So a tournament goes
 * wherever its second game goes.
 */
public final class TwoGameMatch {
  /** The option of the start screen's form that asks for one. */
  public static final String OPTION = "tournament";

  private static final String TAG = "tournament";
  private static final String FIRST = "1";
  private static final String SECOND = "2 ";

  private TwoGameMatch() {}

  /** Whether a form asks for a tournament: for two, without the pie rule. */
  public static boolean isAsked(GameForm form) {
    return form.option(OPTION, "off").equals("on") && isPossible(form);
  }

  public static boolean isPossible(GameForm form) {
    return form.players() == 2 && !form.option("pie", "off").equals("on");
  }

  /** Which game of a tournament a record is, 1 or 2; or 0 where it is of none. */
  public static int game(GameRecord record) {
    String value = value(record);
    return value == null ? 0 : value.equals(FIRST) ? 1 : value.startsWith(SECOND) ? 2 : 0;
  }

  /** The first game as a link, or null where a record is no second one. */
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

  /** Whether somebody has left a game, so that it has no final score. */
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

  /** The tags of the game after a first one. */
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
    return changed;
  }
}
