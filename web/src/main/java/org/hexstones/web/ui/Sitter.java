package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;

/** Who plays for a player, as a word and as an icon. */
public final class Sitter {
  private Sitter() {}

  /** Who plays now. The computer plays for players who have left. */
  public static Seat of(MatchView moment, int player) {
    return moment.sitter(player);
  }

  /** Why somebody else plays for a player, in a word; empty for who has not left. */
  public static String left(Messages messages, MatchView moment, int player) {
    int move = moment.leaving(player);
    return move == Position.NONE
        ? ""
        : messages.say(Moves.isResign(move) ? GameKey.HAS_RESIGNED : GameKey.OUT_OF_TIME);
  }

  /**
   * The name of a computer's level with what it means: "Sand (easy, level 1)". Beside a board the
   * name stands alone.
   */
  public static String level(Messages messages, int level) {
    String name = messages.level(level);
    String number = messages.number(level);
    return level <= 3
        ? messages.say(PageKey.EASY, name, number)
        : level <= 6
            ? messages.say(PageKey.MEDIUM, name, number)
            : messages.say(PageKey.STRONG, name, number);
  }

  public static String name(Messages messages, Seat seat) {
    if (seat.isComputer()) {
      return messages.say(GameKey.COMPUTER, messages.level(seat.level()));
    }
    return seat == Seat.LINK ? messages.say(GameKey.BY_LINK) : messages.say(GameKey.PERSON);
  }

  /**
   * What a player is called beside the board: the name, "You", the computer's level, or else the
   * colour. Computers of one level are kept apart by their colours: "Sand (Red)".
   */
  static String called(ViewContext context, MatchView moment, int player) {
    String name = PlayerNames.of(moment.match().record(), player);
    if (!name.isEmpty()) {
      return name;
    }
    Seat seat = moment.match().seats().get(player);
    String colour = context.colour(moment.position().colourOf(player));
    if (seat.isComputer()) {
      String level = context.messages().level(seat.level());
      return isOneOfSeveral(moment, player) ? context.messages().beside(level, colour) : level;
    }
    return player == moment.person() ? context.messages().say(GameKey.YOU) : colour;
  }

  /** Whether another computer has the level of this one, and so its name. */
  static boolean isOneOfSeveral(MatchView moment, int player) {
    List<Seat> seats = moment.match().seats();
    Seat seat = seats.get(player);
    return seat.isComputer() && seats.indexOf(seat) != seats.lastIndexOf(seat);
  }

  /**
   * The players in a line: "Ann – Computer (Sand)".
   *
   * @param seats who plays where there is no name; empty to say nothing there
   */
  public static String names(Messages messages, GameRecord record, List<Seat> seats) {
    List<String> who = new ArrayList<>();
    for (int player = 0; player < record.setup().players(); player++) {
      String name = PlayerNames.of(record, player);
      if (!name.isEmpty()) {
        who.add(name);
      } else if (player < seats.size()) {
        who.add(name(messages, seats.get(player)));
      }
    }
    return String.join(" – ", who);
  }
}
