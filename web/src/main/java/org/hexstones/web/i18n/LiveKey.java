package org.hexstones.web.i18n;

/** The keys of the texts without parameters about live play. */
public enum LiveKey {
  PLAY_TOGETHER,
  INVITED,
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
  NETWORK,
  INVITE,
  LEAVE,
  BY_LINK,
  SHOW_CODE,
  PLAYERS,
  YOU,
  ASK_UNDO,
  REMATCH,
  ASKED,
  ASKS_REMATCH,
  AGREE,
  DECLINE,
  WITHDRAW
}
