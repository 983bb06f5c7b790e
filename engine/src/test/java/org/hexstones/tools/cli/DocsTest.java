package org.hexstones.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.file.GameFile;
import org.hexstones.registry.Games;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.gtp.GtpEngine;
import org.hexstones.tools.gtp.GtpLoop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of the documents do what the documents say. */
final class DocsTest {
  private static final Path DOCS = Path.of("../docs");

  /** A command in a block of its own, whose lines but the last end with a backslash. */
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^ {4}java -jar engine/target/engine\\.jar (.*(?:(?<=\\\\)\\n.*)*)$");

  private static final Pattern BLOCK = Pattern.compile("(?s)```[a-z]*\\n(.*?)```");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** Comes after all other options in the order in which unknown ones are reported. */
  private static final String UNKNOWN = "zz-unknown";

  private static List<String> blocks(String document) throws IOException {
    Matcher block = BLOCK.matcher(Files.readString(DOCS.resolve(document)));
    return block.results().map(found -> found.group(1)).collect(Collectors.toList());
  }

  @Test
  void dialogueOfTheProtocolIsTrue() throws IOException {
    String dialogue = blocks("gtp.md").get(0);
    String commands =
        dialogue
            .lines()
            .filter(line -> !line.isEmpty() && line.charAt(0) != '=' && line.charAt(0) != '?')
            .collect(Collectors.joining("\n"));
    String answers =
        dialogue
            .lines()
            .filter(line -> line.startsWith("=") || line.startsWith("?"))
            .collect(Collectors.joining("\n\n"));
    StringWriter out = new StringWriter();
    new GtpLoop(new GtpEngine(Games.ALL, MctsPlayer.STANDARD, () -> 0))
        .run(new StringReader(commands), out);
    assertEquals(answers, out.toString().strip());
  }

  @Test
  void recordsOfTheNotationAreRead() throws IOException {
    List<String> records =
        blocks("notation.md").stream()
            .filter(block -> block.startsWith("hexstones 1") || block.startsWith("{"))
            .toList();
    assertEquals(2, records.size(), records.toString());
    for (String text : records) {
      GameRecord record = GameFile.read(text, Games.ALL::setup).orThrow();
      assertTrue(record.replay().isOk(), text);
    }
  }

  static List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    try (Stream<Path> documents = Files.list(DOCS)) {
      for (Path document : documents.sorted().toList()) {
        if (document.toString().endsWith(".md")) {
          Matcher command = COMMAND.matcher(Files.readString(document));
          command.results().forEach(found -> commands.add(found.group(1).replace("\\\n", "")));
        }
      }
    }
    assertTrue(commands.size() > 10, commands.toString());
    commands.removeIf(command -> !command.contains(" --"));
    return commands;
  }

  /** Nothing is run: one option more is refused, after all others were found to be right. */
  @ParameterizedTest
  @MethodSource("commands")
  void optionsOfCommandsAreKnown(String command) throws IOException {
    List<String> words =
        WORD.matcher(command)
            .results()
            .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
            .collect(Collectors.toList());
    words.add("--" + UNKNOWN);
    words.add("1");
    PrintStream errors = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try {
      System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
      assertEquals(2, Main.run(words.toArray(new String[0])));
    } finally {
      System.setErr(errors);
    }
    String reason = said.toString(StandardCharsets.UTF_8);
    assertTrue(reason.contains("unknown option --" + UNKNOWN), reason);
  }
}
