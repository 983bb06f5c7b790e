package org.hexstones.web.feature.lesson;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Effect;

/** Something to be done for the rules and the lessons. */
public sealed interface LessonEffect extends Effect {
  /** Fetch the guide, and tell it as {@link LessonEvent.Came}. */
  record FetchGuide(Language language) implements LessonEffect {}
}
