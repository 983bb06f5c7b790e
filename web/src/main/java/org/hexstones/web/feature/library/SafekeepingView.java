package org.hexstones.web.feature.library;

import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The line that says whether the browser may delete the games, and how much room they take. */
final class SafekeepingView {
  private SafekeepingView() {}

  /** The line; null as long as the browser has not said anything. */
  static @Nullable Element draw(Messages messages, @Nullable StorageStatus status) {
    if (status == null) {
      return null;
    }
    String promise =
        messages.say(
            switch (status.promise()) {
              case GIVEN -> LibraryKey.STAYS;
              case NOT_GIVEN -> LibraryKey.MAY_GO;
              case REFUSED -> LibraryKey.STAY_REFUSED;
            });
    String megabytes = status.megabytes();
    String room =
        megabytes.isEmpty()
            ? ""
            : " " + messages.say(LibraryKey.ROOM_USED, messages.number(megabytes));
    return Element.of("div", "safekeeping")
        .key("safekeeping")
        .with("data-lasts", String.valueOf(status.promise() == StorageStatus.Promise.GIVEN))
        .add(
            Element.of("p", "hint").text(promise + room),
            status.isOpen()
                ? Controls.button(
                    "keep-games", messages.say(LibraryKey.MAKE_STAY), new SafekeepingEvent.Ask())
                : null);
  }
}
