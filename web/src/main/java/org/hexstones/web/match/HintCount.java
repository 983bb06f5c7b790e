package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Tag;
import org.hexstones.parse.Words;

/** The number of hints that a person took in a game. A tag of the record counts them. */
public final class HintCount {
  private static final String TAG = "hints";

  private HintCount() {}

  public static int of(GameRecord record) {
    for (Tag tag : record.tags()) {
      if (tag.name().equals(TAG)) {
        return Math.max(0, Words.number(tag.value()));
      }
    }
    return 0;
  }

  /** The record with one hint more. */
  public static GameRecord counted(GameRecord record) {
    List<Tag> tags = without(record.tags());
    tags.add(new Tag(TAG, String.valueOf(of(record) + 1)));
    return new GameRecord(record.setup(), record.start(), record.root(), tags);
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
