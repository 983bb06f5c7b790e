package org.hexstones.web.specimens;

import java.util.List;
import java.util.Objects;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;

/** The parts of the analysis board. */
final class AnalysisSpecimens {
  private static final List<String> PARTS =
      List.of("tabs", "tree-room", "about-move", "insight", "review", "controls");

  private AnalysisSpecimens() {}

  static List<Specimen> all() {
    return PARTS.stream()
        .map(
            part ->
                new Specimen(
                    "analysis-" + part, (language, window) -> draw(language, window, part)))
        .toList();
  }

  /** A line, a variation and something said of it. */
  private static Element draw(Language language, Viewport window, String part) {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:4");
    board.happens(new SettingsEvent.SetLanguage(language));
    board.happens(new ShellEvent.Resized(window));
    board.press("d4", "d5", "e4", "c5");
    board.act("back");
    board.press("b4");
    board.say("d4!");
    return Objects.requireNonNull(Excerpt.of(board.draw(), Excerpt.css(part)), part);
  }
}
