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
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.ui.ViewContext;
import org.junit.jupiter.api.Test;
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
          OmnyProblem.values(),
          LiveProblem.values());

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
          char small = context.clause(Reason.of(problem, filler, filler, filler, filler)).charAt(0);
          assertFalse(problem instanceof LiveProblem && Character.isUpperCase(small), said);
        }
      }
    }
  }

  /** After a colon it goes on, after a full stop it begins. */
  @Test
  void reasonFitsTheWordsBeforeIt() {
    ViewContext context =
        new ViewContext(TestCatalogs.messages(Language.ENGLISH), GameViews.ALL, Games.ALL::setup);
    assertEquals("Not possible: the game", context.after("Not possible:", "the game"));
    assertEquals("No es posible. La partida", context.after("No es posible.", "la partida"));
    assertEquals("できません：対局は", context.after("できません：", "対局は"));
  }

  @Test
  void listsAreJoinedAsTheLanguageDoes() {
    List<String> cells = List.of("a1", "b2", "c3");
    assertEquals("a1, b2, c3", TestCatalogs.messages(Language.SPANISH).list(cells));
    assertEquals("a1; b2; c3", TestCatalogs.messages(Language.ENGLISH).clauses(cells));
    assertEquals("a1、b2、c3", TestCatalogs.messages(Language.JAPANESE).list(cells));
    assertEquals("a1（白）", TestCatalogs.messages(Language.JAPANESE).beside("a1", "白"));
    assertEquals("", TestCatalogs.messages(Language.JAPANESE).list(List.of()));
  }
}
