package org.hexstones.web.session;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.jspecify.annotations.Nullable;

/**
 * The screens over the start screen; the topmost is the last. Their number is the depth of the
 * browser's history.
 */
public record ScreenStack(List<Screen> screens) {
  public static final ScreenStack EMPTY = new ScreenStack(List.of());

  public ScreenStack {
    screens = List.copyOf(screens);
  }

  public int height() {
    return screens.size();
  }

  /** The topmost screen; null if only the start screen is shown. */
  public @Nullable Screen top() {
    return screens.isEmpty() ? null : screens.get(screens.size() - 1);
  }

  /** The event that closes the topmost screen; null if only the start screen is shown. */
  public @Nullable Event closing() {
    Screen top = top();
    return top == null ? null : top.closing(this);
  }

  /** The topmost screen that is no dialog; null if that is the start screen. */
  public @Nullable Screen board() {
    for (int i = screens.size() - 1; i >= 0; i--) {
      if (screens.get(i).getClass() != DialogScreen.class) {
        return screens.get(i);
      }
    }
    return null;
  }

  /** The topmost screen of a class, even under others; null if there is none. */
  public <S extends Screen> @Nullable S find(Class<S> kind) {
    int at = indexOf(kind);
    if (at < 0) {
      return null;
    }
    // This is safe: indexOf has compared the classes. Class.cast would add the names of all classes
    // to the download, for the message of its exception.
    @SuppressWarnings("unchecked")
    S found = (S) screens.get(at);
    return found;
  }

  private int indexOf(Class<? extends Screen> kind) {
    for (int i = screens.size() - 1; i >= 0; i--) {
      if (screens.get(i).getClass() == kind) {
        return i;
      }
    }
    return -1;
  }

  /** The dialog on top, or {@link Dialog#NONE}. */
  public Dialog dialog() {
    return top() instanceof DialogScreen over ? over.dialog() : Dialog.NONE;
  }

  public ScreenStack push(Screen screen) {
    List<Screen> more = new ArrayList<>(screens);
    more.add(screen);
    return new ScreenStack(more);
  }

  /** Replaces the screen of the same class, or adds it on top if there is none. */
  public ScreenStack put(Screen screen) {
    int at = indexOf(screen.getClass());
    if (at < 0) {
      return push(screen);
    }
    List<Screen> changed = new ArrayList<>(screens);
    changed.set(at, screen);
    return new ScreenStack(changed);
  }

  /** Removes the screen of a class. The screens above it stay. */
  public ScreenStack without(Class<? extends Screen> kind) {
    int at = indexOf(kind);
    if (at < 0) {
      return this;
    }
    List<Screen> left = new ArrayList<>(screens);
    left.remove(at);
    return new ScreenStack(left);
  }

  /** Replaces the dialog on top; {@link Dialog#NONE} removes it. */
  public ScreenStack withDialog(Dialog dialog) {
    ScreenStack closed =
        dialog() == Dialog.NONE ? this : new ScreenStack(screens.subList(0, screens.size() - 1));
    return dialog == Dialog.NONE ? closed : closed.push(new DialogScreen(dialog));
  }
}
