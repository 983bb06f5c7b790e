package org.hexstones.web.route;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AddressTest {
  @Test
  void readsTheWordsOfASetUpAndWhoSitsWhere() {
    assertEquals(
        new Route.NewGame(
            "omega hexhex:5 players=3 pie=on",
            List.of(Seat.PERSON, Seat.COMPUTER, Seat.computer(7))),
        Address.read("#new=omega+hexhex:5+players=3+pie=on+seats=person,computer,computer:7"));
  }

  @Test
  void aPlusInsideAWordIsWrittenInHexadecimal() {
    assertEquals(
        new Route.NewGame("omny hexhex:5 balance=komi+pie", List.of()),
        Address.read("#new=omny+hexhex%3A5+balance=komi%2bpie"));
  }

  @Test
  void otherFragmentsAskForNothing() {
    assertNull(Address.read(""));
    assertNull(Address.read("#"));
    assertNull(Address.read("#something"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#new=omega+hexhex:5+seats=person,dog",
        "#new=omega+hexhex:5+seats=person,computer:0",
        "#new=omega+hexhex:5+seats=person,computer:11",
        "#new=omega+hexhex:5+seats=person,computer:",
        "#new=omega+hexhex:5+seats=person,person,person,person,person",
        "#new=omega+hexhex:5+seats=person+seats=person",
        "#new=omega+hexhex:5%",
        "#new=omega+hexhex:5%2",
        "#new=omega+hexhex:5%zz",
        "#new=omega+hexhex:5%00",
        "#new=omega+hex hex:5",
        "#new=omega+hexhex:５"
      })
  void whatCannotBeReadIsSaid(String hash) {
    assertInstanceOf(Route.BadAddress.class, Address.read(hash));
  }

  @Test
  void aFragmentWithoutEndIsNotRead() {
    assertInstanceOf(Route.BadAddress.class, Address.read("#new=" + "a".repeat(100_000)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#new=",
        "#new=chess+hexhex:5",
        "#new=omega",
        "#new=omega+hexhex:99",
        "#new=omega+hexhex:5+players=7",
        "#new=omega+hexhex:5+seats=person,person,person",
        "#new=omny+cells:a1,c3"
      })
  void aGameThatCannotBeIsToldAndTheStartScreenStays(String hash) {
    PageOnJvm page = PageOnJvm.at(hash);
    assertEquals("bad-address", page.value("data-notice"));
    assertTrue(page.has("data-game"));
  }
}
