package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.live.PeerDescription;
import org.jspecify.annotations.Nullable;

/** How far two devices have come on the way to a connection. */
public sealed interface Meeting {
  /** The connection that the meeting is about, or 0. */
  default int connection() {
    return 0;
  }

  /** The fingerprint of the certificate of the device that is expected; empty if none is known. */
  default List<Integer> device() {
    return List.of();
  }

  /** The invitation that waits to be accepted here, or null. */
  default MeetingCode.@Nullable Offer invitation() {
    return null;
  }

  /** The invitation that this device has accepted, or null. */
  default MeetingCode.@Nullable Offer answered() {
    return null;
  }

  /** The invitation that can be accepted now, or null. */
  default MeetingCode.@Nullable Offer acceptable() {
    return invitation();
  }

  /** The code that this device shows, or null. */
  default @Nullable MeetingCode code() {
    return null;
  }

  /** Whether a camera looks for the code that comes back. */
  default boolean scans() {
    return false;
  }

  /** The meeting with the camera switched on or off. */
  default Meeting scanning(boolean on) {
    return this;
  }

  /** Whether the code that is shown invites to watch. */
  default boolean invitesToWatch() {
    MeetingCode shown = code();
    return shown != null && shown.map(MeetingCode.Offer::isToWatch, own -> false);
  }

  /** Whether the device that comes was invited to watch. */
  default boolean isToWatch() {
    MeetingCode.Offer accepted = answered();
    return accepted != null && accepted.isToWatch();
  }

  /** Why the devices have not met, or null. */
  default Connections.@Nullable Failure failure() {
    return null;
  }

  /** The word for it in the page's attribute; empty if the state of the connections is shown. */
  default String word() {
    return "";
  }

  /** Whether the code of another device is looked for. */
  default boolean seeks() {
    return false;
  }

  default boolean isNone() {
    return false;
  }

  /**
   * The meeting once this device is described.
   *
   * @param game the game to which it invites; empty if there is none
   */
  default Meeting described(PeerDescription here, String game) {
    return this;
  }

  /** Nobody is invited. */
  record None() implements Meeting {
    @Override
    public boolean isNone() {
      return true;
    }
  }

  /** Nobody is invited; the code that another device shows is looked for. */
  record Seeking(boolean scans) implements Meeting {
    @Override
    public Meeting scanning(boolean on) {
      return new Seeking(on);
    }

    @Override
    public boolean seeks() {
      return true;
    }

    @Override
    public boolean isNone() {
      return true;
    }
  }

  /** The code of an invitation was opened here, and is not accepted yet. */
  record Invited(MeetingCode.Offer invitation) implements Meeting {}

  /**
   * The code of this device is not ready yet.
   *
   * @param answered the invitation that this device accepts, or null if it invites
   */
  record Preparing(int connection, MeetingCode.@Nullable Offer answered) implements Meeting {
    @Override
    public Meeting described(PeerDescription here, String game) {
      if (answered != null) {
        return new Showing(
            connection, new MeetingCode.Answer(here, answered.peer().ufrag()), answered, false);
      }
      return game.isEmpty()
          ? new None()
          : new Showing(connection, new MeetingCode.Offer(here, game), null, false);
    }
  }

  /** The code of this device is shown. */
  record Showing(
      int connection, MeetingCode code, MeetingCode.@Nullable Offer answered, boolean scans)
      implements Meeting {
    @Override
    public Meeting scanning(boolean on) {
      return new Showing(connection, code, answered, on);
    }
  }

  /** The host has the answer. */
  record Connecting(int connection, List<Integer> device, boolean isToWatch) implements Meeting {
    public Connecting {
      device = List.copyOf(device);
    }

    @Override
    public String word() {
      return "connecting";
    }
  }

  /** The devices have not met. An invitation that was accepted can be accepted again. */
  record Failed(Connections.Failure failure, MeetingCode.@Nullable Offer answered)
      implements Meeting {
    @Override
    public MeetingCode.@Nullable Offer acceptable() {
      return answered;
    }

    @Override
    public String word() {
      return "failed";
    }
  }
}
