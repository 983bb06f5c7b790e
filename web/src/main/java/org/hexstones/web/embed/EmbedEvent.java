package org.hexstones.web.embed;

import org.hexstones.web.mvu.Event;

/** Events that only an embed has. */
sealed interface EmbedEvent extends Event {
  /** What the address asks for was read. */
  record Opened(EmbedModel model) implements EmbedEvent {}

  /** Begin or stop to show one move after the other. From the end it begins anew. */
  record Play(boolean on) implements EmbedEvent {}

  /** The time for the next move has come. */
  record Due() implements EmbedEvent {}
}
