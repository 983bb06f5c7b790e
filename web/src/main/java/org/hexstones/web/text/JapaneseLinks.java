package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in Japanese. */
final class JapaneseLinks implements LinkText {
  @Override
  public String word(LinkWord word) {
    return switch (word) {
      case SHARE -> "共有";
      case LINK -> "このゲームのリンク";
      case COPY -> "リンクをコピー";
      case SHEET -> "共有…";
      case LINK_SHORTENED -> "ゲームが大きいため、リンクにはコメントと変化が含まれません。";
      case QR -> "リンクのQRコード";
      case QR_TOO_LONG -> "リンクが長すぎるためQRコードにできません。";
      case SAVE -> "ファイルに保存";
      case TEXT -> "テキスト";
      case JSON -> "JSON";
      case SVG -> "SVG画像";
      case PNG -> "PNG画像";
      case PICTURES -> "画像にはゲームが含まれています。ここで開くと続きをプレイできます。";
      case OPEN_GAME -> "ゲームを開く";
      case CHOOSE_FILE -> "ファイルを選択…";
      case PASTE -> "リンク、またはテキストのゲーム";
      case OPEN -> "開く";
      case DROP -> "ファイルをページにドロップしたり、リンクを貼り付けたりすることもできます。";
      case BY_LINK -> "リンク";
      case BY_LINK_HELP -> "リンク：離れた場所の相手と、最新局面のリンクを送り合ってプレイします。";
      case SEND -> "リンクを送る";
      case SEND_HELP -> "このリンクを送り、返ってきたリンクを開いてください。";
      case SEND_END -> "全員が結果を見られるように、リンクを送ってください。";
      case LATEST -> "最新の局面へ";
      case EARLIER -> "以前の局面です。もう変更できません。";
      case GAMES_BY_LINK -> "リンクでのゲーム";
      case YOUR_TURN -> "あなたの手番";
      case THEIR_TURN -> "リンク待ち";
      case TAKE_FORK -> "相手の進行で続ける";
      case LEAVE_FORK -> "こちらの進行を保つ";
    };
  }

  @Override
  public String differs(String move) {
    return "二つは" + move + "手目から異なります。";
  }

  @Override
  public String at(String what, String character) {
    return what + "（" + character + "文字目）";
  }

  @Override
  public String part(String english) {
    return switch (english) {
      case "a move" -> "着手";
      case "a comment" -> "コメント";
      case "a variation" -> "変化";
      case "a name" -> "名前";
      case "a text in quotation marks" -> "引用符で囲んだ文";
      case "start, tag or moves" -> "start、tag、moves のいずれか";
      case "a value" -> "値";
      case "a key" -> "キー";
      case "the end" -> "終わり";
      default -> english;
    };
  }

  @Override
  public String problem(LinkProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "リンクが{0}文字を超えています";
      case EMPTY -> "リンクにゲームが含まれていません";
      case NEWER_VERSION -> "リンクはバージョン{0}です。このプログラムが読めるのは{1}までです";
      case BAD_CHARACTER -> "リンクに使えない文字があります：{0}";
      case DAMAGED -> "リンクが壊れています。文字が変わったか失われました";
    };
  }

  @Override
  public String problem(NotationProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "棋譜は最大{0}文字です";
      case NOT_A_RECORD -> "棋譜ではありません。「hexstones 1」で始まっていません";
      case NEWER_VERSION -> "棋譜はバージョン{0}です。このプログラムが読めるのは{1}までです";
      case UNEXPECTED -> "ここに「{0}」は置けません。必要なもの：{1}";
      case NOT_CLOSED -> "{0}で始まる文が閉じられていません";
      case BAD_ESCAPE -> "バックスラッシュの後には \\ n \" '{' '}'、または u と16進数4桁が必要です";
      case TEXT_TOO_LONG -> "文は最大{0}文字です";
      case NOT_A_START_STONE -> "「{0}」は初めの駒ではありません。色とヘクスが必要です（例：white:e5,d4）";
      case TOO_MANY_STONES -> "初めの駒がヘクスより多くあります";
      case TOO_MANY_TAGS -> "棋譜のタグは最大{0}個です";
      case TOO_MANY_MOVES -> "棋譜の着手は変化を含めて最大{0}手です";
      case TOO_MANY_VARIATIONS -> "一手の変化は最大{0}個です";
      case NO_MOVE_BEFORE -> "{0}は対象の着手の後に置いてください";
      case NO_MOVE_INSIDE -> "変化には着手が必要です";
      case NOT_OPENED -> "ここで開いている変化はありません";
      case MOVE_TWICE -> "{0}はすでにここの着手にあります";
      case COMMENT_TWICE -> "ここにはすでにコメントがあります";
    };
  }

  @Override
  public String problem(FileProblem problem) {
    return switch (problem) {
      case TOO_LARGE -> "{0}バイトを超えるファイルは開けません";
      case EMPTY -> "中身がありません";
      case NOT_UTF8 -> "テキスト（UTF-8）でもPNG画像でもありません";
      case NOT_A_GAME -> "ゲームではありません（棋譜、JSON、リンク、ゲーム入りの画像のいずれでもありません）";
      case NO_GAME_INSIDE -> "画像にゲームが含まれていません";
      case DAMAGED -> "画像が壊れています";
    };
  }

  @Override
  public String problem(JsonProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "JSONの棋譜は最大{0}文字です";
      case TOO_DEEP -> "リストとオブジェクトの入れ子が{0}段を超えています";
      case EXPECTED -> "JSONではありません。必要なもの：{0}";
      case BAD_STRING -> "JSONではありません。文字列が閉じられていないか、使えない文字があります";
      case BAD_NUMBER -> "JSONではありません。数値ではありません";
      case KEY_TWICE -> "キー「{0}」が2回あります";
      case KEY_UNKNOWN -> "キー「{0}」はここでは使えません";
      case KEY_MISSING -> "キー「{0}」がありません";
      case NOT_TEXT -> "「{0}」は文字列にしてください";
      case NOT_LIST -> "「{0}」はリストにしてください";
      case NOT_OBJECT -> "「{0}」はオブジェクトにしてください";
      case NOT_A_RECORD -> "棋譜ではありません。「hexstones」はバージョン番号にしてください";
      case EMPTY_VARIATION -> "変化には着手が必要です";
    };
  }
}
