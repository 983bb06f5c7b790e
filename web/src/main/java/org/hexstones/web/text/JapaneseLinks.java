package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in Japanese. */
final class JapaneseLinks implements LinkText {
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
}
