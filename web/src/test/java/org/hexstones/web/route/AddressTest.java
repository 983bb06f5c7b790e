package org.hexstones.web.route;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AddressTest {
  private static @Nullable Route route(String fragment) {
    return Address.read(fragment).route(Games.ALL::setup);
  }

  @Test
  void readsTheWordsOfASetUpAndWhoSitsWhere() {
    assertEquals(
        new Route.NewGame(
            "omega hexhex:5 players=3 pie=on",
            List.of(Seat.PERSON, Seat.COMPUTER, Seat.computer(7))),
        route("#new=omega+hexhex:5+players=3+pie=on+seats=person,computer,computer:7"));
  }

  @Test
  void signAtTheEndIsNoPartOfASeat() {
    assertEquals(
        new Route.NewGame("omega hexhex:5", List.of(Seat.PERSON, Seat.COMPUTER)),
        route("#new=omega+hexhex:5+seats=person,computer:"));
  }

  @Test
  void aPlusInsideAWordIsWrittenInHexadecimal() {
    assertEquals(
        new Route.NewGame("omny hexhex:5 balance=komi+pie", List.of()),
        route("#new=omny+hexhex%3A5+balance=komi%2bpie"));
  }

  @Test
  void linksAreOfAGameOrAStudy() {
    assertEquals(new Address.Start(), Address.read(""));
    assertEquals(new Address.Start(), Address.read("#"));
    assertEquals(new Address.Game("1abc"), Address.read("#g=1abc"));
    assertEquals(new Address.Study("1abc"), Address.read("#study=1abc"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#something",
        "#g",
        "#game=1",
        "#g:1AGLIQqHblj35YFLXEgi",
        "#utm_source=mail",
        "#puzzle=",
        "#puzzle=x",
        "#puzzle=-1",
        "#puzzle=17x",
        "#puzzle=17.5",
        "#puzzle=1%207",
        "#puzzle=1234567890"
      })
  void anUnknownAddressIsRefusedWithItsReason(String hash) {
    PageOnJvm page = PageOnJvm.at(hash);
    assertEquals("bad-address", page.value("data-notice"));
    assertFalse(page.find("div", "data-notice", "bad-address").children().isEmpty());
    assertTrue(page.has("data-game"));
  }

  private static Stream<Arguments> variants() {
    Stream<Arguments> all = Stream.of();
    for (String setup :
        List.of(
            "omega+hexhex:5",
            "y+11+komi=0.5",
            "sunder+5+balance=12*",
            "sunder+5+balance=12%2A",
            "omny+hexhex:5+balance=komi%2Bpie",
            "omega%20hexhex:5%20players=3",
            "omega%2Bhexhex%3A5%2Bpie%3Don",
            "omny%2Bhexhex%3A5%2Bbalance%3Dkomi%252Bpie",
            "omega+hexhex:5+seats=person,computer:7+clock=fischer:300:5")) {
      all =
          Stream.concat(
              all, AddressVariants.of("new", setup).stream().map(hash -> arguments(hash, setup)));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aSetUpIsReadInAnyForm(String hash, String setup) {
    String plain =
        "#new="
            + setup
                .replace("%20", "+")
                .replace("%3A", ":")
                .replace("%3D", "=")
                .replace("%2B", setup.contains("%3A") ? "+" : "%2B")
                .replace("%252B", "%2B");
    Route expected = route(plain);
    assertInstanceOf(Route.NewGame.class, expected);
    assertEquals(expected, route(hash), hash);
  }

  @Test
  void aPuzzleAndACodeAreReadInAnyForm() {
    for (String hash : AddressVariants.of("puzzle", "17")) {
      assertEquals(new Route.Puzzle(17), route(hash), hash);
    }
    for (String hash : AddressVariants.of("live", "oAbc_-9.$a5+pie")) {
      // The reader of codes leaves out what follows.
      String code = ((Route.Live) Address.read(hash)).code();
      assertTrue(code.contains("oAbc_-9.$a5+pie"), code);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#new=omega+hexhex:5+pie",
        "#new=omega hexhex:5 pie",
        "#new=omega+hexhex:5+pie=onn.",
        "#new=omega+hexhex:5 pie=onn",
        "#new=omega+hexhex:99.",
        "#new=chess+8.",
        "#new=y+11x"
      })
  void aWrongSetUpIsNeverShortened(String hash) {
    Route asked = route(hash);
    assertTrue(
        !(asked instanceof Route.NewGame game) || !Games.ALL.setup(game.command()).isOk(), hash);
  }

  @Test
  void aSetUpIsReadWithinASentence() {
    Route expected = route("#new=omega+hexhex:5");
    for (String text :
        List.of(
            "Play https://example.org/#new=omega+hexhex:5 with me!",
            "<https://example.org/#new=omega+hexhex:5>",
            "> https://example.org/#new=omega+\n> hexhex:5\n> please",
            "https://x.org/?url=https%3A%2F%2Fexample.org%2F%23new%3Domega%2Bhexhex%3A5&data=1")) {
      Address found = Objects.requireNonNull(Address.within(text), text);
      assertEquals(expected, found.route(Games.ALL::setup), text);
    }
    assertNull(Address.within("Nothing is asked for."));
  }

  /** Programs that find addresses in texts leave out a star at their end. */
  @Test
  void newAddressesHaveNoStar() {
    for (String balance : List.of("12*", "komi+pie")) {
      GameForm form =
          new GameForm(
              "omny", "hexhex:5", List.of(new GameForm.Option("balance", balance)), List.of());
      String address = Address.of(form);
      assertFalse(address.contains("*"), address);
      assertEquals(new Route.NewGame(form.command(), List.of()), route(address));
    }
  }

  @Test
  void aGamesLinkIsReadInAnyForm() {
    String link = "1AGLIQqHblj35YFLXEgi";
    for (String hash : AddressVariants.of("g", link)) {
      assertEquals(new Address.Game(link), Address.read(hash), hash);
    }
    for (String hash : AddressVariants.of("study", link)) {
      assertEquals(new Address.Study(link), Address.read(hash), hash);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#new=omega+hexhex:5+seats=person,dog",
        "#new=omega+hexhex:5+seats=person,computer:0",
        "#new=omega+hexhex:5+seats=person,computer:11",
        "#new=omega+hexhex:5+seats=person,computer:x",
        "#new=omega+hexhex:5+seats=person,person,person,person,person",
        "#new=omega+hexhex:5+seats=person+seats=person",
        "#new=omega+hexhex:5%",
        "#new=omega+hexhex:5%2",
        "#new=omega+hexhex:5%zz",
        "#new=omega+hexhex:5%00",
        "#new=omega+hexhex:⑤"
      })
  void unreadableAddressesGiveTheReason(String hash) {
    assertInstanceOf(Route.BadAddress.class, route(hash));
  }

  @Test
  void aFragmentWithoutEndIsNotRead() {
    assertInstanceOf(Route.BadAddress.class, route("#new=" + "a".repeat(100_000)));
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
  void impossibleGameIsRefusedAtTheStart(String hash) {
    PageOnJvm page = PageOnJvm.at(hash);
    assertEquals("bad-address", page.value("data-notice"));
    assertTrue(page.has("data-game"));
  }
}
