package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.omny.Breaker;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.reasons.OmnyReasons;
import org.hexstones.omny.reasons.Prospects;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.GameView.Detail;
import org.hexstones.web.ui.Score;

/** How near each colour is to winning, in words. */
final class OmnyProspects {
  /** More cells are too many to remember. */
  private static final int MOST_CELLS = 3;

  private final Messages messages;
  private final OmnyPosition position;
  private final Board board;
  private final List<String> said = new ArrayList<>();

  OmnyProspects(Messages messages, OmnyPosition position) {
    this.messages = messages;
    this.position = position;
    board = position.board();
  }

  /** The sentences of a game that goes on. */
  List<String> of(List<Score> scores, Detail detail) {
    for (Score score : scores) {
      int colour = score.colour();
      String name = messages.colour(Colour.of(colour));
      if (!position.isPlainY()) {
        said.add(messages.say(GameKey.HOLDS, name, score.label()));
      }
      if (!position.setup().misere()) {
        addNeeds(colour, name, detail);
      }
    }
    return said;
  }

  private void addNeeds(int colour, String name, Detail detail) {
    Prospects prospects = OmnyReasons.prospects(position, colour);
    boolean isNext = prospects.needs() == 1 && detail != Detail.HOW_NEAR;
    if (position.isPlainY()) {
      addSides(prospects, name);
    } else if (prospects.needs() == Prospects.MANY) {
      said.add(messages.say(OmnyKey.PROSPECTS_MANY, name));
    } else if (!isNext) {
      String needs = messages.number(prospects.needs());
      said.add(messages.count(OmnyKey.PROSPECTS_STONES, prospects.needs(), name, needs));
    }
    boolean isKnown = prospects.needs() < Prospects.MANY;
    if (detail == Detail.CELLS && isKnown && (position.isPlainY() || !isNext)) {
      said.add(
          prospects.critical().isEmpty()
              ? messages.say(OmnyKey.PROSPECTS_NO_CRITICAL, name)
              : messages.say(
                  OmnyKey.PROSPECTS_CRITICAL,
                  name,
                  OmnyWords.names(messages, board, prospects.critical())));
    }
    if (isNext) {
      List<Integer> wins = OmnyReasons.winningCells(position, colour);
      said.add(messages.say(OmnyKey.PROSPECTS_WINS, name, OmnyWords.names(messages, board, wins)));
    } else if (detail == Detail.CELLS && !position.isPlainY()) {
      addBest(colour, name);
    }
  }

  private void addSides(Prospects prospects, String name) {
    if (prospects.needs() == Prospects.NEVER) {
      said.add(messages.say(OmnyKey.PROSPECTS_NEVER, name));
      return;
    }
    String needs = messages.number(prospects.needs());
    said.add(messages.count(OmnyKey.PROSPECTS_NEEDS, prospects.needs(), name, needs));
    List<String> sides = new ArrayList<>();
    boolean isCutOff = false;
    for (Prospects.Side side : prospects.sides()) {
      isCutOff |= side.away() == Prospects.NEVER;
      if (side.away() > 0 && side.away() < Prospects.NEVER) {
        sides.add(
            messages.say(
                OmnyKey.PROSPECTS_SIDE,
                messages.number(side.away()),
                board.name(side.first()),
                board.name(side.last())));
      }
    }
    if (!sides.isEmpty() && !isCutOff) {
      String group = board.name(prospects.group().get(0));
      said.add(messages.say(OmnyKey.PROSPECTS_GROUP, group, messages.list(sides)));
    }
  }

  /** The stones that lower a colour's worst cut most. */
  private void addBest(int colour, String name) {
    List<String> best = new ArrayList<>();
    for (Breaker breaker : Breaker.of(position, colour)) {
      if (best.size() < MOST_CELLS) {
        best.add(
            messages.say(
                OmnyKey.PROSPECTS_LEAVES,
                board.name(breaker.cell()),
                messages.number(breaker.worst())));
      }
    }
    if (!best.isEmpty()) {
      said.add(messages.say(OmnyKey.PROSPECTS_BEST, name, messages.list(best)));
    }
  }
}
