package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** The moves of the main line, turn by turn. A press on a move shows its position. */
public final class MovesView {
  private final ViewContext context;
  private final MatchView moment;

  private final ElementCache cache;
  private final boolean locked;

  /**
   * @param cache the turns that were drawn before
   */
  public MovesView(ViewContext context, MatchView moment, ElementCache cache) {
    this.cache = cache;
    this.context = context;
    this.moment = moment;
    locked = moment.isTimed();
  }

  public Element draw() {
    List<Integer> line = moment.line();
    if (line.isEmpty()) {
      return Element.of("p", "hint").text(context.messages().say(PageKey.NO_MOVES));
    }
    Element list = Element.of("ol", "turns").with("data-roving", "");
    cache.within(
        moment.position().board(),
        List.of(context.messages().language(), locked, moment.match().record().tags()));
    int turn = 0;
    for (int ply = 0; ply < line.size(); ) {
      int from = ply;
      StringBuilder moves = new StringBuilder();
      do {
        moves.append(line.get(ply)).append(' ').append(moment.colourAt(ply)).append(' ');
        ply++;
      } while (ply < line.size() && !moment.isTurnStart(ply));
      int to = ply;
      // Only the cursor's place before, in or after the turn matters besides.
      int played = Math.max(0, Math.min(moment.cursor() - from, to - from + 1));
      Element drawn =
          cache.at(turn, (from << 8) | played, moves.toString(), () -> turn(from, to, line));
      turn += drawn == null ? 0 : 1;
      list.add(drawn);
    }
    return list.with("scroll-to-end", moment.cursor() + "/" + turn);
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
            .with("data-ply", ply + 1);
    if (locked) {
      button.with("aria-disabled", "true");
    } else {
      button.on("click", new MatchEvent.GoTo(ply + 1));
    }
    // The list has one tab stop: the move on the board, or the first move if none is.
    button.with("tabindex", ply + 1 == Math.max(1, moment.cursor()) ? 0 : -1);
    if (ply + 1 == moment.cursor()) {
      button.with("aria-current", "step");
    }
    int colour = Moves.isPlace(move) ? Moves.colour(move) : moment.colourAt(ply);
    if (colour != Position.NONE) {
      button.add(Stone.icon(colour));
    }
    return Moves.isPlace(move) ? button.untranslated().text(text(move)) : button.text(text(move));
  }

  private String text(int move) {
    return Moves.isPlace(move)
        ? moment.position().board().name(Moves.cell(move))
        : context.specialMove(moment.position().setup(), move);
  }
}
