package org.hexstones.web.analysis.composer;

import java.util.List;
import java.util.Locale;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.analysis.tree.LineMoves;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.feature.sharing.EmbedCode;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.route.Address;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** What was found about the position that is to become a puzzle, and the puzzle's link. */
public final class ComposerView {
  /** The maximum number of moves of a line that are shown. */
  private static final int MOST_MOVES = 12;

  private final ViewContext context;
  private final Messages messages;
  private final Composer composer;
  private final String base;
  private final MatchView moment;

  /**
   * @param base the page's address, to which links are added
   * @param moment the position on the board
   */
  public ComposerView(ViewContext context, Composer composer, String base, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.composer = composer;
    this.base = base;
    this.moment = moment;
  }

  /** The button that begins; null where the game is over. */
  public static @Nullable Element button(Messages messages, MatchView moment) {
    return moment.play().isOver()
        ? null
        : Controls.button("make-puzzle", messages.say(ComposerKey.MAKE), new ComposerEvent.Make());
  }

  /** The findings; null if the position on the board was not asked about. */
  public @Nullable Element draw(Study study) {
    if (!composer.isAt(study)) {
      return null;
    }
    Composer.Verdict verdict = composer.verdict();
    Element view =
        Element.of("section", "composer")
            .key("composer")
            .with("data-composer", verdict.name().toLowerCase(Locale.ROOT))
            .with("aria-label", messages.say(ComposerKey.MAKE))
            .add(Element.of("p").with("role", "status").text(said(verdict)));
    if (verdict == Composer.Verdict.WORKING) {
      return view.add(
          progress(),
          Controls.button(
              "cancel-puzzle", messages.say(ComposerKey.CANCEL), new ComposerEvent.Cancel()));
    }
    Puzzle puzzle = composer.puzzle();
    if (puzzle != null) {
      link(view, puzzle);
    }
    return view.add(lines());
  }

  /** Who wins has to be known first; until then nothing says how long it takes. */
  private Element progress() {
    ProofAnswer answer = composer.answer();
    Element bar =
        Element.of("progress")
            .with("max", 1000)
            .with("aria-label", messages.say(ComposerKey.WORKING));
    return answer == null || answer.progress() == 0 ? bar : bar.with("value", answer.progress());
  }

  private String said(Composer.Verdict verdict) {
    GameRecord asked = composer.asked();
    ProofAnswer answer = composer.answer();
    boolean oneStone = asked != null && Composer.plies(asked) == 1;
    return switch (verdict) {
      case IMPOSSIBLE -> messages.say(ComposerKey.IMPOSSIBLE);
      case FAILED -> messages.say(ComposerKey.FAILED);
      case WORKING -> messages.say(ComposerKey.WORKING);
      case ONE -> oneStone ? messages.say(ComposerKey.ONE_STONE) : messages.say(ComposerKey.ONE);
      case SEVERAL ->
          answer != null && answer.whole() && answer.lines().size() < ComposerEffects.ENOUGH
              ? messages.say(ComposerKey.SEVERAL)
              : messages.say(ComposerKey.SEVERAL_AT_LEAST);
      case NONE ->
          messages.say(
              ComposerKey.NONE,
              context.colour(moment.position().colourOf(1 - moment.play().mover())));
      case OPEN ->
          answer == null || answer.lines().isEmpty()
              ? messages.say(ComposerKey.OPEN)
              : messages.say(ComposerKey.OPEN_BUT_ONE);
    };
  }

  private void link(Element view, Puzzle puzzle) {
    String fragment = Address.puzzle(puzzle);
    GameView game = context.game(puzzle.record().setup().game().id());
    String link = base + fragment;
    if (link.length() > Composer.LONGEST_LINK) {
      view.add(Element.of("p", "hint").text(messages.say(ComposerKey.TOO_LONG)));
      return;
    }
    view.add(
        Controls.toCopy("puzzle-link", messages.say(ComposerKey.LINK), link),
        Element.of("div", "options")
            .add(
                Controls.primary(
                    "copy-puzzle", messages.say(ComposerKey.COPY), new ComposerEvent.Copy(link)),
                Element.of("a", "button")
                    .with("data-action", "try-puzzle")
                    .with("href", fragment)
                    .text(messages.say(ComposerKey.TRY))),
        EmbedCode.draw(
            messages,
            link,
            game.title(messages, game.keyword(puzzle.record().setup()))
                + " · "
                + messages.say(PuzzleKey.PUZZLES)));
  }

  /** The winning turns with best play after them. A press adds one to the tree. */
  private @Nullable Element lines() {
    ProofAnswer answer = composer.answer();
    GameRecord asked = composer.asked();
    if (answer == null || asked == null || answer.lines().isEmpty()) {
      return null;
    }
    Element list =
        Element.of("ol", "best-lines")
            .key("puzzle-lines")
            .with("aria-label", messages.say(ComposerKey.LINE));
    Play play = moment.play();
    for (List<Integer> line : answer.lines()) {
      int turn = Composer.answer(play, line, Composer.plies(asked)).size();
      List<Integer> shown = line.subList(0, Math.min(MOST_MOVES, line.size()));
      Element button =
          Element.of("button", "best-line")
              .with("type", "button")
              .with("data-action", "add-line")
              .on("click", new TreeEvent.AddLine(line, turn));
      list.add(Element.of("li").add(LineMoves.add(button, context, play, shown)));
    }
    return list;
  }
}
