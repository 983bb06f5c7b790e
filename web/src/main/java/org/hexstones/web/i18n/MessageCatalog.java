package org.hexstones.web.i18n;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;

/**
 * The texts of one language, by their keys: a file of lines <code>key = text</code>, where <code>
 * {0}</code> and so on are parameters. Lines that begin with <code>#</code>, and empty ones, are
 * ignored.
 */
public final class MessageCatalog {
  private static final String IS = " = ";

  private final Map<String, String> texts = new HashMap<>();

  private MessageCatalog() {}

  public static MessageCatalog read(String file) {
    MessageCatalog catalogue = new MessageCatalog();
    for (Words.Word word : Words.split(file, '\n')) {
      String line = word.text();
      int is = line.startsWith("#") ? -1 : line.indexOf(IS);
      if (is >= 0) {
        catalogue.texts.put(line.substring(0, is), line.substring(is + IS.length()));
      }
    }
    return catalogue;
  }

  /** The texts as a file, in no order. */
  public String write() {
    StringBuilder file = new StringBuilder();
    texts.forEach((key, text) -> file.append(key).append(IS).append(text).append('\n'));
    return file.toString();
  }

  /** All keys, in no order. */
  public List<String> keys() {
    return new ArrayList<>(texts.keySet());
  }

  /**
   * A text with its parameters filled in. If it is missing, the result is the key. A test finds
   * this, so that no player does.
   */
  public String say(String key, String... args) {
    return Reason.fill(or(key, key), List.of(args));
  }

  /** A text that may be missing, with its parameters not yet filled in. */
  public String or(String key, String otherwise) {
    String text = texts.get(key);
    return text == null ? otherwise : text;
  }

  /**
   * A text with a number of things.
   *
   * @param form the form that the number takes
   */
  public String count(String key, Plural form, String... args) {
    return say(form.key(key), args);
  }

  /** Texts in a sequence: the key with a point and 1, 2 and so on. */
  public List<String> all(String key) {
    List<String> all = new ArrayList<>();
    for (String text = texts.get(key + ".1"); text != null; ) {
      all.add(text);
      text = texts.get(key + "." + (all.size() + 1));
    }
    return all;
  }
}
