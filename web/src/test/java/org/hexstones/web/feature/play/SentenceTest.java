package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.omega.OmegaProblem;
import org.hexstones.omny.OmnyProblem;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.ui.ViewContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Why something is refused, as a person reads it. */
final class SentenceTest {
  private static final List<Problem[]> PROBLEMS =
      List.of(
          BoardProblem.values(),
          MoveProblem.values(),
          SetupProblem.values(),
          LinkProblem.values(),
          NotationProblem.values(),
          FileProblem.values(),
          JsonProblem.values(),
          OmegaProblem.values(),
          OmnyProblem.values());

  /** Unless it quotes, or the language has no capitals. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyReasonBeginsAsASentenceDoes(Language language) {
    ViewContext context =
        new ViewContext(TestCatalogs.messages(language), GameViews.ALL, Games.ALL::setup);
    for (Problem[] problems : PROBLEMS) {
      for (Problem problem : problems) {
        String filler = "e5";
        String said = context.sentence(Reason.of(problem, filler, filler, filler, filler));
        assertFalse(said.isEmpty(), problem.name());
        if (language == Language.JAPANESE) {
          assertEquals(said, said.strip(), problem.name());
        } else {
          char first = said.charAt(0);
          assertTrue(Character.isUpperCase(first) || "\"«“".indexOf(first) >= 0, said);
        }
      }
    }
  }
}
