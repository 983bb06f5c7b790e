package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.hexstones.web.build.StoneLights;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Address;

/**
 * Puts the script that requests what an address needs into the head of index.html itself, and its
 * hash into the page's policy, which forbids all others of that kind.
 */
final class HeadScript {
  private static final String NAME = "head.js";
  private static final String PLACE = "{" + NAME + "}";

  private HeadScript() {}

  /** Where the page has no place for the script, or has it already, nothing is changed. */
  static void write(Path site) throws IOException {
    Path page = site.resolve("index.html");
    Path file = site.resolve(NAME);
    String text = Files.readString(page);
    if (!text.contains(PLACE)) {
      return;
    }
    String script = Comments.withoutComments(Files.readString(file));
    Files.delete(file);
    String hash = Hashes.integrity(script.getBytes(StandardCharsets.UTF_8));
    Files.writeString(
        page,
        text.replace(PLACE, script)
            .replace("{scripts}", "'" + hash + "'")
            .replace(StoneLights.PLACE, StoneLights.text())
            .replace("{languages}", languages())
            .replace("{offered}", offered()));
  }

  /** The tags of all languages, with spaces between them. */
  static String languages() {
    return Arrays.stream(Language.values()).map(Language::tag).collect(Collectors.joining(" "));
  }

  private static String offered() {
    int players = GameViews.ALL.get(0).players(GameViews.offered());
    return Address.withSeats(GameViews.offered(), players);
  }
}
