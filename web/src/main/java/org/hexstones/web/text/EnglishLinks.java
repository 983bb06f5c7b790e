package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in English. */
final class EnglishLinks implements LinkText {
  @Override
  public String word(LinkWord word) {
    return switch (word) {
      case SHARE -> "Share";
      case LINK -> "Link to this game";
      case COPY -> "Copy link";
      case SHEET -> "Share…";
      case LINK_SHORTENED ->
          "The game is too large for a link: comments and variations are left out.";
      case QR -> "QR code of the link";
      case QR_TOO_LONG -> "The link is too long for a QR code.";
      case SAVE -> "Save as a file";
      case TEXT -> "Text";
      case JSON -> "JSON";
      case SVG -> "SVG picture";
      case PNG -> "PNG picture";
      case PICTURES -> "A picture carries the game: opened here, it can be played on.";
      case OPEN_GAME -> "Open a game";
      case CHOOSE_FILE -> "Choose a file…";
      case PASTE -> "A link, or a game as text";
      case OPEN -> "Open";
      case DROP -> "A file can also be dropped on the page, and a link pasted.";
      case BY_LINK -> "By link";
      case BY_LINK_HELP ->
          "By link: a person elsewhere. You send each other the link of the latest position.";
      case SEND -> "Send the link";
      case SEND_HELP -> "Send this link. Then open the one you get back.";
      case SEND_END -> "Send the link, so that everyone sees the end.";
      case LATEST -> "To the latest position";
      case EARLIER -> "An earlier position. It cannot be changed any more.";
      case GAMES_BY_LINK -> "Games by link";
      case YOUR_TURN -> "Your turn";
      case THEIR_TURN -> "Waiting for a link";
      case TAKE_FORK -> "Play on with theirs";
      case LEAVE_FORK -> "Keep mine";
    };
  }

  @Override
  public String differs(String move) {
    return "The two differ from move " + move + " on.";
  }

  @Override
  public String at(String what, String character) {
    return what + " (character " + character + ")";
  }

  @Override
  public String part(String english) {
    return english;
  }

  @Override
  public String problem(LinkProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(NotationProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(FileProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(JsonProblem problem) {
    return problem.english();
  }
}
