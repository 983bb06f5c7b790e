package org.hexstones.probe;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.jspecify.annotations.Nullable;

/**
 * Reads a job and does it: {@code probe KIND COUNT SEED SETUP[; SETUP]...}. The kinds are
 *
 * <ul>
 *   <li>{@code rules}: COUNT random games, the set-ups taking turns; comes to a {@link
 *       RulesDigest};
 *   <li>{@code playouts}: COUNT random games of the first set-up, without the rules; comes to the
 *       mean reward of the first player in millionths;
 *   <li>{@code review}: reviews of COUNT iterations a turn, of one quick game of each set-up; comes
 *       to a {@link ReviewDigest};
 *   <li>{@code search}: COUNT iterations of the standard player in the middle of a game; comes to
 *       the iterations that were made, fewer where a result was proved.
 * </ul>
 */
public final class Probe {
  private static final String WORD = "probe ";
  private static final List<String> KINDS = List.of("rules", "playouts", "search", "review");
  private static final int LONGEST = 40_000;
  private static final int MOST = 100_000_000;

  private Probe() {}

  /**
   * Does a job, without a time limit.
   *
   * @return {@code probe MILLISECONDS RESULT}, or {@code probe refused}, or null if the text is no
   *     job
   */
  public static @Nullable String answer(String text, Clock clock) {
    if (!text.startsWith(WORD)) {
      return null;
    }
    Job job = text.length() > LONGEST ? null : Job.read(text.substring(WORD.length()));
    if (job == null) {
      return WORD + "refused";
    }
    double begun = clock.millis();
    String result = job.result();
    return WORD + (clock.millis() - begun) + " " + result;
  }

  private record Job(String kind, int count, int seed, List<Setup> setups) {
    static @Nullable Job read(String text) {
      int end = 0;
      for (int spaces = 0; spaces < 3; spaces++) {
        end = text.indexOf(' ', end) + 1;
        if (end == 0) {
          return null;
        }
      }
      List<Words.Word> words = Words.words(text.substring(0, end));
      List<Setup> setups = setups(text.substring(end));
      if (words.size() != 3 || setups.isEmpty()) {
        return null;
      }
      String kind = words.get(0).text();
      int count = Words.number(words.get(1).text());
      int seed = Words.number(words.get(2).text());
      boolean known = KINDS.contains(kind);
      return known && count > 0 && count <= MOST && seed >= 0
          ? new Job(kind, count, seed, setups)
          : null;
    }

    /** The set-ups of the text; empty if one of them cannot be read. */
    private static List<Setup> setups(String text) {
      List<Setup> setups = new ArrayList<>();
      for (Words.Word word : Words.split(text, ';')) {
        Parsed<Setup> setup = Games.ALL.setup(word.text());
        if (!(setup instanceof Parsed.Ok<Setup> ok)) {
          return List.of();
        }
        setups.add(ok.value());
      }
      return setups;
    }

    String result() {
      return switch (kind) {
        case "rules" -> RulesDigest.of(setups, count, seed);
        case "review" -> ReviewDigest.of(setups, count, seed);
        case "playouts" -> Speed.playouts(setups.get(0), count, seed);
        default -> Speed.search(setups.get(0), count, seed);
      };
    }
  }
}
