package org.hexstones.web.feature.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.DialogScreen;
import org.hexstones.web.session.ScreenStack;
import org.junit.jupiter.api.Test;

final class LessonStackTest {
  private static final Lesson FIRST = new Lesson("omega", 0, null, false);
  private static final Lesson OTHER = new Lesson("omny", 0, null, false);
  private static final DialogScreen RULES = new DialogScreen(Dialog.RULES);

  private static ScreenStack begin(ScreenStack stack, Lesson lesson, boolean overRules) {
    return LessonStack.begin(stack, lesson, overRules);
  }

  @Test
  void lessonLiesOverTheRulesOnce() {
    ScreenStack rules = ScreenStack.EMPTY.withDialog(Dialog.RULES);
    for (ScreenStack below : List.of(ScreenStack.EMPTY, rules)) {
      ScreenStack stack = begin(below, FIRST, true);
      assertEquals(List.of(RULES, FIRST), stack.screens());
      assertTrue(LessonStack.isOverRules(stack));
      assertEquals(ScreenStack.EMPTY, LessonStack.without(stack));
    }
  }

  @Test
  void anotherLessonTakesThePlaceOfTheFirst() {
    ScreenStack stack = begin(begin(ScreenStack.EMPTY, FIRST, true), OTHER, false);
    assertEquals(List.of(OTHER), stack.screens());
    assertFalse(LessonStack.isOverRules(stack));
  }

  @Test
  void screensOverTheLessonStay() {
    ScreenStack settings = begin(ScreenStack.EMPTY, FIRST, true).withDialog(Dialog.SETTINGS);
    assertTrue(LessonStack.isOverRules(settings));
    assertEquals(ScreenStack.EMPTY.withDialog(Dialog.SETTINGS), LessonStack.without(settings));
  }

  @Test
  void rulesOverALessonAreNotThoseBelowIt() {
    ScreenStack stack = begin(ScreenStack.EMPTY, FIRST, false).withDialog(Dialog.RULES);
    assertFalse(LessonStack.isOverRules(stack));
    assertSame(ScreenStack.EMPTY, LessonStack.without(ScreenStack.EMPTY));
  }
}
