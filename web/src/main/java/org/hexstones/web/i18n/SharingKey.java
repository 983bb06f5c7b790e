package org.hexstones.web.i18n;

/** The keys of the texts about links and files. */
public enum SharingKey implements MessageKey {
  LINK,
  COPY,
  SHEET,
  EMBED,
  EMBED_HINT,
  EMBED_NAME,
  COPY_EMBED,
  PREVIEW,
  LINK_MOVE,
  LINK_SHORTENED,
  QR,
  QR_TOO_LONG,
  SAVE,
  TEXT,
  JSON,
  SVG,
  PNG,
  GIF,
  POSTER,
  DIAGRAM,
  DRAWING,
  PICTURES,
  OPEN_GAME,
  CHOOSE_FILE,
  PASTE,
  OPEN,
  DROP,
  BY_LINK_HELP,
  SEND,
  SEND_HELP,
  SENT,
  NOT_YET,
  YOU_PLAY,
  SEND_END,
  LATEST,
  EARLIER,
  GAMES_BY_LINK,
  THEIR_TURN,
  TAKE_FORK,
  LEAVE_FORK,
  /** Says that two courses of a game differ, and from which move on, counted from 1. */
  DIFFERS;

  @Override
  public String key() {
    return "SharingKey." + name();
  }
}
