package org.hexstones.web.feature.lesson;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.parse.Lists;
import org.hexstones.web.guide.Goal;
import org.hexstones.web.guide.Step;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.PaletteView;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.vdom.Element;

/** The task of a step, what became of it, and the cells that the words speak of. */
final class LessonTask {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final Lesson lesson;
  private final Step step;
  private final MatchView moment;

  /**
   * @param moment the board of the lesson
   */
  LessonTask(ViewContext context, GameView game, Lesson lesson, Step step, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.lesson = lesson;
    this.step = step;
    this.moment = moment;
  }

  Element coach(Step.State reached) {
    Step.Words said = step.words();
    Element words =
        Element.of("div", "coach").key("coach").add(Element.of("h2").text(said.title()));
    switch (reached) {
      case OPEN -> {
        // The task stays beside its hint.
        String hint = lesson.hinted() ? said.hint() : null;
        words.add(
            hint == null ? marked(open(), reached) : Element.of("p").text(open()),
            hint == null ? null : marked(hint, reached));
      }
      case REACHED -> words.add(marked(said.done(), reached));
      case MISSED -> {
        addMissed(words);
        words.add(marked(said.hint(), reached));
      }
    }
    String next = new PaletteView(context, moment).next();
    if (reached == Step.State.OPEN && !next.isEmpty()) {
      words.add(Element.of("p", "next-stone").add(Element.of("strong").text(next)));
    }
    Element coach = Element.of("section", "turn coaching").key("turn").add(words);
    return reached == Step.State.OPEN && moment.isPersons()
        ? coach.add(new SpecialMovesView(context, game, moment, "").draw(false))
        : coach;
  }

  private String open() {
    Step.Words said = step.words();
    return said.further().isEmpty() || isBeginning() ? said.task() : said.further();
  }

  private boolean isBeginning() {
    return moment.play().size() == step.begun();
  }

  /** A sentence; the names of the cells that it speaks of are read aloud. */
  private Element marked(String sentence, Step.State reached) {
    Board board = moment.position().board();
    List<String> names = Lists.map(cells(reached), board::name);
    return Element.of("p")
        .add(
            Element.of("span").text(sentence),
            names.isEmpty()
                ? null
                : Element.of("span", "unseen").text(" " + String.join(", ", names)));
  }

  /** The marks of the game, and on the cells that the words speak of. */
  CellMarks marks(Step.State reached) {
    CellMarks marks = game.marks(moment.play());
    for (int cell : cells(reached)) {
      marks.add(cell, "hinted");
    }
    return marks;
  }

  private List<Integer> cells(Step.State reached) {
    return switch (reached) {
      case REACHED -> step.then();
      case MISSED -> step.right(moment.play());
      case OPEN -> {
        List<Integer> right = lesson.hinted() ? step.right(moment.play()) : List.of();
        yield right.isEmpty() && isBeginning() ? step.shown() : right;
      }
    };
  }

  /** Adds the stone by which the goal is missed, and why: facts about the stones of the turn. */
  private void addMissed(Element words) {
    Play play = moment.play();
    int from = step.begun();
    int better = Board.NO_CELL;
    if (step.goal() instanceof Goal.Line line) {
      from += line.matched(play, from);
      better = step.right(play).get(0);
    }
    Play before = step.record().replay().orThrow();
    List<Integer> turn = new ArrayList<>();
    for (int i = step.begun(); i < play.size(); i++) {
      int move = play.moveAt(i);
      if (i < from) {
        before.play(move);
      } else {
        turn.add(move);
      }
    }
    words.add(Element.of("p").text(missed(turn)));
    int colour = step.goal().missedBy(play);
    for (String reason : game.explainMiss(messages, before, turn, colour, better)) {
      words.add(Element.of("p").with("data-reason", "").text(reason));
    }
  }

  private String missed(List<Integer> turn) {
    int only = turn.size() == 1 ? turn.get(0) : Moves.NONE;
    return Moves.isPlace(only)
        ? messages.say(PuzzleKey.MISSED_AT, moment.position().board().name(Moves.cell(only)))
        : messages.say(PuzzleKey.MISSED);
  }
}
