package org.hexstones.tools.gtp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Player;
import org.jspecify.annotations.Nullable;

/** Answers the protocol line by line. */
public final class GtpEngine {
  /** The maximum length of a line. The longest valid line contains a record. */
  public static final int MAX_LINE = RecordText.MAX_LENGTH + 1000;

  private static final String PROTOCOL_VERSION = "2";

  /** The number of characters to read from a line that is too long, to find its id. */
  private static final int HEAD = 64;

  private static final double WARM_MILLIS = 700;
  private static final double COUNT_MILLIS = 700;

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private boolean hasQuit;

  /**
   * An engine with a game of the registry's standard set-up.
   *
   * @param player the player of {@code genmove}
   */
  public GtpEngine(Games games, Player player, Clock clock) {
    this(games, player, clock, new Bench(clock, WARM_MILLIS, COUNT_MILLIS));
  }

  GtpEngine(Games games, Player player, Clock clock, Bench bench) {
    Table table = new Table(games.setup(games.standard()).orThrow());
    MoveFinder finder = new MoveFinder(player, clock);
    add(Command.of("protocol_version", line -> Parsed.ok(PROTOCOL_VERSION)));
    add(Command.of("name", line -> Parsed.ok("Hexstones")));
    add(Command.of("version", line -> Parsed.ok(version())));
    add(
        Command.of(
            "known_command",
            "COMMAND",
            1,
            line -> Parsed.ok(String.valueOf(commands.containsKey(line.arguments().get(0))))));
    add(Command.of("list_commands", line -> Parsed.ok(String.join("\n", commands.keySet()))));
    add(Command.of("quit", line -> quit()));
    addAll(new GameCommands(games, table, finder).all());
    addAll(new SearchCommands(table, finder).all());
    addAll(new AnalysisCommands(table, finder, clock).all());
    add(Command.of("bench", line -> Parsed.ok(bench.run(games))));
  }

  private void add(Command command) {
    commands.put(command.name(), command);
  }

  private void addAll(List<Command> more) {
    more.forEach(this::add);
  }

  /** Whether the session is over. */
  public boolean hasQuit() {
    return hasQuit;
  }

  /** The response to a line, with an empty line at the end. Empty if the line has no command. */
  public String respond(String line) {
    boolean tooLong = line.length() > MAX_LINE;
    GtpLine read = GtpLine.of(tooLong ? line.substring(0, HEAD) : line);
    if (read.isEmpty()) {
      return "";
    }
    Parsed<String> answer =
        tooLong ? Parsed.refused(GtpProblem.LINE_TOO_LONG, MAX_LINE) : answer(read);
    String text = answer instanceof Parsed.Ok<String> ok ? ok.value() : english(answer.reason());
    String separator = text.isEmpty() ? "" : " ";
    return (answer.isOk() ? "=" : "?") + read.id() + separator + text + "\n\n";
  }

  private Parsed<String> answer(GtpLine line) {
    Command command = commands.get(line.command());
    return command == null ? Parsed.refused(GtpProblem.UNKNOWN_COMMAND) : command.run(line);
  }

  private Parsed<String> quit() {
    hasQuit = true;
    return Parsed.ok("");
  }

  private static String english(@Nullable Reason reason) {
    return reason == null ? "" : reason.english();
  }

  private static String version() {
    String version = GtpEngine.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }
}
