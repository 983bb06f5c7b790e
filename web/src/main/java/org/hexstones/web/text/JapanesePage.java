package org.hexstones.web.text;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.model.Notice;

/** The page in Japanese, in the terms of OMEGA's Japanese rule sheet. */
final class JapanesePage implements PageText {
  @Override
  public String word(Word word) {
    return switch (word) {
      case TAGLINE -> "六角形のボードに駒を置く二つのゲーム";
      case NEW_GAME -> "新しいゲーム";
      case GAME -> "ゲーム";
      case BOARD -> "ボード";
      case SHAPE -> "形";
      case HEXHEX -> "六角形";
      case TRIANGLE -> "三角形";
      case RHOMBUS -> "ひし形";
      case HEXAGON -> "不規則な六角形";
      case HEXAGRAM -> "星形";
      case CELLS -> "自由な形";
      case SIDE -> "1辺のヘクス数";
      case SIX_SIDES -> "6辺のヘクス数";
      case CELL_LIST -> "ヘクスの一覧";
      case SMALLER -> "小さくする";
      case LARGER -> "大きくする";
      case PLAYERS -> "プレイ人数";
      case SEATS -> "席";
      case PERSON -> "人";
      case COMPUTER -> "コンピューター";
      case START -> "始める";
      case CONTINUE -> "続ける";
      case STONES_TO_PLACE -> "これから置く駒";
      case UNDO -> "元に戻す";
      case REDO -> "やり直す";
      case MOVES -> "着手";
      case NO_MOVES -> "まだ駒は置かれていません。";
      case RULES -> "ルール";
      case SETTINGS -> "設定";
      case RESIGN -> "投了";
      case CANCEL -> "キャンセル";
      case CLOSE -> "閉じる";
      case PLAY_ON -> "ここから続ける";
      case COMPUTER_WAITS -> "コンピューターは待っています。";
      case GROUP_SIZES -> "グループのサイズ";
      case STAR_CELL -> "星";
      case YOUR_CHOICE -> "選択してください";
      case KOMI -> "コミ";
      case OTHERS_LEFT -> "ほかのプレイヤーは残っていません。";
      case PLAY_AGAIN -> "もう一度";
      case KEEPS -> "色をそのままにする";
      case LANGUAGE -> "言語";
      case THEME -> "外観";
      case THEME_AUTO -> "端末に合わせる";
      case THEME_LIGHT -> "ライト";
      case THEME_DARK -> "ダーク";
      case DESIGNER -> "作者";
      case KEYBOARD -> "キーボード";
      case KEYBOARD_HELP ->
          "矢印キーはボードの2方向の列に沿って、Page Up と Page Down（または , と .）は残りの方向に"
              + "移動します。Home と End は行の端へ、Ctrl と一緒に押すとボードの端へ移動します。"
              + "Enter で駒を置きます。";
      case VERSION_WAITS -> "Hexstones の新しいバージョンがあります。対局はそのまま続きます。";
      case TAKE_VERSION -> "切り替える";
      case LEAVE_VERSION -> "あとで";
    };
  }

  @Override
  public String notice(Notice.Kind kind) {
    return switch (kind) {
      case REFUSED -> "できません：";
      case WORKER_RESTARTED -> "コンピューターに不具合が起きたため、再起動して考え直しています。";
      case WORKER_LOST -> "コンピューターの不具合が続くため、待機しています。";
      case NOT_KEPT -> "このブラウザーにはゲームが保存されません。再読み込みすると失われます。";
      case FULL -> "ブラウザーの空き容量がなく、ゲームを保存できません。再読み込みすると失われます。" + "過去のゲームを削除または書き出して空きを作ってください。";
      case NEWER_STORE -> "より新しい版のHexstonesがゲームを保存しています。再読み込みすると更新されます。" + "それまでここでのプレイは保存されません。";
      case NEWER_GAME -> "より新しい版のHexstonesのゲームがあります。そのままにし、何も削除していません。";
      case WENT_ON -> "このゲームは別のタブで続けられました。そちらの局面を表示しています。";
      case FORKED -> "このゲームは別のタブで違う手に進みました。両方とも保存され、こちらは別のゲームになりました。";
      case SET_ASIDE -> "保存されたゲームが壊れています。別に取り置き、何も削除していません。";
      case BAD_ADDRESS -> "アドレスが示すゲームはプレイできません：";
      case BAD_LINK -> "このリンクは開けません：";
      case BAD_FILE -> "開けません：";
      case LINK_OLDER -> "このリンクはここのゲームより古いものです。最新の局面を表示しています。";
      case LINK_DIFFERS -> "このリンクのゲームはここでの進行と異なります。";
      case LINK_MOVED -> "このブラウザーで行っていないあなたの着手がリンクに含まれています。";
      case COPIED -> "リンクをコピーしました。";
      case NOT_COPIED -> "コピーできませんでした。リンクを選択してコピーしてください。";
      case NOT_SAVED -> "ファイルを作成できませんでした。";
    };
  }

  @Override
  public String colour(Colour colour) {
    return switch (colour) {
      case WHITE -> "白";
      case BLACK -> "黒";
      case RED -> "赤";
      case BLUE -> "青";
    };
  }

  @Override
  public String stone(Colour colour) {
    return colour(colour);
  }

  @Override
  public String player(char letter) {
    return "プレイヤー" + letter;
  }

  @Override
  public String continueGame(String game) {
    return game + "の続きをプレイ";
  }

  @Override
  public String boardOf(String cells) {
    return cells + "ヘクス";
  }

  @Override
  public String toMove(String colour) {
    return colour + "の手番";
  }

  @Override
  public String thinking(String colour) {
    return colour + "が考えています";
  }

  @Override
  public String playouts(String number) {
    return number + "回試行";
  }

  @Override
  public String resigns(String player) {
    return player + "は投了しますか？";
  }

  @Override
  public String cellFree(String cell) {
    return cell + "、空き";
  }

  @Override
  public String cellTaken(String cell, String stone) {
    return cell + "、" + stone + "の駒";
  }

  @Override
  public String groupOf(String stones) {
    return stones + "個のグループ";
  }

  @Override
  public String placed(String stone, String cell) {
    return stone + "の駒を" + cell + "に置きました";
  }

  @Override
  public String swap(String player, String colour) {
    return player + "と交換して" + colour + "になる";
  }

  @Override
  public String keep(String colour) {
    return colour + "のまま";
  }

  @Override
  public String nameKomi(String komi) {
    return "コミを" + komi + "にする";
  }

  @Override
  public String komiRange(String least, String most) {
    return least + "から" + most + "まで、0.5刻み";
  }

  @Override
  public String holds(String player, String colour) {
    return player + "：" + colour;
  }

  @Override
  public String swapped(String player) {
    return player + "と交換";
  }

  @Override
  public String komiNamed(String komi) {
    return "コミ" + komi;
  }

  @Override
  public String wins(String colour) {
    return colour + "プレイヤーの勝利！";
  }

  @Override
  public String resigned(String player) {
    return player + "が投了しました。";
  }

  @Override
  public String flagFell(String player) {
    return player + "は時間切れです。";
  }

  @Override
  public String problem(BoardProblem problem) {
    return switch (problem) {
      case UNKNOWN_SHAPE ->
          "「{0}」というボードはありません。hexhex:n、triangle:n、rhombus:n、"
              + "hexagon:a,b,c,d,e,f、hexagram:n、cells:… のいずれかにしてください";
      case SIZE_NOT_A_NUMBER -> "「{0}」は整数ではありません";
      case SIZE_OUT_OF_RANGE -> "サイズは{1}から{2}までです。{3}は使えません";
      case SIX_SIDES_NEEDED -> "六角形には6辺が必要です。{0}辺ではできません";
      case DOES_NOT_CLOSE -> "6辺が{0}ヘクスでは六角形が閉じません";
      case TOO_MANY_CELLS -> "ボードは最大{0}ヘクスです";
      case TOO_SPREAD_OUT -> "ボードのヘクスは各方向{0}列以内に収めてください";
      case NO_CELLS -> "ボードには少なくとも1ヘクスが必要です";
      case CELL_NOT_READABLE -> "「{0}」はヘクスでもヘクスの並びでもありません（例：b3、b3-7）";
      case CELL_TWICE -> "ヘクス{0}が2回あります";
      case NO_SUCH_CELL -> "このボードにヘクス「{0}」はありません";
    };
  }

  @Override
  public String problem(MoveProblem problem) {
    return switch (problem) {
      case NOT_A_MOVE -> "「{0}」は着手ではありません";
      case GAME_OVER -> "ゲームは終了しています";
      case OCCUPIED -> "{0}にはすでに駒があります";
      case NO_SUCH_CELL -> "そのヘクスはありません";
      case NOT_YOUR_COLOUR -> "今はこの色の駒を置けません：{0}";
      case ALREADY_PLACED -> "この色の駒はこの手番ですでに置きました：{0}";
      case NOT_NOW -> "今はできません";
      case NO_SUCH_PLAYER -> "プレイヤー{0}はいません";
      case ALREADY_WITHDRAWN -> "プレイヤー{0}はすでにゲームを離れています";
      case OPTION_UNKNOWN -> "「{0}」というオプションはありません";
      case OPTION_TWICE -> "オプション「{0}」が2回あります";
      case OPTION_NOT_READABLE -> "「{0}」はオプションではありません。名前=値 の形にしてください";
      case OPTION_BAD_VALUE -> "「{0}={1}」は読み取れません。{0}= の後に次のどれかを書いてください：{2}";
      case GAME_UNKNOWN -> "「{0}」というゲームはありません";
      case BOARD_MISSING -> "「{0}」の後にボードがありません";
      case START_CELL_TWICE -> "初めの{0}に駒が2個あります";
      case START_OVER -> "初めからゲームが終わってしまいます";
      case START_COLOUR -> "{0}はこのゲームの色ではありません";
    };
  }

  @Override
  public String problem(SetupProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "ゲームの指定は最大{0}文字です";
      case GAME_UNKNOWN -> "「{0}」というゲームはありません。使える名前：{1}";
    };
  }
}
