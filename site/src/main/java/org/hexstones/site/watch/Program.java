package org.hexstones.site.watch;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.cache.InMemoryMethodNodeCache;
import org.teavm.cache.InMemoryProgramCache;
import org.teavm.cache.InMemorySymbolTable;
import org.teavm.cache.MemoryCachedClassReaderSource;
import org.teavm.debugging.information.DebugInformation;
import org.teavm.debugging.information.DebugInformationBuilder;
import org.teavm.dependency.FastDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ClassHolderSource;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.vm.MemoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * One program of the page, as JavaScript with Java's names and a source map. TeaVM caches its
 * results for classes that did not change, as its own development server does. The first build
 * takes a quarter of a minute or more, the next ones two or three seconds.
 */
final class Program {
  private final String file;
  private final String mainClass;
  private final List<File> classPath;

  private final ReferenceCache references = new ReferenceCache();
  private final InMemorySymbolTable names = new InMemorySymbolTable();
  private final InMemorySymbolTable files = new InMemorySymbolTable();
  private final InMemorySymbolTable variables = new InMemorySymbolTable();
  private final MemoryCachedClassReaderSource classes = newSource();
  private final InMemoryProgramCache programs =
      new InMemoryProgramCache(references, names, files, variables);
  private final InMemoryMethodNodeCache methods =
      new InMemoryMethodNodeCache(references, names, files, variables);

  private final Set<String> changed = new HashSet<>();
  private int reached;
  private @Nullable DebugInformation debug;

  /**
   * @param file the name of its file in the site
   * @param classPath the class path of the program, with TeaVM's class library
   */
  Program(String file, String mainClass, List<Path> classPath) {
    this.file = file;
    this.mainClass = mainClass;
    this.classPath = classPath.stream().map(Path::toFile).toList();
  }

  String file() {
    return file;
  }

  String mainClass() {
    return mainClass;
  }

  /** The map from places in the program to Java; null before the first build. */
  @Nullable DebugInformation debug() {
    return debug;
  }

  /** Marks classes as changed. */
  void change(Collection<String> others) {
    changed.addAll(others);
  }

  /** Builds the program and returns TeaVM's errors. If there are none, the file was written. */
  List<String> make(Path folder) throws IOException {
    classes.evict(changed);
    changed.clear();
    DebugInformationBuilder places = new DebugInformationBuilder(references);
    MemoryBuildTarget made = new MemoryBuildTarget();
    try (ResourceProvider resources = ResourceProvider.ofClassPath(classPath)) {
      TeaVM teavm = teavm(resources, places);
      teavm.build(made, file);
      List<String> refused =
          teavm.getProblemProvider().getSevereProblems().stream().map(Program::text).toList();
      if (refused.isEmpty()) {
        reached = teavm.getDependencyInfo().getReachableClasses().size();
        classes.commit();
        programs.commit();
        methods.commit();
        DebugInformation found = places.getDebugInformation();
        debug = found;
        write(folder, made.getContent(file), found);
      }
      return refused;
    } finally {
      programs.discard();
      methods.discard();
    }
  }

  private TeaVM teavm(ResourceProvider resources, DebugInformationBuilder places) {
    ClassLoader loader = Program.class.getClassLoader();
    ClassHolderSource found = new ClasspathClassHolderSource(resources, references, loader);
    classes.setProvider(name -> PreOptimizingClassHolderSource.optimize(found, name));
    JavaScriptTarget target = new JavaScriptTarget();
    TeaVM teavm =
        new TeaVMBuilder(target)
            .setReferenceCache(references)
            .setClassLoader(loader)
            .setClassSource(classes)
            .setResourceProvider(resources)
            .setDependencyAnalyzerFactory(FastDependencyAnalyzer::new)
            .setClassSourcePacker(this::packed)
            .setStrict(true)
            .setObfuscated(false)
            .build();
    target.setStackTraceIncluded(true);
    target.setObfuscated(false);
    target.setStrict(true);
    target.setAstCache(methods);
    target.setDebugEmitter(places);
    teavm.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
    teavm.setCacheStatus(classes);
    teavm.setProgramCache(programs);
    // Finding calls that can lead to one method only would depend on all other classes.
    teavm.addVirtualMethods(method -> true);
    teavm.setLastKnownClasses(reached);
    teavm.installPlugins();
    teavm.setEntryPoint(mainClass);
    return teavm;
  }

  private MemoryCachedClassReaderSource newSource() {
    return new MemoryCachedClassReaderSource(references, names, files, variables);
  }

  private ClassReaderSource packed(ClassReaderSource all, Collection<? extends String> wanted) {
    MemoryCachedClassReaderSource packed = newSource();
    packed.setProvider(all::get);
    wanted.forEach(packed::populate);
    packed.setProvider(null);
    return packed;
  }

  private static String text(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return text.getText() + (problem.getLocation() == null ? "" : " at " + problem.getLocation());
  }

  private void write(Path folder, byte[] program, DebugInformation places) throws IOException {
    StringWriter map = new StringWriter();
    places.writeAsSourceMaps(map, "src", file);
    Files.writeString(folder.resolve(file + ".map"), map.toString());
    String text = new String(program, StandardCharsets.UTF_8);
    Files.writeString(folder.resolve(file), text + "\n//# sourceMappingURL=" + file + ".map\n");
  }
}
