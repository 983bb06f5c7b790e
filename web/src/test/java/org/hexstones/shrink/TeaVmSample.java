package org.hexstones.shrink;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** What the TeaVM of this build writes for {@link Sample}. */
final class TeaVmSample {
  static final String PROGRAM;
  static final Set<String> FOREIGN;

  static {
    TeaVMTool tool = new TeaVMTool();
    try {
      Path folder = Files.createTempDirectory("sample");
      Path file = folder.resolve("sample.js");
      tool.setTargetDirectory(folder.toFile());
      tool.setTargetFileName("sample.js");
      tool.setMainClass(Sample.class.getName());
      tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      tool.setObfuscated(true);
      tool.setClassLoader(TeaVmSample.class.getClassLoader());
      tool.setClassPath(
          Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
              .map(File::new)
              .toList());
      tool.generate();
      PROGRAM = Files.readString(file);
      Files.delete(file);
      Files.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (TeaVMToolException e) {
      throw new IllegalStateException(e);
    }
    FOREIGN = ForeignNames.of(tool.getDependencyInfo());
  }

  private TeaVmSample() {}
}
