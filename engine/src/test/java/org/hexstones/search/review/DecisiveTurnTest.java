package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.search.mcts.MctsPlayer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DecisiveTurnTest {
  private static Play game(String link) {
    return Links.read(link, Games.ALL::setup).orThrow().replay().orThrow();
  }

  private static DecisiveTurn.@Nullable Found found(Play game, int whose) {
    DecisiveTurn search = new DecisiveTurn(MctsPlayer.UNSOLVED, game, whose);
    while (search.run()) {}
    return search.found();
  }

  /** Of the 15 free cells of turn 24, only a stone on c9 or d8 keeps the win. */
  @Test
  void theBetterTurnWinsWhereThatIsProved() {
    Play game = game("1VaJ3ZKr67W0EQxlBwDorFNvuHPKGWSszKRN5qBN267iAOTPOoeqgRKwUZyEVjtYtp6");
    DecisiveTurn.Found found = found(game, -1);
    assertNotNull(found);
    assertEquals(24, found.number());
    assertEquals(Review.begins(game).get(23), found.begin());
    assertTrue(found.proved());
    List<String> cells =
        found.better().stream().map(move -> game.setup().board().name(Moves.cell(move))).toList();
    assertTrue(cells.contains("c9") || cells.contains("d8"), cells.toString());
  }

  /** Turn 12 of this game was lost before it was made. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1})
  void aTurnThatWasLostBeforeDecidesNothing(int whose) {
    assertNull(found(game("1tv17jRLMbOcgk47WXb4e6W4OaD236yFk5CS4Zb2HgNz"), whose));
  }
}
