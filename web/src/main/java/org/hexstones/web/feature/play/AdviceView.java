package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The search's advice: in words, and as stones on the board. */
final class AdviceView {
  private AdviceView() {}

  /** The better turn for the one that decided the game, and ways to go on from there. */
  static Element draw(
      ViewContext context, GameView game, MatchView moment, Advice advice, WhyCache why) {
    Messages messages = context.messages();
    return Element.of("div", "options")
        .key("advice")
        .add(
            words(
                context,
                game,
                moment,
                advice,
                moves -> messages.say(PlayKey.BETTER, messages.number(advice.turn()), moves),
                why.of(messages, game, moment, advice)),
            Controls.button(
                "play-from", messages.say(PlayKey.PLAY_FROM), new RematchEvent.PlayFrom()),
            Controls.button(
                "latest",
                messages.say(PlayKey.TO_RESULT),
                new MatchEvent.GoTo(moment.line().size())));
  }

  /** The hint for the position on the board; null if none was asked for. */
  static @Nullable Element hint(
      ViewContext context, GameView game, MatchView moment, Advice advice, WhyCache why) {
    Messages messages = context.messages();
    if (!advice.isOf(moment.match()) || advice.cursor() != moment.cursor()) {
      return null;
    }
    return advice.moves().isEmpty()
        ? Element.of("p", "advice")
            .key("advice")
            .with("role", "status")
            .text(messages.say(PlayKey.HINT_SOUGHT))
        : words(
                context,
                game,
                moment,
                advice,
                moves -> messages.say(PlayKey.HINT_IS, moves),
                why.of(messages, game, moment, advice))
            .key("advice");
  }

  /** The moves that are advised, in a sentence, and what they do. */
  private static Element words(
      ViewContext context,
      GameView game,
      MatchView moment,
      Advice advice,
      UnaryOperator<String> sentence,
      List<String> reasons) {
    Messages messages = context.messages();
    List<String> moves = new ArrayList<>();
    for (int move : advice.moves()) {
      moves.add(
          Moves.isPlace(move)
              ? messages.say(
                  PlayKey.ADVISED,
                  messages.stone(Colour.of(Moves.colour(move))),
                  moment.position().board().name(Moves.cell(move)))
              : game.specialMoveOffer(context, moment.play(), move));
    }
    return Element.of("p", "advice")
        .with("role", "status")
        .add(Element.of("strong").text(sentence.apply(String.join(", ", moves))))
        .text(" " + String.join(" ", reasons));
  }

  /** Marks the stones on the board. */
  static CellNotes notes(Messages messages, Advice advice, MatchView moment) {
    if (!advice.isFor(moment.match())) {
      return CellNotes.NONE;
    }
    return cell -> {
      for (int move : advice.moves()) {
        if (Moves.isPlace(move) && Moves.cell(move) == cell) {
          int colour = Moves.colour(move);
          return new CellNotes.Note(
              "advised " + colour,
              messages.say(PuzzleKey.HINT),
              List.of(),
              List.of(Stone.of(colour, " waiting", null)));
        }
      }
      return null;
    };
  }
}
