package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;

/** OMNY in Japanese. */
final class OmnyJapanese implements OmnyText {
  @Override
  public String word(OmnyWord word) {
    return switch (word) {
      case ABOUT_OMNY -> "ボードも星も自由";
      case ABOUT_SUNDER -> "すべてのヘクスが星の六角形";
      case ABOUT_Y -> "三角形の三つの角をつなぐ";
      case ABOUT_GYRE -> "外周と中央に星";
      case ABOUT_FREE_Y -> "不規則な六角形の外周に星";
      case STARS -> "星のヘクス";
      case STARS_ALL -> "すべて";
      case STARS_PERIMETER -> "外周";
      case STARS_CORNERS -> "角";
      case STARS_PERIMETER_CENTRE -> "外周と中央";
      case STARS_CORNERS_CENTRE -> "角と中央";
      case STARS_PERIMETER_TRIANGLE -> "外周と三角";
      case STARS_CORNERS_TRIANGLE -> "角と三角";
      case STARS_LISTED -> "一つずつ選ぶ";
      case STAR_LIST -> "選んだヘクス";
      case STAR_LIST_HINT -> "図のヘクスを押すか、名前を書きます：a5,e5";
      case BALANCE -> "公平にする方法";
      case BALANCE_NONE -> "なし";
      case BALANCE_PIE -> "パイルール";
      case BALANCE_TWELVE -> "最初は1個、以後2個ずつ（12*）";
      case BALANCE_KOMI -> "一方がコミ、他方が色を選ぶ";
      case BALANCE_KOMI_PIE -> "コミとパイルール";
      case KOMI -> "固定コミ";
      case KOMI_HINT -> "黒の上限は星の半分からコミを引いた数、白の上限は星の半分にコミを足した数です";
      case MISERE -> "ミゼール";
      case MISERE_HINT -> "勝ちのグループを作ったほうが負け";
      case NO_CUT -> "このグループにはカットが一つもありません。";
      case OR_PLACE -> "または、駒を置いて自分の色のままプレイします。";
    };
  }

  @Override
  public String worst(String stars, String limit) {
    return "最良のグループの最大のカット：星" + stars + "個。勝つには" + limit + "個以下";
  }

  @Override
  public String ofAtMost(String limit) {
    return "最大のカットの星の数（上限" + limit + "）";
  }

  @Override
  public String made(String colour, String limit, boolean one) {
    return colour + "のグループは、どのカットも星が" + limit + "個以下です。";
  }

  @Override
  public String cuts(String stars) {
    return "カットの星の数：" + stars + "。";
  }

  @Override
  public String misereLost(String colour) {
    return "ミゼールでは、これを作った" + colour + "の負けです。";
  }

  @Override
  public String problem(OmnyProblem problem) {
    return switch (problem) {
      case NOT_CONNECTED -> "OMNYのボードは一つにつながっていなければなりません";
      case HAS_HOLE -> "OMNYのボードに穴があってはいけません。埋まっても勝者が決まらないことがあります";
      case NO_STARS -> "星のヘクスが少なくとも一つ必要です";
      case NO_CENTRE -> "このボードの中央にはヘクスがありません";
      case NO_TRIANGLE -> "このボードの中央の周りには三つのヘクスがありません";
      case STARS_FIXED -> "{0}の星は決まっています";
      case EVEN_PERIMETER -> "Free Yの外周は奇数でなければなりません。このボードの外周は{0}です";
      case KOMI_NOT_READABLE -> "「{0}」はコミではありません。2や2.5のような0以上の数にしてください";
      case KOMI_TOO_LARGE -> "コミは星のヘクス{0}個の半分より小さくなければなりません";
      case KOMI_IS_NAMED -> "コミはゲームの中で決めるので、前もって決めることはできません";
      case KOMI_FIRST -> "先にコミを決めてください";
      case SIDE_FIRST -> "先に色を選んでください";
    };
  }
}
