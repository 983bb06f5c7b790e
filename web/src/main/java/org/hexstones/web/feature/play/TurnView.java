package org.hexstones.web.feature.play;

import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageMessages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.ClockView;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.PaletteView;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.Sitter;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.Verdict;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The player to move and the possible actions; at the end, the winner and the reason. */
public final class TurnView {
  private final ViewContext context;
  private final Messages messages;
  private final PageMessages page;
  private final GameView game;
  private final PlayInputs inputs;
  private final MatchView moment;
  private final Play play;
  private final Position position;
  private final PaletteView palette;

  public TurnView(ViewContext context, GameView game, PlayInputs inputs, MatchView moment) {
    this.context = context;
    messages = context.messages();
    page = messages.page();
    this.game = game;
    this.inputs = inputs;
    this.moment = moment;
    play = moment.play();
    position = moment.position();
    palette = new PaletteView(context, moment);
  }

  Element draw() {
    // Its height depends on the number of colours, and not on how many are left in this turn.
    Element turn = Element.of("section", "turn of-" + play.setup().players()).key("turn");
    Outcome outcome = play.outcome();
    if (outcome != null) {
      return turn.add(endgame(outcome));
    }
    turn.add(mover(), aim(), palette.draw(), inputs.live());
    Advice advice = inputs.state().advice();
    if (advice.turn() > 0 && advice.isFor(moment.match())) {
      return turn.add(AdviceView.draw(context, game, moment, advice));
    }
    turn.add(certain());
    turn.add(AdviceView.hint(context, game, moment, advice));
    Element fork = inputs.fork();
    if (fork != null) {
      return turn.add(fork);
    }
    if (moment.cursor() < moment.settled()) {
      return turn.add(earlier());
    }
    if (moment.isElsewhere()) {
      return turn.add(inputs.sending());
    }
    turn.add(ClockView.pace(messages, moment, inputs.session().settings().pace()));
    if (!moment.isPersons()) {
      return moment.isThinking() || moment.isStopped() ? turn : turn.add(waiting());
    }
    return turn.add(waysView().draw(palette.canPlace()));
  }

  /** That the computer is sure who wins, from its last move until the person's next. */
  private @Nullable Element certain() {
    int winner = inputs.state().winner();
    int last = moment.cursor() - 1;
    boolean latest = moment.cursor() == moment.line().size();
    return winner == Position.NONE || last < 0 || !latest || !moment.isComputers(last)
        ? null
        : Element.of("p", "hint")
            .key("certain")
            .with("role", "status")
            .text(messages.play().certain(context.colour(position.colourOf(winner))));
  }

  /** The aim of the game, where the game tells it beside the board. */
  private @Nullable Element aim() {
    String aim = game.aim(messages, play.setup());
    return aim.isEmpty() ? null : Element.of("p", "aim hint").key("aim").text(aim);
  }

  private SpecialMovesView waysView() {
    return new SpecialMovesView(context, game, moment, inputs.state().komi());
  }

  private Element mover() {
    int player = play.mover();
    int colour = position.colourOf(player);
    boolean thinks = moment.isThinking();
    String name = context.colour(colour);
    SearchRequest thinking = inputs.state().thinking();
    // Nobody here places the next stone of a player elsewhere.
    String stone = moment.isElsewhere() ? "" : palette.next();
    boolean several = !stone.isEmpty();
    String next = thinks ? "" : stone;
    String said =
        thinks
            ? page.thinking(name)
            : next.isEmpty() ? SpecialMovesView.title(context, play) : next;
    // The next stone of a turn of several may have another colour than its player.
    Element who = Element.of("span", "who");
    if (several) {
      who.add(Stone.icon(colour));
    }
    if (!next.isEmpty()) {
      who.text(page.toMove(name) + " · " + context.player(player));
    } else if (thinks && thinking != null && thinking.playouts() > 0) {
      who.add(thought(thinking));
    } else {
      who.text(who(player));
    }
    String progress = game.progress(messages, play);
    return Element.of("div", thinks ? "mover thinks" : "mover")
        .key("mover")
        .with("data-turn", Colour.of(colour).word())
        .add(
            several ? null : Stone.icon(colour),
            Element.of("div", "mover-words")
                .add(
                    Element.of("strong").text(said),
                    who,
                    progress.isEmpty() ? null : Element.of("span", "who progress").text(progress)));
  }

  /** Who is ahead and how long it will still take. A press also shows how much was tried. */
  private Element thought(SearchRequest thinking) {
    boolean open = inputs.session().settings().has(Switch.NUMBERS);
    String ahead =
        thinking.leader() == Position.NONE
            ? messages.word(PlayKey.EVEN)
            : messages.play().ahead(context.colour(position.colourOf(thinking.leader())));
    String left =
        messages.play().left(messages.number(Math.max(1, (thinking.millis() + 500) / 1000)));
    String tried = open ? " · " + page.playouts(messages.number(thinking.playouts())) : "";
    return Element.of("button", "linked")
        .with("type", "button")
        .with("data-action", "numbers")
        .with("aria-expanded", open ? "true" : "false")
        .on("click", new SettingsEvent.Switch(Switch.NUMBERS, !open))
        .text(ahead + " · " + left + tried);
  }

  private String who(int player) {
    String left = Sitter.left(messages, moment, player);
    String name = context.player(player) + (left.isEmpty() ? "" : " · " + left);
    // In a live game the line below says who is there.
    return inputs.live() != null ? name : name + " · " + sitter(player);
  }

  private String sitter(int player) {
    return Sitter.name(messages, Sitter.of(moment, player));
  }

  /** The message that an earlier position is shown, in which nobody can move. */
  private Element earlier() {
    return Element.of("div", "options")
        .key("earlier")
        .add(
            Element.of("p", "hint").text(messages.word(SharingKey.EARLIER)),
            Controls.button(
                "latest",
                messages.word(SharingKey.LATEST),
                new MatchEvent.GoTo(moment.line().size())));
  }

  private Element waiting() {
    return Element.of("div", "options")
        .key("waiting")
        .add(
            Element.of("p", "hint").text(messages.word(MessageKey.COMPUTER_WAITS)),
            Controls.button("play-on", messages.word(MessageKey.PLAY_ON), new MatchEvent.PlayOn()));
  }

  private @Nullable Element hints() {
    int taken = HintCount.of(moment.match().record());
    return taken == 0
        ? null
        : Element.of("p", "hint").text(messages.play().hintsTaken(messages.number(taken)));
  }

  /** The ways to another game. */
  private Element next() {
    Element live = inputs.live();
    if (live != null) {
      return live;
    }
    return TwoGameMatch.game(moment.match().record()) == 0
        ? RematchView.draw(messages, moment, inputs.state().advice())
        : TournamentView.ways(messages, moment);
  }

  private Element endgame(Outcome outcome) {
    int winner = outcome.winner();
    int colour = position.colourOf(winner);
    return Element.of("div", "ending")
        .key("ending")
        .add(
            Element.of("div", "winner")
                .add(
                    Stone.icon(colour),
                    Element.of("div", "mover-words")
                        .add(
                            Element.of("h2").text(Verdict.of(context, game, moment, outcome)),
                            Element.of("span", "who").text(who(winner)))),
            Reasons.draw(context, game, moment),
            hints(),
            moment.match().isByLink() && moment.settled() < moment.line().size()
                ? inputs.sending()
                : null,
            next());
  }
}
