package org.hexstones.web.feature.library;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The line of the start screen that offers a copy of all games, before the browser deletes them.
 */
public final class CopyOfferView {
  private CopyOfferView() {}

  /** The line; null while no copy is offered. */
  public static @Nullable Element draw(Messages messages, LibraryState library) {
    return library.offersCopy()
        ? Element.of("section", "safekeeping")
            .key("copy-offer")
            .with("data-offer", "copy")
            .add(
                Element.of("p", "hint").text(messages.say(LibraryKey.DELETES_SOON)),
                Controls.button(
                    "save-copy", messages.say(LibraryKey.SAVE_COPY), new LibraryEvent.ExportAll()),
                Controls.icon(
                    "leave-copy",
                    Icon.CLOSE,
                    messages.say(GameKey.CLOSE),
                    new SafekeepingEvent.LeaveCopy(),
                    true))
        : null;
  }
}
