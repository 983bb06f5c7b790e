package org.hexstones.web.i18n;

/** The keys of the texts about live play. */
public enum LiveKey implements MessageKey {
  PLAY_TOGETHER,
  INVITED,
  INVITED_TO_WATCH,
  WATCH,
  JOIN,
  PREPARING,
  SHOW_OFFER,
  SHOW_ANSWER,
  CODE,
  QR,
  COPY,
  PASTE,
  CONNECTING,
  UNREACHABLE,
  UNSUPPORTED,
  BLOCKED,
  MINE_COUNTS,
  THEIRS_COUNTS,
  NOT_REACHED,
  NEW_CODE,
  PENDING,
  NETWORK,
  NO_NETWORK,
  SHOW_NEXT,
  OTHER_DEVICE,
  THIS_DEVICE,
  INVITE,
  LEAVE,
  BY_LINK,
  SHOW_CODE,
  HERE,
  PLAYERS,
  YOU,
  ASK_UNDO,
  REMATCH,
  ASKED,
  ASKS_REMATCH,
  AGREE,
  DECLINE,
  WITHDRAW,
  SCAN,
  STOP_SCAN,
  CAMERA_APP,
  CAMERA_GUARDED,
  CAMERA_ASKED,
  BRING,
  BRING_HINT,
  BRING_ASKED,
  BRING_JOIN,
  BRING_SHOW,
  BRINGING,
  BROUGHT,
  BRING_CUT,
  STUN,
  STUN_HINT,
  STUN_WRONG,
  CLAIM,
  LET_COMPUTER,
  ASKS_COMPUTER,
  ASKS_COURSE,
  HOST_LOST,
  SCAN_AGAIN,
  SEEK,
  INVITE_TO_WATCH,
  YOU_WATCH,
  /** The player whose move is awaited. */
  WAITING_FOR,
  /** The question whether moves may be taken back, and how many remain. */
  ASKS_UNDO,
  /** How many players are there, and how many play. */
  HERE_OF,
  /** The choice of who plays for a player. */
  SEAT,
  /** How many devices watch the game. */
  WATCHERS,
  /** For how many minutes a player has been absent. */
  SINCE;

  @Override
  public String key() {
    return "LiveKey." + name();
  }
}
