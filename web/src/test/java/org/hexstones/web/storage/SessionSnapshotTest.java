package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class SessionSnapshotTest {
  private static final String KEY = "now";
  private static final Match ONE = SomeMatch.of("m", "a3");
  private static final Match TWO = SomeMatch.of("m", "a3", "b3");

  private final FakeTexts tab = new FakeTexts();
  private final FakeScheduler scheduler = new FakeScheduler();
  private final SessionSnapshot snapshot = new SessionSnapshot(tab, scheduler, Games.ALL::setup);

  /** What the page finds that follows in this tab. */
  private @Nullable Match found(String id) {
    return new SessionSnapshot(tab, new FakeScheduler(), Games.ALL::setup).read(id);
  }

  @Test
  void theLatestStateIsNotedOncePainted() {
    snapshot.keep(ONE);
    snapshot.keep(TWO);
    assertNull(found("m"));
    scheduler.paint();
    assertEquals(TWO, found("m"));
    assertEquals(1, tab.writes);
  }

  @Test
  void aStateIsNotedAtTheLatestWhenThePageIsLeft() {
    snapshot.keep(TWO);
    scheduler.leave();
    assertEquals(TWO, found("m"));
    scheduler.paint();
    scheduler.leave();
    assertEquals(1, tab.writes);
  }

  @Test
  void onlyTheMatchOfThatNameIsFound() {
    snapshot.keep(ONE);
    scheduler.paint();
    assertNull(found(""));
    assertNull(found("other"));
    assertNull(found("m\n1"));
  }

  @Test
  void aCorruptedNoteIsNone() {
    snapshot.keep(TWO);
    scheduler.paint();
    String note = Objects.requireNonNull(tab.texts.get(KEY));
    for (String damage :
        List.of("", "m", "m\n", "m\n9", note.substring(0, note.length() - 4), note + "\nb3 b3")) {
      tab.texts.put(KEY, damage);
      assertNull(found("m"), damage);
    }
  }

  @Test
  void aFullTabKeepsTheStateBefore() {
    snapshot.keep(ONE);
    scheduler.paint();
    tab.isFull = true;
    snapshot.keep(TWO);
    scheduler.paint();
    assertEquals(ONE, found("m"));
  }

  @Test
  void aForgottenMatchIsNotNotedAgain() {
    snapshot.keep(ONE);
    scheduler.paint();
    snapshot.keep(TWO);
    snapshot.forget("m");
    assertFalse(tab.texts.containsKey(KEY));
    scheduler.paint();
    scheduler.leave();
    assertFalse(tab.texts.containsKey(KEY));
  }

  @Test
  void toForgetAnotherMatchChangesNothing() {
    snapshot.keep(ONE);
    scheduler.paint();
    snapshot.keep(TWO);
    snapshot.forget("other");
    assertEquals(ONE, found("m"));
    scheduler.paint();
    assertEquals(TWO, found("m"));
  }
}
