package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.analysis.paper.PaperPort;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.NotingPort;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.ProofWorker;
import org.hexstones.web.session.ScreenPort;

/** The handlers of the analysis board, with a record of what they ask of the browser. */
final class HandlersOnJvm {
  /** What was called: the name of the method, and in brackets what it was given. */
  final List<String> calls = new ArrayList<>();

  /** What was asked of workers. */
  final List<Object> questions = new ArrayList<>();

  /** What came of it. */
  final List<Event> events = new ArrayList<>();

  /** By which the workers answer, each in the order in which it was made. */
  final List<Consumer<AnalysisAnswer>> answers = new ArrayList<>();

  final List<Runnable> failures = new ArrayList<>();
  final EffectHandlers table =
      AnalysisEffects.handlers(
          port(AnalysisBrowser.class),
          port(ScreenPort.class),
          new SharingEffects(
              GameViews.ALL, "", () -> TestCatalogs.messages(Language.ENGLISH), events::add),
          (answered, failed) -> {
            answers.add(answered);
            failures.add(failed);
            return port(AnalysisWorker.class);
          },
          (answered, failed) -> port(ProofWorker.class),
          port(PaperPort.class),
          () -> 1,
          events::add);

  private <P> P port(Class<P> type) {
    return NotingPort.of(
        type,
        (method, given) -> {
          calls.add(method + given);
          if (method.equals("ask")) {
            questions.addAll(given);
          }
        });
  }
}
