package org.hexstones.web.session;

import org.hexstones.web.mvu.Effect;

/** Effects on the clipboard. */
public sealed interface ClipboardEffect extends Effect {
  /** Copies a link. An event reports whether that succeeded. */
  record Copy(String link) implements ClipboardEffect {}

  /** Copies another text. {@link ShellEvent.TextCopied} reports whether that succeeded. */
  record CopyText(String text) implements ClipboardEffect {}
}
