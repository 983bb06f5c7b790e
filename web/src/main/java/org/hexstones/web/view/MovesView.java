package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.text.PageText;
import org.hexstones.web.text.Word;

/** The moves of the main line, turn by turn; a press on one goes there. */
final class MovesView {
  private final Scene scene;
  private final Moment moment;

  MovesView(Scene scene, Moment moment) {
    this.scene = scene;
    this.moment = moment;
  }

  Element draw() {
    List<Integer> line = moment.line();
    if (line.isEmpty()) {
      return Element.of("p", "hint").text(scene.talk().word(Word.NO_MOVES));
    }
    Element list =
        Element.of("ol", "turns").with("scroll-to-end", moment.cursor() + "/" + line.size());
    Element turn = null;
    for (int ply = 0; ply < line.size(); ply++) {
      if (turn == null || moment.isTurnStart(ply)) {
        turn = Element.of("li");
        list.add(turn);
      }
      turn.add(move(ply, line.get(ply)));
    }
    return list;
  }

  private Element move(int ply, int move) {
    Element button =
        Element.of("button", ply < moment.cursor() ? "ply" : "ply undone")
            .with("type", "button")
            .with("data-ply", ply + 1)
            .on("click", new Event.GoTo(ply + 1));
    if (ply + 1 == moment.cursor()) {
      button.with("aria-current", "step");
    }
    int colour = Moves.isPlace(move) ? Moves.colour(move) : moment.colourAt(ply);
    if (colour != Position.NONE) {
      button.add(Stone.icon(colour));
    }
    return button.text(text(move));
  }

  private String text(int move) {
    return Moves.isPlace(move)
        ? moment.position().board().name(Moves.cell(move))
        : special(scene, move);
  }

  /** A move that is no stone, in words. */
  static String special(Scene scene, int move) {
    PageText page = scene.talk().page();
    if (Moves.isSwap(move)) {
      return page.swapped(scene.player(Moves.player(move)));
    }
    if (Moves.isKomi(move)) {
      return page.komiNamed(scene.talk().halves(Moves.twiceKomi(move)));
    }
    if (Moves.isResign(move)) {
      return page.resigned(scene.player(Moves.player(move)));
    }
    return Moves.isFlag(move)
        ? page.flagFell(scene.player(Moves.player(move)))
        : scene.talk().word(Word.KEEPS);
  }

  /** The last move, to be read aloud. */
  static String lastMove(Scene scene, Moment moment) {
    if (moment.cursor() == 0) {
      return "";
    }
    int move = moment.line().get(moment.cursor() - 1);
    if (!Moves.isPlace(move)) {
      return special(scene, move);
    }
    PageText page = scene.talk().page();
    return page.placed(
        page.stone(Colour.of(Moves.colour(move))),
        moment.position().board().name(Moves.cell(move)));
  }
}
