package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.RecordBounds;

/**
 * Tags within the bounds of a record. Where there are too many, those are left out on which nothing
 * depends here, the last ones first.
 */
final class RecordTags {
  private RecordTags() {}

  /** As many of the tags as a record can have. */
  static List<Tag> bounded(List<Tag> tags) {
    return tags.size() <= Bounds.TAGS ? tags : without(tags, tags.size() - Bounds.TAGS);
  }

  /**
   * A record with other tags, as many as it has room for; the same record if it has no room for any
   * that is new.
   */
  static GameRecord with(GameRecord record, List<Tag> tags) {
    GameRecord merged = replaced(record, bounded(tags));
    if (record.tags().containsAll(tags) || RecordBounds.fits(merged)) {
      return merged;
    }
    GameRecord fewer = replaced(record, without(tags, tags.size()));
    return RecordBounds.fits(fewer) ? fewer : record;
  }

  private static GameRecord replaced(GameRecord record, List<Tag> tags) {
    return new GameRecord(record.setup(), record.start(), record.root(), tags);
  }

  /** The tags without so many of those on which nothing depends. */
  private static List<Tag> without(List<Tag> tags, int many) {
    List<Tag> left = new ArrayList<>(tags);
    int out = many;
    for (int i = tags.size() - 1; i >= 0 && out > 0; i--) {
      if (!isRead(tags, i)) {
        left.remove(i);
        out--;
      }
    }
    return left;
  }

  /** Whether the page reads a tag: the first one with a name that it knows. */
  private static boolean isRead(List<Tag> tags, int index) {
    String name = tags.get(index).name();
    for (Tag tag : tags.subList(0, index)) {
      if (tag.name().equals(name)) {
        return false;
      }
    }
    char letter = name.length() == 1 ? name.charAt(0) : ' ';
    boolean player = letter >= MoveText.letter(0) && letter <= MoveText.letter(3);
    return player || name.equals(LinkGame.TAG) || name.equals(TwoGameMatch.TAG);
  }
}
