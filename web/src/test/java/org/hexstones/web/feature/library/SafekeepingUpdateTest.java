package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

/** When the browser is asked to keep the games. */
final class SafekeepingUpdateTest {
  private static final String NEW = "#new=omega+hexhex:3+seats=person,person";

  private static int asked(PageOnJvm page) {
    int asked = 0;
    for (Effect effect : page.effects()) {
      asked += effect instanceof SafekeepingEffect.AskOnce ? 1 : 0;
    }
    return asked;
  }

  @Test
  void browserIsAskedOnceAGameHasEnded() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("c3", "c4");
    assertEquals(0, asked(page));
    page.happens(new MatchEvent.Resign(0));
    assertEquals(1, asked(page));
  }

  @Test
  void linkOfAGameThatHasEndedAsksNothing() {
    PageOnJvm played = PageOnJvm.at(NEW);
    played.press("c3", "c4");
    played.happens(new MatchEvent.Resign(0));
    assertEquals(0, asked(PageOnJvm.atLink(Links.write(played.shown().record()))));
  }

  @Test
  void firstMoveOfANamedGameAsks() {
    PageOnJvm page = PageOnJvm.at(NEW);
    Match named = page.shown().withTags(List.of(new Tag("A", "Ann")));
    page.happens(new StoreEvent.WentOn(named));
    assertEquals(0, asked(page));
    page.press("c3");
    assertEquals(1, asked(page));
    page.press("c4");
    assertEquals(0, asked(page));
  }

  @Test
  void importThatAddsGamesAsks() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StoreEvent.Imported(ImportResult.NOTHING));
    page.happens(new StoreEvent.Imported(new ImportResult(0, 2, 0, 0)));
    page.happens(new StoreEvent.Imported(new ImportResult(2, 0, 0, 0, 9)));
    assertEquals(0, asked(page), "nothing new, or not all of it yet");
    page.happens(new StoreEvent.Imported(new ImportResult(2, 0, 0, 0)));
    assertEquals(1, asked(page));
  }
}
