package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.puzzle.PuzzleProblem;
import org.hexstones.parse.Problem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.session.Notice;
import org.hexstones.web.swell.SwellView;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The languages' files against the keys: each text is there, nothing else is, and each has the same
 * places to fill in all languages.
 */
final class MessageCatalogTest {
  /** What is asked for with an answer in English at hand, and so is no text of the English file. */
  private static final List<String> PARTS =
      List.of(
          "a move",
          "a comment",
          "a variation",
          "a name",
          "a text in quotation marks",
          "start, tag or moves",
          "a value",
          "a key",
          "the end");

  /** The problems of no game that the page may tell a person. */
  private static final List<Class<? extends Problem>> PROBLEMS =
      List.of(
          BoardProblem.class,
          FileProblem.class,
          JsonProblem.class,
          LinkProblem.class,
          LiveProblem.class,
          MoveProblem.class,
          NotationProblem.class,
          PuzzleProblem.class,
          SetupProblem.class);

  /** Keys of problems, and their sentences in English. */
  private final Map<String, String> problems = new TreeMap<>();

  /** Keys that are made of the names of values. */
  private final Set<String> named = new TreeSet<>();

  MessageCatalogTest() {
    for (Class<? extends Problem> kind : kinds()) {
      for (Problem problem : kind.getEnumConstants()) {
        assertEquals(kind.getSimpleName() + "." + problem.name(), problem.key());
        problems.put(problem.key(), problem.english());
      }
    }
    PARTS.forEach(part -> problems.put("part." + part, part));
    for (Colour colour : Colour.values()) {
      named.add("Colour." + colour.name());
      named.add("Stone." + colour.name());
    }
    for (Presence presence : Presence.values()) {
      named.add("Presence." + presence.name());
    }
    for (Notice.Kind kind : Notice.Kind.values()) {
      named.add("Notice." + kind.name());
    }
  }

  /**
   * Also the problems of each game that has some: {@code OmegaProblem} of the game of OmegaView.
   */
  private static List<Class<? extends Problem>> kinds() {
    List<Class<? extends Problem>> kinds = new ArrayList<>(PROBLEMS);
    for (GameView view : SwellView.VIEWS) {
      String name = view.getClass().getName().replace(".web.", ".").replace("View", "Problem");
      try {
        kinds.add(Class.forName(name).asSubclass(Problem.class));
      } catch (ClassNotFoundException e) {
        // A game may refuse nothing of its own.
      }
    }
    return kinds;
  }

  @Test
  void keyIsItsEnumAndItsName() {
    for (MessageKey key : MessageKeys.ALL) {
      assertEquals(key.getClass().getSimpleName() + "." + ((Enum<?>) key).name(), key.key());
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyTextIsThereAndNothingElse(Language language) {
    MessageCatalog catalogue = TestCatalogs.of(language);
    MessageCatalog english = TestCatalogs.of(Language.ENGLISH);
    Set<String> there = new TreeSet<>(catalogue.keys());
    for (String key : wanted(english, language.plurals())) {
      assertTrue(there.remove(key), "missing in " + language.tag() + ".txt: " + key);
      check(catalogue, key, places(sentence(english, key)));
    }
    if (language != Language.ENGLISH) {
      problems.forEach(
          (key, sentence) -> {
            assertTrue(there.remove(key), "missing in " + language.tag() + ".txt: " + key);
            check(catalogue, key, places(sentence));
          });
    }
    assertEquals(Set.of(), there, "no key asks for these texts of " + language.tag() + ".txt");
  }

  /** The English text of a key; of a form that English lacks, the usual one. */
  private static String sentence(MessageCatalog english, String key) {
    String form = key.substring(0, Math.max(0, key.lastIndexOf('.')));
    return english.or(key, english.or(Plural.OTHER.key(form), ""));
  }

  /** What a language needs: a text of each key, or its plurals, or all texts of its list. */
  private List<String> wanted(MessageCatalog english, Plurals plurals) {
    List<String> wanted = new ArrayList<>(named);
    for (MessageKey key : MessageKeys.ALL) {
      List<String> list = new ArrayList<>();
      for (int i = 1; i <= english.all(key.key()).size(); i++) {
        list.add(key.key() + "." + i);
      }
      if (!list.isEmpty()) {
        wanted.addAll(list);
      } else {
        boolean isCounted = !english.or(Plural.OTHER.key(key.key()), "").isEmpty();
        wanted.addAll(isCounted ? forms(key.key(), plurals) : List.of(key.key()));
      }
    }
    return wanted;
  }

  private static List<String> forms(String key, Plurals plurals) {
    return plurals.forms().stream().map(form -> form.key(key)).toList();
  }

  @Test
  void placesAreNumberedFromZero() {
    MessageCatalog english = TestCatalogs.of(Language.ENGLISH);
    for (String key : wanted(english, Language.ENGLISH.plurals())) {
      Set<String> places = places(english.or(key, ""));
      for (int i = 0; i < places.size(); i++) {
        assertTrue(places.contains("{" + i + "}"), key);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLineSaysSomethingOnce(Language language) {
    Set<String> keys = new TreeSet<>();
    List<String> lines = new ArrayList<>();
    for (String folder : List.of("", "study/", "embed/")) {
      lines.addAll(TestCatalogs.text(folder, language).lines().toList());
    }
    for (String line : lines) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        int is = line.indexOf(" = ");
        assertTrue(is > 0 && line.length() > is + 3, line);
        assertTrue(keys.add(line.substring(0, is)), "twice: " + line);
        assertEquals(line.strip(), line);
      }
    }
  }

  @Test
  void aTextIsFilledInAndCounted() {
    MessageCatalog few =
        MessageCatalog.read("# a remark\na = {1} of {0}\nb.one = one\nb.other = {0} things\n");
    assertEquals("2 of 1", few.say("a", "1", "2"));
    assertEquals("one", few.count("b", Plural.ONE, "1"));
    assertEquals("5 things", few.count("b", Plural.OTHER, "5"));
    assertEquals("c", few.say("c"));
    assertEquals("x", few.or(NotationProblem.class.getSimpleName(), "x"));
  }

  /** A made-up language with the rule of Polish, in which 22 is counted like 2, but 12 is not. */
  @Test
  void languageBringsFormsOfItsOwn() {
    Plurals four =
        new Plurals(
            List.of(Plural.ONE, Plural.FEW, Plural.MANY, Plural.OTHER),
            number -> {
              boolean isTeen = number / 10 % 10 == 1;
              boolean isFew = !isTeen && number % 10 >= 2 && number % 10 <= 4;
              return number == 1 ? Plural.ONE : isFew ? Plural.FEW : Plural.MANY;
            });
    MessageCatalog made =
        MessageCatalog.read(
            "a.one = {0} um\na.few = {0} umi\na.many = {0} umów\na.other = {0} umu");
    String said = "";
    for (int number : new int[] {0, 1, 2, 4, 5, 12, 22, 101, 103, 112}) {
      said += made.count("a", four.of(number), String.valueOf(number)) + " ";
    }
    assertEquals("0 umów 1 um 2 umi 4 umi 5 umów 12 umów 22 umi 101 umów 103 umi 112 umów ", said);
    List<String> wanted = wanted(TestCatalogs.of(Language.ENGLISH), four);
    for (Plural form : four.forms()) {
      assertTrue(wanted.contains(form.key(LibraryKey.NUMBER_OF_GAMES.key())), form.name());
    }
    assertFalse(wanted.contains(Plural.TWO.key(LibraryKey.NUMBER_OF_GAMES.key())));
  }

  private static void check(MessageCatalog catalogue, String key, Set<String> places) {
    String text = catalogue.or(key, "");
    assertFalse(text.isBlank(), key);
    assertEquals(places, places(text), key);
  }

  /** The places to fill in a sentence. */
  static Set<String> places(String sentence) {
    Set<String> places = new TreeSet<>();
    for (int i = sentence.indexOf('{'); i >= 0; i = sentence.indexOf('{', i + 1)) {
      if (i + 2 < sentence.length() && sentence.charAt(i + 2) == '}') {
        places.add(sentence.substring(i, i + 3));
      }
    }
    return places;
  }
}
