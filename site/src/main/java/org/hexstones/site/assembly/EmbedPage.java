package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.hexstones.web.embed.EmbedTexts;
import org.hexstones.web.i18n.Language;

/**
 * Puts the texts of the embed into its page, in each language: a frame may forbid its page to
 * request them. The page's policy permits its own script, by its hash.
 */
final class EmbedPage {
  static final String NAME = "embed.html";

  /** The files that only embeds load, beside the page itself. */
  static final List<String> FILES = List.of(NAME, "embed.css", "embed.js", "embedded.js");

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final String FOLDER = "text/embed";
  private static final String PLACE = "{texts}";

  private EmbedPage() {}

  /** Where the site has no such page, or the texts are in it already, nothing is written. */
  static void write(Path site) throws IOException {
    Path page = site.resolve(NAME);
    String text = Files.exists(page) ? Files.readString(page) : "";
    if (!text.contains(PLACE)) {
      return;
    }
    StringBuilder texts = new StringBuilder();
    for (Language language : Language.values()) {
      String name = language.tag() + ".txt";
      String all = Files.readString(site.resolve("text").resolve(name));
      String own = Files.readString(site.resolve(FOLDER).resolve(name));
      texts.append("<script type=\"text/plain\" data-texts=\"embed/").append(language.tag());
      texts.append("\">\n").append(EmbedTexts.select(all + own)).append("</script>\n");
    }
    Files.writeString(
        page,
        text.replace("{scripts}", Hashes.ofAll(SCRIPT, text))
            .replace(PLACE, texts.toString().strip()));
  }

  /** Removes the files of texts, which stand in the page. */
  static void removeTexts(Path site) throws IOException {
    Path folder = site.resolve(FOLDER);
    for (Language language : Language.values()) {
      Files.deleteIfExists(folder.resolve(language.tag() + ".txt"));
    }
    Files.deleteIfExists(folder);
  }
}
