package org.hexstones.web.feature.lesson;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.DialogScreen;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;

/** The place of a lesson on the stack: on top, and over the rules if it was begun there. */
public final class LessonStack {
  private static final DialogScreen RULES = new DialogScreen(Dialog.RULES);

  private LessonStack() {}

  /** Whether a lesson lies over the rules, so that "back" leads to them. */
  public static boolean isOverRules(ScreenStack stack) {
    int at = indexOf(stack);
    return at > 0 && stack.screens().get(at - 1).equals(RULES);
  }

  /** Puts a lesson on top. It replaces an earlier lesson and a dialog. */
  static ScreenStack begin(ScreenStack stack, Lesson lesson, boolean overRules) {
    ScreenStack below = without(stack.withDialog(Dialog.NONE));
    return (overRules ? below.push(RULES) : below).push(lesson);
  }

  /** Removes the lesson and the rules below it. */
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
