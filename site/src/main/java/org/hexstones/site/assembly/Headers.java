package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Copies the policies of the pages into the file of headers. */
final class Headers {
  private static final Pattern POLICY =
      Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\">");

  private Headers() {}

  static void write(Path site) throws IOException {
    Path headers = site.resolve("_headers");
    String text = Files.readString(headers).replace("{policy}", policy(site.resolve("index.html")));
    Path embed = site.resolve(EmbedPage.NAME);
    Files.writeString(
        headers, Files.exists(embed) ? text.replace("{embed policy}", policy(embed)) : text);
  }

  private static String policy(Path page) throws IOException {
    Matcher policy = POLICY.matcher(Files.readString(page));
    if (!policy.find()) {
      throw new IOException(page + " has no policy");
    }
    return policy.group(1);
  }
}
