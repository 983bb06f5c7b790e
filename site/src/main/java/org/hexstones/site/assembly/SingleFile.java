package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexstones.web.build.StoneLights;

/**
 * The edition of the site in one file, which opens with a double click. Its policy permits exactly
 * the inserted scripts and the style, by their hashes.
 */
final class SingleFile {
  static final String NAME = "hexstones.html";

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

  /** A place in the template for the text of a file. */
  private static final Pattern PLACE = Pattern.compile("\\{([a-z/]+\\.[a-z]+)}");

  /**
   * Text that would end or change the element into which it is inserted, or that would be read as
   * something else.
   */
  private static final Pattern ENDING =
      Pattern.compile("</(script|style)|<!--|<script|\r", Pattern.CASE_INSENSITIVE);

  private SingleFile() {}

  static void write(Path site, Path templates, VersionTag tag) throws IOException {
    String template =
        tag.in(Files.readString(templates.resolve(NAME)))
            .replace(StoneLights.PLACE, StoneLights.text());
    StringBuilder page = new StringBuilder();
    Matcher place = PLACE.matcher(template);
    while (place.find()) {
      place.appendReplacement(
          page, Matcher.quoteReplacement(text(place.group(1), site, templates)));
    }
    place.appendTail(page);
    // The policy is inserted last, because it depends on everything else. It stands first in the
    // page.
    insert(page, "{scripts}", Hashes.ofAll(SCRIPT, page));
    insert(page, "{styles}", Hashes.ofAll(STYLE, page));
    Files.writeString(site.resolve(NAME), page);
  }

  /** A file of the template takes precedence over the site's file of the same name. */
  private static String text(String name, Path site, Path templates) throws IOException {
    Path own = templates.resolve(name);
    Path file = Files.exists(own) ? own : site.resolve(name);
    if (name.endsWith(".svg")) {
      return Base64.getEncoder().encodeToString(Files.readAllBytes(file));
    }
    String text = ScriptWords.filled(Files.readString(file));
    Matcher ending = ENDING.matcher(text);
    if (ending.find()) {
      throw new IOException(file + " cannot stand within a page, at " + ending.start());
    }
    return text;
  }

  private static void insert(StringBuilder page, String place, String text) {
    int start = page.indexOf(place);
    page.replace(start, start + place.length(), text);
  }
}
