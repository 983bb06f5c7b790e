package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;

/** The present game, and the plies of each command. */
final class Table {
  private Play play;

  /** The number of plies of each command, the last one at the end. */
  private final List<Integer> commands = new ArrayList<>();

  Table(Setup setup) {
    play = Play.begin(setup);
  }

  /** The present game. Callers play moves only through {@link #play(List)}. */
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

  /** Loads the main line of a legal record, divided into commands as if they had been played. */
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

  /** Plays the moves of one command, which must be legal. */
  void play(List<Integer> moves) {
    moves.forEach(play::play);
    commands.add(moves.size());
  }

  /** Takes back the last command. Returns false if there is none. */
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
