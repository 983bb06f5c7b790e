package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the list of files that make up this version of the site into the service worker. The same
 * files give the same list. Any other content gives another name of the version.
 */
public final class OfflineList {
  private static final String WORKER = "sw.js";
  private static final String PAGE = "index.html";

  /** Files that the page does not need: the list's own file, and files that only others request. */
  private static final Set<String> LEFT_OUT =
      Stream.concat(
              Stream.of(WORKER, "_headers", SingleFile.NAME, NotFoundPage.NAME),
              EmbedPage.FILES.stream())
          .collect(Collectors.toUnmodifiableSet());

  private static final List<String> LEFT_OUT_FOLDERS =
      List.of(Previews.FOLDER + "/", EmbedPage.FOLDER + "/");

  private static final Pattern VERSION = Pattern.compile("const VERSION = \"[^\"]*\";");
  private static final Pattern FILES = Pattern.compile("const FILES = \\{[^}]*};");

  private OfflineList() {}

  /** Writes the list into the folder's sw.js. It replaces an older list. */
  public static void write(Path site) throws IOException {
    Path worker = site.resolve(WORKER);
    String code = Files.readString(worker);
    code = replace(code, FILES, "const FILES = {\n" + list(site) + "};");
    code = replace(code, VERSION, "const VERSION = \"\";");
    byte[] hash = Hashes.sha256(code.getBytes(StandardCharsets.UTF_8));
    String version = HexFormat.of().formatHex(hash, 0, 8);
    Files.writeString(worker, replace(code, VERSION, "const VERSION = \"" + version + "\";"));
  }

  private static String list(Path site) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    for (Path path : allFiles(site)) {
      String name = site.relativize(path).toString().replace('\\', '/');
      if (!LEFT_OUT.contains(name) && LEFT_OUT_FOLDERS.stream().noneMatch(name::startsWith)) {
        files.put(name.equals(PAGE) ? "./" : name, path);
      }
    }
    StringBuilder list = new StringBuilder();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      String name = file.getKey();
      if (!name.matches("[A-Za-z0-9._/-]+")) {
        throw new IOException("a name that would not stand for itself in an address: " + name);
      }
      String integrity = Hashes.integrity(Files.readAllBytes(file.getValue()));
      list.append("  \"").append(name).append("\": \"").append(integrity).append("\",\n");
    }
    return list.toString();
  }

  private static List<Path> allFiles(Path site) throws IOException {
    try (Stream<Path> paths = Files.walk(site)) {
      return paths.filter(Files::isRegularFile).collect(Collectors.toList());
    }
  }

  private static String replace(String code, Pattern line, String replacement) throws IOException {
    Matcher found = line.matcher(code);
    if (!found.find()) {
      throw new IOException(WORKER + " has no " + line);
    }
    return found.replaceFirst(Matcher.quoteReplacement(replacement));
  }
}
