package org.hexstones.search.mcts;

import java.util.List;
import org.hexstones.game.Handicap;
import org.hexstones.game.SearchTuning;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.SearchProblem;

/** The settings of {@link MctsPlayer} by name, as in {@code c=0.5,k=300}. */
final class MctsSettings {
  /**
   * One setting.
   *
   * @param name its name in texts
   * @param standard its default
   */
  record Setting(String name, double standard, int min, int max) {}

  /** The weight of the prior in exploration (PUCT); 0 uses the game's own value. */
  static final Setting PUCT = new Setting("c", 0, 0, 100);

  /** The exploration constant of UCT for moves without a stone, which have no RAVE values. */
  static final Setting SPECIAL = new Setting("s", 0.5, 0, 100);

  /**
   * The K in the weight of RAVE values ({@link VisitTables#rave(int)}), in visits; 0 uses the
   * game's own value.
   */
  static final Setting EQUIVALENCE = new Setting("k", 0, 0, 1000000);

  /** The number of visits after which a leaf is expanded. */
  static final Setting EXPAND = new Setting("expand", 4, 1, 1000000);

  /** The maximum number of nodes in the tree. */
  static final Setting NODES = new Setting("nodes", 1 << 20, 1 << 12, 1 << 26);

  /** The constant part of the number of candidates at a node ({@link Selection}). */
  static final Setting WIDTH = new Setting("width", 4, 1, 1000);

  /** The factor of sqrt(visits + 1) in the number of candidates. */
  static final Setting WIDEN = new Setting("widen", 0.5, 0, 1000);

  /**
   * The decrease of a move's first RAVE value for each unit by which its logit is lower; 0 uses the
   * game's own value.
   */
  static final Setting BIAS = new Setting("bias", 0, 0, 100);

  /** The factor of all logits: 1 for the learned weights, 0 for equal priors. */
  static final Setting WEIGHT = new Setting("weight", 1, 0, 10);

  /** Whether playouts use knowledge of good play. */
  static final Setting INFORMED = new Setting("informed", 1, 0, 1);

  /**
   * The share of the game's static evaluation, if there is one, in the results of playouts. A new
   * leaf gets the evaluation alone; 0 switches it off.
   */
  static final Setting EVALUATION = new Setting("eval", 0.5, 0, 1);

  /** The number of virtual games for which the first RAVE value of a move stands. */
  static final Setting RAVE_PRIOR = new Setting("rp", 60, 0, 100000);

  /** Whether the solver runs near the end of the game. */
  static final Setting EXACT = new Setting("exact", 1, 0, 1);

  /** The maximum number of iterations at one position. */
  static final Setting MOST = new Setting("most", Integer.MAX_VALUE, 1, Integer.MAX_VALUE);

  /** The randomness of the choice among good moves; 0 always chooses the best one. */
  static final Setting LOOSE = new Setting("loose", 0, 0, 100);

  /**
   * The share of the moves, those with the best priors, among which a choice with {@link #LOOSE} is
   * made.
   */
  static final Setting TOP = new Setting("top", 1, 0, 1);

  /** A level of the game, whose {@link Handicap} replaces the three settings before; 0 for none. */
  static final Setting LEVEL = new Setting("level", 0, 0, 100);

  private static final List<Setting> ALL =
      List.of(
          PUCT,
          SPECIAL,
          EQUIVALENCE,
          EXPAND,
          NODES,
          WIDTH,
          WIDEN,
          BIAS,
          WEIGHT,
          INFORMED,
          EVALUATION,
          RAVE_PRIOR,
          MOST,
          LOOSE,
          TOP,
          LEVEL,
          EXACT);

  static final MctsSettings STANDARD = new MctsSettings(standardValues());

  private final double[] values;

  private MctsSettings(double[] values) {
    this.values = values;
  }

  private static double[] standardValues() {
    double[] values = new double[ALL.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = ALL.get(i).standard();
    }
    return values;
  }

  double value(Setting setting) {
    return values[ALL.indexOf(setting)];
  }

  /** These settings, with a game's own values where they leave that to the game. */
  MctsSettings with(SearchTuning tuning) {
    double[] all = values.clone();
    complete(all, BIAS, tuning.priorSlope());
    complete(all, PUCT, tuning.exploration());
    complete(all, EQUIVALENCE, tuning.raveEquivalence());
    int level = whole(LEVEL);
    if (level > 0 && level <= tuning.levels().size()) {
      Handicap handicap = tuning.levels().get(level - 1);
      all[ALL.indexOf(MOST)] = handicap.most();
      all[ALL.indexOf(LOOSE)] = handicap.loose();
      all[ALL.indexOf(TOP)] = handicap.top();
    }
    return new MctsSettings(all);
  }

  private static void complete(double[] all, Setting setting, double value) {
    int at = ALL.indexOf(setting);
    all[at] = all[at] == 0 ? value : all[at];
  }

  int whole(Setting setting) {
    return (int) value(setting);
  }

  /** Reads {@code k=500,c=0.1}: settings separated by commas. An empty text is the standard. */
  static Parsed<MctsSettings> parse(String text) {
    double[] values = standardValues();
    for (Word word : text.isEmpty() ? List.<Word>of() : Words.split(text, ',')) {
      int equals = word.text().indexOf('=');
      int which = which(word.text().substring(0, Math.max(0, equals)));
      if (which < 0) {
        return refused(
            word, SearchProblem.PARAMETER_UNKNOWN, MctsPlayer.NAME, word.text(), names());
      }
      Setting setting = ALL.get(which);
      String number = word.text().substring(equals + 1);
      double value = decimal(number);
      if (value < setting.min() || value > setting.max()) {
        return refused(
            word,
            SearchProblem.PARAMETER_OUT_OF_RANGE,
            setting.name(),
            setting.min(),
            setting.max(),
            number);
      }
      values[which] = value;
    }
    return Parsed.ok(new MctsSettings(values));
  }

  private static int which(String name) {
    for (int i = 0; i < ALL.size(); i++) {
      if (ALL.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private static String names() {
    StringBuilder names = new StringBuilder();
    for (Setting setting : ALL) {
      names.append(names.length() == 0 ? "" : ", ").append(setting.name());
    }
    return names.toString();
  }

  private static Parsed<MctsSettings> refused(Word word, SearchProblem problem, Object... args) {
    return Parsed.refused(Reason.of(problem, args).at(word.at()));
  }

  /** The settings that are not standard, in the format of {@link #parse}. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      double value = values[i];
      if (value != ALL.get(i).standard()) {
        text.append(text.length() == 0 ? "" : ",").append(ALL.get(i).name()).append('=');
        if (value == (int) value) {
          text.append((int) value);
        } else {
          text.append(value);
        }
      }
    }
    return text.toString();
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
}
