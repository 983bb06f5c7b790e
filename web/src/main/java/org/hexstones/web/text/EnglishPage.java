package org.hexstones.web.text;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.model.Notice;

/** The page in English. */
final class EnglishPage implements PageText {
  @Override
  public String word(Word word) {
    return switch (word) {
      case TAGLINE -> "Two games of stones on hexagons";
      case NEW_GAME -> "New game";
      case GAME -> "Game";
      case BOARD -> "Board";
      case SHAPE -> "Shape";
      case HEXHEX -> "Hexagon";
      case TRIANGLE -> "Triangle";
      case RHOMBUS -> "Rhombus";
      case HEXAGON -> "Irregular hexagon";
      case HEXAGRAM -> "Star";
      case CELLS -> "Free shape";
      case SIDE -> "Cells a side";
      case SIX_SIDES -> "Its six sides, in cells";
      case CELL_LIST -> "Its cells";
      case SMALLER -> "Smaller";
      case LARGER -> "Larger";
      case PLAYERS -> "Players";
      case SEATS -> "Who sits where";
      case PERSON -> "Person";
      case COMPUTER -> "Computer";
      case START -> "Start";
      case CONTINUE -> "Continue";
      case STONES_TO_PLACE -> "Stones to place";
      case UNDO -> "Undo";
      case REDO -> "Redo";
      case MOVES -> "Moves";
      case NO_MOVES -> "No stone has been placed yet.";
      case RULES -> "Rules";
      case SETTINGS -> "Settings";
      case RESIGN -> "Resign";
      case CANCEL -> "Cancel";
      case CLOSE -> "Close";
      case PLAY_ON -> "Play on from here";
      case COMPUTER_WAITS -> "The computer waits.";
      case GROUP_SIZES -> "Group sizes";
      case STAR_CELL -> "star";
      case YOUR_CHOICE -> "Your choice";
      case KOMI -> "Komi";
      case OTHERS_LEFT -> "Nobody else is left in the game.";
      case PLAY_AGAIN -> "Play again";
      case KEEPS -> "keeps the side";
      case LANGUAGE -> "Language";
      case THEME -> "Appearance";
      case THEME_AUTO -> "As the device";
      case THEME_LIGHT -> "Light";
      case THEME_DARK -> "Dark";
      case DESIGNER -> "Designer";
      case KEYBOARD -> "Keyboard";
      case KEYBOARD_HELP ->
          "The arrow keys go along two lines of the board, Page Up and Page Down (or , and .) along"
              + " the third. Home and End go to the ends of a row, with Ctrl to the ends of the"
              + " board. Enter places a stone.";
      case VERSION_WAITS -> "A new version of Hexstones is ready. Your game goes on in it.";
      case TAKE_VERSION -> "Switch";
      case LEAVE_VERSION -> "Later";
    };
  }

  @Override
  public String notice(Notice.Kind kind) {
    return switch (kind) {
      case REFUSED -> "Not possible:";
      case WORKER_RESTARTED ->
          "The computer player failed. It was started again and is thinking anew.";
      case WORKER_LOST -> "The computer player keeps failing, and now waits.";
      case NOT_KEPT -> "This browser does not keep the game: a reload would lose it.";
      case FULL ->
          "The browser has no room left to keep the game: a reload would lose it. Delete or export"
              + " past games to make room.";
      case NEWER_STORE ->
          "A newer version of Hexstones keeps the games now. Reload to get it; what is played here"
              + " until then is not kept.";
      case NEWER_GAME ->
          "A kept game is of a newer version of Hexstones. It was left as it is; nothing was"
              + " deleted.";
      case WENT_ON -> "This game went on in another tab. You see it as it stands there.";
      case FORKED ->
          "This game went on differently in another tab. Both are kept: yours is now a game of its"
              + " own.";
      case SET_ASIDE -> "A kept game is damaged. It was set aside; nothing was deleted.";
      case BAD_ADDRESS -> "The address asks for a game that cannot be played:";
      case BAD_LINK -> "This link cannot be opened:";
      case BAD_FILE -> "This cannot be opened:";
      case LINK_OLDER -> "This link is older than the game here. The latest position is shown.";
      case LINK_DIFFERS -> "This link tells another course of the game.";
      case LINK_MOVED -> "The link holds moves of yours that were not made in this browser.";
      case COPIED -> "The link is copied.";
      case NOT_COPIED -> "The link could not be copied. Select and copy it yourself.";
      case NOT_SAVED -> "The file could not be made.";
    };
  }

  @Override
  public String colour(Colour colour) {
    return switch (colour) {
      case WHITE -> "White";
      case BLACK -> "Black";
      case RED -> "Red";
      case BLUE -> "Blue";
    };
  }

  @Override
  public String stone(Colour colour) {
    return colour.word();
  }

  @Override
  public String player(char letter) {
    return "Player " + letter;
  }

  @Override
  public String continueGame(String game) {
    return "Continue the game of " + game;
  }

  @Override
  public String boardOf(String cells) {
    return cells + " cells";
  }

  @Override
  public String toMove(String colour) {
    return colour + " to move";
  }

  @Override
  public String thinking(String colour) {
    return colour + " is thinking";
  }

  @Override
  public String playouts(String number) {
    return number + " games tried";
  }

  @Override
  public String resigns(String player) {
    return "Does " + player + " resign?";
  }

  @Override
  public String cellFree(String cell) {
    return cell + ", free";
  }

  @Override
  public String cellTaken(String cell, String stone) {
    return cell + ", " + stone;
  }

  @Override
  public String groupOf(String stones) {
    return "group of " + stones;
  }

  @Override
  public String placed(String stone, String cell) {
    return stone + " on " + cell;
  }

  @Override
  public String swap(String player, String colour) {
    return "Swap with " + player + ", take " + colour;
  }

  @Override
  public String keep(String colour) {
    return "Keep " + colour;
  }

  @Override
  public String nameKomi(String komi) {
    return "Name komi " + komi;
  }

  @Override
  public String komiRange(String least, String most) {
    return least + " to " + most + ", in halves";
  }

  @Override
  public String holds(String player, String colour) {
    return player + ": " + colour;
  }

  @Override
  public String swapped(String player) {
    return "swaps with " + player;
  }

  @Override
  public String komiNamed(String komi) {
    return "komi " + komi;
  }

  @Override
  public String wins(String colour) {
    return colour + " wins";
  }

  @Override
  public String resigned(String player) {
    return player + " resigned.";
  }

  @Override
  public String flagFell(String player) {
    return player + " ran out of time.";
  }

  @Override
  public String problem(BoardProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(MoveProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(SetupProblem problem) {
    return problem.english();
  }
}
