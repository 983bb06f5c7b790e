package org.hexstones.web.ui;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
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
            Element.of("p").text(messages.say(PageKey.VERSION_WAITS)),
            Controls.button(
                "take-version", messages.say(PageKey.TAKE_VERSION), new ShellEvent.TakeVersion()),
            Controls.icon(
                "leave-version",
                Icon.CLOSE,
                messages.say(PageKey.LEAVE_VERSION),
                new ShellEvent.LeaveVersion(),
                true));
  }
}
