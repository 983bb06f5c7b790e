package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Tag;

/**
 * The number of hints that a person took in a game. Each has a tag of the record, with the number
 * of moves before it, so that copies of a game can be merged.
 */
public final class HintCount {
  private static final String TAG = "hint";

  /** A record has room for some more tags. */
  private static final int MOST_TAGS = 50;

  private HintCount() {}

  public static int of(GameRecord record) {
    return record.tags().size() - without(record.tags()).size();
  }

  /** The record after a hint. */
  public static GameRecord counted(GameRecord record, int cursor) {
    List<Tag> tags = new ArrayList<>(record.tags());
    if (tags.size() < MOST_TAGS) {
      tags.add(new Tag(TAG, String.valueOf(cursor)));
    }
    return RecordTags.with(record, tags);
  }

  /** The tags of another game, in which no hint was taken yet. */
  public static List<Tag> without(List<Tag> tags) {
    List<Tag> others = new ArrayList<>();
    for (Tag tag : tags) {
      if (!tag.name().equals(TAG)) {
        others.add(tag);
      }
    }
    return others;
  }
}
