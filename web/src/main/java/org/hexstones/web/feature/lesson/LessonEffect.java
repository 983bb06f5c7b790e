package org.hexstones.web.feature.lesson;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Effect;

/** Effects of the rules and the lessons. */
public sealed interface LessonEffect extends Effect {
  /** Fetches the guide and reports it as {@link LessonEvent.Came}. */
  record FetchGuide(Language language) implements LessonEffect {}
}
