package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;

/** What persons do at pages that play live. */
final class LivePages {
  private LivePages() {}

  static void waitFor(GamePage page, String state) {
    page.wait(() -> page.has("body[data-live-state=" + state + "]"));
  }

  static String code(GamePage page, String kind) {
    String code = page.find("[data-live=" + kind + "]").getDomProperty("value");
    return Objects.requireNonNull(code);
  }

  /** As if the address were opened in the open tab. */
  static void open(GamePage page, String address) {
    page.driver()
        .executeScript("location.hash = arguments[0]", address.substring(address.indexOf('#')));
  }

  /** Accepts an invitation, and answers the address that goes back. */
  static String answer(GamePage guest, String offer) {
    open(guest, offer);
    guest.press("[data-action=live-join]");
    return code(guest, "answer");
  }

  static void paste(GamePage page, String address) {
    page.find("[data-live=paste]");
    page.driver()
        .executeScript(
            "const field = document.querySelector('[data-live=paste]');"
                + "field.value = arguments[0];"
                + "field.dispatchEvent(new Event('input', {bubbles: true}));",
            address);
  }

  /** The guest opens what the host shows, and the host gets the answer. */
  static void meet(GamePage host, GamePage guest) {
    paste(host, answer(guest, code(host, "offer")));
    waitFor(guest, "connected");
    guest.wait(() -> guest.has("[data-cell]") && !guest.has("dialog"));
  }

  /** Invites to the game of the form. */
  static void invite(GamePage host) {
    if (!host.has("[data-action=live-invite]")) {
      host.press("[data-action=friend]");
    }
    host.press("[data-action=live-invite]");
    waitFor(host, "waiting");
  }

  /** Invites to a game by link. */
  static void inviteTo(GamePage host, String game) {
    host.go("#new=" + game);
    host.press("[data-action=share]");
    invite(host);
  }

  static void place(List<GamePage> pages, int mover, String... cells) {
    GamePage page = pages.get(mover);
    int before = page.stones().size();
    for (int i = 0; i < cells.length; i++) {
      page.pressCell(cells[i]);
      page.waitForStones(before + i + 1);
      if (i + 1 < cells.length) {
        for (GamePage other : pages) {
          assertEquals(before + (other == page ? i + 1 : 0), other.stones().size());
        }
      }
    }
    for (GamePage other : pages) {
      other.waitForStones(before + cells.length);
      assertEquals(page.stones(), other.stones());
      other.wait(() -> mover(other).equals(mover(page)));
    }
  }

  private static String mover(GamePage page) {
    return page.isOver() ? page.winner() + " wins" : page.turn();
  }

  static void fine(List<GamePage> pages) {
    for (GamePage page : pages) {
      assertEquals(List.of(), page.errors());
    }
  }
}
