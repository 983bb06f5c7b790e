package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/**
 * Draws the engine's analysis on the board. The stones of its best moves show the rank of their
 * line. For one colour, each free cell shows the value of a stone there as a number and a disc. The
 * disc is larger the better the cell is among all, because the numbers lie close together. Once the
 * result is proved, only what is proved of a stone is shown.
 */
public final class Hints implements CellNotes {
  /** The radii of the smallest and the largest disc, in thousandths of a cell's side. */
  private static final int SMALLEST = 150;

  private static final int LARGEST = 780;

  private final Messages messages;
  private final Position position;
  private final int[] rank;
  private final int[] colour;
  private final List<Double> heat;
  private double least = 1;
  private double most = 0;

  public Hints(Messages messages, Insight insight, Play play) {
    this.messages = messages;
    position = play.position();
    rank = new int[position.board().size()];
    colour = new int[position.board().size()];
    Report report = insight.report();
    RankedLines ranked = insight.ranked(play.mover());
    boolean isDecided = ranked.winner() != Position.NONE;
    if (isDecided) {
      heat = proved(ranked.lines(), insight.heat(), play);
      least = 0;
      most = 1;
    } else {
      heat = report == null ? List.of() : heat(report.playoutStatistics(), insight.heat());
    }
    for (double worth : heat) {
      if (worth != PlayoutStatistics.UNKNOWN) {
        least = Math.min(least, worth);
        most = Math.max(most, worth);
      }
    }
    List<Line> lines = ranked.lines();
    for (int i = Math.min(insight.hints(), lines.size()) - 1; i >= 0; i--) {
      if (isDecided && lines.get(i).provenWinner() != ranked.winner()) {
        // No mark stands on a move that may throw a proved win away.
        continue;
      }
      for (int move : LineTurn.of(play, lines.get(i).moves(), 1)) {
        if (Moves.isPlace(move)) {
          rank[Moves.cell(move)] = i + 1;
          colour[Moves.cell(move)] = Moves.colour(move);
        }
      }
    }
  }

  private static List<Double> heat(@Nullable PlayoutStatistics playoutStatistics, int ofColour) {
    boolean there =
        playoutStatistics != null && ofColour >= 0 && ofColour < playoutStatistics.heat().size();
    return there && playoutStatistics != null ? playoutStatistics.heat().get(ofColour) : List.of();
  }

  /** 1 where a stone of the colour is proved to win for the mover, and 0 where it loses. */
  private static List<Double> proved(List<Line> lines, int ofColour, Play play) {
    List<Double> proved = new ArrayList<>();
    for (int cell = 0; cell < play.position().board().size(); cell++) {
      proved.add(PlayoutStatistics.UNKNOWN);
    }
    for (Line line : lines) {
      int move = line.move();
      boolean shows = Moves.isPlace(move) && Moves.colour(move) == ofColour;
      if (shows && line.provenWinner() != Position.NONE) {
        proved.set(Moves.cell(move), line.provenWinner() == play.mover() ? 1.0 : 0.0);
      }
    }
    return proved;
  }

  @Override
  public @Nullable Note at(int cell) {
    if (position.stoneAt(cell) != Position.NONE) {
      return null;
    }
    double worth = cell < heat.size() ? heat.get(cell) : PlayoutStatistics.UNKNOWN;
    int percent = worth < 0 ? -1 : Hundredths.of(worth);
    if (percent < 0 && rank[cell] == 0) {
      return null;
    }
    List<Markup> under = new ArrayList<>();
    List<Markup> over = new ArrayList<>();
    String said = "";
    int disc = 0;
    if (percent >= 0) {
      double among = most > least ? (worth - least) / (most - least) : 1;
      // The size changes in steps, so that a cell is drawn again only for a visible difference.
      disc = SMALLEST + (LARGEST - SMALLEST) * (int) Math.floor(among * 20 + 0.5) / 20;
      under.add(Element.of("circle", "heat").key("heat").with("r", disc));
      said = messages.say(InsightKey.WORTH, messages.number(percent));
      if (rank[cell] == 0) {
        over.add(number(messages.number(percent)).with("class", "heat-number"));
      }
    }
    if (rank[cell] > 0) {
      over.add(
          Element.of("g", "hint-mark")
              .key("hint")
              .add(Stone.of(colour[cell], " hinted", messages.number(rank[cell]))));
      String best = messages.say(InsightKey.BEST, messages.number(rank[cell]));
      said = said.isEmpty() ? best : messages.list(List.of(said, best));
    }
    return new Note(
        percent + " " + disc + " " + rank[cell] + " " + colour[cell], said, under, over);
  }

  private static Element number(String shown) {
    return Element.of("text").key("heat-number").with("y", 190).text(shown);
  }
}
