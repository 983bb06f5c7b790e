package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No text of a language has a word that its table in {@code docs/glossary.md} rules out, in the
 * page, its parts, the games and their guides. What the document allows all the same is no fault.
 */
final class GlossaryTest {
  private static final String ALLOWED = "Allowed: ";

  /** The part of the document about a language; its heading is the language's own name. */
  private static String part(Language language) {
    try {
      String all = Files.readString(Path.of("../docs/glossary.md"));
      String heading = "\n## " + language.ownName() + "\n";
      int from = all.indexOf(heading);
      assertTrue(from >= 0, "no table of " + language);
      int to = all.indexOf("\n## ", from + 1);
      return all.substring(from, to < 0 ? all.length() : to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> words(String list) {
    return Arrays.stream(list.split(",", -1)).map(String::strip).toList();
  }

  /** The words of the first column, below its heading and the rule under that. */
  private static List<String> ruledOut(Language language) {
    return part(language)
        .lines()
        .filter(line -> line.startsWith("| "))
        .skip(1)
        .flatMap(line -> words(line.split("\\|", -1)[1]).stream())
        .toList();
  }

  private static List<String> allowed(Language language) {
    return part(language)
        .lines()
        .filter(line -> line.startsWith(ALLOWED))
        .flatMap(line -> words(line.substring(ALLOWED.length())).stream())
        .toList();
  }

  private static List<String> found(
      Language language, String text, List<String> ruledOut, List<String> allowed) {
    String rest = text.toLowerCase(Locale.ROOT);
    for (String phrase : allowed) {
      rest = rest.replace(phrase.toLowerCase(Locale.ROOT), "·");
    }
    String searched = rest;
    return ruledOut.stream()
        .filter(word -> has(searched, word.toLowerCase(Locale.ROOT), language))
        .toList();
  }

  /** Whether a text has a word; Japanese has no spaces between words. */
  private static boolean has(String text, String word, Language language) {
    for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      int end = at + word.length();
      boolean isPart =
          (at > 0 && Character.isLetter(text.charAt(at - 1)))
              || (end < text.length() && Character.isLetter(text.charAt(end)));
      if (language == Language.JAPANESE || !isPart) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void textsKeepToTheGlossary(Language language) {
    List<String> ruledOut = ruledOut(language);
    List<String> allowed = allowed(language);
    assertTrue(ruledOut.size() > 10, ruledOut.toString());
    List<String> faults = new ArrayList<>();
    int[] lines = {0};
    TestCatalogs.files(true)
        .forEach(
            (file, texts) -> {
              if (file.endsWith("/" + language.tag() + ".txt")) {
                texts
                    .lines()
                    .filter(line -> line.contains(" = "))
                    .forEach(
                        line -> {
                          lines[0]++;
                          String text = line.substring(line.indexOf(" = ") + 3);
                          List<String> words = found(language, text, ruledOut, allowed);
                          if (!words.isEmpty()) {
                            faults.add(words + " in " + file + ": " + line);
                          }
                        });
              }
            });
    assertEquals("", String.join("\n", faults));
    assertTrue(lines[0] > 1000, "lines: " + lines[0]);
  }

  @Test
  void wordsAreFoundWholeAndAllowedOnesAreNot() {
    List<String> words = List.of("cut", "cuts");
    List<String> allowed = List.of("cut off");
    assertEquals(List.of("cut"), found(Language.ENGLISH, "A Cut, here", words, allowed));
    assertEquals(List.of(), found(Language.ENGLISH, "shortcut, cut off", words, allowed));
    assertEquals(
        List.of("ボード"), found(Language.JAPANESE, "このボード", List.of("ボード"), List.of("キーボード")));
    assertEquals(List.of(), found(Language.JAPANESE, "このキーボード", List.of("ボード"), List.of("キーボード")));
  }
}
