package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.Effort;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.file.PngGame;
import org.hexstones.notation.file.SvgGame;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.play.RematchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.RecordMerge;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whatever the page accepts, and whatever happens after it, reads back from every format: the
 * stored text, the plain notation, JSON, links, pictures and archives.
 */
@Timeout(300)
final class GrowingRecordsTest {
  private static final int EVENTS = Effort.of(25);

  /** The smallest PNG picture: one grey point. */
  private static final int[] PNG = {
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82
  };

  private static void readsBack(Match match, String after) {
    GameRecord record = match.record();
    String text = MatchCodec.write(match);
    MatchCodec.Read stored = MatchCodec.read(match.id(), text, Games.ALL::setup);
    Match back = assertInstanceOf(MatchCodec.Read.Whole.class, stored, after).match();
    assertEquals(record, back.record(), after);
    String plain = RecordText.write(record);
    assertEquals(record, read(plain), after);
    assertEquals(record, read(JsonRecord.write(record)), after);
    String xml = SvgGame.text(record).replace("&", "&amp;").replace("<", "&lt;");
    assertEquals(record, read("<svg><metadata id=\"hexstones\">" + xml + "</metadata></svg>"));
    byte[] png = new byte[PNG.length];
    for (int i = 0; i < png.length; i++) {
      png[i] = (byte) PNG[i];
    }
    byte[] picture = PngGame.embed(png, record).orThrow();
    assertEquals(record, GameFile.read(picture, Games.ALL::setup).orThrow(), after);
    GameRecord linked = Links.read(ShortLink.of(record), Games.ALL::setup).orThrow();
    assertEquals(ShortLink.isWhole(record) ? record : linked, linked, after);
    assertEquals(record.mainLine(), linked.mainLine(), after);
    assertEquals(text, archived(new StoredGame(match.id(), 1, text, 0)).text(), after);
  }

  private static GameRecord read(String text) {
    return GameFile.read(text, Games.ALL::setup).orThrow();
  }

  private static StoredGame archived(StoredGame item) {
    List<String> written = new ArrayList<>();
    Archive.write(List.of(item), Runnable::run, written::addAll);
    ArchiveReader reader = new ArchiveReader();
    written.forEach(reader::add);
    reader.add("");
    return Objects.requireNonNull(reader.next());
  }

  private static List<Tag> named(List<Tag> others) {
    List<Tag> tags = new ArrayList<>(others.subList(0, Bounds.TAGS - 1));
    tags.add(new Tag("id", "abc"));
    return tags;
  }

  private static GameRecord large(Node root) {
    return LargeRecords.record(root, List.of());
  }

  private static PageOnJvm opened(GameRecord record) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new SharingEvent.Opened(Parsed.ok(record), false, null));
    return page;
  }

  private static void happensMuch(GameRecord record, int seed) {
    Rng rng = new Rng(seed);
    PageOnJvm page = opened(record);
    readsBack(page.match(), "opening");
    for (int i = 0; i < EVENTS; i++) {
      Event event = event(page.match(), record, rng);
      page.happens(event);
      readsBack(page.match(), event.getClass() + " " + seed + " " + i);
    }
  }

  private static Event event(Match match, GameRecord first, Rng rng) {
    int plies = match.record().mainLine().size();
    int cell = rng.below(first.setup().board().size());
    return switch (rng.below(12)) {
      case 0 -> new RematchEvent.Again();
      case 1 -> new RematchEvent.SwapSeats();
      case 2 -> new RematchEvent.PlayFrom();
      case 3 -> new MatchEvent.Resign(rng.below(2));
      case 4 -> new MatchEvent.PlayOn();
      case 5 -> new MatchEvent.GoTo(rng.below(plies + 1));
      case 6 -> new SharingEvent.TakeFork();
      case 7 -> new SharingEvent.Opened(Parsed.ok(other(first, rng)), true, match);
      case 8 -> new SharingEvent.Opened(Parsed.ok(first), true, match);
      default -> new MatchEvent.Choose(Moves.place(rng.below(2), cell));
    };
  }

  /** A record of the same game with other tags and a longer or another line. */
  private static GameRecord other(GameRecord first, Rng rng) {
    Play play = Play.begin(first.setup(), first.start()).orThrow();
    List<Integer> line = first.mainLine();
    play.playAll(line.subList(0, rng.below(line.size() + 1))).orThrow();
    for (int i = 0; i < 3 && !play.isOver(); i++) {
      List<Integer> legal = LargeRecords.legal(play);
      play.play(legal.get(rng.below(legal.size())));
    }
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : first.tags()) {
      tags.add(tag.name().equals("id") ? tag : new Tag(tag.name() + rng.below(9), "other"));
    }
    Node root = Node.ROOT.withLine(play.moves());
    return new GameRecord(first.setup(), first.start(), root, tags);
  }

  @Test
  void recordsWithAllTheirTagsReadBack() {
    for (int seed = 0; seed < 4; seed++) {
      Node root = Node.ROOT.withLine(List.of(Moves.place(0, 0), Moves.place(1, 1)));
      happensMuch(LargeRecords.record(root, LargeRecords.tags(Bounds.TAGS)), seed);
      happensMuch(LargeRecords.record(root, named(LargeRecords.tags(Bounds.TAGS))), seed);
    }
  }

  @Test
  void recordsWithAllTheirMovesReadBack() {
    happensMuch(large(LargeRecords.tree(Bounds.MOVES, "")), 5);
    List<Tag> tags = named(LargeRecords.tags(Bounds.TAGS));
    happensMuch(LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), tags), 6);
  }

  @Test
  void longestTextsReadBack() {
    happensMuch(large(LargeRecords.said("a", 398_000)), 7);
    happensMuch(large(LargeRecords.said("棋", 398_000)), 8);
    List<Tag> tags = named(LargeRecords.tags(Bounds.TAGS));
    happensMuch(LargeRecords.record(LargeRecords.said("a", 396_500), tags), 9);
  }

  @Test
  void stoneWithoutRoomIsRefusedWithItsReason() {
    for (GameRecord record :
        List.of(
            large(LargeRecords.tree(Bounds.MOVES, "")), large(LargeRecords.said("a", 399_300)))) {
      PageOnJvm page = opened(record);
      Match before = page.match();
      Play play = record.replay().orThrow();
      page.happens(new MatchEvent.Choose(LargeRecords.legal(play).get(0)));
      assertEquals(before.record(), page.match().record());
      Notice notice = page.model().session().notice();
      assertNotNull(notice);
      assertEquals(Notice.Kind.REFUSED, notice.kind());
      assertNotNull(notice.reason());
    }
  }

  @Test
  void usedTagsOutliveOtherTags() {
    Node root = Node.ROOT.withLine(List.of(Moves.place(0, 0)));
    GameRecord record = LargeRecords.record(root, named(LargeRecords.tags(Bounds.TAGS)));
    Match match = Match.begin("id", record, List.of());
    Match named = match.withTags(PlayerNames.with(record.tags(), 1, "Ann"));
    assertEquals(Bounds.TAGS, named.record().tags().size());
    assertEquals("Ann", PlayerNames.of(named.record(), 1));
    assertTrue(named.record().tags().contains(new Tag("id", "abc")));
    assertEquals(record.tags().size(), HintCount.counted(record, 1).tags().size());
    GameRecord both = RecordMerge.of(named.record(), record).orThrow();
    readsBack(Match.begin("id", both, List.of()), "merged");
    assertEquals("Ann", PlayerNames.of(both, 1));
  }
}
