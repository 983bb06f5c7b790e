package org.hexstones.web.match;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.link.LinkWriting;
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
    return new Writing(record).link();
  }

  /** Whether the link of a record tells all of it. */
  public static boolean isWhole(GameRecord record) {
    return Links.writeShort(record) != null;
  }

  /** A link that is written a little at a time. */
  public static final class Writing {
    private final GameRecord record;
    private final LinkWriting whole;

    public Writing(GameRecord record) {
      this.record = record;
      whole = new LinkWriting(record);
    }

    /** Goes on for a part of a millisecond or so; whether there is more to do. */
    public boolean goOn() {
      return whole.goOn();
    }

    /** Whether the link tells all of the record. */
    public boolean isWhole() {
      return whole.link() != null;
    }

    /** The link, all that is left to do being done. */
    public String link() {
      String link = whole.link();
      return link != null ? link : Links.write(mainLineOf(record));
    }
  }

  private static GameRecord mainLineOf(GameRecord record) {
    return new GameRecord(
        record.setup(),
        record.start(),
        Node.ROOT.withLine(record.mainLine()),
        LinkGame.nameOf(record));
  }
}
