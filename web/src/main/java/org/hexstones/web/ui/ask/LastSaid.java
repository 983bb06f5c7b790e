package org.hexstones.web.ui.ask;

import java.util.function.Supplier;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.board.Layout;
import org.jspecify.annotations.Nullable;

/**
 * The text of a match that was announced last. A page is drawn often and announces seldom: while
 * nothing has happened and nothing else is asked, the text stays as it is.
 */
public final class LastSaid {
  /**
   * What a text follows from.
   *
   * @param places whether the person may place a stone: a text may say whose turn it is
   */
  private record Cause(
      Match match,
      BoardInput input,
      Layout layout,
      boolean places,
      SpokenFirst first,
      Language language,
      String task) {
    /** A layout that is another object costs a computation, and gives no wrong text. */
    @SuppressWarnings("ReferenceEquality")
    boolean isSame(Cause other) {
      return match.showsSame(other.match)
          && layout == other.layout
          && places == other.places
          && first == other.first
          && language == other.language
          && input.equals(other.input)
          && task.equals(other.task);
    }
  }

  private @Nullable Cause cause;
  private String said = "";

  /**
   * What is announced.
   *
   * @param task what is to be done, in the words of the screen
   * @param compute asked only if something is another than the last time
   */
  public String of(Seen seen, Language language, String task, Supplier<String> compute) {
    MatchView moment = seen.moment();
    if (moment == null) {
      return compute.get();
    }
    BoardInput input = seen.input().withAim("");
    Cause now =
        new Cause(
            moment.match(), input, seen.layout(), seen.places(), seen.first(), language, task);
    Cause before = cause;
    if (before == null || !before.isSame(now)) {
      said = compute.get();
      cause = now;
    }
    return said;
  }
}
