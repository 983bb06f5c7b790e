package org.hexstones.web.match;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.parse.Parsed;

/** The records that games begin with. */
public final class NewGame {
  private NewGame() {}

  /**
   * The record of the game that an address asks for.
   *
   * @param reader reads the text of a set-up
   * @param seats how many seats the address names
   */
  public static Parsed<GameRecord> asked(
      Function<String, Parsed<Setup>> reader, String command, int seats) {
    return reader
        .apply(command)
        .then(
            setup ->
                seats > setup.players()
                    ? Parsed.refused(MoveProblem.NO_SUCH_PLAYER, MoveText.letter(setup.players()))
                    : Parsed.ok(of(setup, List.of())));
  }

  /**
   * The record of a form's game.
   *
   * @param reader reads the text of a set-up
   */
  public static Parsed<GameRecord> of(Function<String, Parsed<Setup>> reader, GameForm form) {
    return reader.apply(form.command()).then(setup -> Parsed.ok(of(setup, tags(form, setup))));
  }

  private static List<Tag> tags(GameForm form, Setup setup) {
    List<Tag> names = PlayerNames.tags(form.names(), form.seats(), setup.players());
    return TwoGameMatch.isAsked(form, setup) ? TwoGameMatch.first(names) : names;
  }

  /**
   * The match that begins with a record.
   *
   * @param id the identifier; a game by link gets one made of it
   */
  public static Match match(String id, GameRecord record, List<Seat> seats, TimeControl clock) {
    Match begun = LinkGame.begun(Match.begin(id, record, seats));
    TimeControl control = begun.isByLink() ? TimeControl.NONE : clock;
    return begun.withClocks(Clocks.begin(control, begun.seats().size()));
  }

  private static GameRecord of(Setup setup, List<Tag> tags) {
    return new GameRecord(setup, Start.EMPTY, Node.ROOT, tags);
  }
}
