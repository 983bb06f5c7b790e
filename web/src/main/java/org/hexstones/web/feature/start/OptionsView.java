package org.hexstones.web.feature.start;

import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Element;

/**
 * All that can be chosen for a new game, in the dialog over the start screen. The engine reads the
 * form and reports what is wrong.
 */
public final class OptionsView {
  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final GameForm form;
  private final GameView game;
  private final Parsed<Setup> setup;
  private final Thumbnails thumbnails;

  /**
   * @param thumbnails the cached drawings of boards
   */
  public OptionsView(ViewContext context, Session session, Thumbnails thumbnails) {
    this.context = context;
    this.session = session;
    this.thumbnails = thumbnails;
    messages = context.messages();
    form = session.form();
    game = context.ofKeyword(form.keyword());
    setup = context.setups().apply(form.command());
  }

  /**
   * Draws the form.
   *
   * @param canEditLeft whether the position of the game that was left can be set up
   */
  public Element draw(boolean canEditLeft) {
    Reason refusal = setup.reason();
    String problem = refusal == null ? "" : context.sentence(refusal);
    return Element.of("form", "set-up")
        .key("set-up")
        .on("submit", new StartEvent.Begin())
        .add(
            seats().draw(),
            Element.of("div", "fields")
                .key("fields")
                .add(
                    OwnBoards.draw(context, session.lobby(), thumbnails),
                    new BoardFields(context, game, form).draw(),
                    new BoardPreview(
                            context, game, form, setup, thumbnails, session.device().viewport())
                        .draw(),
                    places(canEditLeft)),
            rules(),
            Element.of("div", "begin")
                .key("begin")
                .add(
                    Element.of("p", "problem").with("role", "alert").text(problem),
                    Element.of("button", "button primary start-button")
                        .with("type", "submit")
                        .with("data-action", "start")
                        .flag("disabled", !problem.isEmpty())
                        .text(messages.say(PageKey.START)),
                    Controls.button(
                            "live-invite",
                            messages.say(LiveKey.PLAY_TOGETHER),
                            new Route.PlayLive())
                        .flag("disabled", !problem.isEmpty())));
  }

  private Element rules() {
    Element fields = Element.of("div", "fields").key("rules");
    for (Field field : game.fields(messages, form)) {
      fields.add(FieldView.draw(messages, form, field));
    }
    return fields.add(ClockFields.draw(messages, form, game.players(form)));
  }

  /** The ways to boards and positions of one's own. */
  private Element places(boolean canEditLeft) {
    return Element.of("div", "options")
        .key("places")
        .add(
            Controls.button(
                "draw-board",
                messages.say(PlayKey.DRAW_BOARD),
                new Route.BoardEditor(game.stars(form))),
            Controls.button("set-up", messages.say(LibraryKey.SET_UP), new Route.PositionEditor())
                .flag("disabled", !setup.isOk()),
            canEditLeft
                ? Controls.button(
                    "set-up-game", messages.say(LibraryKey.FROM_GAME), new Route.EditLeftPosition())
                : null);
  }

  private SeatFields seats() {
    Setup possible = setup.orNull();
    return new SeatFields(
        context,
        form,
        game.players(form),
        possible == null ? null : Play.begin(possible),
        session.settings().thinking());
  }
}
