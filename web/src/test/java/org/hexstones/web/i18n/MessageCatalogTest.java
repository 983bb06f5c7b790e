package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.parse.Problem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.swell.SwellView;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The languages' files against the classes that ask for texts: each text is there, nothing else is,
 * and each uses what it is given and has the same places to fill. What is asked for is found by
 * reflection, so that a text added later is tested too.
 */
final class MessageCatalogTest {
  private static final List<String> AREAS =
      List.of(
          "org.hexstones.web.i18n.PageMessages",
          "org.hexstones.web.i18n.SharingMessages",
          "org.hexstones.web.i18n.LibraryMessages",
          "org.hexstones.web.i18n.LiveMessages",
          "org.hexstones.web.i18n.PlayMessages",
          "org.hexstones.web.i18n.BoardMessages",
          "org.hexstones.web.ui.NoticeMessages",
          "org.hexstones.web.embed.EmbedMessages",
          "org.hexstones.web.analysis.AnalysisMessages",
          "org.hexstones.web.analysis.tree.TreeMessages",
          "org.hexstones.web.analysis.insight.InsightMessages",
          "org.hexstones.web.analysis.review.ReviewMessages");

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
          SetupProblem.class);

  /** Keys, and for each how many texts are filled in. */
  private final Map<String, Integer> wanted = new TreeMap<>();

  /** Keys of the texts that only one program loads, and the folder of those. */
  private final Map<String, String> folders = new TreeMap<>();

  /** Keys of problems, and their sentences in English. */
  private final Map<String, String> problems = new TreeMap<>();

  private final Set<String> counted = new TreeSet<>();
  private final Set<String> lists = new TreeSet<>();

  MessageCatalogTest() throws ReflectiveOperationException {
    for (Class<? extends Problem> kind : kinds()) {
      for (Problem problem : kind.getEnumConstants()) {
        assertEquals(kind.getSimpleName() + "." + problem.name(), problem.key());
        problems.put(problem.key(), problem.english());
      }
    }
    for (String area : areas()) {
      for (Method method : Class.forName(area).getDeclaredMethods()) {
        // What takes a number only picks from a list.
        if (!method.isSynthetic() && !List.of(method.getParameterTypes()).contains(int.class)) {
          want(Class.forName(area), method);
        }
      }
    }
  }

  /** Also the texts of each game, which are beside its view: {@code OmegaText} of OmegaView. */
  private static List<String> areas() {
    List<String> areas = new ArrayList<>(AREAS);
    for (GameView view : SwellView.VIEWS) {
      areas.add(view.getClass().getName().replace("View", "Text"));
    }
    return areas;
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

  /** What a method asks for shows in what it answers where there is no text at all. */
  private void want(Class<?> area, Method method) throws ReflectiveOperationException {
    method.setAccessible(true);
    Class<?>[] types = method.getParameterTypes();
    if (method.getReturnType() == List.class) {
      // The key of a list cannot be heard; it is the area's and the method's name.
      lists.add(
          area.getSimpleName().replace("Messages", "").toLowerCase(Locale.ROOT)
              + "."
              + method.getName());
      return;
    }
    if (method.getName().equals("part")) {
      PARTS.forEach(part -> problems.put("part." + part, part));
      return;
    }
    boolean ofEnum = types.length == 1 && types[0].isEnum();
    for (Object value : ofEnum ? types[0].getEnumConstants() : new Object[] {""}) {
      Object[] arguments = new Object[types.length];
      for (int i = 0; i < types.length; i++) {
        arguments[i] =
            ofEnum
                ? value
                : types[i] == String.class ? "x" : types[i] == char.class ? (Object) 'C' : false;
      }
      String answer = String.valueOf(ask(area, method, "", arguments));
      int filled = ofEnum ? 0 : types.length - (List.of(types).contains(boolean.class) ? 1 : 0);
      if (List.of(types).contains(boolean.class)) {
        counted.add(answer);
      }
      wanted.put(answer, filled);
      if (area.getName().startsWith("org.hexstones.web.embed.")) {
        folders.put(answer, "embed/");
      }
      if (area.getName().startsWith("org.hexstones.web.analysis.")) {
        folders.put(answer, "study/");
      }
    }
  }

  private static Object ask(Class<?> area, Method method, String file, Object... arguments)
      throws ReflectiveOperationException {
    Constructor<?> constructor = area.getDeclaredConstructor(MessageCatalog.class);
    constructor.setAccessible(true);
    try {
      return method.invoke(constructor.newInstance(MessageCatalog.read(file)), arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(method.getName(), e);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyTextIsThereAndNothingElse(Language language) {
    MessageCatalog catalogue = TestCatalogs.of(language);
    Set<String> there = new TreeSet<>(catalogue.keys());
    wanted.forEach(
        (key, filled) -> {
          assertTrue(there.remove(key), "missing in " + file(language, key) + ": " + key);
          check(catalogue, key, places(filled));
        });
    if (language != Language.ENGLISH) {
      problems.forEach(
          (key, english) -> {
            assertTrue(there.remove(key), "missing in " + file(language, key) + ": " + key);
            check(catalogue, key, places(english));
          });
    }
    for (String other : counted) {
      String one = other.replace(".other", ".one");
      if (there.remove(one)) {
        check(catalogue, one, places(catalogue.or(other, "")));
      }
    }
    for (String list : lists) {
      int length = catalogue.all(list).size();
      assertEquals(TestCatalogs.of(Language.ENGLISH).all(list).size(), length, list);
      assertTrue(length > 0, list);
      for (int i = 1; i <= length; i++) {
        there.remove(list + "." + i);
      }
    }
    assertEquals(
        Set.of(),
        there,
        "no class of AREAS asks for these texts of the language " + language.tag());
  }

  private String file(Language language, String key) {
    return "src/main/texts/" + folders.getOrDefault(key, "") + language.tag() + ".txt";
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
    assertEquals("one", few.count("b", true, "1"));
    assertEquals("5 things", few.count("b", false, "5"));
    assertEquals("c", few.say("c"));
    assertEquals("x", few.or(NotationProblem.class.getSimpleName(), "x"));
  }

  private static void check(MessageCatalog catalogue, String key, Set<String> places) {
    String text = catalogue.or(key, "");
    assertFalse(text.isBlank(), key);
    assertEquals(places, places(text), key);
  }

  private static Set<String> places(int number) {
    List<String> places = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      places.add("{" + i + "}");
    }
    return new TreeSet<>(places);
  }

  /** The places to fill in a sentence. */
  private static Set<String> places(String sentence) {
    Set<String> places = new TreeSet<>();
    for (int i = sentence.indexOf('{'); i >= 0; i = sentence.indexOf('{', i + 1)) {
      if (i + 2 < sentence.length() && sentence.charAt(i + 2) == '}') {
        places.add(sentence.substring(i, i + 3));
      }
    }
    return places;
  }
}
