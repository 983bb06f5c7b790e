package org.hexstones.web.omega;

import org.hexstones.omega.OmegaProblem;

/** OMEGA in Japanese, in the rule sheet's terms. */
final class OmegaJapanese implements OmegaText {
  @Override
  public String about() {
    return "グループのサイズを掛け合わせる";
  }

  @Override
  public String pieRule() {
    return "パイルール";
  }

  @Override
  public String pieHint() {
    return "最初のラウンドでは、2番目以降のプレイヤーは駒を置く代わりに色を交換できます。";
  }

  @Override
  public String orPlace() {
    return "または、各色の駒を1個ずつ置き、自分の色のままプレイします。";
  }

  @Override
  public String score(String score) {
    return score + "点";
  }

  @Override
  public String noStones() {
    return "駒なし";
  }

  @Override
  public String tie() {
    return "引き分けの場合は、その中で最後の色のプレイヤーの勝利です。";
  }

  @Override
  public String noRound(String free, String needed) {
    return "空き" + free + "ヘクス。1ラウンドには" + needed + "ヘクス必要です。";
  }

  @Override
  public String problem(OmegaProblem problem) {
    return switch (problem) {
      case TOO_FEW_CELLS -> "{0}人プレイには少なくとも{1}ヘクスが必要です。このボードは{2}ヘクスです";
      case START_TOO_FULL -> "残りのラウンドには空きが{0}ヘクス必要ですが、{1}ヘクスしかありません";
      case SWAP_EARLIER_ONLY -> "交換できるのは先のプレイヤーとだけです。{0}とはできません";
      case TOURNAMENT_SETUP -> "トーナメントは同じ条件の2ゲームで、2人、パイルールなしです";
      case TOURNAMENT_UNFINISHED -> "トーナメントでは2ゲームとも最後までプレイします";
    };
  }
}
