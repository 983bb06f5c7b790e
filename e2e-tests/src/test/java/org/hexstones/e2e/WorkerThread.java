package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The thread of a worker, as Linux shows the threads of a process: how long it has been on a core,
 * whatever else the machine was doing. On other systems nothing is known.
 */
final class WorkerThread {
  private static final String NAME = "DedicatedWorker";
  private static final double NANOS_PER_MILLI = 1e6;
  private static final Path PROCESSES = Path.of("/proc");

  private final Path thread;

  private WorkerThread(Path thread) {
    this.thread = thread;
  }

  /** That of the worker that was started last by a browser that this program has started. */
  static WorkerThread newest() {
    Path last =
        ProcessHandle.current()
            .descendants()
            .flatMap(process -> threads(process.pid()))
            .max(Comparator.comparingLong(WorkerThread::number))
            .orElse(PROCESSES);
    return new WorkerThread(last);
  }

  private static Stream<Path> threads(long process) {
    Path folder = PROCESSES.resolve(process + "/task");
    if (!Files.isDirectory(folder)) {
      return Stream.of();
    }
    try (Stream<Path> threads = Files.list(folder)) {
      List<Path> workers = threads.filter(thread -> read(thread, "comm").startsWith(NAME)).toList();
      return workers.stream();
    } catch (IOException e) {
      return Stream.of();
    }
  }

  private static long number(Path thread) {
    return Long.parseLong(thread.getFileName().toString());
  }

  /** Milliseconds on a core so far, or 0 where that is not known. */
  double millis() {
    String nanos = read(thread, "schedstat").split(" ", -1)[0];
    return nanos.isEmpty() ? 0 : Long.parseLong(nanos) / NANOS_PER_MILLI;
  }

  private static String read(Path thread, String file) {
    try {
      return Files.readString(thread.resolve(file));
    } catch (IOException e) {
      return "";
    }
  }
}
