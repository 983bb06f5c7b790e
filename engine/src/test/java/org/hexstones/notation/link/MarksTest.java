package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A link has marks for the board that it shows first, and no mark makes it unreadable. */
final class MarksTest {
  private static final String LINK = "1AGLIQqHblj35YFLXEgi";
  private static final String TEXT = "&marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3";

  private static final List<Mark> ALL =
      List.of(
          new Mark(Mark.Kind.RING, "d4", ""),
          new Mark(Mark.Kind.TRIANGLE, "e5", ""),
          new Mark(Mark.Kind.LETTER, "f6", "A"),
          new Mark(Mark.Kind.ARROW, "b2", "c3"));

  /** The marks of an address; its link is read all the same. */
  private static List<Mark> read(String after) {
    String address = "#g=" + LINK + after;
    Fragment found = Fragment.find(address);
    assertNotNull(found);
    assertEquals(LINK, found.rest());
    return Marks.read(address);
  }

  @Test
  void marksAreReadAsWritten() {
    assertEquals(TEXT, Marks.write(ALL));
    assertEquals(ALL, read(TEXT));
    assertEquals(ALL, read("&at=17" + TEXT));
    assertEquals("", Marks.write(List.of()));
    assertEquals(List.of(), read(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "&amp;at=17&amp;marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3",
        "&marks=ring%3Ad4%2Ctriangle%3Ae5%2CA%3Af6%2Carrow%3Ab2%3Ac3",
        "%26at%3D17%26marks%3Dring%3Ad4%2Ctriangle%3Ae5%2CA%3Af6%2Carrow%3Ab2%3Ac3",
        "&marks%253Dring%253Ad4%252Ctriangle:e5,A:f6,arrow:b2:c3",
        "&marks=RING:D4,Triangle:E5,a:F6,ARROW:B2:C3",
        "&utm_source=chat&marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3&fbclid=x",
        "&marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3.",
        "&marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3) and more",
        "&marks=ring:d4,ring:d4,triangle:e5,A:f6,arrow:b2:c3,",
        "&marks=star:d4,ring:d4,:,triangle:e5,ring:,A:f6,arrow:b2,arrow:b2:b2,arrow:b2:c3,B:a1:b2",
      })
  void marksSurviveChatsAndErrors(String after) {
    assertEquals(ALL, read(after));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "&marks=",
        "&marks=,,,",
        "&marks=%",
        "&marks=ring",
        "&marks=ring:d4:e5",
        "&marks=arrow:d4",
        "&marks=AB:d4",
        "&marks=7:d4",
        "&marks=ring:aaaaaaaaaaaaaaaaaaaa1",
        "&marks=<svg onload=x>",
        "&marks=\"ring:d4",
        "&remarks=ring:d4",
        "?marks=ring:d4",
      })
  void unreadableMarksAreNotShown(String after) {
    assertEquals(List.of(), read(after));
  }

  @Test
  void marksAreBounded() {
    List<Mark> many = new ArrayList<>();
    for (int i = 1; i <= 2 * Marks.MOST; i++) {
      many.add(new Mark(Mark.Kind.RING, "a" + i, ""));
    }
    assertEquals(many.subList(0, Marks.MOST), read(Marks.write(many)));
    assertEquals(List.of(), read("&x=" + "y".repeat(100_000) + TEXT));
  }

  @Test
  void anyTextIsRead() {
    Rng rng = new Rng(5);
    String signs = "ringarow:,%&;#123\u00e9\ud83c =";
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder("&marks=ring:d4,");
      for (int length = rng.below(40); length > 0; length--) {
        text.append(signs.charAt(rng.below(signs.length())));
      }
      assertEquals(new Mark(Mark.Kind.RING, "d4", ""), Marks.read(text.toString()).get(0));
    }
  }
}
