package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.hexstones.notation.link.Fragment;
import org.hexstones.web.i18n.PlayKey;

/**
 * Puts the words of addresses into the scripts that are there before any program, so that they
 * stand in one place only.
 */
final class ScriptWords {
  private static final List<String> SCRIPTS = List.of("boot.js", "early.js", "embed.js", "head.js");

  private ScriptWords() {}

  static void write(Path site) throws IOException {
    for (String name : SCRIPTS) {
      Path script = site.resolve(name);
      if (Files.exists(script)) {
        Files.writeString(script, filled(Files.readString(script)));
      }
    }
  }

  /** A script with the words in their places. */
  static String filled(String script) {
    return script
        .replace("{boards}", anyOf(Fragment.Word.GAME, Fragment.Word.NEW))
        .replace("{embedded}", anyOf(Fragment.Word.GAME, Fragment.Word.STUDY, Fragment.Word.PUZZLE))
        .replace("{study}", Fragment.Word.STUDY.text())
        .replace("{framed}", PlayKey.FRAMED.key());
  }

  private static String anyOf(Fragment.Word... words) {
    return List.of(words).stream().map(Fragment.Word::text).collect(Collectors.joining("|"));
  }
}
