package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.LineMoves;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.analysis.tree.TreeKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The engine's analysis of the position on the board: each player's chances, the expected points, a
 * proof if there is one, and the best lines. While the analysis is off, only its switch is shown.
 */
public final class InsightView {
  /** The maximum number of moves of a line that are shown. */
  private static final int MOST_MOVES = 8;

  /** The lines that are shown at once. */
  private static final int MOST_LINES = 5;

  private final ViewContext context;
  private final Messages messages;
  private final Insight insight;
  private final MatchView moment;
  private final RankedLines ranked;

  public InsightView(ViewContext context, Insight insight, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.insight = insight;
    this.moment = moment;
    ranked = insight.ranked(moment.play().mover());
  }

  public Element draw() {
    Element view =
        Element.of("section", insight.on() ? "insight on" : "insight")
            .key("insight")
            .with("aria-label", messages.say(InsightKey.ENGINE))
            .with("data-insight", state())
            .add(
                Controls.toggle(
                    "engine",
                    messages.say(InsightKey.ENGINE),
                    messages.say(InsightKey.ENGINE_HINT),
                    insight.on(),
                    on -> new InsightEvent.SwitchOn(on)));
    if (!insight.on()) {
      return view;
    }
    // The text stands beside the switch, so that the switch's name does not change during a press.
    view.add(Element.of("p", "hint").key("status").text(status()));
    if (moment.play().isOver()) {
      return view;
    }
    view.add(proof(), chances(), lines());
    return view.add(looks());
  }

  /** What takes its place while somebody looks for a better turn. */
  public static Element silent(Messages messages) {
    return Element.of("section", "insight")
        .key("insight")
        .with("data-insight", "silent")
        .add(Element.of("p", "hint").text(messages.say(InsightKey.SILENT)));
  }

  private String state() {
    if (!insight.on()) {
      return "off";
    }
    return insight.done() ? "done" : insight.asked() == null ? "idle" : "thinking";
  }

  private String status() {
    Report report = insight.report();
    if (moment.play().isOver()) {
      return messages.say(InsightKey.GAME_OVER);
    }
    if (report == null) {
      return messages.say(insight.proving() ? InsightKey.PROVING : InsightKey.THINKING);
    }
    String tried =
        messages.count(PageKey.PLAYOUTS, report.iterations(), messages.number(report.iterations()));
    return insight.done() ? messages.say(InsightKey.DONE_WITH, tried) : tried;
  }

  private @Nullable Element proof() {
    Solution proof = insight.proof();
    int winner = ranked.winner();
    if (winner == Position.NONE) {
      return null;
    }
    String colour = context.colour(moment.position().colourOf(winner));
    Element line =
        Element.of("p", "proved")
            .key("proved")
            .with("data-proved", Colour.of(moment.position().colourOf(winner)).word())
            .add(Stone.icon(moment.position().colourOf(winner)))
            .text(messages.say(InsightKey.PROVED, colour));
    if (proof == null || proof.moves().isEmpty()) {
      return line;
    }
    return line.add(
        Controls.button(
            "add-proof",
            messages.say(InsightKey.ADD_PROOF),
            new TreeEvent.AddLine(proof.moves(), 0)));
  }

  /** Each player's chances, and the expected points. */
  private @Nullable Element chances() {
    Report report = insight.report();
    if (report == null || report.lines().isEmpty()) {
      return null;
    }
    Line best = report.lines().get(0);
    PlayoutStatistics playoutStatistics = report.playoutStatistics();
    Element list =
        Element.of("ul", "chances")
            .key("chances")
            .with("aria-label", messages.say(InsightKey.CHANCES));
    int winner = ranked.winner();
    for (int player = 0; player < best.winChances().size(); player++) {
      int colour = moment.position().colourOf(player);
      double share =
          winner == Position.NONE ? best.winChances().get(player) : player == winner ? 1 : 0;
      Element row =
          Element.of("li")
              .with("data-chance", Colour.of(colour).word())
              .add(
                  Stone.icon(colour),
                  Element.of("span", "name").text(context.colour(colour)),
                  bar(share),
                  Element.of("strong").text(percent(share)));
      if (playoutStatistics != null && player < playoutStatistics.scores().size()) {
        row.add(
            Element.of("span", "expected")
                .with("data-expected", Colour.of(colour).word())
                .text(
                    messages.say(
                        InsightKey.EXPECTED, points(playoutStatistics.scores().get(player)))));
      }
      list.add(row);
    }
    return list;
  }

  /** A bar for a share, beside its number. */
  private static Element bar(double share) {
    return Element.of("svg", "share-bar")
        .with("viewBox", "0 0 1000 10")
        .with("preserveAspectRatio", "none")
        .with("aria-hidden", "true")
        .add(Element.of("rect").with("height", 10).with("width", (int) Math.floor(share * 1000)));
  }

  private Element lines() {
    List<Line> lines = ranked.shown();
    Element best =
        lines(lines, 0, MOST_LINES).key("lines").with("aria-label", messages.say(InsightKey.LINES));
    if (lines.size() <= MOST_LINES) {
      return best;
    }
    String title =
        messages.say(
            InsightKey.ALL_MOVES, messages.number(ranked.proved()), messages.number(lines.size()));
    return Element.of("div")
        .key("all-lines")
        .add(
            best,
            Element.of("details", "all-moves")
                .key("all-moves")
                .add(
                    Element.of("summary").text(title),
                    lines(lines, MOST_LINES, lines.size()).with("aria-label", title)));
  }

  private Element lines(List<Line> lines, int from, int to) {
    Element list = Element.of("ol", "best-lines").with("data-roving", "");
    for (int i = from; i < Math.min(to, lines.size()); i++) {
      list.add(line(lines.get(i), i, i == from));
    }
    return list;
  }

  private Element line(Line line, int rank, boolean isFirst) {
    List<Integer> turn = LineTurn.of(moment.play(), line.moves(), 1);
    boolean proven = line.provenWinner() != Position.NONE;
    Event add = new TreeEvent.AddLine(shortened(line.moves()), Math.max(1, turn.size()));
    Element button =
        Element.of("button", proven ? "best-line proven" : "best-line")
            .with("type", "button")
            .with("data-action", "add-line")
            .with("data-line", rank + 1)
            .with("tabindex", isFirst ? 0 : -1)
            .on("click", add)
            .add(Element.of("strong").text(worth(line)));
    LineMoves.add(button, context, moment.play(), shortened(line.moves()));
    return Element.of("li").add(button);
  }

  private String worth(Line line) {
    int mover = moment.play().mover();
    if (line.provenWinner() != Position.NONE) {
      return messages.say(line.provenWinner() == mover ? InsightKey.WINS : InsightKey.LOSES);
    }
    return RankedLines.isKnown(line)
        ? percent(line.winChances().get(mover))
        : messages.say(InsightKey.UNPROVED);
  }

  private static List<Integer> shortened(List<Integer> moves) {
    return new ArrayList<>(moves.subList(0, Math.min(MOST_MOVES, moves.size())));
  }

  /** The choice of what is shown on the board. */
  private Element looks() {
    Element hints = Controls.choices(messages.say(InsightKey.HINTS));
    for (int number = 0; number <= Insight.MOST_HINTS; number++) {
      hints.add(
          Controls.choice(
                  number == 0 ? messages.say(InsightKey.NONE) : messages.number(number),
                  insight.hints() == number,
                  new InsightEvent.ShowHints(number))
              .with("data-action", "hints")
              .with("data-hints", number));
    }
    Element heat = Controls.choices(messages.say(InsightKey.HEAT));
    heat.add(heat(messages.say(InsightKey.NONE), Position.NONE));
    Report report = insight.report();
    PlayoutStatistics playoutStatistics = report == null ? null : report.playoutStatistics();
    int colours = playoutStatistics == null ? 0 : playoutStatistics.heat().size();
    for (int colour = 0; colour < colours; colour++) {
      heat.add(heat(context.colour(colour), colour));
    }
    return Element.of("div", "looks")
        .key("looks")
        .add(
            Element.of("div", "field")
                .add(Element.of("span").text(messages.say(InsightKey.HINTS)), hints),
            Element.of("div", "field")
                .add(Element.of("span").text(messages.say(InsightKey.HEAT)), heat));
  }

  private Element heat(String label, int colour) {
    return Controls.choice(label, insight.heat() == colour, new InsightEvent.ShowHeat(colour))
        .with("data-action", "heat")
        .with("data-heat", colour == Position.NONE ? "none" : Colour.of(colour).word());
  }

  private String percent(double share) {
    return messages.say(TreeKey.PERCENT, messages.number(Hundredths.of(share)));
  }

  /** Points, rounded to the digits that mean something. */
  private String points(double expected) {
    if (expected >= 1e9) {
      int power = (int) Math.floor(Math.log10(expected));
      int tenths = (int) Math.floor(expected / Math.pow(10, power) * 10 + 0.5);
      return tenths == 100
          ? messages.powerOfTen("1.0", power + 1)
          : messages.powerOfTen(tenths / 10 + "." + tenths % 10, power);
    }
    return expected >= 10
        ? messages.number((int) Math.floor(expected + 0.5))
        : messages.number(
            (int) Math.floor(expected * 10 + 0.5) / 10
                + "."
                + (int) Math.floor(expected * 10 + 0.5) % 10);
  }
}
