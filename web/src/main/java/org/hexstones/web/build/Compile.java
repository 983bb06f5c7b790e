package org.hexstones.web.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.hexstones.shrink.ForeignNames;
import org.hexstones.shrink.Shrinker;
import org.hexstones.shrink.SingleThread;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Calls TeaVM for each program, with the class path of this one. It is used in place of TeaVM's
 * Maven plugin, so that two builds are the same: see docs/adr/0005.
 */
public final class Compile {
  private static final String WASM = ".wasm";

  /** Programs that leave set-ups that are refused to the page. */
  private static final Set<String> SMALL =
      Set.of("org.hexstones.web.first.Main", "org.hexstones.web.embed.Main");

  private Compile() {}

  /**
   * Exits with status 1 after reporting the faults of a program. JavaScript as TeaVM writes it goes
   * into the folder {@code unshrunk} beside the other one.
   *
   * @param args the folder to write into, and then for each program {@code FILE=MAIN_CLASS}; a file
   *     named {@code .wasm} becomes WebAssembly, any other JavaScript
   */
  public static void main(String[] args) throws TeaVMToolException, IOException {
    Path folder = Path.of(args[0]);
    for (String program : Arrays.asList(args).subList(1, args.length)) {
      int equals = program.indexOf('=');
      if (!compiles(folder, program.substring(0, equals), program.substring(equals + 1))) {
        System.exit(1);
      }
    }
  }

  private static boolean compiles(Path folder, String file, String mainClass)
      throws TeaVMToolException, IOException {
    TeaVMTool tool = new TeaVMTool();
    boolean isWasm = file.endsWith(WASM);
    Path written = isWasm ? folder : folder.resolveSibling("unshrunk");
    tool.setTargetDirectory(written.toFile());
    tool.setTargetFileName(file);
    tool.setMainClass(mainClass);
    tool.setTargetType(isWasm ? TeaVMTargetType.WEBASSEMBLY_GC : TeaVMTargetType.JAVASCRIPT);
    tool.setOptimizationLevel(
        isWasm ? TeaVMOptimizationLevel.FULL : TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.getTransformers().add(OurRecords.class.getName());
    tool.getTransformers().add(SingleThread.class.getName());
    tool.getTransformers().add(KeyEnums.class.getName());
    if (!isWasm) {
      tool.getTransformers().add(JsConcat.class.getName());
    }
    if (SMALL.contains(mainClass)) {
      tool.getTransformers().add(ProblemSentences.class.getName());
    }
    tool.setClassLoader(Compile.class.getClassLoader());
    tool.setClassPath(classPath());
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(),
        tool.getProblemProvider(),
        new ConsoleTeaVMToolLog(false));
    boolean sound = tool.getProblemProvider().getSevereProblems().isEmpty();
    if (sound && !isWasm) {
      Set<String> foreign = ForeignNames.of(tool.getDependencyInfo());
      Files.write(written.resolve(file + ".names"), foreign);
      Files.writeString(
          Files.createDirectories(folder).resolve(file),
          Shrinker.shrunk(file, Files.readString(written.resolve(file)), foreign));
    }
    return sound;
  }

  private static List<File> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new)
        .toList();
  }
}
