package org.hexstones.web.view;

import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.ArrangeEvent;
import org.hexstones.web.model.Arrangement;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.text.LibraryText;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** The screen on which a position is made by hand; the engine says whether it can be played on. */
final class ArrangeScreen {
  private final Scene scene;
  private final Talk talk;
  private final LibraryText text;
  private final Model model;
  private final Arrangement arrangement;

  ArrangeScreen(Scene scene, Model model, Arrangement arrangement) {
    this.scene = scene;
    talk = scene.talk();
    text = talk.library();
    this.model = model;
    this.arrangement = arrangement;
  }

  /**
   * @param notice what the person is told, or null
   */
  Element draw(@Nullable Element notice) {
    Parsed<Position> checked = arrangement.setup().position(arrangement.start());
    String problem =
        checked instanceof Parsed.Refused<Position> refused ? scene.sentence(refused.reason()) : "";
    return Element.of("main", "game arranging")
        .key("arranging")
        .with("data-screen", "arrange")
        .add(
            bar(),
            tools(problem),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(new ArrangeBoard(scene, model, arrangement).draw()),
            Element.of("div", "options begin-here")
                .key("begin")
                .add(
                    Controls.button(
                        "clear-board", text.word(LibraryWord.CLEAR), of(new ArrangeEvent.Clear())),
                    model.match() == null ? null : fromGame(text),
                    Element.of("button", "button primary")
                        .with("type", "button")
                        .with("data-action", "play-position")
                        .flag("disabled", !problem.isEmpty())
                        .on("click", of(new ArrangeEvent.Play()))
                        .text(text.word(LibraryWord.PLAY_FROM_HERE))),
            notice);
  }

  /** The way to the position of the game that was left. */
  static Element fromGame(LibraryText text) {
    return Controls.button(
        "set-up-game", text.word(LibraryWord.FROM_GAME), of(new ArrangeEvent.FromGame()));
  }

  private Element bar() {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1").text(text.word(LibraryWord.SET_UP)),
            Element.of("span", "spacer"),
            Controls.icon(
                "leave-set-up",
                Icon.CLOSE,
                text.word(LibraryWord.BACK),
                of(new ArrangeEvent.Leave()),
                true));
  }

  private Element tools(String problem) {
    int colours = arrangement.setup().players();
    Element brushes = group(LibraryWord.STONES);
    Element movers = group(LibraryWord.FIRST_TO_MOVE);
    for (int colour = 0; colour < colours; colour++) {
      brushes.add(
          pick(
              "brush",
              colour,
              arrangement.brush() == colour,
              scene.colour(colour),
              new ArrangeEvent.Brush(colour)));
      movers.add(
          pick(
              "to-move",
              colour,
              arrangement.toMove().index() == colour,
              scene.colour(colour),
              new ArrangeEvent.ToMove(Colour.of(colour))));
    }
    boolean erases = arrangement.brush() == Position.NONE;
    brushes.add(
        Element.of("button", "pick")
            .with("type", "button")
            .with("data-action", "erase")
            .with("aria-pressed", erases ? "true" : "false")
            .with("aria-label", text.word(LibraryWord.ERASE))
            .with("title", text.word(LibraryWord.ERASE))
            .on("click", of(new ArrangeEvent.Brush(Position.NONE)))
            .add(Icon.DELETE.draw()));
    return Element.of("section", "turn brushes")
        .key("turn")
        .add(
            named(LibraryWord.STONES, brushes),
            named(LibraryWord.FIRST_TO_MOVE, movers),
            Element.of("p", problem.isEmpty() ? "hint" : "problem")
                .key("problem")
                .with("role", "status")
                .with("data-problem", problem.isEmpty() ? "none" : "some")
                .text(problem.isEmpty() ? text.word(LibraryWord.SET_UP_HINT) : problem));
  }

  private Element group(LibraryWord name) {
    return Element.of("div", "palette").with("role", "group").with("aria-label", text.word(name));
  }

  private Element named(LibraryWord name, Element group) {
    return Element.of("div", "brush")
        .add(Element.of("span", "hint").with("aria-hidden", "true").text(text.word(name)), group);
  }

  private static Element pick(
      String action, int colour, boolean chosen, String label, ArrangeEvent event) {
    return Element.of("button", "pick")
        .with("type", "button")
        .with("data-action", action)
        .with("data-colour", Colour.of(colour).word())
        .with("aria-pressed", chosen ? "true" : "false")
        .with("aria-label", label)
        .with("title", label)
        .on("click", of(event))
        .add(Stone.icon(colour));
  }

  private static Event of(ArrangeEvent event) {
    return new Event.OfArrangement(event);
  }
}
