package org.hexstones.web.match;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;

/** Caches the set-ups read last: the start screen reads the same ones at every redraw. */
public final class SetupCache implements Function<String, Parsed<Setup>> {
  private static final int MOST = 32;

  private final Function<String, Parsed<Setup>> reader;
  private final Map<String, Parsed<Setup>> known = new LinkedHashMap<>();

  public SetupCache(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  @Override
  public Parsed<Setup> apply(String text) {
    Parsed<Setup> read = known.get(text);
    if (read == null) {
      read = reader.apply(text);
      if (known.size() == MOST) {
        known.remove(known.keySet().iterator().next());
      }
      known.put(text, read);
    }
    return read;
  }
}
