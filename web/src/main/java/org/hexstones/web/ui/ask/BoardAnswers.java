package org.hexstones.web.ui.ask;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.web.i18n.AskKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.KeyboardWalk;

/** Answers that the stones alone give: the groups, what is around a cell, what lies on a line. */
final class BoardAnswers {
  private final ViewContext context;
  private final Messages messages;
  private final Seen seen;
  private final Board board;
  private final String at;
  private final boolean whole;

  BoardAnswers(ViewContext context, Seen seen) {
    this.context = context;
    messages = context.messages();
    this.seen = seen;
    board = seen.board();
    at = seen.input().at();
    whole = seen.input().again();
  }

  private String names(List<Integer> cells) {
    List<String> names = new ArrayList<>();
    cells.forEach(cell -> names.add(board.name(cell)));
    return messages.list(names);
  }

  /** The groups of each colour, largest first. Groups of one are counted alone, if it is short. */
  String groups() {
    List<Seen.Group> groups = seen.groups();
    String said = "";
    for (int colour : colours(groups)) {
      List<String> ofColour = new ArrayList<>();
      int singles = 0;
      for (Seen.Group group : groups) {
        if (group.colour() == colour) {
          if (whole) {
            ofColour.add(whole(group, groups));
          } else if (group.size() == 1) {
            singles++;
          } else {
            ofColour.add(sized(group));
          }
        }
      }
      if (singles > 0) {
        ofColour.add(messages.count(AskKey.SINGLES, singles, messages.number(singles)));
      }
      String name = context.colour(colour);
      said =
          then(
              said,
              ofColour.isEmpty()
                  ? messages.say(AskKey.NO_GROUPS, name)
                  : messages.say(
                      GameKey.HOLDS,
                      name,
                      whole ? messages.clauses(ofColour) : messages.list(ofColour)));
    }
    return said;
  }

  /** The colours of the match, in the order of the scores; else those on the board. */
  private List<Integer> colours(List<Seen.Group> groups) {
    List<Integer> colours = new ArrayList<>();
    MatchView moment = seen.moment();
    if (moment != null) {
      context
          .game(moment.play().setup().game().id())
          .scores(messages, moment.play())
          .forEach(score -> colours.add(score.colour()));
      return colours;
    }
    for (Seen.Group group : groups) {
      if (!colours.contains(group.colour())) {
        colours.add(group.colour());
      }
    }
    colours.sort(null);
    return colours;
  }

  private String sized(Seen.Group group) {
    return messages.say(AskKey.GROUP, messages.number(group.size()), board.name(group.first()));
  }

  /** The cells of a group, and what it touches: the edge, other groups, free cells. */
  private String whole(Seen.Group group, List<Seen.Group> groups) {
    List<Integer> edge = new ArrayList<>();
    List<Integer> around = new ArrayList<>();
    for (int cell : group.cells()) {
      if (board.degree(cell) < Direction.COUNT) {
        edge.add(cell);
      }
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        int next = board.neighbour(cell, direction);
        if (next != Board.NO_CELL && !around.contains(next)) {
          around.add(next);
        }
      }
    }
    List<String> touches = new ArrayList<>();
    if (!edge.isEmpty()) {
      touches.add(messages.say(AskKey.EDGE, names(edge)));
    }
    for (Seen.Group other : groups) {
      if (other.colour() != group.colour() && touches(around, other)) {
        touches.add(
            messages.say(
                AskKey.NEIGHBOUR,
                context.colour(other.colour()),
                messages.number(other.size()),
                board.name(other.first())));
      }
    }
    int free = 0;
    for (int cell : around) {
      free += seen.isFree(cell) ? 1 : 0;
    }
    touches.add(messages.say(AskKey.FREE_ROUND, messages.number(free)));
    return messages.say(
        AskKey.TOUCHES,
        messages.number(group.size()),
        names(group.cells()),
        messages.list(touches));
  }

  private static boolean touches(List<Integer> around, Seen.Group other) {
    for (int cell : other.cells()) {
      if (around.contains(cell)) {
        return true;
      }
    }
    return false;
  }

  /** The free neighbours of a cell; on repetition all neighbours, each in its direction. */
  String freeAround() {
    int from = board.cellNamed(at);
    List<String> around = new ArrayList<>();
    for (int angle = seen.layout().isFlat() ? 30 : 0; from >= 0 && angle < 360; angle += 60) {
      int next = board.neighbour(from, seen.layout().direction(angle));
      if (whole) {
        around.add(
            next == Board.NO_CELL
                ? messages.say(AskKey.LINE_ENDS, towards(angle))
                : messages.say(GameKey.HOLDS, towards(angle), content(next)));
      } else if (seen.isFree(next)) {
        around.add(board.name(next));
      }
    }
    return around.isEmpty()
        ? messages.say(AskKey.NONE_FREE_AROUND, at)
        : messages.say(AskKey.FREE_AROUND, at, messages.list(around));
  }

  private String content(int cell) {
    return seen.isFree(cell)
        ? messages.say(AskKey.FREE, board.name(cell))
        : messages.say(AskKey.STONE, board.name(cell), stone(seen.stoneAt(cell)));
  }

  /** What lies between a cell and the edge both ways: the stones, on repetition each cell. */
  String line(String key, String back) {
    int from = board.cellNamed(at);
    String here = from == Board.NO_CELL ? at : content(from);
    return then(here, then(way(from, key), way(from, back)));
  }

  private String way(int from, String key) {
    int angle = KeyboardWalk.angle(seen.layout(), key);
    int direction = seen.layout().direction(angle);
    List<String> cells = new ArrayList<>();
    int last = from;
    for (int cell = from; cell != Board.NO_CELL; cell = board.neighbour(cell, direction)) {
      if (cell != from && (whole || !seen.isFree(cell))) {
        cells.add(content(cell));
      }
      last = cell;
    }
    return last == from
        ? messages.say(AskKey.LINE_ENDS, towards(angle))
        : cells.isEmpty()
            ? messages.say(AskKey.ALL_FREE, towards(angle), board.name(last))
            : messages.say(AskKey.LINE, towards(angle), board.name(last), messages.list(cells));
  }

  private String towards(int angle) {
    // No board has both kinds of a slanting direction.
    return messages.say(
        switch (angle) {
          case 0 -> AskKey.RIGHT;
          case 30, 60 -> AskKey.DOWN_RIGHT;
          case 90 -> AskKey.DOWN;
          case 120, 150 -> AskKey.DOWN_LEFT;
          case 180 -> AskKey.LEFT;
          case 210, 240 -> AskKey.UP_LEFT;
          case 270 -> AskKey.UP;
          default -> AskKey.UP_RIGHT;
        });
  }

  private String stone(int colour) {
    return messages.stone(Colour.of(colour));
  }

  private String then(String first, String second) {
    return first.isEmpty() ? second : messages.then(first, second);
  }
}
