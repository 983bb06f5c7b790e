package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.MeetingCode;
import org.jspecify.annotations.Nullable;

/** How far two devices have come on the way to a connection. */
public sealed interface Meeting {
  /** Nobody is invited. */
  record None() implements Meeting {}

  /** The code of an invitation was opened here, and is not accepted yet. */
  record Invited(MeetingCode.Offer offer) implements Meeting {}

  /**
   * The code of this device is not ready yet.
   *
   * @param answered the invitation that this device accepts, or null if it invites
   */
  record Preparing(int connection, MeetingCode.@Nullable Offer answered) implements Meeting {}

  /** The code of this device is shown. */
  record Showing(int connection, MeetingCode code) implements Meeting {}

  /**
   * The host has the answer.
   *
   * @param device the fingerprint of the certificate of the device that answers
   */
  record Connecting(int connection, List<Integer> device) implements Meeting {
    public Connecting {
      device = List.copyOf(device);
    }
  }

  record Failed(Connections.Failure failure) implements Meeting {}
}
