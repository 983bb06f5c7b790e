package org.hexstones.site.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.debugging.information.DebugInformation;

/**
 * The programs of the page. Each is built on request if one of its classes has changed. The worker
 * in WebAssembly is not built: a stale one is deleted, and browsers use the one in JavaScript.
 */
final class Programs {
  /** A file and its main class, as web/pom.xml lists them for the build. */
  private static final Pattern NAMED =
      Pattern.compile("<argument>([\\w-]+\\.(?:js|wasm))=([\\w.]+)</argument>");

  static final String PAGE = "page.js";

  private final Path site;
  private final List<Path> classes;
  private final List<Program> programs = new ArrayList<>();
  private final Set<String> stale = new HashSet<>();

  /**
   * @param classes the folders of the modules' classes
   * @param libraries the other dependencies of the programs
   */
  Programs(String pom, Path site, List<Path> classes, List<Path> libraries) {
    this.site = site;
    this.classes = classes;
    List<Path> classPath = new ArrayList<>(classes);
    classPath.addAll(libraries);
    Matcher named = NAMED.matcher(pom);
    while (named.find()) {
      programs.add(new Program(named.group(1), named.group(2), classPath));
    }
  }

  /** The programs that are built here. */
  List<String> files() {
    return programs.stream().map(Program::file).filter(Programs::isMade).toList();
  }

  /** The main class of the page alone: other programs would become stale for nothing. */
  Set<String> pageClass() {
    return programs.stream()
        .filter(program -> program.file().equals(PAGE))
        .map(Program::mainClass)
        .collect(Collectors.toSet());
  }

  private static boolean isMade(String file) {
    return file.endsWith(".js");
  }

  /**
   * Uses the programs of the build that are newer than all sources. It does not use the page:
   * nearly every edit builds the page again, and its first build takes longest.
   */
  synchronized void takeBuilt(Path folder, long newestSource) throws IOException {
    for (Program program : programs) {
      Path built = folder.resolve(program.file());
      if (!program.file().equals(PAGE)
          && Files.exists(built)
          && Files.getLastModifiedTime(built).toMillis() > newestSource) {
        Files.copy(built, site.resolve(program.file()));
      } else {
        stale.add(program.file());
      }
    }
  }

  /** Marks the programs of changed classes as stale. */
  synchronized void change(Set<String> changed) throws IOException {
    for (Program program : programs) {
      program.change(changed);
      Set<String> reached = ClassReach.of(program.mainClass(), classes);
      if (changed.stream().anyMatch(reached::contains)) {
        stale.add(program.file());
        if (!isMade(program.file())) {
          Files.deleteIfExists(site.resolve(program.file()));
        }
      }
    }
  }

  /** Builds the program of a file if it is stale. Returns TeaVM's errors. */
  synchronized List<String> makeFresh(String file) throws IOException {
    if (!stale.contains(file)) {
      return List.of();
    }
    long start = System.currentTimeMillis();
    for (Program program : programs) {
      if (program.file().equals(file)) {
        List<String> refused = program.make(site);
        if (!refused.isEmpty()) {
          return refused;
        }
      }
    }
    stale.remove(file);
    System.err.println(file + " made in " + (System.currentTimeMillis() - start) + " ms");
    return List.of();
  }

  /** The debug information of a program; null if it was not built here. */
  synchronized @Nullable DebugInformation debug(String file) {
    for (Program program : programs) {
      if (program.file().equals(file)) {
        return program.debug();
      }
    }
    return null;
  }
}
