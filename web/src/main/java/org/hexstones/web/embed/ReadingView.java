package org.hexstones.web.embed;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Outcome;
import org.hexstones.notation.link.Links;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.Sign;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.route.Address;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MarkedBoard;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.Why;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** A game that is read: its board, where it stands, what is said about it, and the steps. */
final class ReadingView {
  private final ViewContext context;
  private final Messages messages;
  private final GameView view;
  private final MatchView moment;
  private final Shown.Game game;
  private final Study study;
  private final List<Why> reasons;

  /**
   * @param moment the line of the game at its place
   * @param reasons why the game was won and lost, at the end of its main line
   */
  ReadingView(
      ViewContext context, GameView view, MatchView moment, Shown.Game game, List<Why> reasons) {
    this.context = context;
    messages = context.messages();
    this.view = view;
    this.moment = moment;
    this.game = game;
    study = game.study();
    this.reasons = reasons;
  }

  /**
   * Draws the game.
   *
   * @param open the link to the page, or null
   */
  Element draw(BoardLook look, ElementCache cells, boolean controls, @Nullable Element open) {
    GameFrame frame = new GameFrame(context, view, moment, false);
    MarkedBoard marked = new MarkedBoard(messages, moment.position(), game.marked().on(study.at()));
    BoardView board =
        new BoardView(
            context,
            marked.without(view.marks(moment.play())),
            look.with(marked.and(look.notes())),
            moment,
            cells);
    return Element.of("main", "game reading")
        .key(GameFrame.KEY)
        .with("data-move", moment.cursor())
        .add(
            frame.bar("").add(open),
            turn(frame, controls),
            GameFrame.room(marked.over(board.draw(), look.layout(moment.position().board()))),
            ScoresView.draw(context, view, moment),
            notes(),
            controls ? controls() : null);
  }

  /** Whose turn it is, or who has won, and how far the game is. */
  private Element turn(GameFrame frame, boolean controls) {
    Element turn = Element.of("section", "turn").key("turn");
    String place =
        messages.say(
            EmbedKey.MOVE_OF,
            messages.number(moment.cursor()),
            messages.number(moment.line().size()));
    String terms = TermsView.line(context, moment.play());
    Element where =
        Element.of("span", "who place")
            .key("place")
            .text(terms.isEmpty() ? place : place + " · " + terms);
    Outcome outcome = moment.play().outcome();
    if (outcome != null) {
      return turn.add(frame.winner(outcome), where, controls ? playOn(" later") : null);
    }
    int colour = moment.position().colourOf(moment.play().mover());
    return turn.add(
        Element.of("div", "mover")
            .key("mover")
            .with("data-turn", Colour.of(colour).word())
            .add(
                Stone.icon(colour),
                Element.of("strong").text(messages.say(GameKey.TO_MOVE, context.colour(colour)))),
        where,
        controls ? playOn("") : null);
  }

  /**
   * The link to a game on the page that goes on from what is on the board.
   *
   * @param css hides it where the game is over: the page around stands still
   */
  private Element playOn(String css) {
    return EmbedView.link(css, "play-on", Address.game(Links.write(study.upToHere())))
        .text(messages.say(EmbedKey.PLAY_ON));
  }

  /**
   * Why the game was won, the comment on the move and the moves to choose from; null if the game
   * has none at all. Each has its place also where there is nothing to show, so that the page
   * around stands still.
   */
  private @Nullable Element notes() {
    Node root = study.record().root();
    Element comment = isCommented(root) ? comment() : null;
    Element ways = hasVariations(root) ? ways() : null;
    return comment == null && ways == null && reasons.isEmpty()
        ? null
        : Element.of("section", "notes").key("notes").add(why(), comment, ways);
  }

  private @Nullable Element why() {
    if (reasons.isEmpty()) {
      return null;
    }
    Element why = Element.of("div", EndReasons.isAtEnd(study) ? "why" : "why later").key("why");
    for (Why reason : reasons) {
      why.add(Element.of("p").text(reason.sentence()));
    }
    return why;
  }

  private Element comment() {
    String comment = Annotation.words(study.node().comment());
    Element box = Element.of("div", "comment").key("comment").with("dir", "auto");
    // In the tab order, for who scrolls a long one by keys.
    return comment.isEmpty() ? box : box.with("tabindex", 0).with("data-comment", "").text(comment);
  }

  private Element ways() {
    Element ways = Controls.choices(messages.say(EmbedKey.NEXT)).key("ways");
    List<Node> next = study.node().children();
    for (int i = 0; next.size() > 1 && i < next.size(); i++) {
      ways.add(way(i, next.get(i).move()));
    }
    return ways;
  }

  private Element way(int index, int move) {
    int colour = Moves.isPlace(move) ? Moves.colour(move) : moment.colourAt(moment.cursor());
    String name =
        Moves.isPlace(move)
            ? moment.position().board().name(Moves.cell(move))
            : context.specialMove(moment.position().setup(), move);
    return Element.of("button", "button")
        .with("type", "button")
        .with("data-variation", index)
        .on("click", new TreeEvent.GoTo(study.at().child(index)))
        .add(Stone.icon(colour))
        .text(name);
  }

  private static boolean isCommented(Node from) {
    if (!Annotation.words(from.comment()).isEmpty()) {
      return true;
    }
    for (Node child : from.children()) {
      if (isCommented(child)) {
        return true;
      }
    }
    return false;
  }

  /** Whether somewhere several moves follow. */
  private static boolean hasVariations(Node from) {
    Node here = from;
    while (here.children().size() == 1) {
      here = here.children().get(0);
    }
    return !here.children().isEmpty();
  }

  private Element controls() {
    boolean playing = game.playing();
    boolean hasMoves = !moment.line().isEmpty();
    return Element.of("div", "controls")
        .key("controls")
        .with("role", "group")
        .with("aria-label", messages.say(EmbedKey.STEPS))
        .add(
            step("first", Sign.TO_BEGIN, EmbedKey.FIRST, Step.BEGIN),
            step("back", Sign.BACK, EmbedKey.BACK, Step.BACK),
            Controls.icon(
                "play",
                Icon.draw(playing ? Icon.Strokes.PAUSE : Icon.Strokes.PLAY_ON),
                messages.say(playing ? EmbedKey.PAUSE : EmbedKey.PLAY),
                new EmbedEvent.Play(!playing),
                hasMoves),
            step("on", Sign.ON, EmbedKey.ON, Step.ON),
            step("last", Sign.TO_END, EmbedKey.LAST, Step.END));
  }

  private Element step(String action, Sign sign, EmbedKey word, Step step) {
    boolean leads = !step.from(study.record().root(), study.at()).equals(study.at());
    return Controls.icon(action, sign.draw(), messages.say(word), new TreeEvent.Go(step), leads);
  }
}
