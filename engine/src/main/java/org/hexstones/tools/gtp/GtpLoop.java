package org.hexstones.tools.gtp;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

/** Runs an engine on an input and an output stream. */
public final class GtpLoop {
  private final GtpEngine engine;

  public GtpLoop(GtpEngine engine) {
    this.engine = engine;
  }

  /** Answers lines until the engine quits or the input ends. It flushes each response. */
  public void run(Reader in, Writer out) throws IOException {
    StringBuilder line = new StringBuilder();
    while (!engine.hasQuit()) {
      int c = in.read();
      if (c != '\n' && c >= 0) {
        // Of a line that is too long it keeps only enough to detect this.
        if (line.length() <= GtpEngine.MAX_LINE) {
          line.append((char) c);
        }
        continue;
      }
      out.write(engine.respond(line.toString()));
      out.flush();
      line.setLength(0);
      if (c < 0) {
        return;
      }
    }
  }
}
