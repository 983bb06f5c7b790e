package org.hexstones.web.match;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.link.LinkWriting;
import org.hexstones.notation.link.Links;
import org.jspecify.annotations.Nullable;

/**
 * Links short enough to be opened again. If a record is too large, its link leaves out comments,
 * variations and tags, except the identifier of a game that is played by link.
 */
public final class ShortLink {
  private ShortLink() {}

  /** The link of a record. */
  public static String of(GameRecord record) {
    return new Writing(record).link();
  }

  /** Whether the link of a record contains all of it. */
  public static boolean isWhole(GameRecord record) {
    return Links.writeShort(record) != null;
  }

  /**
   * The record that a link was too short for, if that is where the link's record comes from; else
   * the link's record.
   *
   * @param whole the record that was given along with a link
   */
  public static GameRecord whole(GameRecord linked, GameRecord whole) {
    GameRecord line = mainLineOf(whole);
    boolean same =
        linked.setup().equals(line.setup())
            && linked.start().equals(line.start())
            && linked.root().equals(line.root())
            && linked.tags().equals(LinkGame.nameOf(linked));
    return same ? whole : linked;
  }

  /** Writes a link in slices. */
  public static final class Writing {
    private final GameRecord record;
    private final LinkWriting whole;

    /** The link of the main line alone, once it is known that the whole is too long. */
    private @Nullable LinkWriting line;

    public Writing(GameRecord record) {
      this.record = record;
      whole = new LinkWriting(record);
    }

    /**
     * Works for a fraction of a millisecond.
     *
     * @return whether there is more to do
     */
    public boolean goOn() {
      if (whole.goOn()) {
        return true;
      }
      if (line == null && whole.link() == null) {
        line = new LinkWriting(mainLineOf(record));
      }
      return line != null && line.goOn();
    }

    /** Whether the link contains all of the record. */
    public boolean isWhole() {
      return whole.link() != null;
    }

    /** The link. The rest of the work is done first. */
    public String link() {
      while (goOn()) {
        // Until all is done.
      }
      String link = line == null ? whole.link() : line.link();
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
