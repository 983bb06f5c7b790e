package org.hexstones.web.text;

/** Kept games in English. */
final class EnglishLibrary implements LibraryText {
  @Override
  public String word(LibraryWord word) {
    return switch (word) {
      case GAMES -> "Your games";
      case SEARCH -> "Search";
      case SEARCH_HINT -> "Game, board or opponent";
      case EXPORT -> "Export all";
      case IMPORT -> "Import";
      case NOT_ARCHIVE -> "That file holds no games of Hexstones.";
      case NO_GAMES -> "No game is kept yet. Every game is, from its first stone on.";
      case NONE_FOUND -> "No game is like that.";
      case READING -> "Reading the games…";
      case PREVIOUS -> "Newer games";
      case NEXT -> "Older games";
      case DELETED -> "The game is deleted.";
      case PUT_BACK -> "Undo";
      case OF_NEWER -> "Of a newer version of Hexstones; reload to get it.";
      case NAME -> "Name";
      case SET_UP -> "Set up a position";
      case SET_UP_HINT -> "Choose a stone and press cells; press a stone to take it off.";
      case STONES -> "Stones";
      case ERASE -> "Take off";
      case FIRST_TO_MOVE -> "To move first";
      case CLEAR -> "Clear the board";
      case BACK -> "Back";
      case PLAY_FROM_HERE -> "Play from here";
    };
  }

  @Override
  public String games(String number, boolean one) {
    return number + (one ? " game" : " games");
  }

  @Override
  public String range(String from, String to, String of) {
    return from + "–" + to + " of " + of;
  }

  @Override
  public String moves(String number, boolean one) {
    return number + (one ? " move" : " moves");
  }

  @Override
  public String delete(String game) {
    return "Delete " + game;
  }

  @Override
  public String imported(String added, String known, String unread) {
    return "Imported: " + added + ". Here already: " + known + ". Not readable: " + unread + ".";
  }

  @Override
  public String nameOf(String player) {
    return "Name of " + player;
  }
}
