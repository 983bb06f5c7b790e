package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.registry.Games;
import org.hexstones.search.Player;
import org.hexstones.tools.players.Players;

/** The {@code --name value} words of a command line. A word that no command reads is an error. */
public final class Arguments {
  /** A message for the user about invalid arguments. */
  public static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Refused(String message) {
      super(message);
    }
  }

  /** What a command found wrong, as a message for the user. */
  static class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failed(String message) {
      super(message);
    }
  }

  /** What a command does with its arguments. */
  public interface Action {
    /**
     * Runs the command.
     *
     * @throws Refused if an argument is invalid
     * @throws Failed if what the command checks does not hold
     */
    void run(Arguments arguments) throws InterruptedException;
  }

  private final Map<String, String> values = new TreeMap<>();
  private final Set<String> taken = new HashSet<>();

  public Arguments(String[] words) {
    for (int i = 0; i < words.length; i += 2) {
      if (!words[i].startsWith("--") || i + 1 == words.length) {
        throw new Refused("expected --name value, not " + words[i]);
      }
      if (values.put(words[i].substring(2), words[i + 1]) != null) {
        throw new Refused(words[i] + " is given twice");
      }
    }
  }

  /**
   * Runs a command.
   *
   * @param words the arguments after the command's name
   * @param usage how it is called; printed if the arguments are refused
   * @return the exit status: 2 if the arguments are refused, 1 if the command failed or was
   *     interrupted, else 0
   */
  public static int run(String[] words, String usage, PrintStream err, Action action) {
    try {
      action.run(new Arguments(words));
      return 0;
    } catch (Refused e) {
      err.println(e.getMessage());
      err.println(usage);
      return 2;
    } catch (Failed e) {
      err.println(e.getMessage());
      return 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  public String text(String name, String byDefault) {
    taken.add(name);
    return values.getOrDefault(name, byDefault);
  }

  public int whole(String name, int byDefault, int min, int max) {
    double value = number(name, byDefault, min, max);
    if (value != (int) value) {
      throw new Refused("--" + name + " must be a whole number");
    }
    return (int) value;
  }

  public double number(String name, double byDefault, double min, double max) {
    taken.add(name);
    String text = values.get(name);
    if (text == null) {
      return byDefault;
    }
    double value;
    try {
      value = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      value = Double.NaN;
    }
    if (!(value >= min && value <= max)) {
      throw new Refused("--" + name + " must be a number from " + min + " to " + max);
    }
    return value;
  }

  /** The set-up of {@code --game}. */
  Setup game() {
    return valid(Games.ALL.setup(text("game", Games.ALL.standard())));
  }

  /** The set-ups of {@code --games}, joined by semicolons. */
  public List<Setup> games() {
    List<Setup> setups = new ArrayList<>();
    for (Word word : Words.split(text("games", Games.ALL.standard()), ';')) {
      setups.add(valid(Games.ALL.setup(word.text())));
    }
    return setups;
  }

  public Player player(String name, String byDefault) {
    return valid(Players.byName(text(name, byDefault)));
  }

  public int seed() {
    return whole("seed", 1, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * What was read from an argument.
   *
   * @throws Refused with the reason, if it was not valid
   */
  public static <T> T valid(Parsed<T> read) {
    Reason reason = read.reason();
    if (reason != null) {
      throw new Refused(reason.english());
    }
    return read.orThrow();
  }

  public void refuseRest() {
    for (String name : values.keySet()) {
      if (!taken.contains(name)) {
        throw new Refused("unknown option --" + name);
      }
    }
  }
}
