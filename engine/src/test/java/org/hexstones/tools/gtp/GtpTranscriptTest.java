package org.hexstones.tools.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sessions as they are typed: in {@code *.gtp}, a line that follows an empty line is a command, the
 * lines after it the response; {@code ;} begins a remark. {@code {keywords}} stands for those with
 * which a set-up may begin.
 */
final class GtpTranscriptTest {
  private static final String KEYWORDS = String.join(", ", SampleGames.ALL.keywords());

  static Stream<Path> sessions() throws IOException, URISyntaxException {
    URL any = Objects.requireNonNull(GtpTranscriptTest.class.getResource("protocol.gtp"));
    Path folder = Objects.requireNonNull(Path.of(any.toURI()).getParent());
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".gtp")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("sessions")
  void goesAsWritten(Path session) {
    GtpEngine engine = Engines.engine();
    StringBuilder expected = new StringBuilder();
    String command = "";
    for (String line : lines(session)) {
      if (line.isEmpty() && !command.isEmpty()) {
        String response = engine.respond(command);
        String shown = response.isEmpty() ? "" : response.substring(0, response.length() - 1);
        assertEquals(expected.toString(), shown, session.getFileName() + ": " + command);
        command = "";
        expected.setLength(0);
      } else if (command.isEmpty()) {
        command = line.startsWith(";") ? "" : line;
      } else {
        expected.append(line.replace("{keywords}", KEYWORDS)).append('\n');
      }
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Stream.concat(Files.readAllLines(file).stream(), Stream.of("")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
