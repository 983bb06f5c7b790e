package org.hexstones.web.feature.play;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.TwoGameMatch;
import org.jspecify.annotations.Nullable;

/** The first game of a tournament, which the second one's record has with it; read once. */
final class FirstGame {
  private String link = "";
  private @Nullable Play play;

  /** The first game at its end, or null where there is none or it cannot be read. */
  @Nullable Play of(GameRecord second, Function<String, Parsed<Setup>> setups) {
    String wanted = TwoGameMatch.firstGame(second);
    if (wanted == null) {
      return null;
    }
    if (!wanted.equals(link)) {
      link = wanted;
      Parsed<Play> read = Links.read(wanted, setups).then(GameRecord::replay);
      play = read instanceof Parsed.Ok<Play> ok ? ok.value() : null;
    }
    return play;
  }
}
