package org.hexstones.web.feature.puzzle;

import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.Repetition;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The line of the start screen with what is asked again today: puzzles and positions. */
public final class PracticeView {
  private PracticeView() {}

  /** The line; null if nothing is due. */
  public static @Nullable Element draw(
      Messages messages, PuzzleProgress progress, List<LibraryEntry> entries, Mistakes mistakes) {
    Repetition again = progress.again();
    int today = progress.today();
    int due = 0;
    Event first = null;
    for (Repetition.Item item : again.items()) {
      int number = Repetition.puzzleOf(item.key());
      if (number > 0 && Repetition.isDue(item, today)) {
        due++;
        first = first == null ? new Route.Puzzle(number) : first;
      }
    }
    for (Mistakes.Mistake mistake : mistakes.of(entries)) {
      Repetition.Item known = again.find(mistake.key());
      if (Repetition.isDue(
          known == null ? new Repetition.Item(mistake.key(), 0, mistake.day()) : known, today)) {
        due++;
        first =
            first == null
                ? new Route.Analysis(mistake.game(), StudyTask.PRACTISE, mistake.plies())
                : first;
      }
    }
    return first == null
        ? null
        : Element.of("section", "left")
            .key("practice")
            .add(
                Controls.button(
                    "practise", messages.say(PlayKey.PUZZLES_AGAIN, messages.number(due)), first));
  }
}
