package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.PageMessages;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.vdom.Element;

/** The moves of the main line, turn by turn; a press on one goes there. */
public final class MovesView {
  private final ViewContext scene;
  private final Moment moment;

  private final ElementCache memo;

  /**
   * @param memo the turns as they were drawn before
   */
  public MovesView(ViewContext scene, Moment moment, ElementCache memo) {
    this.memo = memo;
    this.scene = scene;
    this.moment = moment;
  }

  public Element draw() {
    List<Integer> line = moment.line();
    if (line.isEmpty()) {
      return Element.of("p", "hint").text(scene.talk().word(MessageKey.NO_MOVES));
    }
    Element list =
        Element.of("ol", "turns")
            .with("data-roving", "")
            .with("scroll-to-end", moment.cursor() + "/" + line.size());
    memo.within(List.of(scene.talk().language(), moment.position().board()));
    int turn = 0;
    for (int ply = 0; ply < line.size(); ) {
      int from = ply;
      StringBuilder moves = new StringBuilder();
      do {
        moves.append(line.get(ply)).append(' ').append(moment.colourAt(ply)).append(' ');
        ply++;
      } while (ply < line.size() && !moment.isTurnStart(ply));
      int to = ply;
      // Where the cursor is before, in or after the turn is all else that counts.
      int played = Math.max(0, Math.min(moment.cursor() - from, to - from + 1));
      list.add(memo.at(turn++, (from << 8) | played, moves.toString(), () -> turn(from, to, line)));
    }
    return list;
  }

  private Element turn(int from, int to, List<Integer> line) {
    Element turn = Element.of("li");
    for (int ply = from; ply < to; ply++) {
      turn.add(move(ply, line.get(ply)));
    }
    return turn;
  }

  private Element move(int ply, int move) {
    Element button =
        Element.of("button", ply < moment.cursor() ? "ply" : "ply undone")
            .with("type", "button")
            .with("data-ply", ply + 1)
            .on("click", new MatchEvent.GoTo(ply + 1));
    // One stop for Tab: the move on the board, or the first where none is.
    button.with("tabindex", ply + 1 == Math.max(1, moment.cursor()) ? 0 : -1);
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
  public static String special(ViewContext scene, int move) {
    PageMessages page = scene.talk().page();
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
        : scene.talk().word(MessageKey.KEEPS);
  }

  /** The last move, to be read aloud. */
  public static String lastMove(ViewContext scene, Moment moment) {
    if (moment.cursor() == 0) {
      return "";
    }
    int move = moment.line().get(moment.cursor() - 1);
    PageMessages page = scene.talk().page();
    if (!Moves.isPlace(move)) {
      int player = moment.moverAt(moment.cursor() - 1);
      String said = special(scene, move);
      return Moves.isWithdrawal(move) ? said : page.holds(scene.player(player), said);
    }
    return page.placed(
        page.stone(Colour.of(Moves.colour(move))),
        moment.position().board().name(Moves.cell(move)));
  }
}
