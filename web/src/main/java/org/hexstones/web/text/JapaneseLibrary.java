package org.hexstones.web.text;

/** Kept games in Japanese. */
final class JapaneseLibrary implements LibraryText {
  @Override
  public String word(LibraryWord word) {
    return switch (word) {
      case GAMES -> "保存したゲーム";
      case SEARCH -> "検索";
      case SEARCH_HINT -> "ゲーム、ボード、相手";
      case EXPORT -> "すべて書き出す";
      case IMPORT -> "読み込む";
      case NOT_ARCHIVE -> "このファイルにはHexstonesのゲームがありません。";
      case NO_GAMES -> "保存されたゲームはまだありません。最初の駒を置くと自動的に保存されます。";
      case NONE_FOUND -> "該当するゲームはありません。";
      case READING -> "ゲームを読んでいます…";
      case PREVIOUS -> "新しいゲームへ";
      case NEXT -> "古いゲームへ";
      case DELETED -> "ゲームを削除しました。";
      case PUT_BACK -> "元に戻す";
      case OF_NEWER -> "より新しい版のHexstonesのゲームです。再読み込みしてください。";
      case NAME -> "名前";
      case SET_UP -> "局面を作る";
      case SET_UP_HINT -> "駒を選んでヘクスを押します。置いた駒を押すと取り除きます。";
      case STONES -> "駒";
      case ERASE -> "取り除く";
      case FIRST_TO_MOVE -> "先に動く色";
      case CLEAR -> "ボードを空にする";
      case BACK -> "戻る";
      case PLAY_FROM_HERE -> "ここから始める";
    };
  }

  @Override
  public String games(String number, boolean one) {
    return number + "ゲーム";
  }

  @Override
  public String range(String from, String to, String of) {
    return of + "中" + from + "～" + to;
  }

  @Override
  public String moves(String number, boolean one) {
    return number + "手";
  }

  @Override
  public String delete(String game) {
    return game + "を削除";
  }

  @Override
  public String imported(String added, String known, String unread) {
    return "読み込み：" + added + "、既にあるもの：" + known + "、読めないもの：" + unread;
  }

  @Override
  public String nameOf(String player) {
    return player + "の名前";
  }
}
