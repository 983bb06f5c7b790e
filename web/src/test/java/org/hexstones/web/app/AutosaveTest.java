package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Links;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

/** Which games are stored. */
final class AutosaveTest {
  private static final String NEW = "#new=omega+hexhex:3+seats=";

  /** The games that were stored since this was last asked. */
  private static List<Match> stored(PageOnJvm page) {
    List<Match> stored = new ArrayList<>();
    for (Effect effect : page.effects()) {
      if (effect instanceof StoreEffect.Save save) {
        stored.add(save.match());
      }
    }
    return stored;
  }

  @Test
  void boardLeftAtOnceIsNoStoredGame() {
    PageOnJvm page = PageOnJvm.at(NEW + "person,person");
    List<Effect> effects = page.effects();
    assertEquals(List.of(new StoreEffect.Note(page.shown())), notes(effects), "for a reload");
    page.press("c3");
    assertEquals(List.of(page.shown()), stored(page));
  }

  private static List<Effect> notes(List<Effect> effects) {
    List<Effect> notes = new ArrayList<>(effects);
    notes.removeIf(
        effect -> !(effect instanceof StoreEffect) || effect instanceof StoreEffect.ListGames);
    return notes;
  }

  @Test
  void sharedGameIsStoredBeforeItsFirstMove() {
    PageOnJvm page = PageOnJvm.at(NEW + "link,person");
    assertEquals(List.of(), stored(page));
    page.happens(new SharingEvent.Copied(true));
    assertEquals(List.of(page.shown()), stored(page));
    PageOnJvm other = PageOnJvm.atLink(Links.write(page.shown().record()));
    assertEquals(List.of(other.shown()), stored(other));
  }

  /** What was stored is replaced, so that what was taken back does not come again. */
  @Test
  void storedGameIsStoredAlsoWithoutMoves() {
    PageOnJvm page = PageOnJvm.at(NEW + "person,person");
    page.press("c3");
    page.happens(new StoreEvent.Saved(page.shown()));
    stored(page);
    page.happens(new StoreEvent.WentOn(page.shown().at(0).cut()));
    assertEquals(List.of(page.shown()), stored(page));
  }
}
