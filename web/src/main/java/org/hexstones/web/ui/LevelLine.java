package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.Seat;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** How many games against a level of the computer a person has won: "Gravel: 3 of 5". */
public final class LevelLine {
  private LevelLine() {}

  /** The words for one level of a game. */
  public static String of(Messages messages, LevelRecord levels, String game, int level) {
    return messages.say(
        PlayKey.LEVEL_RECORD,
        messages.level(level),
        messages.number(levels.won(game, level)),
        messages.number(levels.played(game, level)));
  }

  /** All levels that were played in a game; null for none. */
  public static @Nullable Element draw(Messages messages, LevelRecord levels, String game) {
    List<String> lines = new ArrayList<>();
    for (int level = 1; level <= Seat.HIGHEST; level++) {
      if (levels.played(game, level) > 0) {
        lines.add(of(messages, levels, game, level));
      }
    }
    return lines.isEmpty()
        ? null
        : Element.of("p", "hint").key("levels").text(String.join(" · ", lines));
  }
}
