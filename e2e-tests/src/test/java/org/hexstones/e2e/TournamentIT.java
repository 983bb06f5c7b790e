package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A tournament of two games at one screen, reloaded in between. */
final class TournamentIT {
  /** Presses free cells in their order until the game is over, and answers the scores. */
  private static Map<String, BigInteger> play(GamePage page) {
    int stones = 0;
    while (!page.isOver()) {
      page.driver()
          .executeScript(
              "document.querySelector('[data-cell]:not([data-stone])')"
                  + ".dispatchEvent(new MouseEvent('click', {bubbles: true}))");
      int now = ++stones;
      page.wait(() -> page.stones().size() == now);
    }
    return Map.of(
        "white", new BigInteger(page.score("white")), "black", new BigInteger(page.score("black")));
  }

  private static String sum(GamePage page) {
    return Objects.requireNonNullElse(page.find("[data-sum]").getDomAttribute("data-sum"), "");
  }

  @Test
  void bothGamesAreSummedUp() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.options();
      page.press("[data-action=seat][data-player=B][data-seat=person]");
      page.press("[data-input=tournament]");
      page.begin();
      Map<String, BigInteger> first = play(page);
      page.press("[data-action=second-game]");
      page.wait(() -> page.has("[data-kept='0']"));
      page.driver().navigate().refresh();
      page.wait(() -> page.has("[data-sum]"));
      Map<String, BigInteger> second = play(page);
      page.wait(() -> page.has("[data-tournament-winner]"));
      BigInteger expected =
          Objects.requireNonNull(first.get("white"))
              .add(Objects.requireNonNull(second.get("black")));
      assertEquals(expected.toString(), sum(page));
      assertEquals(List.of(), page.errors());
    }
  }
}
