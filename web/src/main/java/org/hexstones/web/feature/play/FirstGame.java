package org.hexstones.web.feature.play;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.TwoGameMatch;
import org.jspecify.annotations.Nullable;

/** A cache of the first game of a tournament. The record of the second game contains it. */
public final class FirstGame {
  private String link = "";
  private @Nullable Play play;

  /** The end of the first game; null if there is none or it cannot be read. */
  @Nullable Play of(GameRecord second, Function<String, Parsed<Setup>> setups) {
    String wanted = TwoGameMatch.firstGame(second);
    if (wanted == null) {
      return null;
    }
    if (!wanted.equals(link)) {
      link = wanted;
      play = Links.read(wanted, setups).then(GameRecord::replay).orNull();
    }
    return play;
  }
}
