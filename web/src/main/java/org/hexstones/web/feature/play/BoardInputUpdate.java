package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.BoardInput;
import org.hexstones.web.ui.BoardInputEvent;
import org.hexstones.web.ui.ScreenEffect;
import org.jspecify.annotations.Nullable;

/** What is done on the board before it is a move, and when it becomes one. */
public final class BoardInputUpdate {
  private final PositionCache replay;

  public BoardInputUpdate(PositionCache replay) {
    this.replay = replay;
  }

  /** What an event comes to: a press where a stone is sure, else a stone that waits. */
  public Event meaning(Model model, Event event) {
    if (model.lesson() != null || model.puzzling() != null) {
      // The match below it is not meant, and in a lesson nothing needs to be sure.
      return event instanceof BoardInputEvent of && of instanceof BoardInputEvent.Propose propose
          ? new BoardEvent.Press(propose.cell())
          : event;
    }
    BoardInput hand = model.hand();
    boolean confirms = event instanceof BoardInputEvent of && of instanceof BoardInputEvent.Confirm;
    if (confirms && hand.typed().isEmpty()) {
      return hand.pending().isEmpty() ? event : new BoardEvent.Press(hand.pending());
    }
    Event meant = confirms ? new BoardEvent.Press(hand.typed()) : typed(model, event);
    if (meant instanceof BoardEvent.Press press) {
      boolean waits = model.settings().confirm() && !press.cell().equals(hand.pending());
      return waits && endsTurn(model, press.cell())
          ? new BoardInputEvent.Propose(press.cell())
          : meant;
    }
    if (meant instanceof BoardInputEvent of && of instanceof BoardInputEvent.Propose propose) {
      boolean sure = propose.cell().equals(hand.pending()) || !isPossible(model, propose.cell());
      return sure ? new BoardEvent.Press(propose.cell()) : meant;
    }
    return meant;
  }

  /** Whether an event is a sign of a name being typed. */
  public static boolean isTyped(Event event) {
    return event instanceof BoardInputEvent of && of instanceof BoardInputEvent.Type;
  }

  private Event typed(Model model, Event event) {
    if (event instanceof BoardInputEvent of && of instanceof BoardInputEvent.Type type) {
      String name = typed(model, type.sign());
      return isWhole(model, name) ? new BoardEvent.Press(name) : event;
    }
    return event;
  }

  /** The next model, or null where the event is none of the hand. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (!(event instanceof BoardInputEvent of)) {
      return null;
    }
    BoardInput hand = model.hand();
    BoardInputEvent what = of;
    if (what instanceof BoardInputEvent.Aim aim) {
      return with(model, hand.withAim(aim.cell()));
    }
    if (what instanceof BoardInputEvent.Propose propose) {
      return with(model, hand.withPending(propose.cell()));
    }
    if (what instanceof BoardInputEvent.Cancel) {
      return with(model, hand.moved());
    }
    if (what instanceof BoardInputEvent.Type type) {
      return with(model, hand.withTyped(typed(model, type.sign())));
    }
    if (what instanceof BoardInputEvent.Erase) {
      String typed = hand.typed();
      return with(model, hand.withTyped(typed.substring(0, Math.max(0, typed.length() - 1))));
    }
    if (what instanceof BoardInputEvent.Read read) {
      return with(model, hand.withRead(read.what()));
    }
    if (what instanceof BoardInputEvent.Zoom zoom) {
      effects.add(new ScreenEffect.Zoom(zoom.larger()));
    }
    return model;
  }

  /** Nothing waits on another board, or after another move. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  public static Model follow(Model before, Model after) {
    boolean same = before.match() == after.match() && before.playing() == after.playing();
    BoardInput moved = after.hand().moved();
    return same || after.hand().equals(moved) ? after : with(after, moved);
  }

  private static Model with(Model model, BoardInput hand) {
    return model.with(d -> d.hand = hand);
  }

  private boolean isPossible(Model model, String name) {
    Match match = model.shown();
    if (match == null) {
      return false;
    }
    Moment now = replay.at(match);
    int cell = now.position().board().cellNamed(name);
    int colour = now.colourToPlace();
    return now.isPersons()
        && !now.isStopped()
        && cell != Board.NO_CELL
        && colour >= 0
        && now.play().refusal(Moves.place(colour, cell)) == null;
  }

  /** Whether a stone on a cell is possible, and the last one of the turn. */
  private boolean endsTurn(Model model, String name) {
    Match match = model.shown();
    if (match == null || !isPossible(model, name)) {
      return false;
    }
    Moment now = replay.at(match);
    Play play = now.play();
    play.play(Moves.place(now.colourToPlace(), now.position().board().cellNamed(name)));
    boolean ends = play.isOver() || play.position().isTurnStart();
    play.undo();
    return ends;
  }

  /** What is typed with one more sign; where that begins no cell's name, the sign begins anew. */
  private String typed(Model model, char sign) {
    String longer = model.hand().typed() + sign;
    String anew = String.valueOf(sign);
    return count(model, longer) > 0 ? longer : count(model, anew) > 0 ? anew : "";
  }

  /** Whether a text is the name of a cell and the beginning of no other's. */
  private boolean isWhole(Model model, String name) {
    Match match = model.shown();
    return match != null
        && replay.at(match).position().board().cellNamed(name) != Board.NO_CELL
        && count(model, name) == 1;
  }

  /** How many cells have a name with that beginning. */
  private int count(Model model, String beginning) {
    Match match = model.shown();
    if (match == null || !replay.at(match).isPersons()) {
      return 0;
    }
    Board board = replay.at(match).position().board();
    int count = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      count += board.name(cell).startsWith(beginning) ? 1 : 0;
    }
    return count;
  }
}
