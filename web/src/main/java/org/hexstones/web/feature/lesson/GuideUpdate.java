package org.hexstones.web.feature.lesson;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.GuideReader;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;

/** Updates for fetching and reading the guide. */
public final class GuideUpdate {
  private final Function<String, Parsed<Setup>> reader;

  GuideUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  void addTo(Updates<Part<GuideState>> table) {
    table
        .change(
            LessonEvent.Show.class, (part, event) -> part.with(part.state().withGame(event.game())))
        .change(LessonEvent.Retry.class, (part, event) -> part.with(part.state().asked(null)))
        .change(LessonEvent.Came.class, this::came);
  }

  /** Fetches the guide once a screen needs it. This follows from any change. */
  public static Next<Part<GuideState>> follow(Part<GuideState> part) {
    Session session = part.session();
    Language language = session.settings().language();
    boolean needed =
        session.dialog() == Dialog.RULES || session.screens().find(Lesson.class) != null;
    return !needed || part.state().language() == language
        ? Next.of(part)
        : Next.of(part.with(part.state().asked(language)), new LessonEffect.FetchGuide(language));
  }

  private Part<GuideState> came(Part<GuideState> part, LessonEvent.Came event) {
    if (part.state().language() != event.language()) {
      return part;
    }
    String plan = event.plan();
    String texts = event.texts();
    Guide guide =
        plan == null || texts == null ? null : GuideReader.read(plan, texts, reader).orNull();
    return guide == null
        ? part.with(part.state().withFailed())
        : begun(part.with(part.state().came(guide)));
  }

  /** Begins a lesson that has waited for the guide, or leaves it if there is none. */
  private static Part<GuideState> begun(Part<GuideState> part) {
    ScreenStack screens = part.session().screens();
    Lesson waiting = screens.find(Lesson.class);
    if (waiting == null || waiting.match() != null) {
      return part;
    }
    Lesson begun = Lesson.of(part.state(), waiting.course(), waiting.step());
    return part.with(
        part.session()
            .withScreens(
                begun.match() == null ? LessonStack.without(screens) : screens.put(begun)));
  }
}
