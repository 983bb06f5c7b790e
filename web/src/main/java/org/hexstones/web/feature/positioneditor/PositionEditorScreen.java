package org.hexstones.web.feature.positioneditor;

import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of the position editor. The engine decides whether the position can be played. */
public final class PositionEditorScreen {
  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final PositionEditor editor;
  private final boolean fromGame;
  private final boolean typing;

  /**
   * @param fromGame whether to offer the position of the game that was left
   * @param typing whether the name of a cell is being typed
   */
  public PositionEditorScreen(
      ViewContext context,
      Session session,
      PositionEditor editor,
      boolean fromGame,
      boolean typing) {
    this.typing = typing;
    this.fromGame = fromGame;
    this.context = context;
    messages = context.messages();
    this.session = session;
    this.editor = editor;
  }

  /**
   * Draws the whole screen.
   *
   * @param notice the notice for the person, or null
   */
  public Element draw(@Nullable Element notice) {
    Reason refusal = editor.setup().position(editor.start()).reason();
    String problem = refusal == null ? "" : context.sentence(refusal);
    return Element.of("main", "game arranging")
        .key("arranging")
        .with("data-screen", "arrange")
        .add(
            bar(),
            tools(problem),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(new PositionEditorBoard(context, session, editor, typing).draw()),
            Element.of("div", "options begin-here")
                .key("begin")
                .add(
                    Controls.button(
                        "clear-board",
                        messages.say(LibraryKey.REMOVE_STONES),
                        new PositionEditorEvent.Clear()),
                    fromGame ? fromGame(messages) : null,
                    Element.of("button", "button primary")
                        .with("type", "button")
                        .with("data-action", "play-position")
                        .flag("disabled", !problem.isEmpty())
                        .on("click", new PositionEditorEvent.Play())
                        .text(messages.say(LibraryKey.PLAY_FROM_HERE))),
            notice);
  }

  /** The button that takes the position of the game that was left. */
  private static Element fromGame(Messages messages) {
    return Controls.button(
        "set-up-game", messages.say(LibraryKey.FROM_GAME), new Route.EditLeftPosition());
  }

  private Element bar() {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1").text(messages.say(LibraryKey.SET_UP)),
            Element.of("span", "spacer"),
            Controls.icon(
                "leave-set-up",
                Icon.CLOSE,
                messages.say(LibraryKey.BACK),
                new PositionEditorEvent.Leave(),
                true));
  }

  private Element tools(String problem) {
    int colours = editor.setup().players();
    Element brushes = group(LibraryKey.STONES);
    Element movers = group(LibraryKey.FIRST_TO_MOVE);
    for (int colour = 0; colour < colours; colour++) {
      brushes.add(
          pick(
              "brush",
              colour,
              editor.brush() == colour,
              context.colour(colour),
              new PositionEditorEvent.Brush(colour)));
      movers.add(
          pick(
              "to-move",
              colour,
              editor.toMove().index() == colour,
              context.colour(colour),
              new PositionEditorEvent.ToMove(Colour.of(colour))));
    }
    boolean erases = editor.brush() == Position.NONE;
    brushes.add(
        Element.of("button", "pick")
            .with("type", "button")
            .with("data-action", "erase")
            .with("aria-pressed", erases ? "true" : "false")
            .with("aria-label", messages.say(LibraryKey.ERASE))
            .with("title", messages.say(LibraryKey.ERASE))
            .on("click", new PositionEditorEvent.Brush(Position.NONE))
            .add(Icon.DELETE.draw()));
    return Element.of("section", "turn brushes")
        .key("turn")
        .add(
            named(LibraryKey.STONES, brushes),
            named(LibraryKey.FIRST_TO_MOVE, movers),
            Element.of("p", problem.isEmpty() ? "hint" : "problem")
                .key("problem")
                .with("role", "status")
                .with("data-problem", problem.isEmpty() ? "none" : "some")
                .text(problem.isEmpty() ? messages.say(LibraryKey.SET_UP_HINT) : problem));
  }

  private Element group(LibraryKey name) {
    return Element.of("div", "palette")
        .with("role", "group")
        .with("aria-label", messages.say(name));
  }

  private Element named(LibraryKey name, Element group) {
    return Element.of("div", "brush")
        .add(
            Element.of("span", "hint").with("aria-hidden", "true").text(messages.say(name)), group);
  }

  private static Element pick(
      String action, int colour, boolean chosen, String label, PositionEditorEvent event) {
    return Element.of("button", "pick")
        .with("type", "button")
        .with("data-action", action)
        .with("data-colour", Colour.of(colour).word())
        .with("aria-pressed", chosen ? "true" : "false")
        .with("aria-label", label)
        .with("title", label)
        .on("click", event)
        .add(Stone.icon(colour));
  }
}
