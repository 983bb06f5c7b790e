package org.hexstones.web.feature.puzzle;

import java.util.Locale;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ScorePreview;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of a puzzle: a board as in a match, and the task above it. */
public final class PuzzleScreen {
  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final PuzzleProgress progress;
  private final PuzzleSession puzzling;
  private final PositionCache positions;
  private final ElementCache cache;

  /**
   * @param cache the cells that were drawn before
   */
  public PuzzleScreen(
      ViewContext context,
      Part<PuzzleProgress> part,
      PuzzleSession puzzling,
      PositionCache positions,
      ElementCache cache) {
    this.context = context;
    messages = context.messages();
    session = part.session();
    progress = part.state();
    this.puzzling = puzzling;
    this.positions = positions;
    this.cache = cache;
  }

  public Element draw(@Nullable Element notice) {
    Element screen = Element.of("main", "game lesson").key("puzzle").with("data-screen", "puzzle");
    Match match = puzzling.match();
    Puzzle puzzle = puzzling.puzzle();
    if (match == null || puzzle == null) {
      return screen.add(
          bar(), Element.of("section", "turn").add(PuzzleView.waiting(messages, puzzling)));
    }
    MatchView moment = positions.at(match);
    GameView game = context.game(match.record().setup().game().id());
    PuzzleSession.State state = puzzling.state();
    BoardLook look = BoardLook.of(session, BoardInput.IDLE, -1);
    PuzzleView view = new PuzzleView(context, game, puzzling, puzzle, moment);
    return screen
        .with("data-puzzle", puzzling.number())
        .with("data-state", state.name().toLowerCase(Locale.ROOT))
        .add(
            bar(),
            view.coach(state, streak()),
            view.board(look, cache),
            ScoresView.draw(context, game, moment, ScorePreview.NONE),
            notice,
            controls(view, state));
  }

  private @Nullable Element streak() {
    int streak = progress.streak();
    return streak == 0
        ? null
        : Element.of("p", "hint").text(messages.say(PlayKey.STREAK, messages.number(streak)));
  }

  private Element bar() {
    Element bar =
        Element.of("header", "bar")
            .key("bar")
            .add(Brand.mark(), Element.of("h1").text(messages.say(PuzzleKey.PUZZLES)));
    if (puzzling.puzzle() != null) {
      String number = messages.number(puzzling.number());
      bar.add(
          Element.of("button", "hint linked")
              .with("type", "button")
              .with("data-action", "copy-puzzle")
              .with("title", messages.say(SharingKey.COPY))
              .on("click", of(new PuzzleEvent.CopyLink()))
              .text(
                  messages.say(
                      PlayKey.PUZZLE_OF, number, messages.number(puzzling.lines().size()))),
          progress.solved().has(puzzling.number())
              ? Element.of("span", "hint")
                  .with("data-solved", "")
                  .text(messages.say(PlayKey.SOLVED))
              : null);
    }
    return bar.add(
        Element.of("span", "spacer"),
        Controls.icon(
            "leave-puzzle",
            Icon.CLOSE,
            messages.say(PlayKey.LEAVE_PUZZLE),
            of(new PuzzleEvent.Leave()),
            true));
  }

  private Element controls(PuzzleView view, PuzzleSession.State state) {
    boolean missed = state == PuzzleSession.State.MISSED;
    return view.controls(state)
        .add(
            show("next-puzzle", PlayKey.NEXT_STEP, puzzling.number() % puzzling.lines().size() + 1),
            missed ? null : show("daily-puzzle", PlayKey.DAILY_PUZZLE, 0));
  }

  private Element show(String action, PlayKey word, int number) {
    return Controls.button(action, messages.say(word), new Route.Puzzle(number));
  }

  private static Event of(PuzzleEvent event) {
    return event;
  }
}
