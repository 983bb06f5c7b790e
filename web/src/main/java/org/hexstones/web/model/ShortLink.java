package org.hexstones.web.model;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.link.Links;

/**
 * Links that can be opened again: a record that is too large for one goes without its asides, but
 * for the name of a game that is played by link.
 */
public final class ShortLink {
  /** What stands before a link in an address. */
  public static final String FRAGMENT = Links.FRAGMENT;

  /** What stands before a link that is to be opened on the analysis board. */
  public static final String STUDY = Links.STUDY;

  private ShortLink() {}

  /** The link of a record. */
  public static String of(GameRecord record) {
    String whole = Links.writeShort(record);
    return whole != null ? whole : Links.write(mainLineOf(record));
  }

  /** Whether the link of a record tells all of it. */
  public static boolean isWhole(GameRecord record) {
    return Links.writeShort(record) != null;
  }

  private static GameRecord mainLineOf(GameRecord record) {
    return new GameRecord(
        record.setup(),
        record.start(),
        Node.ROOT.withLine(record.mainLine()),
        LinkGame.nameOf(record));
  }
}
