package org.hexstones.web.embed;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.settings.Theme;
import org.jspecify.annotations.Nullable;

/**
 * What the address asks for beside the game, in its query: {@code
 * ?theme=dark&lang=es&coordinates=off&move=12&controls=off&turn=3}. Other names are ignored: they
 * may be of whoever passed the address on.
 *
 * @param language the language, or null for the reader's
 * @param coordinates whether the rim names the lines of cells
 * @param move how many moves of the main line are on the board first, or -1 for all
 * @param controls whether there are buttons
 * @param turn by how many times 30° the board is turned, or -1 as fits the window best
 */
record EmbedOptions(
    Theme theme,
    @Nullable Language language,
    boolean coordinates,
    int move,
    boolean controls,
    int turn) {
  static final String MOVE = "move";

  private static final int ALL = -1;
  private static final int ANY = -1;
  private static final int TURNS = 12;
  static final EmbedOptions NONE = new EmbedOptions(Theme.AUTO, null, true, ALL, true, ANY);

  private static final int LONGEST = 500;
  private static final String SWITCH = "on, off";

  /**
   * Reads a query.
   *
   * @param query with its question mark, or empty
   */
  static Parsed<EmbedOptions> read(String query) {
    if (query.length() > LONGEST) {
      return refused(query.substring(0, 40) + "…");
    }
    EmbedOptions options = NONE;
    List<String> seen = new ArrayList<>();
    for (Words.Word part : Words.split(query.isEmpty() ? "" : query.substring(1), '&')) {
      String word = part.text();
      int is = word.indexOf('=');
      String name = word.substring(0, Math.max(0, is));
      if (!isKnown(name)) {
        continue;
      }
      if (seen.contains(name)) {
        return Parsed.refused(MoveProblem.OPTION_TWICE, name);
      }
      seen.add(name);
      Parsed<EmbedOptions> next = options.with(name, word.substring(is + 1));
      if (!next.isOk()) {
        return next;
      }
      options = next.orThrow();
    }
    return Parsed.ok(options);
  }

  private static boolean isKnown(String name) {
    return switch (name) {
      case "theme", "lang", "coordinates", MOVE, "controls", "turn" -> true;
      default -> false;
    };
  }

  private Parsed<EmbedOptions> with(String name, String value) {
    boolean off = value.equals("off");
    boolean isSwitch = off || value.equals("on");
    return switch (name) {
      case "theme" ->
          Theme.ofWord(value).word().equals(value)
              ? Parsed.ok(
                  new EmbedOptions(
                      Theme.ofWord(value), language, coordinates, move, controls, turn))
              : refused(name, value, "auto, light, dark");
      case "lang" -> withLanguage(value);
      case "coordinates" ->
          isSwitch
              ? Parsed.ok(new EmbedOptions(theme, language, !off, move, controls, turn))
              : refused(name, value, SWITCH);
      case "controls" ->
          isSwitch
              ? Parsed.ok(new EmbedOptions(theme, language, coordinates, move, !off, turn))
              : refused(name, value, SWITCH);
      case "turn" ->
          Words.number(value) >= 0 && Words.number(value) < TURNS
              ? Parsed.ok(
                  new EmbedOptions(
                      theme, language, coordinates, move, controls, Words.number(value)))
              : refused(name, value, "0 … " + (TURNS - 1));
      default ->
          Words.number(value) >= 0
              ? Parsed.ok(
                  new EmbedOptions(
                      theme, language, coordinates, Words.number(value), controls, turn))
              : refused(name, value, "0, 1, 2 …");
    };
  }

  private Parsed<EmbedOptions> withLanguage(String tag) {
    String known = "";
    for (Language one : Language.values()) {
      if (one.tag().equals(tag)) {
        return Parsed.ok(new EmbedOptions(theme, one, coordinates, move, controls, turn));
      }
      known = known.isEmpty() ? one.tag() : known + ", " + one.tag();
    }
    return refused("lang", tag, known);
  }

  private static Parsed<EmbedOptions> refused(String word) {
    return Parsed.refused(MoveProblem.OPTION_NOT_READABLE, word);
  }

  private static Parsed<EmbedOptions> refused(String name, String value, String allowed) {
    return Parsed.refused(Reason.of(MoveProblem.OPTION_BAD_VALUE, name, value, allowed));
  }
}
