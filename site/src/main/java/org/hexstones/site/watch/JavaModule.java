package org.hexstones.site.watch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The Java sources of a module and their classes. It compiles all sources every time. That takes a
 * second or two in a warm virtual machine, and misses nothing. Classes that come out unchanged do
 * not count as a change.
 */
final class JavaModule {
  private static final String CLASS = ".class";

  /** The errors of sources that javac rejects. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message);
    }
  }

  private final Path sources;
  private final Path classes;
  private final List<Path> classPath;

  /**
   * @param classPath the dependencies of the sources
   */
  JavaModule(Path sources, Path classes, List<Path> classPath) {
    this.sources = sources;
    this.classes = classes;
    this.classPath = classPath;
  }

  boolean has(Path file) {
    return file.startsWith(sources);
  }

  /** Compiles, and returns the names of the classes that are new, removed or different. */
  Set<String> compile() throws IOException, Refused {
    Map<String, byte[]> compiled = compiled();
    Set<String> changed = new TreeSet<>();
    for (Map.Entry<String, byte[]> one : compiled.entrySet()) {
      Path file = classes.resolve(one.getKey().replace('.', '/') + CLASS);
      if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), one.getValue())) {
        Files.createDirectories(file.getParent());
        Files.write(file, one.getValue());
        changed.add(one.getKey());
      }
    }
    for (Path file : files(classes, CLASS)) {
      String path = classes.relativize(file).toString().replace(File.separatorChar, '.');
      String name = path.substring(0, path.length() - CLASS.length());
      if (!compiled.containsKey(name)) {
        Files.delete(file);
        changed.add(name);
      }
    }
    return changed;
  }

  private Map<String, byte[]> compiled() throws IOException, Refused {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager disk = javac.getStandardFileManager(null, Locale.ROOT, null);
        MemoryFiles files = new MemoryFiles(disk)) {
      String path =
          String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList());
      List<String> options =
          List.of("-proc:none", "-nowarn", "-g", "--release", "17", "-classpath", path);
      boolean sound =
          javac
              .getTask(
                  null,
                  files,
                  found,
                  options,
                  null,
                  disk.getJavaFileObjectsFromPaths(files(sources, ".java")))
              .call();
      if (!sound) {
        throw new Refused(
            String.join(
                "\n",
                found.getDiagnostics().stream()
                    .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                    .map(Object::toString)
                    .toList()));
      }
      return files.written();
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
