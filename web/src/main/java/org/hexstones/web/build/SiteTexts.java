package org.hexstones.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The texts, the guide and the puzzles that the site serves, joined from folders: one with what all
 * games share, and one for each game. A file of the site consists of the files of that name in
 * every folder, in the order of the folders.
 *
 * <pre>
 * texts/en.txt, texts/study/en.txt   become text/en.txt, text/study/en.txt
 * guide/plan.txt, guide/en.txt       become guide/plan.txt, guide/en.txt
 * guide/puzzles.txt                  becomes guide/puzzles.txt
 * </pre>
 *
 * <p>Each line of {@code puzzles.txt} begins with the number of its puzzle, which addresses contain
 * and which therefore never changes. The lines are sorted by it and lose it.
 */
public final class SiteTexts {
  private static final String PUZZLES = "guide/puzzles.txt";

  /** The folders of the sources, and what they are called in the site. */
  private static final Map<String, String> PARTS = Map.of("texts", "text", "guide", "guide");

  private final List<Path> folders;

  private SiteTexts(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  /**
   * The texts of the sources.
   *
   * @param main the folder {@code src/main} of the module web
   * @param games the ids of the games, in the order in which the page offers them
   */
  public static SiteTexts of(Path main, List<String> games) {
    List<Path> folders = new ArrayList<>(List.of(main));
    games.forEach(game -> folders.add(folder(main, game)));
    return new SiteTexts(folders);
  }

  /** The folder with all that a game brings to the site besides its code. */
  public static Path folder(Path main, String game) {
    return main.resolve("games").resolve(game);
  }

  /** The same texts and those of one more folder. */
  public SiteTexts with(Path folder) {
    List<Path> more = new ArrayList<>(folders);
    more.add(folder);
    return new SiteTexts(more);
  }

  /** Writes the files into a site, and deletes others that are in their folders. */
  public void write(Path site) throws IOException {
    for (String folder : PARTS.values()) {
      for (Path old : filesIn(site.resolve(folder))) {
        Files.delete(old);
      }
    }
    for (Map.Entry<String, String> file : files().entrySet()) {
      Path path = site.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  /** The contents of the files by their names in the site. */
  public Map<String, String> files() throws IOException {
    Map<String, List<String>> lines = new TreeMap<>();
    for (Path folder : folders) {
      for (Map.Entry<String, String> part : PARTS.entrySet()) {
        Path sources = folder.resolve(part.getKey());
        for (Path file : filesIn(sources)) {
          String name = part.getValue() + "/" + sources.relativize(file).toString();
          lines
              .computeIfAbsent(name.replace('\\', '/'), unused -> new ArrayList<>())
              .addAll(Files.readAllLines(file));
        }
      }
    }
    lines.computeIfPresent(PUZZLES, (name, puzzles) -> inOrder(puzzles));
    Map<String, String> files = new TreeMap<>();
    lines.forEach((name, all) -> files.put(name, String.join("\n", all) + "\n"));
    return files;
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  private static List<String> inOrder(List<String> numbered) {
    Map<Integer, String> puzzles = new TreeMap<>();
    for (String line : numbered) {
      int space = line.indexOf(' ');
      int number = Integer.parseInt(line.substring(0, space));
      if (puzzles.put(number, line.substring(space + 1)) != null) {
        throw new IllegalArgumentException("two puzzles have the number " + number);
      }
    }
    for (int number = 1; number <= puzzles.size(); number++) {
      if (!puzzles.containsKey(number)) {
        throw new IllegalArgumentException("no puzzle has the number " + number);
      }
    }
    return new ArrayList<>(puzzles.values());
  }
}
