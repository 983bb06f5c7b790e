package org.hexstones.web.first;

import org.hexstones.game.Outcome;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.feature.play.Advice;
import org.hexstones.web.feature.play.FirstGame;
import org.hexstones.web.feature.play.RematchView;
import org.hexstones.web.feature.play.TournamentView;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.ReadOut;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.ScorePreview;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The view of the first program: of the page's screens what is needed to read and play a game. */
final class FirstView {
  private final ViewContexts contexts;
  private final PositionCache positions;
  private final FirstGame first = new FirstGame();
  private final ElementCache cells = new ElementCache(new DrawingBudget(Integer.MAX_VALUE));

  FirstView(ViewContexts contexts, PositionCache positions) {
    this.contexts = contexts;
    this.positions = positions;
  }

  Element draw(FirstModel model) {
    ViewContext context = contexts.in(model.settings().language());
    Match match = model.match();
    MatchView moment = match == null ? null : positions.at(match);
    FirstNotice shown = model.notice();
    Element notice =
        shown == null
            ? null
            : NoticeView.draw(
                context,
                shown.kind().name(),
                context.messages().notice(shown.kind().name()),
                shown.reason(),
                shown.again(),
                moment);
    return GameFrame.page(model.settings())
        .add(
            moment == null
                ? notice
                : game(context.of(moment.match().record()), model, moment, notice),
            moment == null
                ? null
                : said(
                    context.of(moment.match().record()), moment, model.settings().spokenFirst()));
  }

  private Element game(
      ViewContext context, FirstModel model, MatchView moment, @Nullable Element notice) {
    GameView game = context.game(moment.play().setup().game().id());
    GameFrame frame = new GameFrame(context, game, moment, true);
    BoardLook look =
        new BoardLook(
            model.viewport(), model.focus(), model.settings(), BoardInput.IDLE, -1, CellNotes.NONE);
    return GameFrame.main()
        .add(
            frame.bar(""),
            turn(context, game, frame, moment, model),
            GameFrame.room(new BoardView(context, game, look, moment, cells).draw()),
            ScoresView.draw(context, game, moment, ScorePreview.NONE, "", true),
            frame.moves(),
            notice,
            GameFrame.controls());
  }

  private static Element said(ViewContext context, MatchView moment, SpokenFirst first) {
    GameView game = context.game(moment.play().setup().game().id());
    // The page's program follows at once, and introduces the game.
    boolean isNew = moment.cursor() == 0 && moment.isPersons();
    return GameFrame.said(isNew ? "" : new ReadOut(context, game, moment, first).happened());
  }

  private Element turn(
      ViewContext context, GameView game, GameFrame frame, MatchView moment, FirstModel model) {
    boolean visit = model.visit() && model.moves().isEmpty();
    boolean isBegun = !model.visit() && model.from() == 0;
    boolean newcomer = !model.settings().toured() && model.moves().isEmpty() && !isBegun;
    Element turn = frame.turn(null, visit, newcomer);
    Outcome outcome = moment.play().outcome();
    if (outcome != null) {
      turn.add(
          Element.of("div", "ending")
              .key("ending")
              .add(
                  frame.winner(outcome),
                  Reasons.draw(context, game, moment),
                  newcomer ? frame.introduction() : null,
                  TwoGameMatch.game(moment.match().record()) == 0
                      ? RematchView.draw(context.messages(), moment, Advice.NONE)
                      : TournamentView.ways(context.messages(), moment)));
    }
    return turn.add(
        TournamentView.draw(context, game, moment, first), TermsView.draw(context, moment.play()));
  }
}
