package org.hexstones.tools.baseline;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.SearchProblem;

/** The baseline player. Other players are measured against {@link #STANDARD}. */
public record Baseline(Parameters parameters) implements Player {
  public static final String NAME = "baseline";
  public static final Baseline STANDARD = new Baseline(Parameters.STANDARD);

  private static final List<String> NAMES = List.of("c", "s", "k", "expand", "nodes");
  private static final int[] MIN = {0, 0, 0, 1, Parameters.MIN_NODES};
  private static final int[] MAX = {100, 100, 1000000, 1000000, 1 << 26};

  /** Reads {@code k=500,c=0.1}: parameters separated by commas. An empty text is the standard. */
  public static Parsed<Baseline> parse(String text) {
    Parameters p = Parameters.STANDARD;
    double[] values = {
      p.exploration(), p.specialExploration(), p.equivalence(), p.expandAfter(), p.nodes()
    };
    for (Word word : text.isEmpty() ? List.<Word>of() : Words.split(text, ',')) {
      int equals = word.text().indexOf('=');
      String name = word.text().substring(0, Math.max(0, equals));
      int which = NAMES.indexOf(name);
      if (which < 0) {
        return refused(
            word, SearchProblem.PARAMETER_UNKNOWN, NAME, word.text(), String.join(", ", NAMES));
      }
      String number = word.text().substring(equals + 1);
      double value = decimal(number);
      if (value < MIN[which] || value > MAX[which]) {
        return refused(
            word, SearchProblem.PARAMETER_OUT_OF_RANGE, name, MIN[which], MAX[which], number);
      }
      values[which] = value;
    }
    return Parsed.ok(
        new Baseline(
            new Parameters(values[0], values[1], values[2], (int) values[3], (int) values[4])));
  }

  private static Parsed<Baseline> refused(Word word, SearchProblem problem, Object... args) {
    return Parsed.refused(Reason.of(problem, args).at(word.at()));
  }

  @Override
  public String text() {
    Parameters p = parameters;
    Parameters s = Parameters.STANDARD;
    StringBuilder text = new StringBuilder();
    append(text, "c", p.exploration(), s.exploration());
    append(text, "s", p.specialExploration(), s.specialExploration());
    append(text, "k", p.equivalence(), s.equivalence());
    append(text, "expand", p.expandAfter(), s.expandAfter());
    append(text, "nodes", p.nodes(), s.nodes());
    return NAME + text;
  }

  private static void append(StringBuilder text, String name, double value, double standard) {
    if (value != standard) {
      text.append(text.length() == 0 ? ':' : ',').append(name).append('=');
      if (value == (int) value) {
        text.append((int) value);
      } else {
        text.append(value);
      }
    }
  }

  /** The value of a text that is a decimal number, or -1. */
  private static double decimal(String text) {
    int dot = text.indexOf('.');
    int whole = Words.number(dot < 0 ? text : text.substring(0, dot));
    String digits = dot < 0 ? "0" : text.substring(dot + 1);
    int fraction = Words.number(digits);
    double scale = 1;
    for (int i = 0; i < digits.length(); i++) {
      scale *= 10;
    }
    return whole < 0 || fraction < 0 ? -1 : whole + fraction / scale;
  }

  @Override
  public Search search(Play play, int seed) {
    return new UctSearch(parameters, play, seed);
  }
}
