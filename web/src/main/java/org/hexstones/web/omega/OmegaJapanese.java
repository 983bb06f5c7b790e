package org.hexstones.web.omega;

import java.util.List;
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
  public List<String> rules() {
    return List.of(
        "2～4人のプレイヤーが1色ずつ担当し、白、黒、赤、青の順に、白から手番を行います。",
        "手番では、ゲームで使用している各色の駒を1個ずつ、ボード上の好きな空きヘクスに置きます。",
        "つながった同色の駒がグループです。各色の得点は、その色の全グループのサイズを掛けたものです。" + "3個のグループが三つなら27点、9個のグループ一つなら9点です。",
        "白の手番が始まる前に、1ラウンド分（全プレイヤー分）の手番をプレイできないならゲームは終了します。"
            + "必要な空きは2人で4ヘクス、3人で9ヘクス、4人で16ヘクスです。最も得点の高いプレイヤーの勝利です。"
            + "引き分けの場合は、その中で最後の色のプレイヤーの勝利です。",
        "パイルールでは、最初のラウンドで2番目以降の各プレイヤーは、駒を置く代わりに、先のプレイヤーの"
            + "1人とカラーマーカーを交換できます。その後は、駒を置いた人数の次の順番の色から続けます。");
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
