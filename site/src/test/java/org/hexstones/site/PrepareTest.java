package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How {@code .ci/prepare.sh} calls Maven, with a wrapper and a system's Maven that only speak. */
final class PrepareTest {
  private static final Path BASH = Path.of("/bin/bash");
  private static final Path SCRIPT = Path.of("../.ci/prepare.sh").toAbsolutePath();

  private static final String UNREACHABLE = "wget: Failed to fetch https://example.org/maven.zip";
  private static final String WRONG = "Failed to validate Maven distribution SHA-256";

  private record Outcome(int status, String output) {}

  private final Path folder;
  private final Path bin;

  PrepareTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    bin = Files.createDirectory(folder.resolve("bin"));
    program(bin.resolve("mvn"), "echo system: $*");
  }

  @BeforeEach
  void needBash() {
    assumeTrue(Files.isExecutable(BASH), "there is no bash");
  }

  @Test
  void theWrapperIsCalled() throws Exception {
    program(bin.resolve("unzip"), "");
    program(folder.resolve("mvnw"), "echo wrapper: $*");
    assertEquals(new Outcome(0, "wrapper: -q verify\n"), maven(""));
  }

  @Test
  void aWrapperThatCannotLoadSaysWhy() throws Exception {
    program(bin.resolve("unzip"), "");
    program(folder.resolve("mvnw"), "echo '" + UNREACHABLE + "' >&2; exit 1");
    Outcome outcome = maven("");
    assertEquals(0, outcome.status());
    assertTrue(outcome.output().contains(UNREACHABLE), outcome.output());
    assertTrue(outcome.output().endsWith("system: -q verify\n"), outcome.output());
  }

  @Test
  void aWrongChecksumEndsTheBuild() throws Exception {
    program(bin.resolve("unzip"), "");
    program(folder.resolve("mvnw"), "echo 'Error: " + WRONG + "' >&2; exit 1");
    Outcome outcome = maven("");
    assertNotEquals(0, outcome.status());
    assertTrue(outcome.output().contains(WRONG), outcome.output());
    assertTrue(!outcome.output().contains("system:"), outcome.output());
  }

  @Test
  void aChecksumIsComparedAgainOnceUnzipIsThere() throws Exception {
    String wrapper = "[ -e unzip-is-there ] || { echo '" + WRONG + "' >&2; exit 1; }; echo w: $*";
    program(folder.resolve("mvnw"), wrapper);
    assertEquals(new Outcome(0, "w: -q verify\n"), maven("install() { : >\"$1-is-there\"; }"));
    Files.delete(folder.resolve("unzip-is-there"));
    Outcome outcome = maven("install() { return 1; }");
    assertNotEquals(0, outcome.status());
    assertTrue(outcome.output().contains("apt-get install unzip"), outcome.output());
  }

  /** The wrapper that is there words it as above. */
  @Test
  void theWrappersWordsAreKnown() throws IOException {
    assertTrue(Files.readString(Path.of("../mvnw")).contains(WRONG));
  }

  /** Calls the function of the script, which finds no programs but those in the folder. */
  private Outcome maven(String before) throws IOException, InterruptedException {
    String call = "set -euo pipefail\n. '" + SCRIPT + "'\n" + before + "\nmaven -q verify";
    ProcessBuilder builder = new ProcessBuilder(BASH.toString(), "-c", call);
    builder.environment().put("PATH", bin.toString());
    Process process = builder.directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Outcome(process.waitFor(), output);
  }

  private static void program(Path file, String lines) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    assumeTrue(file.toFile().setExecutable(true));
  }
}
