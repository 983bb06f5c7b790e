package org.hexstones.web.embed;

import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.puzzle.PuzzleView;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MarkWords;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.ReadOut;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ask.Answers;
import org.hexstones.web.ui.ask.BoardKeys;
import org.hexstones.web.ui.ask.LineStep;
import org.hexstones.web.ui.ask.Seen;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The view of an embed. */
final class EmbedView {
  private final ViewContext context;
  private final PositionCache positions = new PositionCache();
  private final EndReasons reasons = new EndReasons();
  private final Placing placing = new Placing();
  private final ElementCache cells = new ElementCache(new DrawingBudget(Integer.MAX_VALUE));

  /**
   * @param context that of the one language whose texts the page has
   */
  EmbedView(ViewContext context) {
    this.context = context;
  }

  Element draw(EmbedModel model) {
    Shown shown = model.shown();
    Element screen =
        shown instanceof Shown.Game game
            ? game(context, model, game)
            : shown instanceof Shown.Quiz quiz
                ? quiz(context, model, quiz)
                : refused(context, model, (Shown.Refused) shown);
    return GameFrame.page(model.settings()).add(screen, GameFrame.said(said(model, screen)));
  }

  /** The event of a key that no cell has taken, or null. */
  @Nullable Event key(EmbedModel model, Input input) {
    LineStep step = model.shown() instanceof Shown.Game ? LineStep.of(input) : null;
    return step == null
        ? BoardKeys.meaning(!input.key().equals("?"), seen(model), input)
        : new TreeEvent.Go(Step.of(step));
  }

  /** The board, as a person asks about it; null if there is none. */
  private @Nullable Seen seen(EmbedModel model) {
    boolean isQuiz = model.shown() instanceof Shown.Quiz;
    Match match =
        model.shown() instanceof Shown.Game game
            ? game.study().line()
            : model.shown() instanceof Shown.Quiz quiz ? quiz.session().match() : null;
    if (match == null) {
      return null;
    }
    MatchView moment = positions.at(match);
    Layout layout = look(model).layout(moment.position().board());
    return Seen.of(moment, layout, model.input(), model.focus(), isQuiz, SpokenFirst.TURN);
  }

  /** What is announced; nothing while one move follows the other by itself. */
  private String said(EmbedModel model, Element screen) {
    Seen seen = seen(model);
    MatchView moment = seen == null ? null : seen.moment();
    if (seen == null || moment == null || model.isPlaying()) {
      return "";
    }
    ViewContext named = context.of(moment.match().record());
    Answers answers = new Answers(named, seen);
    if (model.shown() instanceof Shown.Quiz quiz) {
      String task = Answers.words(context.messages(), screen.child("turn"));
      boolean moved = !quiz.session().made().isEmpty();
      return answers.said(() -> moved ? answers.after(moment, task) : task, task);
    }
    String comment =
        model.shown() instanceof Shown.Game game ? remarks(context.messages(), game) : "";
    GameView view = context.game(moment.play().setup().game().id());
    ReadOut readOut = new ReadOut(named, view, moment, SpokenFirst.TURN);
    return answers.said(
        () ->
            comment.isEmpty()
                ? readOut.happened()
                : context.messages().then(readOut.happened(), comment),
        readOut.next());
  }

  /** The comment on the move, and the marks on the board. */
  private static String remarks(Messages messages, Shown.Game game) {
    String comment = Annotation.words(game.study().node().comment());
    String marks = new MarkWords(messages).all(game.marked().on(game.study().at()));
    return comment.isEmpty() || marks.isEmpty() ? comment + marks : messages.then(comment, marks);
  }

  private Element game(ViewContext letters, EmbedModel model, Shown.Game game) {
    Match line = game.study().line();
    ViewContext context = letters.of(line.record());
    MatchView moment = positions.at(line);
    GameView view = context.game(moment.play().setup().game().id());
    return new ReadingView(
            context, view, moment, game, reasons.of(context.messages(), view, game.study()))
        .draw(look(model), cells, model.options().controls(), open(context, model));
  }

  private Element quiz(ViewContext context, EmbedModel model, Shown.Quiz quiz) {
    PuzzleSession session = quiz.session();
    PuzzleSession.State state = session.state();
    Element screen =
        Element.of("main", "game lesson reading")
            .key("puzzle")
            .add(
                Element.of("header", "bar")
                    .key("bar")
                    .add(
                        Brand.mark(),
                        Element.of("h1").text(context.messages().say(PuzzleKey.PUZZLES)),
                        Element.of("span", "spacer"),
                        open(context, model)));
    Match match = session.match();
    Puzzle puzzle = session.puzzle();
    if (match == null || puzzle == null) {
      return screen.add(
          Element.of("section", "turn").add(PuzzleView.waiting(context.messages(), session)));
    }
    MatchView moment = positions.at(match);
    GameView game = context.game(match.record().setup().game().id());
    PuzzleView view = new PuzzleView(context, game, session, puzzle, moment);
    return screen
        .with("data-puzzle", session.number())
        .with("data-state", word(state))
        .add(
            view.coach(state, null),
            view.board(look(model), cells),
            ScoresView.draw(context, game, moment),
            quiz.refusal() == null
                ? null
                : NoticeView.lasting(
                    context, "REFUSED", context.messages().notice("REFUSED"), quiz.refusal()),
            model.options().controls() ? view.controls(state) : null);
  }

  private static String word(PuzzleSession.State state) {
    return switch (state) {
      case OPEN -> "open";
      case SOLVED -> "solved";
      case MISSED -> "missed";
      case SHOWN -> "shown";
    };
  }

  private static Element refused(ViewContext context, EmbedModel model, Shown.Refused refused) {
    Messages messages = context.messages();
    String said =
        switch (refused.kind()) {
          case BAD_LINK -> messages.notice("BAD_LINK");
          case BAD_OPTION -> messages.say(EmbedKey.BAD_OPTION);
          case BAD_SETUP -> messages.say(EmbedKey.BAD_SETUP);
          case NO_PUZZLE -> messages.say(EmbedKey.NO_PUZZLE);
        };
    return Element.of("main", "refused")
        .key("refused")
        .add(
            Element.of("h1", "unseen").untranslated().text("Hexstones"),
            NoticeView.lasting(context, refused.kind().name(), said, refused.reason()),
            // The page says more of a set-up; of the others it knows no more than is said here.
            open(context, refused.kind() == Shown.Kind.BAD_SETUP ? model.fragment() : ""));
  }

  private BoardLook look(EmbedModel model) {
    return new BoardLook(
        model.viewport(),
        model.focus(),
        model.settings(),
        model.input(),
        -1,
        CellNotes.NONE,
        (board, viewport) -> placing.of(model.options(), board, viewport));
  }

  private static @Nullable Element open(ViewContext context, EmbedModel model) {
    return model.options().controls() ? open(context, model.fragment()) : null;
  }

  private static Element open(ViewContext context, String fragment) {
    return link("", "open", fragment).text(context.messages().say(EmbedKey.OPEN));
  }

  /** A link to the page, in a tab of its own. */
  static Element link(String css, String action, String fragment) {
    return Element.of("a", "button open-page" + css)
        .with("data-action", action)
        .with("href", "./" + fragment)
        .with("target", "_blank")
        .with("rel", "noopener");
  }
}
