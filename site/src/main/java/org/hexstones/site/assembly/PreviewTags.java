package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes what tells a chat or a search engine about the page. Some of it needs the address at which
 * the site will be, which is given to the build; without one these lines are left out.
 */
final class PreviewTags {
  private static final String PLACE = "{preview}";

  private static final Pattern ADDRESS = Pattern.compile("https?://[A-Za-z0-9._~:/-]+/");

  private static final Pattern DESCRIPTION =
      Pattern.compile("<meta name=\"description\" content=\"([^\"]*)\">");

  private PreviewTags() {}

  /**
   * Changes nothing if the page has no place for them or has them already.
   *
   * @param address of the site, with a slash at its end; empty if it is not known
   */
  static void write(Path site, String address) throws IOException {
    if (!address.isEmpty() && !ADDRESS.matcher(address).matches()) {
      throw new IOException("no address of a folder, such as https://example.org/: " + address);
    }
    Path page = site.resolve("index.html");
    String text = Files.readString(page);
    Matcher description = DESCRIPTION.matcher(text);
    if (text.contains(PLACE) && description.find()) {
      Files.writeString(page, text.replace(PLACE, tags(description.group(1), address)));
    }
  }

  private static String tags(String description, String address) {
    String tags =
        """
        <meta property="og:type" content="website">
        <meta property="og:title" content="Hexstones">
        <meta property="og:description" content="%s">"""
            .formatted(description);
    return address.isEmpty()
        ? tags
        : """
        <link rel="canonical" href="%s">
        %s
        <meta property="og:url" content="%1$s">
        <meta property="og:image" content="%1$s%s">
        <meta property="og:image:width" content="%d">
        <meta property="og:image:height" content="%d">
        <meta property="og:image:alt" content="Two boards with stones">
        <meta name="twitter:card" content="summary_large_image">"""
            .formatted(address, tags, Previews.CHAT, Previews.CHAT_WIDTH, Previews.CHAT_HEIGHT);
  }
}
