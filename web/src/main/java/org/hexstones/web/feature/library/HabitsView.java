package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Setup;
import org.hexstones.web.feature.library.Habits.Loss;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** What the person loses by most often, with a lesson on it and a game to look at again. */
final class HabitsView {
  private static final int MOST = 3;

  /** What happened once is no habit. */
  private static final int LEAST = 2;

  private HabitsView() {}

  /** The section; null if there is nothing to say. */
  static @Nullable Element draw(ViewContext context, Habits habits, List<LibraryEntry> entries) {
    Messages messages = context.messages();
    List<Loss> losses = habits.of(context, entries);
    Element list = Element.of("ul");
    for (Habit habit : often(losses)) {
      Match last = last(losses, habit);
      Element item =
          Element.of("li")
              .add(
                  Element.of("strong").text(habit.sentence()),
                  Element.of("span", "hint")
                      .text(
                          messages.say(
                              LibraryKey.LOSSES,
                              messages.number(count(losses, habit)),
                              messages.number(losses.size()))));
      if (!habit.lesson().isEmpty()) {
        Setup setup = last.record().setup();
        String keyword = context.game(setup.game().id()).keyword(setup);
        item.add(
            Controls.button(
                "lesson-on-it",
                messages.say(LibraryKey.LESSON),
                new Route.Lesson(keyword + "." + habit.lesson())));
      }
      list.add(
          item.add(
              Controls.button(
                  "review-last",
                  messages.say(LibraryKey.REVIEW_LAST),
                  new Route.Analysis(last, StudyTask.REVIEW))));
    }
    return list.children().isEmpty()
        ? null
        : Element.of("section", "habits")
            .key("habits")
            .add(Element.of("h3").text(messages.say(LibraryKey.HABITS)), list);
  }

  /** The most frequent habits first. */
  private static List<Habit> often(List<Loss> losses) {
    List<Habit> often = new ArrayList<>();
    for (Loss loss : losses) {
      Habit habit = loss.habit();
      if (habit != null && !often.contains(habit) && count(losses, habit) >= LEAST) {
        often.add(habit);
      }
    }
    often.sort((a, b) -> count(losses, b) - count(losses, a));
    return often.subList(0, Math.min(MOST, often.size()));
  }

  private static int count(List<Loss> losses, Habit habit) {
    int count = 0;
    for (Loss loss : losses) {
      count += habit.equals(loss.habit()) ? 1 : 0;
    }
    return count;
  }

  /** The loss by it that was played last. */
  private static Match last(List<Loss> losses, Habit habit) {
    for (Loss loss : losses) {
      if (habit.equals(loss.habit())) {
        return loss.match();
      }
    }
    throw new IllegalStateException("no loss");
  }
}
