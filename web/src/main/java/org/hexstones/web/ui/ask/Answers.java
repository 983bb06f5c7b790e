package org.hexstones.web.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.i18n.AskKey;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.Announcement;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ReadOut;
import org.hexstones.web.ui.Score;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.jspecify.annotations.Nullable;

/**
 * What screen readers announce of a screen with a board: what has happened there, what is typed,
 * and the answers to what the person asks. An answer is short first, and whole on repetition.
 */
public final class Answers {
  private final ViewContext context;
  private final Messages messages;
  private final Seen seen;
  private final Board board;
  private final BoardAnswers onBoard;
  private final boolean whole;

  public Answers(ViewContext context, Seen seen) {
    this.context = context;
    messages = context.messages();
    this.seen = seen;
    board = seen.board();
    onBoard = new BoardAnswers(context, seen);
    whole = seen.input().again();
  }

  /**
   * The text to announce.
   *
   * @param happened what has happened; asked for only where nothing is typed and asked
   * @param task what is to be done, in the words of the screen; empty if the match says it
   */
  public String said(Supplier<String> happened, String task) {
    return Announcement.text(plain(happened, task), whole);
  }

  private String plain(Supplier<String> happened, String task) {
    String typed = seen.input().typed();
    String pending = seen.input().pending();
    MatchView moment = seen.moment();
    if (!typed.isEmpty()) {
      return typed;
    }
    boolean asks = seen.input().read() != BoardInput.Reading.NOTHING;
    if (!asks && !pending.isEmpty() && moment != null && moment.colourToPlace() != Position.NONE) {
      return messages.say(BoardKey.WAITS, stone(moment.colourToPlace()), pending);
    }
    if (!asks && !seen.input().ahead().isEmpty()) {
      return messages.then(seen.input().ahead(), messages.say(PlayKey.AHEAD_WAITS));
    }
    return switch (seen.input().read()) {
      case NOTHING -> happened.get();
      case FREE_CELLS -> onBoard.freeAround();
      case ROW -> onBoard.line("ArrowRight", "ArrowLeft");
      case COLUMN -> onBoard.line("ArrowUp", "ArrowDown");
      case DIAGONAL -> onBoard.line("PageUp", "PageDown");
      case NOWHERE -> messages.say(AskKey.NOWHERE);
      case GROUPS -> orNothing(onBoard.groups());
      case TASK -> task.isEmpty() && moment != null ? instruction(moment, whole) : task;
      case LAST_MOVE -> orNothing(moment == null ? "" : readOut(moment).last());
      case CHANGES -> orNothing(moment == null ? "" : changes(moment));
      case SCORES -> orNothing(moment == null ? "" : readOut(moment).scores());
      case PROSPECTS -> orNothing(moment == null ? "" : prospects(moment));
    };
  }

  private String orNothing(String said) {
    return said.isEmpty() ? messages.say(AskKey.NOTHING_YET) : said;
  }

  private GameView game(MatchView moment) {
    return context.game(moment.play().setup().game().id());
  }

  private ReadOut readOut(MatchView moment) {
    return new ReadOut(context, game(moment), moment, seen.first());
  }

  /**
   * What is to be done.
   *
   * @param whole whether to say also what the game is about, and how to learn the keys
   */
  private String instruction(MatchView moment, boolean whole) {
    String next = readOut(moment).next();
    GameView game = game(moment);
    if (!whole) {
      return next;
    }
    String title = game.title(messages, game.keyword(moment.play().setup()));
    String aim = game.aim(messages, moment.play().setup());
    return then(
        messages.say(GameKey.INTRODUCTION, title, aim), then(next, messages.say(AskKey.KEYS)));
  }

  /** What is announced of a match: at its beginning what is to be done. */
  public String ofMatch(MatchView moment) {
    return moment.cursor() == 0 && moment.isPersons()
        ? instruction(moment, true)
        : readOut(moment).happened();
  }

  /** The last stone, and what it led to in the words of the screen. */
  public String after(MatchView moment, String words) {
    return then(readOut(moment).last(), words);
  }

  /** The words of a part of the screen, as sentences. */
  public static String words(Messages messages, @Nullable Markup part) {
    if (part instanceof Text text) {
      return text.text();
    }
    String said = "";
    if (part instanceof Element element && !element.tag().equals("button")) {
      boolean inLine = element.tag().equals("p") || element.tag().equals("h2");
      for (Markup child : element.children()) {
        String more = words(messages, child);
        said =
            said.isEmpty() || more.isEmpty()
                ? said + more
                : inLine ? said + more : messages.then(said, more);
      }
    }
    return said;
  }

  private String then(String first, String second) {
    return first.isEmpty() ? second : second.isEmpty() ? first : messages.then(first, second);
  }

  private String stone(int colour) {
    return messages.stone(Colour.of(colour));
  }

  /** What others have done since the asker's last turn; on repetition what came of it, too. */
  private String changes(MatchView moment) {
    int from = Seen.since(moment);
    int to = Seen.until(moment);
    List<String> stones = new ArrayList<>();
    List<Integer> placed = new ArrayList<>();
    for (int ply = from; ply < to; ply++) {
      int move = moment.line().get(ply);
      if (Moves.isPlace(move)) {
        placed.add(Moves.cell(move));
        stones.add(
            messages.say(AskKey.STONE, board.name(Moves.cell(move)), stone(Moves.colour(move))));
      } else if (Moves.isWithdrawal(move)) {
        stones.add(context.specialMove(moment.play().setup(), move));
      } else {
        stones.add(
            messages.say(
                GameKey.HOLDS,
                context.player(moment.moverAt(ply)),
                context.specialMove(moment.play().setup(), move)));
      }
    }
    if (stones.isEmpty()) {
      return to == 0 ? "" : messages.say(AskKey.SINCE_NOTHING);
    }
    String all = messages.list(stones);
    String said =
        from == 0 ? messages.say(AskKey.SINCE_BEGINNING, all) : messages.say(AskKey.SINCE, all);
    return whole ? then(said, effects(moment, from, placed)) : said;
  }

  /** The groups that have grown and the scores that are others, since a ply. */
  private String effects(MatchView moment, int from, List<Integer> placed) {
    GameView game = game(moment);
    Play play = moment.play();
    List<Score> now = game.scores(messages, play);
    List<Seen.Group> groups = seen.groups();
    List<Integer> moves = moment.line().subList(from, moment.cursor());
    moves.forEach(move -> play.undo());
    List<Score> before = game.scores(messages, play);
    List<Seen.Group> parts = seen.groups();
    moves.forEach(play::play);
    String said = "";
    for (Seen.Group group : groups) {
      List<String> sizes = new ArrayList<>();
      for (Seen.Group part : parts) {
        if (group.cells().contains(part.first()) && part.colour() == group.colour()) {
          sizes.add(messages.number(part.size()));
        }
      }
      boolean grew = false;
      for (int cell : placed) {
        grew |= group.cells().contains(cell);
      }
      if (grew && !sizes.isEmpty()) {
        said =
            then(
                said,
                messages.say(
                    AskKey.GREW,
                    context.colour(group.colour()),
                    board.name(group.first()),
                    messages.number(group.size()),
                    messages.list(sizes)));
      }
    }
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).value().equals(before.get(i).value())) {
        said =
            then(
                said,
                messages.say(
                    AskKey.BECAME,
                    context.colour(now.get(i).colour()),
                    messages.rounded(before.get(i).value()),
                    messages.rounded(now.get(i).value())));
      }
    }
    return said;
  }

  /** How near each colour is to what it plays for; of other games the scores and what is left. */
  private String prospects(MatchView moment) {
    GameView game = game(moment);
    String said = "";
    GameView.Detail detail =
        !seen.advises()
            ? GameView.Detail.HOW_NEAR
            : whole ? GameView.Detail.CELLS : GameView.Detail.WINS;
    for (String sentence : game.prospects(messages, moment.play(), detail)) {
      said = then(said, sentence);
    }
    return said.isEmpty()
        ? then(game.progress(messages, moment.play()), readOut(moment).scores())
        : said;
  }
}
