package org.hexstones.web.text;

/** What one does round a game, in English. */
final class EnglishPlay implements PlayText {
  @Override
  public String word(PlayWord word) {
    return switch (word) {
      case SWAP_SEATS -> "Swap seats";
      case LEARN -> "Learn by playing";
      case FETCHING -> "The texts are being fetched…";
      case NOT_FETCHED ->
          "The texts could not be fetched. Without a network they are there only if the page was opened before.";
      case FETCH_AGAIN -> "Try again";
      case OFFER -> "New here? Play a few small steps, and you know the game.";
      case NOT_NOW -> "Not now";
      case LEAVE_LESSON -> "Leave the lesson";
      case HINT -> "Hint";
      case TRY_AGAIN -> "Start over";
      case NEXT_STEP -> "Next";
      case TO_THE_GAME -> "To the game";
      case MISSED -> "Not quite.";
    };
  }

  @Override
  public String level(int number) {
    return switch (number) {
      case 1 -> "Sand";
      case 2 -> "Gravel";
      case 3 -> "Pebble";
      case 4 -> "Cobble";
      case 5 -> "Flint";
      case 6 -> "Slate";
      case 7 -> "Marble";
      case 8 -> "Basalt";
      case 9 -> "Granite";
      default -> "Mountain";
    };
  }

  @Override
  public String levelOf(String player) {
    return "Strength of " + player;
  }

  @Override
  public String harder(String level) {
    return "Harder: " + level;
  }

  @Override
  public String easier(String level) {
    return "Easier: " + level;
  }

  @Override
  public String computer(String level) {
    return "Computer (" + level + ")";
  }

  @Override
  public String stepOf(String step, String steps) {
    return "Step " + step + " of " + steps;
  }
}
