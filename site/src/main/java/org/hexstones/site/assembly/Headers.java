package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Copies the page's policy from index.html into the file of headers. */
final class Headers {
  private static final Pattern POLICY =
      Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\">");

  private Headers() {}

  static void write(Path site) throws IOException {
    Matcher policy = POLICY.matcher(Files.readString(site.resolve("index.html")));
    if (!policy.find()) {
      throw new IOException("index.html has no policy");
    }
    Path headers = site.resolve("_headers");
    Files.writeString(headers, Files.readString(headers).replace("{policy}", policy.group(1)));
  }
}
