package org.hexstones.web.text;

/** What one does round a game, in English. */
final class EnglishPlay implements PlayText {
  @Override
  public String word(PlayWord word) {
    return switch (word) {
      case SWAP_SEATS -> "Swap seats";
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
}
