package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Event;

/** Events about whether the browser keeps the games. */
public sealed interface SafekeepingEvent extends Event {
  /** Ask the browser to keep them. */
  record Ask() implements SafekeepingEvent {}

  /** The browser has answered the person here. */
  record Answered(boolean promised) implements SafekeepingEvent {}

  /** What the browser knows. */
  record Looked(StorageStatus status) implements SafekeepingEvent {}

  /** The browser may soon delete the games, and no copy was offered for long. */
  record CopyIsDue() implements SafekeepingEvent {}

  /** No copy now. It is offered again in a month. */
  record LeaveCopy() implements SafekeepingEvent {}
}
