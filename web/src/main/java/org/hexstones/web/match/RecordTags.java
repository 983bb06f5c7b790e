package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    GameRecord told = replaced(record, bounded(tags));
    if (record.tags().containsAll(tags) || RecordBounds.fits(told)) {
      return told;
    }
    GameRecord fewer = replaced(record, without(tags, tags.size()));
    return RecordBounds.fits(fewer) ? fewer : record;
  }

  private static GameRecord replaced(GameRecord record, List<Tag> tags) {
    return new GameRecord(record.setup(), record.start(), record.root(), tags);
  }

  /** The tags without so many of those on which nothing depends. */
  private static List<Tag> without(List<Tag> tags, int many) {
    List<Tag> left = new ArrayList<>();
    Set<String> names = new HashSet<>();
    int spare = tags.size() - many;
    for (Tag tag : tags) {
      spare -= isRead(tag.name()) && names.add(tag.name()) ? 1 : 0;
    }
    names.clear();
    for (Tag tag : tags) {
      boolean read = isRead(tag.name()) && names.add(tag.name());
      if (read || spare > 0) {
        left.add(tag);
        spare -= read ? 0 : 1;
      }
    }
    return left;
  }

  /** Whether the page reads the first tag with this name. */
  private static boolean isRead(String name) {
    char letter = name.length() == 1 ? name.charAt(0) : ' ';
    boolean player = letter >= MoveText.letter(0) && letter <= MoveText.letter(3);
    return player || name.equals(LinkGame.TAG) || name.equals(TwoGameMatch.TAG);
  }
}
