package org.hexstones.web.feature.puzzle;

import java.util.List;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ask.LineStep;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** What follows with best play after a try, an answer or the solution: proved, or not said. */
final class LineView {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final PuzzleProof proof;

  LineView(ViewContext context, GameView game, PuzzleProof proof) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.proof = proof;
  }

  /**
   * Adds why a try fails: the other player's turn that refutes it, or how the game then ends.
   *
   * @param play the game after the try
   */
  void addRefutation(Element words, Puzzle puzzle, Play play) {
    int mover = puzzle.play().mover();
    if (play.isOver() || play.mover() == mover) {
      return;
    }
    if (puzzle.kind() == PuzzleKind.SCORE) {
      addLead(words, play, mover);
      return;
    }
    if (proof.winner() == Position.NONE) {
      return;
    }
    String winner = colour(play, proof.winner());
    if (proof.winner() == mover) {
      say(words, messages.say(PlayKey.WINS_TOO, winner));
      return;
    }
    List<Integer> reply = LineTurn.of(play, proof.line(), 1);
    if (LineTurn.areStones(reply)) {
      String stones = PuzzleTask.stones(messages, play.position().board(), reply);
      say(words, messages.say(PlayKey.REFUTED, winner, stones));
      for (String reason : game.explain(messages, play, reply)) {
        say(words, reason);
      }
    }
  }

  /** With best play the game ends worse than after the solution, which alone is best. */
  private void addLead(Element words, Play play, int mover) {
    if (proof.leads().size() < play.setup().players()) {
      return;
    }
    int lead = proof.leads().get(mover);
    int points = Math.abs(lead);
    String colour = colour(play, mover);
    say(
        words,
        lead < 0
            ? messages.say(PlayKey.ENDS_BEHIND, colour, messages.number(points))
            : messages.say(PlayKey.ENDS_AHEAD, colour, messages.number(points)));
  }

  /** The event of a step through the line, or null. */
  static @Nullable Event step(PuzzleProof proof, LineStep step) {
    int shown = proof.shown();
    int all = proof.line().size();
    int next =
        switch (step) {
          case BACK -> shown - 1;
          case ON -> shown + 1;
          case BEGIN -> 0;
          case END -> all;
          default -> shown;
        };
    return next == shown || next < 0 || next > all ? null : new PuzzleEvent.ShowLine(next);
  }

  private String colour(Play play, int player) {
    return context.colour(play.position().colourOf(player));
  }

  private static void say(Element words, String sentence) {
    words.add(Element.of("p").with("data-reason", "").text(sentence));
  }

  /**
   * Adds the buttons that play the line through. They have their place while the line is looked
   * for, so that no other button moves under a finger.
   */
  void addSteps(Element controls) {
    int shown = proof.shown();
    int all = proof.line().size();
    controls.add(
        Controls.button(
                "line-back", messages.say(PlayKey.LINE_BACK), new PuzzleEvent.ShowLine(shown - 1))
            .flag("disabled", shown == 0),
        Controls.button(
                "line-on", messages.say(PlayKey.LINE_ON), new PuzzleEvent.ShowLine(shown + 1))
            .flag("disabled", shown == all));
  }
}
