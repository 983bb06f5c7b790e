package org.hexstones.tools.gtp;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

/** An engine at a stream of lines and a stream of responses. */
public final class GtpLoop {
  private final GtpEngine engine;

  public GtpLoop(GtpEngine engine) {
    this.engine = engine;
  }

  /** Answers until the engine has quit or the input ends; each response is flushed at once. */
  public void run(Reader in, Writer out) throws IOException {
    StringBuilder line = new StringBuilder();
    while (!engine.hasQuit()) {
      int c = in.read();
      if (c != '\n' && c >= 0) {
        // A line that is too long is kept only as far as is needed to see that it is.
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
