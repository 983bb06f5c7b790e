package org.hexstones.web.feature.settings;

import org.hexstones.web.i18n.AboutKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Device;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the site is, who made its games, where a person's games are, how a class uses it, and how to
 * report a fault.
 */
public final class AboutView {
  private AboutView() {}

  public static Element draw(ViewContext context, Device device) {
    Messages messages = context.messages();
    Element text = Element.of("div", "prose about");
    text.add(Element.of("p").text(messages.say(AboutKey.WHAT)));
    text.add(title(messages, AboutKey.GAMES));
    for (GameView game : context.games()) {
      text.add(
          Element.of("p")
              .untranslated()
              .add(
                  Element.of("span").text(game.title(messages, game.id()) + ": "),
                  outside(game.designerPage(), game.designer())));
    }
    return text.add(
        title(messages, AboutKey.DATA),
        Element.of("p").text(messages.say(AboutKey.DATA_HERE)),
        Element.of("p").text(messages.say(AboutKey.DATA_ELSEWHERE)),
        Controls.button("kept-games", messages.say(LibraryKey.GAMES), new Route.Library()),
        title(messages, AboutKey.CLASS),
        Element.of("p").text(messages.say(AboutKey.CLASS_START)),
        Element.of("p").text(messages.say(AboutKey.CLASS_PAPER)),
        project(
            device.program(), "/blob/HEAD/docs/for-teachers.md", messages.say(AboutKey.CLASS_PLAN)),
        title(messages, AboutKey.REPORT),
        Element.of("p").text(messages.say(AboutKey.REPORT_HOW)),
        report(messages, device),
        title(messages, AboutKey.LICENCE),
        Element.of("p").text(messages.say(AboutKey.FREE)),
        project(device.program(), "", messages.say(AboutKey.SOURCE)));
  }

  private static Element title(Messages messages, AboutKey key) {
    return Element.of("h3").text(messages.say(key));
  }

  private static Element report(Messages messages, Device device) {
    String lines = lines(device, messages);
    return Element.of("div", "report")
        .add(
            Controls.linesToCopy("report", messages.say(AboutKey.REPORT_LINES), lines),
            Element.of("div", "options")
                .add(
                    Controls.button(
                        "copy-report", messages.say(AboutKey.COPY), new ShellEvent.CopyText(lines)),
                    project(device.program(), "/issues", messages.say(AboutKey.REPORT_PAGE))));
  }

  private static String lines(Device device, Messages messages) {
    return "Hexstones "
        + device.program().name()
        + "\n"
        + device.program().browser()
        + "\n"
        + device.viewport().width()
        + " × "
        + device.viewport().height()
        + ", "
        + messages.language().tag();
  }

  /** A link into the project, where the build was given its address. */
  private static @Nullable Element project(Program program, String path, String label) {
    return program.source().isEmpty() ? null : outside(program.source() + path, label);
  }

  /** A link to another site, which learns nothing of this one. */
  private static Element outside(String address, String label) {
    return Element.of("a")
        .with("href", address)
        .with("target", "_blank")
        .with("rel", "noopener noreferrer")
        .text(label);
  }
}
