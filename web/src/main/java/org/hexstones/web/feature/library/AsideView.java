package org.hexstones.web.feature.library;

import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.storage.AsideGame;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The games that could not be read, and what can be done with them. */
final class AsideView {
  private AsideView() {}

  /** Null if there are none. */
  static @Nullable Element draw(ViewContext context, LibraryState library) {
    if (library.aside().isEmpty()) {
      return null;
    }
    Messages messages = context.messages();
    Element list = Element.of("ul", "hint");
    for (AsideGame game : library.aside()) {
      String date =
          game.updated() == LibraryEntry.UNKNOWN
              ? ""
              : messages.numbers().date(messages.language(), game.updated());
      String line = date.isEmpty() || game.setup().isEmpty() ? "" : " · ";
      String known = date + line + game.setup();
      list.add(
          Element.of("li").text(known.isEmpty() ? messages.say(LibraryKey.ASIDE_UNKNOWN) : known));
    }
    return Element.of("details", "aside-games")
        .key("aside")
        .with("data-aside", library.aside().size())
        .add(
            Element.of("summary")
                .text(messages.say(LibraryKey.ASIDE, messages.number(library.aside().size()))),
            Element.of("p", "hint")
                .with("role", "status")
                .text(
                    messages.say(
                        library.asideTried() ? LibraryKey.ASIDE_STILL : LibraryKey.ASIDE_HELP)),
            list,
            Element.of("div", "tools")
                .add(
                    Controls.button(
                        "try-aside",
                        messages.say(LibraryKey.ASIDE_TRY),
                        new LibraryEvent.TryAside()),
                    Controls.button(
                        "export-aside",
                        messages.say(LibraryKey.ASIDE_EXPORT),
                        new LibraryEvent.ExportAside())));
  }
}
