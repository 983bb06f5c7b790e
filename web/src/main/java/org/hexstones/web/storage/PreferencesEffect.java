package org.hexstones.web.storage;

import java.util.List;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.settings.Settings;

/** Effects that store a preference. */
public sealed interface PreferencesEffect extends Effect.Persist {
  record SaveSettings(Settings settings) implements PreferencesEffect {}

  record SaveForm(GameForm form) implements PreferencesEffect {}

  record SaveBoards(List<OwnBoard> boards) implements PreferencesEffect {}

  /** Stores which puzzles were solved, as text. */
  record SaveSolved(String text) implements PreferencesEffect {}

  /** Stores what is asked again, beside what other tabs have stored. */
  record SavePractice(Repetition again) implements PreferencesEffect {}

  /** Stores the meeting on the way in this tab, as text. An empty text removes it. */
  record SaveMeeting(String text) implements PreferencesEffect {}

  /** Stores a draft as text. An empty text removes it. */
  record SaveDraft(String text) implements PreferencesEffect {}
}
