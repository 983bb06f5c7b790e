package org.hexstones.web.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.parse.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every text of every catalogue, in all languages: there, using what it is given, and with the same
 * places to fill. Found by reflection, so that a text added later is tested too.
 */
final class CatalogueTest {
  private static final List<String> LANGUAGES = List.of("English", "Spanish", "Japanese");

  @ParameterizedTest
  @CsvSource({
    "org.hexstones.web.text.PageText, Page",
    "org.hexstones.web.text.LinkText, Links",
    "org.hexstones.web.text.LibraryText, Library",
    "org.hexstones.web.text.PlayText, Play",
    "org.hexstones.web.omega.OmegaText, ''",
    "org.hexstones.web.omny.OmnyText, ''"
  })
  void everyTextIsThereInEveryLanguage(String catalogue, String suffix) throws Exception {
    Class<?> area = Class.forName(catalogue);
    String prefix = suffix.isEmpty() ? catalogue.replace("Text", "") : area.getPackageName() + ".";
    List<List<String>> told = new ArrayList<>();
    for (String language : LANGUAGES) {
      Constructor<?> constructor =
          Class.forName(prefix + language + suffix).getDeclaredConstructor();
      constructor.setAccessible(true);
      told.add(everyText(area, constructor.newInstance()));
    }
    assertTrue(told.get(0).size() > 5);
    for (int i = 0; i < told.get(0).size(); i++) {
      String english = told.get(0).get(i);
      for (List<String> language : told) {
        assertFalse(language.get(i).isBlank(), english);
        assertEquals(places(english), places(language.get(i)), english);
      }
    }
  }

  private static List<String> everyText(Class<?> area, Object texts) throws Exception {
    List<String> told = new ArrayList<>();
    for (Method method : sorted(area)) {
      method.setAccessible(true);
      Class<?>[] types = method.getParameterTypes();
      boolean ofEnum = types.length == 1 && types[0].isEnum();
      for (Object key : ofEnum ? types[0].getEnumConstants() : new Object[] {""}) {
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
          arguments[i] = ofEnum ? key : example(types[i], i);
        }
        Object answer = method.invoke(texts, arguments);
        assertNotNull(answer);
        String text = String.valueOf(answer);
        told.add(text);
        for (int i = 0; i < types.length; i++) {
          if (types[i] == String.class) {
            assertTrue(text.contains(String.valueOf(arguments[i])), method.getName() + ": " + text);
          }
        }
        if (key instanceof Problem problem && texts.getClass().getName().contains("English")) {
          assertEquals(problem.english(), text);
        }
      }
    }
    return told;
  }

  private static List<Method> sorted(Class<?> area) {
    List<Method> methods = new ArrayList<>(List.of(area.getDeclaredMethods()));
    methods.removeIf(Method::isSynthetic);
    methods.sort((a, b) -> a.toString().compareTo(b.toString()));
    return methods;
  }

  private static Object example(Class<?> type, int place) {
    return type == String.class
        ? "<" + place + ">"
        : type == char.class
            ? (Object) 'C'
            : type == int.class ? (Object) 3 : Boolean.valueOf(false);
  }

  /** The places to fill in a sentence. */
  private static Set<String> places(String sentence) {
    Set<String> places = new TreeSet<>();
    for (int i = sentence.indexOf('{'); i >= 0; i = sentence.indexOf('{', i + 1)) {
      places.add(sentence.substring(i, i + 3));
    }
    return places;
  }
}
