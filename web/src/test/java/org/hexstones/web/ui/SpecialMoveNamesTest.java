package org.hexstones.web.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.registry.Games;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SpecialMoveNamesTest {
  private static final int[] MOVES = {
    Moves.swap(0), Moves.KEEP, Moves.komi(5), Moves.END_TURN, Moves.resign(0), Moves.flag(0),
  };

  @ParameterizedTest
  @EnumSource
  void eachHasANameOfItsOwn(Language language) {
    ViewContext context = TestCatalogs.CONTEXTS.in(language);
    Set<String> names = new HashSet<>();
    for (int move : MOVES) {
      String name = SpecialMoveNames.made(context, move);
      assertTrue(!name.startsWith("#") && names.add(name), name);
    }
  }

  /** It is not called by the name of another move. */
  @ParameterizedTest
  @EnumSource
  void aMoveThatNobodyNamesIsANumber(Language language) {
    ViewContext context = TestCatalogs.CONTEXTS.in(language);
    Play play = Play.begin(Games.ALL.setup("omega hexhex:3").orThrow());
    int unknown = Moves.komi(Moves.MAX_TWICE_KOMI);
    assertEquals("#" + unknown, SpecialMoveNames.made(context, unknown));
    assertEquals("#" + unknown, SpecialMoveNames.offered(context, play, unknown));
  }
}
