package org.hexstones.web.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Tag;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;

final class ShortLinkTest {
  private static GameRecord linked(GameRecord record) {
    return Links.read(ShortLink.of(record), Games.ALL::setup).orThrow();
  }

  @Test
  void dropsOfALinkComeBack() {
    GameRecord whole = LargeRecords.record(LargeRecords.said("a", 20_000), List.of());
    assertFalse(ShortLink.isWhole(whole));
    assertEquals(whole, ShortLink.whole(linked(whole), whole));
    GameRecord named =
        new GameRecord(whole.setup(), whole.start(), whole.root(), List.of(new Tag("id", "abc")));
    assertEquals(named, ShortLink.whole(linked(named), named));
    // The address of the study that was opened has no identifier.
    assertEquals(named, ShortLink.whole(linked(whole), named));
  }

  @Test
  void recordOfAnotherLinkIsNotTaken() {
    GameRecord whole = LargeRecords.record(LargeRecords.said("a", 20_000), List.of());
    GameRecord other = LargeRecords.record(LargeRecords.tree(9, ""), List.of());
    assertEquals(other, ShortLink.whole(linked(other), whole));
    GameRecord said = LargeRecords.record(LargeRecords.said("b", 20), List.of());
    assertEquals(said, ShortLink.whole(linked(said), whole), "a link with comments of its own");
  }
}
