package org.hexstones.shrink;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.teavm.dependency.DependencyInfo;
import org.teavm.model.AnnotationReader;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodReader;

/**
 * The names of properties that JavaScript knows in a program: those in scripts written by hand, and
 * those of the browser's objects, which are methods without a body in Java.
 */
public final class ForeignNames {
  private static final String SCRIPT = "org.teavm.jso.JSBody";
  private static final List<String> ACCESSORS = List.of("get", "set", "is");

  /** The short names in TeaVM's own scripts; fields do not get longer ones. */
  private static final Set<String> OF_TEAVM =
      Set.of(
          "all", "at", "get", "hi", "id", "is", "js", "lo", "log", "map", "max", "min", "now", "ok",
          "org", "pop", "ptr", "ref", "run", "set", "ts", "UTC");

  private ForeignNames() {}

  /** The names that a program uses. */
  public static Set<String> of(DependencyInfo program) {
    Set<String> names = new HashSet<>(OF_TEAVM);
    for (String type : program.getReachableClasses()) {
      ClassReader read = program.getClassSource().get(type);
      if (read != null) {
        read.getMethods().forEach(method -> add(method, names));
      }
    }
    return names;
  }

  private static void add(MethodReader method, Set<String> names) {
    AnnotationReader script = method.getAnnotations().get(SCRIPT);
    if (script != null) {
      names.addAll(words(script.getValue("script").getString()));
    } else if (method.hasModifier(ElementModifier.ABSTRACT)
        || method.hasModifier(ElementModifier.NATIVE)) {
      names.add(method.getName());
      for (String accessor : ACCESSORS) {
        if (method.getName().startsWith(accessor)) {
          names.add(decapitalized(method.getName().substring(accessor.length())));
        }
      }
    }
  }

  /** All words of a script, those in its texts too. */
  static Set<String> words(String script) {
    Set<String> words = new HashSet<>();
    int start = 0;
    for (int i = 0; i <= script.length(); i++) {
      if (i == script.length() || !JsTokens.isWord(script.charAt(i))) {
        if (i > start) {
          words.add(script.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }

  private static String decapitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
