package org.hexstones.site.watch;

import com.sun.net.httpserver.HttpExchange;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.hexstones.site.StaticServer;

/** The program behind {@code ./play --watch}; the package has the description. */
public final class Watch {
  private static final int OK = 200;
  private static final int LOOK_MS = 150;
  private static final int WARM_UPS = 2;

  private final SiteFiles files;
  private final List<JavaModule> modules = new ArrayList<>();
  private final Programs programs;
  private final Events events = new Events();
  private final SourceTree tree;

  private Watch(Path root, Path folder) throws IOException {
    Path site = Files.createDirectories(folder.resolve("site"));
    List<Path> libraries = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      libraries.add(Path.of(part));
    }
    List<Path> classes = new ArrayList<>();
    for (String module : List.of("engine", "web")) {
      Path built = root.resolve(module + "/target/classes");
      Path copy = folder.resolve(module);
      copyTree(built, copy);
      libraries.remove(built);
      classes.add(copy);
      List<Path> classPath = new ArrayList<>(classes);
      classPath.addAll(libraries);
      modules.add(new JavaModule(root.resolve(module + "/src/main/java"), copy, classPath));
    }
    files = new SiteFiles(root, site);
    tree = new SourceTree(files.folders());
    files.copyAll();
    programs =
        new Programs(Files.readString(root.resolve("web/pom.xml")), site, classes, libraries);
    programs.takeBuilt(root.resolve("web/target/teavm"), tree.newest(".java"));
  }

  /** The arguments are the repository's root and the port. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path root = Path.of(args[0]).toRealPath();
    Path folder = root.resolve("site/target/watch");
    deleteTree(folder);
    Watch watch = new Watch(root, folder);
    int port = Integer.parseInt(args[1]);
    try {
      StaticServer server = StaticServer.start(folder.resolve("site"), port, "/");
      watch.serve(server);
      System.out.println(server.address());
    } catch (BindException e) {
      System.err.println("Cannot listen on port " + port + ": " + e.getMessage());
      System.exit(1);
    }
    watch.look();
  }

  private void serve(StaticServer server) {
    server.handle("watch-events", events);
    server.handle("watch-stack", this::answerStack);
    for (String program : programs.files()) {
      server.handle(
          program,
          exchange -> {
            make(program);
            server.answer(exchange);
          });
    }
  }

  private void answerStack(HttpExchange exchange) throws IOException {
    try (exchange) {
      String trace = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      String text = StackTraces.inJava(trace, programs::debug);
      System.err.println(text);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(OK, bytes.length);
      OutputStream body = exchange.getResponseBody();
      body.write(bytes);
    }
  }

  /** A step that reports its errors. The next edit may fix them. */
  private interface Step {
    void run() throws IOException, JavaModule.Refused;
  }

  private void attempt(Step step) {
    try {
      step.run();
    } catch (IOException | JavaModule.Refused | RuntimeException e) {
      tell(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Runs javac and TeaVM several times in advance, because their first runs take far longer than
   * later ones.
   */
  private void warmUp() throws IOException, JavaModule.Refused {
    makePage();
    for (int time = 0; time < WARM_UPS; time++) {
      compile(modules);
      programs.change(programs.pageClass());
      makePage();
    }
  }

  private void look() throws InterruptedException {
    attempt(this::warmUp);
    while (true) {
      Thread.sleep(LOOK_MS);
      Set<Path> changed = tree.changes();
      attempt(() -> take(changed));
    }
  }

  private void take(Set<Path> changed) throws IOException, JavaModule.Refused {
    Set<Path> java = new HashSet<>();
    boolean reload = false;
    for (Path file : changed) {
      Change change = Change.of(file);
      if (change == Change.NONE) {
        continue;
      }
      String name = files.copy(file);
      switch (change) {
        case JAVA -> java.add(file);
        case STYLE -> events.send("style", name);
        default -> reload = true;
      }
    }
    if (!java.isEmpty()) {
      compile(of(java));
      reload |= makePage();
    }
    if (reload) {
      events.send("reload", "");
    }
  }

  /** The modules that contain these files, and the modules after them. */
  private List<JavaModule> of(Set<Path> sources) {
    int first = 0;
    while (sources.stream().noneMatch(modules.get(first)::has)) {
      first++;
    }
    return modules.subList(first, modules.size());
  }

  private void compile(List<JavaModule> stale) throws IOException, JavaModule.Refused {
    long start = System.currentTimeMillis();
    for (JavaModule module : stale) {
      programs.change(module.compile());
    }
    System.err.println("javac took " + (System.currentTimeMillis() - start) + " ms");
  }

  private boolean makePage() throws IOException {
    return make(Programs.PAGE);
  }

  /** Builds a program and returns whether it is up to date. */
  private boolean make(String program) throws IOException {
    List<String> refused = programs.makeFresh(program);
    if (!refused.isEmpty()) {
      tell(String.join("\n", refused));
    }
    return refused.isEmpty();
  }

  private void tell(String problem) {
    System.err.println(problem);
    events.send("problem", problem);
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  private static void deleteTree(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
