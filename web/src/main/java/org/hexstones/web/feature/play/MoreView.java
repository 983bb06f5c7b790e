package org.hexstones.web.feature.play;

import org.hexstones.game.Position;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;

/** The controls of a match that have no room below the board, by name. */
public final class MoreView {
  private final Messages messages;
  private final Session session;
  private final MatchView moment;
  private final CellMarks marks;

  public MoreView(ViewContext context, GameView game, Session session, MatchView moment) {
    this(context, session, moment, game.marks(moment.play()));
  }

  MoreView(ViewContext context, Session session, MatchView moment, CellMarks marks) {
    messages = context.messages();
    this.session = session;
    this.moment = moment;
    this.marks = marks;
  }

  public Element draw() {
    boolean small = GameScreen.isSmall(session, moment);
    BoardLook look = BoardLook.of(session, BoardInput.IDLE, -1);
    boolean sizes = look.sizes(marks, look.layout(moment.position().board()));
    boolean cues = session.settings().cues();
    return Element.of("div", "named-controls")
        .add(
            small ? Controls.worded(redo()) : null,
            small ? Controls.worded(resign()) : null,
            Controls.worded(
                Controls.icon(
                    "moves",
                    Icon.MOVES,
                    messages.say(GameKey.MOVES),
                    new Route.Open(Dialog.MOVES),
                    !moment.isStopped())),
            Controls.worded(
                Controls.icon(
                        "sizes",
                        Icon.SIZES,
                        messages.say(PageKey.GROUP_SIZES),
                        new SettingsEvent.Switch(Switch.SIZES, !sizes),
                        true)
                    .with("aria-pressed", sizes ? "true" : "false")),
            Controls.worded(
                Controls.icon(
                        "cues",
                        cues ? Icon.SOUND : Icon.SILENCE,
                        messages.say(PlayKey.SOUND),
                        new SettingsEvent.SwitchCues(!cues),
                        true)
                    .with("aria-pressed", cues ? "true" : "false")),
            Controls.worded(Controls.games(messages)));
  }

  Element redo() {
    return Controls.icon(
            "redo",
            Icon.REDO,
            moment.canStep() ? messages.say(PlayKey.STEP) : messages.say(PageKey.REDO),
            new MatchEvent.Redo(),
            moment.canStep() || moment.redoTarget() >= 0)
        .key("redo");
  }

  Element resign() {
    return Controls.icon(
            "resign",
            Icon.RESIGN,
            messages.say(PageKey.RESIGN),
            new Route.Open(Dialog.RESIGN),
            GameScreen.resigner(moment) != Position.NONE)
        .key("resign");
  }
}
