package org.hexstones.web.ui;

import org.hexstones.web.mvu.Effect;

/** Something to be done with the clipboard. */
public sealed interface ClipboardEffect extends Effect {
  /** Puts a link there. The person is told whether that was done. */
  record Copy(String link) implements ClipboardEffect {}
}
