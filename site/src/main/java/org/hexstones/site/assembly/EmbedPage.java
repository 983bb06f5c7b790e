package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.build.StoneLights;
import org.hexstones.web.embed.EmbedTexts;
import org.hexstones.web.i18n.Language;

/**
 * Writes the texts of the embed as scripts, one for each language, of which its page requests one.
 * A frame may forbid its page to request files of any other kind.
 */
final class EmbedPage {
  static final String NAME = "embed.html";

  /** The files that only embeds load, beside the page itself and the texts. */
  static final List<String> FILES = List.of(NAME, "embed.css", "embed.js", "embedded.js");

  /** The folder of the texts. */
  static final String FOLDER = "text/embed";

  private static final String PLACE = "{texts}";

  private EmbedPage() {}

  /** Where the site has no such page, or it is finished already, nothing is written. */
  static void write(Path site) throws IOException {
    Path page = site.resolve(NAME);
    String text = Files.exists(page) ? Files.readString(page) : "";
    if (!text.contains(PLACE)) {
      return;
    }
    List<String> scripts = new ArrayList<>();
    for (Language language : Language.values()) {
      String file = FOLDER + "/" + language.tag() + ".js";
      Files.writeString(site.resolve(file), script(language, texts(site, language)));
      scripts.add("<script lang=\"" + language.tag() + "\" src=\"" + file + "\"></script>");
    }
    Files.writeString(
        page,
        text.replace(StoneLights.PLACE, StoneLights.text())
            .replace("{languages}", HeadScript.languages())
            .replace(PLACE, String.join("", scripts)));
  }

  private static String texts(Path site, Language language) throws IOException {
    String name = language.tag() + ".txt";
    String all = Files.readString(site.resolve("text").resolve(name));
    String own = Files.readString(site.resolve(FOLDER).resolve(name));
    return EmbedTexts.select(all + own);
  }

  /** Puts the texts into the page, where the program looks for them. */
  private static String script(Language language, String texts) {
    String literal = texts.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${");
    return "{const t=document.createElement(\"template\");t.dataset.texts=\"embed/"
        + language.tag()
        + "\";t.textContent=`"
        + literal
        + "`;document.head.append(t)}";
  }

  /** Removes the files from which the scripts are made. */
  static void removeTexts(Path site) throws IOException {
    Path folder = site.resolve(FOLDER);
    for (Language language : Language.values()) {
      Files.deleteIfExists(folder.resolve(language.tag() + ".txt"));
    }
  }
}
