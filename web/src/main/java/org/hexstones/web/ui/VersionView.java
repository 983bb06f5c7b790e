package org.hexstones.web.ui;

import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;

/** The offer to reload with the new version of the page. */
public final class VersionView {
  private VersionView() {}

  public static Element draw(Messages messages) {
    return Element.of("section", "version")
        .key("version")
        .with("role", "status")
        .add(
            Element.of("p").text(messages.word(MessageKey.VERSION_WAITS)),
            Controls.button(
                "take-version",
                messages.word(MessageKey.TAKE_VERSION),
                new ShellEvent.TakeVersion()),
            Controls.icon(
                "leave-version",
                Icon.CLOSE,
                messages.word(MessageKey.LEAVE_VERSION),
                new ShellEvent.LeaveVersion(),
                true));
  }
}
