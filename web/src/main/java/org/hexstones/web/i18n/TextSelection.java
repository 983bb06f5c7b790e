package org.hexstones.web.i18n;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.hexstones.parse.Words;

/**
 * A selection of texts for a program that needs few of them.
 *
 * @param keys the keys of texts
 * @param beginnings the beginnings of more keys
 */
public record TextSelection(Set<String> keys, List<String> beginnings) {
  public TextSelection {
    keys = Set.copyOf(keys);
    beginnings = List.copyOf(beginnings);
  }

  /** The selection with more beginnings of keys. */
  public TextSelection and(List<String> more) {
    List<String> all = new ArrayList<>(beginnings);
    all.addAll(more);
    return new TextSelection(keys, all);
  }

  /** Whether it has the text of a key. */
  public boolean has(String key) {
    for (String beginning : beginnings) {
      if (key.startsWith(beginning)) {
        return true;
      }
    }
    return keys.contains(key);
  }

  /** The lines of a file of texts that it has. */
  public String of(String file) {
    StringBuilder selected = new StringBuilder();
    for (Words.Word word : Words.split(file, '\n')) {
      String line = word.text();
      int is = line.indexOf(" = ");
      if (is > 0 && has(line.substring(0, is))) {
        selected.append(line).append('\n');
      }
    }
    return selected.toString();
  }
}
