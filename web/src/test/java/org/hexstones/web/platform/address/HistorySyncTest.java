package org.hexstones.web.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The history keeps to the layers, however late the browser goes where it is asked to. */
final class HistorySyncTest {
  private static final String STEPS = "ocbfda";
  private static final int LONGEST = 6;

  private final FakeTab tab = new FakeTab();

  private void back() {
    tab.goBack();
    tab.deliver();
  }

  private void forth() {
    tab.goForth();
    tab.deliver();
  }

  private void atTheStart() {
    assertEquals(List.of(), tab.layers());
    assertFalse(tab.hasLeft());
    back();
    assertTrue(tab.hasLeft());
  }

  @Test
  void closingNeverLeavesThePage() {
    tab.open("one");
    tab.open("two");
    tab.forget();
    tab.close();
    tab.deliver();
    tab.close();
    tab.deliver();
    atTheStart();
  }

  @Test
  void inWhateverOrderEveryLayerHasItsEntry() {
    int tried = 0;
    for (int length = 1; length <= LONGEST; length++) {
      for (int code = 0; code < Math.pow(STEPS.length(), length); code++) {
        tried += keepsStep(written(code, length)) ? 1 : 0;
      }
    }
    assertTrue(tried > 10_000, "tried " + tried);
  }

  private static String written(int code, int length) {
    StringBuilder steps = new StringBuilder();
    for (int i = 0, rest = code; i < length; i++, rest /= STEPS.length()) {
      steps.append(STEPS.charAt(rest % STEPS.length()));
    }
    return steps.toString();
  }

  /** Opens, closes, goes back and forward, and lets the browser go there; false where it left. */
  private static boolean keepsStep(String steps) {
    FakeTab tab = new FakeTab();
    for (int i = 0; i < steps.length(); i++) {
      switch (steps.charAt(i)) {
        case 'o' -> tab.open("board" + tab.layers().size());
        case 'b' -> tab.goBack();
        case 'f' -> tab.goForth();
        case 'd' -> tab.deliver();
        case 'a' -> tab.deliverAtOnce();
        default -> {
          if (tab.layers().isEmpty()) {
            return false;
          }
          tab.close();
        }
      }
    }
    tab.deliver();
    if (tab.hasLeft()) {
      return false;
    }
    assertEquals(tab.layers().size(), tab.depth(), steps);
    for (int left = tab.layers().size(); left > 0; left--) {
      tab.goBack();
      tab.deliver();
      assertEquals(left - 1, tab.layers().size(), steps + " and back");
    }
    tab.goBack();
    tab.deliver();
    assertTrue(tab.hasLeft(), steps + " and back from the lowest");
    return true;
  }

  @Test
  void backWhileALayerIsLeftGoesFurther() {
    tab.open("game");
    tab.open("dialog");
    tab.close();
    tab.goBack();
    // The browser makes one of the two.
    tab.deliverAtOnce();
    atTheStart();
  }

  @Test
  void tasksWaitUntilALayerIsLeft() {
    tab.open("game");
    tab.open("dialog");
    List<Integer> depths = new ArrayList<>();
    tab.onceThere(() -> depths.add(tab.depth()));
    tab.close();
    tab.onceThere(() -> depths.add(tab.depth()));
    assertEquals(List.of(2), depths);
    tab.deliver();
    assertEquals(List.of(2, 1), depths);
    tab.goBack();
    tab.deliver();
    assertEquals(List.of(2, 1), depths);
  }

  @Test
  void aReloadThatLosesTheStateLosesNoLayer() {
    tab.open("game");
    tab.reload(true);
    assertEquals(1, tab.depth());
    back();
    atTheStart();
  }

  @Test
  void aLinkLiesOverTheStartScreen() {
    tab.type();
    tab.open("dialog");
    tab.read("link");
    back();
    assertEquals(List.of(), tab.layers());
    forth();
    assertEquals(List.of("link"), tab.layers());
    tab.reload(false);
    back();
    atTheStart();
  }

  @Test
  void aLinkThatIsRefusedLeavesThatAsItWas() {
    tab.type();
    tab.refuse();
    tab.open("game");
    back();
    assertEquals(List.of(), tab.layers());
    assertEquals(0, tab.depth());
  }

  @Test
  void belowALinkThatTookItsPlaceIsTheGame() {
    tab.open("game");
    tab.type();
    tab.read("link");
    back();
    assertEquals(List.of("game"), tab.layers());
    forth();
    assertEquals(List.of("link"), tab.layers());
    back();
    back();
    atTheStart();
  }

  @Test
  void belowALinkIsTheGameThatWasThere() {
    tab.open("game");
    tab.open("dialog");
    tab.type();
    tab.read("link");
    back();
    assertEquals(List.of("game"), tab.layers());
    back();
    atTheStart();
  }
}
