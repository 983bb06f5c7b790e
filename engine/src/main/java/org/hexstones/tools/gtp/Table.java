package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;

/** The game on the table, and which of its plies each command made. */
final class Table {
  private Play play;

  /** How many plies each command played, the last at the end. */
  private final List<Integer> commands = new ArrayList<>();

  Table(Setup setup) {
    play = Play.begin(setup);
  }

  /** The game; to be played on through {@link #play(List)} only. */
  Play play() {
    return play;
  }

  Setup setup() {
    return play.setup();
  }

  void begin(Setup setup) {
    play = Play.begin(setup);
    commands.clear();
  }

  /**
   * Takes over the main line of a legal record, cut into commands as if it had been played here.
   */
  void load(GameRecord record) {
    Play loaded = Play.begin(record.setup(), record.start()).orThrow();
    commands.clear();
    List<Integer> command = new ArrayList<>();
    for (int move : record.mainLine()) {
      loaded.play(move);
      command.add(move);
      if (TurnText.isWhole(command, loaded)) {
        commands.add(command.size());
        command.clear();
      }
    }
    if (!command.isEmpty()) {
      commands.add(command.size());
    }
    play = loaded;
  }

  GameRecord record() {
    return GameRecord.of(play.setup(), play.start(), play.moves());
  }

  /** Plays what one command plays; the moves are known to be legal. */
  void play(List<Integer> moves) {
    moves.forEach(play::play);
    commands.add(moves.size());
  }

  /** Takes back what the last command played; whether there was one. */
  boolean undo() {
    if (commands.isEmpty()) {
      return false;
    }
    for (int i = commands.remove(commands.size() - 1); i > 0; i--) {
      play.undo();
    }
    return true;
  }
}
