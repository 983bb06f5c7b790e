package org.hexstones.tools.arena;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The {@code --name value} words of a command line. A word that no command reads is an error. */
public final class Arguments {
  /** A message for the user about invalid arguments. */
  public static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Refused(String message) {
      super(message);
    }
  }

  private final Map<String, String> values = new TreeMap<>();
  private final Set<String> taken = new HashSet<>();

  public Arguments(String[] words) {
    for (int i = 0; i < words.length; i += 2) {
      if (!words[i].startsWith("--") || i + 1 == words.length) {
        throw new Refused("expected --name value, not " + words[i]);
      }
      if (values.put(words[i].substring(2), words[i + 1]) != null) {
        throw new Refused(words[i] + " is given twice");
      }
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  public String text(String name, String byDefault) {
    taken.add(name);
    return values.getOrDefault(name, byDefault);
  }

  public int whole(String name, int byDefault, int min, int max) {
    double value = number(name, byDefault, min, max);
    if (value != (int) value) {
      throw new Refused("--" + name + " must be a whole number");
    }
    return (int) value;
  }

  public double number(String name, double byDefault, double min, double max) {
    taken.add(name);
    String text = values.get(name);
    if (text == null) {
      return byDefault;
    }
    double value;
    try {
      value = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      value = Double.NaN;
    }
    if (!(value >= min && value <= max)) {
      throw new Refused("--" + name + " must be a number from " + min + " to " + max);
    }
    return value;
  }

  public void refuseRest() {
    for (String name : values.keySet()) {
      if (!taken.contains(name)) {
        throw new Refused("unknown option --" + name);
      }
    }
  }
}
