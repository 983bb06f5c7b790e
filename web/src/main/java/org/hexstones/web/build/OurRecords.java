package org.hexstones.web.build;

import java.util.List;
import org.hexstones.shrink.RecordMethods;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;

/**
 * Removes methods of our records. The programs find the handler of an event or effect by its class
 * and compare none of them; only tests do.
 */
public final class OurRecords extends RecordMethods {
  /** Called by TeaVM. */
  public OurRecords() {
    super("org.hexstones.", List.of(Event.class, Effect.class));
  }
}
