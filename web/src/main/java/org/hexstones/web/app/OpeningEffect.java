package org.hexstones.web.app;

import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;

/** Effects of the start, the address and the history of the page. They keep their order. */
sealed interface OpeningEffect extends Effect {
  /** Another event happens next. */
  record Then(Event event) implements OpeningEffect {}

  /** Shows the page, and begins to listen to what comes from outside. */
  record ShowPage() implements OpeningEffect {}

  /** Reads a link in slices, and looks for a stored state of its game. */
  record ReadLink(Address.Game asked) implements OpeningEffect {}

  /** Loads the analysis board in the place of the page, once all is stored. */
  record OpenStudy(Address.Study asked) implements OpeningEffect {}

  /** Goes on with a meeting, as this tab or another one holds it. */
  record RestoreMeeting(String meeting) implements OpeningEffect {}

  /** Clears the address, which is obeyed once: a reload resumes the game and begins no other. */
  record ClearAddress() implements OpeningEffect {}

  /** Keeps the address, which was not understood. */
  record KeepAddress() implements OpeningEffect {}

  /**
   * The history begins at the present entry, which shows the present screens.
   *
   * @param isPlain whether the entry has no address, so that the start screen is the lowest
   */
  record BeginHistory(boolean isPlain) implements OpeningEffect {}

  /** The history begins at an entry whose address is still to be read. */
  record BeginUnread() implements OpeningEffect {}

  /** The present entry is of an address that was typed. */
  record BeginTyped() implements OpeningEffect {}

  /** The address of the present entry is shown now, or refused. */
  record SettleEntry() implements OpeningEffect {}
}
