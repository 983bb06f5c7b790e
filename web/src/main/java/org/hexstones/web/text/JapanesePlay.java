package org.hexstones.web.text;

/** What one does round a game, in Japanese. */
final class JapanesePlay implements PlayText {
  @Override
  public String word(PlayWord word) {
    return switch (word) {
      case SWAP_SEATS -> "席を替える";
      case LEARN -> "遊んで覚える";
      case FETCHING -> "読み込んでいます…";
      case NOT_FETCHED -> "読み込めませんでした。ネットワークがないときは、以前にページを開いた場合だけ読めます。";
      case FETCH_AGAIN -> "もう一度読み込む";
      case OFFER -> "初めてですか？少しだけ遊んでみれば覚えられます。";
      case NOT_NOW -> "今はしない";
      case LEAVE_LESSON -> "レッスンを終える";
      case HINT -> "ヒント";
      case TRY_AGAIN -> "最初から";
      case NEXT_STEP -> "次へ";
      case TO_THE_GAME -> "ゲームへ";
      case MISSED -> "惜しい！";
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

  @Override
  public String stepOf(String step, String steps) {
    return steps + "ステップ中" + step;
  }
}
