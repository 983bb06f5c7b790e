package org.hexstones.web.text;

/** What one does round a game, in Japanese. */
final class JapanesePlay implements PlayText {
  @Override
  public String word(PlayWord word) {
    return switch (word) {
      case SWAP_SEATS -> "席を替える";
    };
  }

  @Override
  public String level(int number) {
    return switch (number) {
      case 1 -> "砂";
      case 2 -> "砂利";
      case 3 -> "小石";
      case 4 -> "丸石";
      case 5 -> "火打石";
      case 6 -> "粘板岩";
      case 7 -> "大理石";
      case 8 -> "玄武岩";
      case 9 -> "花崗岩";
      default -> "山";
    };
  }

  @Override
  public String levelOf(String player) {
    return player + "の強さ";
  }

  @Override
  public String harder(String level) {
    return "強くする：" + level;
  }

  @Override
  public String easier(String level) {
    return "弱くする：" + level;
  }

  @Override
  public String computer(String level) {
    return "コンピューター（" + level + "）";
  }
}
