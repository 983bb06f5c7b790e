package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives fields short names that classes share: the first field of every class that inherits none
 * gets the same name, and so on. TeaVM gives each field of a program a name of its own. With few
 * names the programs are 6 to 9% smaller once they are compressed.
 *
 * <p>No object gets two properties of one name: a class continues with the names after those of its
 * superclass, and no new name is that of a method or of any other property in the program. A field
 * keeps its name if JavaScript code written by hand knows a property of that name.
 */
final class FieldNames {
  private static final String ROOT_FIELD = "$id$";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /** What the constructor of a class shows; no superclass for {@code java.lang.Object}. */
  private record Fields(@Nullable String superclass, List<String> names) {}

  private final List<String> tokens;
  private final Map<String, Fields> classes = new LinkedHashMap<>();

  private FieldNames(List<String> tokens) {
    this.tokens = tokens;
  }

  /**
   * Renames the fields of a program as TeaVM writes it.
   *
   * @param foreign the names of properties that are not, or not only, fields of classes
   */
  static List<String> shared(List<String> tokens, Set<String> foreign) {
    FieldNames fields = new FieldNames(tokens);
    fields.findClasses();
    return fields.renamed(fields.newNames(foreign));
  }

  private void findClasses() {
    String withoutFields = withoutFields();
    for (int i = 0; i + 5 < tokens.size(); i++) {
      if (has(i, "function") && has(i + 2, "(", ")", "{")) {
        addClass(tokens.get(i + 1), i + 5);
      } else if (has(i + 1, "=", withoutFields, "(")) {
        String argument = tokens.get(i + 4);
        String superclass = argument.equals(")") || argument.equals("0") ? null : argument;
        classes.put(tokens.get(i), new Fields(superclass, List.of()));
      }
    }
    if (!classes.keySet().containsAll(new ClassTable(tokens).rows().keySet())) {
      throw new UnknownForm("constructor");
    }
  }

  /** The function that makes the classes without fields. */
  private String withoutFields() {
    for (int i = 0; i < tokens.size(); i++) {
      if (has(i + 1, "=", "superclass", "=>")) {
        return tokens.get(i);
      }
    }
    throw new UnknownForm("class without fields");
  }

  /** Adds the class if the body of its function is that of a constructor of TeaVM. */
  private void addClass(String name, int body) {
    if (has(body, "this", ".", ROOT_FIELD)) {
      classes.put(name, new Fields(null, List.of()));
      return;
    }
    boolean isShort = !has(body + 2, "=", "this", ";");
    String self = isShort ? "this" : tokens.get(body + 1);
    int call = isShort ? body : body + 5;
    if (!has(call + 1, ".", "call", "(", self, ")", ";")) {
      return;
    }
    List<String> names = new ArrayList<>();
    int at = call + 7;
    while (has(at, self, ".") && has(at + 3, "=")) {
      names.add(tokens.get(at + 2));
      at += tokens.subList(at, tokens.size()).indexOf(";") + 1;
    }
    if (has(at, "}")) {
      classes.put(name, new Fields(tokens.get(call), names));
    }
  }

  private Map<String, String> newNames(Set<String> foreign) {
    Map<String, Integer> places = new LinkedHashMap<>();
    classes.forEach(
        (name, fields) -> {
          int inherited = inherited(fields);
          for (int i = 0; i < fields.names().size(); i++) {
            if (!foreign.contains(fields.names().get(i))) {
              places.put(fields.names().get(i), inherited + i);
            }
          }
        });
    List<String> free = free(places);
    Map<String, String> names = new HashMap<>();
    places.forEach((field, place) -> names.put(field, free.get(place)));
    return names;
  }

  /** The number of fields that a class inherits. */
  private int inherited(Fields fields) {
    int count = 0;
    for (Fields at = fields; at.superclass() != null; ) {
      Fields above = classes.get(at.superclass());
      if (above == null) {
        throw new UnknownForm("constructor");
      }
      count += above.names().size();
      at = above;
    }
    return count;
  }

  /**
   * Names for all places, none of them in use for another property or method. TeaVM lists methods
   * as texts between functions; what stands between other texts are constants of the program.
   */
  private List<String> free(Map<String, Integer> places) {
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (isText(i) && !isText(i - 2) && !isText(i + 2)) {
        taken.add(token.substring(1, token.length() - 1));
      } else if (isKey(i) || (isProperty(i) && !places.containsKey(token))) {
        taken.add(token);
      }
    }
    int needed = places.values().stream().mapToInt(place -> place + 1).max().orElse(0);
    List<String> free = new ArrayList<>();
    for (int i = 0; free.size() < needed; i++) {
      String name = shortName(i);
      if (!taken.contains(name)) {
        free.add(name);
      }
    }
    return free;
  }

  /** A short name: those of one letter come first, then those of two. */
  private static String shortName(int index) {
    int count = LETTERS.length();
    String last = String.valueOf(LETTERS.charAt(index % count));
    return index < count ? last : shortName(index / count - 1) + last;
  }

  private List<String> renamed(Map<String, String> names) {
    List<String> renamed = new ArrayList<>(tokens);
    for (int i = 0; i < renamed.size(); i++) {
      if (isProperty(i)) {
        renamed.set(i, names.getOrDefault(tokens.get(i), tokens.get(i)));
      }
    }
    return renamed;
  }

  private boolean isProperty(int i) {
    return i > 0 && tokens.get(i - 1).equals(".");
  }

  private boolean isText(int i) {
    return i >= 0 && i < tokens.size() && "\"'".indexOf(tokens.get(i).charAt(0)) >= 0;
  }

  /** Whether a token may be the key of an object that is written down. */
  private boolean isKey(int i) {
    return i > 0 && has(i + 1, ":") && "{,".contains(tokens.get(i - 1));
  }

  private boolean has(int at, String... expected) {
    return JsTokens.has(tokens, at, expected);
  }
}
