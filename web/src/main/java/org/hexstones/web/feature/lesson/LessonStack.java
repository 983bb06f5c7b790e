package org.hexstones.web.feature.lesson;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.DialogScreen;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;

/** Where a lesson lies: over all else, and over the rules where it was begun from them. */
public final class LessonStack {
  private static final DialogScreen RULES = new DialogScreen(Dialog.RULES);

  private LessonStack() {}

  /** Whether there is a lesson that lies over the rules, to which the way back leads. */
  public static boolean isOverRules(ScreenStack stack) {
    int at = indexOf(stack);
    return at > 0 && stack.screens().get(at - 1).equals(RULES);
  }

  /** With a lesson over all else in place of the one that was there, and of a dialog. */
  static ScreenStack begin(ScreenStack stack, Lesson lesson, boolean overRules) {
    ScreenStack below = without(stack.withDialog(Dialog.NONE));
    return (overRules ? below.push(RULES) : below).push(lesson);
  }

  /** Without the lesson and the rules below it. */
  static ScreenStack without(ScreenStack stack) {
    int at = indexOf(stack);
    if (at < 0) {
      return stack;
    }
    List<Screen> left =
        new ArrayList<>(stack.screens().subList(0, isOverRules(stack) ? at - 1 : at));
    left.addAll(stack.screens().subList(at + 1, stack.height()));
    return new ScreenStack(left);
  }

  private static int indexOf(ScreenStack stack) {
    for (int at = stack.height() - 1; at >= 0; at--) {
      if (stack.screens().get(at) instanceof Lesson) {
        return at;
      }
    }
    return -1;
  }
}
