package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.Effort;
import org.hexstones.Hostile;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.RandomRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.hexstones.registry.SetupProblem;
import org.junit.jupiter.api.Test;

class LinksTest {
  static final List<String> SETUPS =
      SampleGames.setupsAnd(
          "omega hexhex:10",
          "omega triangle:9 players=4 pie=on",
          "omega cells:a1-4,b2-7,d9-12",
          "y 8 balance=komi");

  private static Parsed<GameRecord> read(String link) {
    return Links.read(link, SampleGames.ALL::setup);
  }

  private static Setup setup(String text) {
    return SampleGames.ALL.setup(text).orThrow();
  }

  @Test
  void everyRecordReadsBackAsItWas() {
    int read = 0;
    int ended = 0;
    int tooLong = 0;
    int records = Effort.of(10_000);
    for (int i = 0; read < records; i++) {
      GameRecord record = new RandomRecords(i).next(setup(SETUPS.get(i % SETUPS.size())));
      String link = Links.write(record);
      if (link.length() > Links.MAX_LENGTH) {
        tooLong++;
        continue;
      }
      GameRecord again = read(link).orThrow();
      assertEquals(record, again, link);
      assertEquals(link, Links.write(again));
      read++;
      ended += record.replay().orThrow().isOver() ? 1 : 0;
    }
    assertTrue(10 * ended > 4 * records, ended + " were played to their end");
    assertTrue(100 * tooLong <= records, tooLong + " were too long for a link");
  }

  /** A random game, its stones in the order in which they would be offered. */
  private static List<Integer> game(Setup setup, Rng rng) {
    Play play = Play.begin(setup);
    while (!play.isOver()) {
      play.play(randomStone(play.position(), rng));
    }
    return play.moves();
  }

  private static int randomStone(Position position, Rng rng) {
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.setup().game().searchSupport(position.setup()).candidates(position, moves);
    return moves[rng.below(count)];
  }

  @Test
  void linksAreShort() {
    Rng rng = new Rng(5);
    for (int i = 0; i < Effort.of(100); i++) {
      Setup ten = setup("omega hexhex:10");
      GameRecord large = GameRecord.of(ten, Start.EMPTY, game(ten, rng));
      assertEquals(268, large.mainLine().size());
      assertTrue(fragment(large).length() <= 420, "side 10: " + fragment(large).length());
      Setup five = setup("omega hexhex:5");
      GameRecord small = GameRecord.of(five, Start.EMPTY, game(five, rng));
      assertTrue(fragment(small).length() <= 90, "side 5: " + fragment(small).length());
      GameRecord tree = small.withRoot(withVariations(small, 50, 8, rng));
      assertTrue(fragment(tree).length() <= 900, "variations: " + fragment(tree).length());
      assertEquals(tree, read(Links.write(tree)).orThrow());
    }
  }

  /** As it stands in an address. */
  private static String fragment(GameRecord record) {
    return Fragment.Word.GAME.prefix() + Links.write(record);
  }

  /** The record's root with variations of so many stones hung at random places of its main line. */
  private static Node withVariations(GameRecord record, int number, int stones, Rng rng) {
    Node root = record.root();
    for (int done = 0; done < number; ) {
      int depth = rng.below(record.mainLine().size() - stones);
      Play play = Play.begin(record.setup());
      play.playAll(record.mainLine().subList(0, depth)).orThrow();
      List<Integer> line = new ArrayList<>();
      for (int i = 0; i < stones; i++) {
        line.add(randomStone(play.position(), rng));
        play.play(line.get(i));
      }
      if (at(root, depth).indexOf(line.get(0)) < 0) {
        root = hang(root, depth, line);
        done++;
      }
    }
    return root;
  }

  private static Node at(Node node, int depth) {
    return depth == 0 ? node : at(node.children().get(0), depth - 1);
  }

  private static Node hang(Node node, int depth, List<Integer> line) {
    return depth == 0
        ? node.withLine(line)
        : node.withChild(0, hang(node.children().get(0), depth - 1, line));
  }

  @Test
  void everyChangedCharacterIsFound() {
    Setup setup = setup("omega hexhex:5");
    String link = Links.write(GameRecord.of(setup, Start.EMPTY, game(setup, new Rng(1))));
    for (int i = 0; i < link.length(); i++) {
      for (char c = ' '; c < 128; c++) {
        if (c != link.charAt(i)) {
          String changed = link.substring(0, i) + c + link.substring(i + 1);
          assertFalse(read(changed).isOk(), changed);
        }
      }
      assertFalse(read(link.substring(0, i)).isOk(), "cut short");
      assertFalse(read(link.substring(0, i) + link.substring(i + 1)).isOk(), "one lost");
    }
  }

  @Test
  void noTextAtAllMakesItThrow() {
    Rng rng = new Rng(3);
    String characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz%é #";
    List<String> seeds = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      GameRecord record = new RandomRecords(1000 + i).next(setup(SETUPS.get(i % SETUPS.size())));
      seeds.add(Links.write(record));
    }
    for (int i = 0; i < Effort.of(100_000); i++) {
      StringBuilder text = new StringBuilder(seeds.get(rng.below(seeds.size())));
      if (text.length() > 400) {
        text.setLength(400);
      }
      for (int edits = 1 + rng.below(3); edits > 0 && text.length() > 0; edits--) {
        int at = rng.below(text.length());
        switch (rng.below(4)) {
          case 0 -> text.setCharAt(at, characters.charAt(rng.below(characters.length())));
          case 1 -> text.insert(at, characters.charAt(rng.below(characters.length())));
          case 2 -> text.deleteCharAt(at);
          default -> text.setLength(at);
        }
      }
      // Half of them with a true check, so that damage reaches the decoder.
      String link = text.toString();
      if (i % 2 == 0 && link.length() > 3) {
        String body = link.substring(0, link.length() - 3);
        link = body + Base62.check(body);
      }
      Hostile.read("link", link, LinksTest::readsWholeOrRefuses);
    }
  }

  private static void readsWholeOrRefuses(String link) {
    Parsed<GameRecord> parsed = read(link);
    Reason reason = parsed.reason();
    if (reason == null) {
      assertTrue(parsed.orThrow().check().isOk());
    } else {
      assertFalse(reason.english().isEmpty());
    }
  }

  /** Without their checks, so that they reach the decoder. */
  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("link", body -> readsWholeOrRefuses(body + Base62.check(body)));
    Hostile.readKept("link", LinksTest::readsWholeOrRefuses);
  }

  @Test
  void aLinkIsReadAndWrittenALittleAtATime() {
    GameRecord record = new RandomRecords(7).next(setup("omega rhombus:20"));
    for (int seed = 8; record.mainLine().size() < 100; seed++) {
      record = new RandomRecords(seed).next(setup("omega rhombus:20"));
    }
    LinkWriting writing = new LinkWriting(record);
    int pieces = 0;
    while (writing.goOn()) {
      pieces++;
    }
    assertTrue(pieces > 10, "written in pieces: " + pieces);
    String link = Links.write(record);
    assertEquals(link, writing.link());
    LinkReading reading = new LinkReading(link, SampleGames.ALL::setup);
    for (pieces = 0; reading.goOn(); pieces++) {
      // Counted.
    }
    assertTrue(pieces > 10, "read in pieces: " + pieces);
    assertEquals(record, reading.result().orThrow());
  }

  /** What one form of a record holds the other holds too, to the last variation. */
  @Test
  void asManyVariationsAreReadAsTheNotationHas() {
    Setup setup = setup("omega hexhex:12 players=4");
    int[] legal = new int[setup.position().maxLegalMoves()];
    assertTrue(setup.position().legalMoves(legal) > Bounds.CHILDREN);
    List<Node> first = new ArrayList<>();
    for (int i = 0; i < Bounds.CHILDREN; i++) {
      first.add(Node.of(legal[i]));
    }
    GameRecord record = record(setup, first);
    assertEquals(record, read(Links.write(record)).orThrow());
    assertEquals(
        record, RecordText.parse(RecordText.write(record), SampleGames.ALL::setup).orThrow());
    first.add(Node.of(legal[Bounds.CHILDREN]));
    String text = RecordText.write(record(setup, first));
    assertFalse(RecordText.parse(text, SampleGames.ALL::setup).isOk());
  }

  /** However much is said, no more of it is gone through than a link holds. */
  @Test
  void aRecordThatIsTooLongForALinkIsFoundSoSoon() {
    Setup setup = setup("omega rhombus:20");
    GameRecord record = GameRecord.of(setup, Start.EMPTY, List.of());
    String text = "x".repeat(Bounds.TEXT);
    List<Node> first = new ArrayList<>();
    for (int cell = 0; cell < 40; cell++) {
      first.add(new Node(Moves.place(0, cell), text, List.of()));
    }
    GameRecord large = record.withRoot(new Node(Node.ROOT.move(), "", first));
    DigitWriter digits = new DigitWriter(6 * Links.MAX_LENGTH);
    assertNull(new LinkWriting(large, digits).link());
    assertTrue(digits.size() <= Links.MAX_LENGTH + 100, "stopped after " + digits.size());
    assertNull(Links.writeShort(large));
    List<Tag> named = List.of(new Tag("black", text));
    assertNull(Links.writeShort(new GameRecord(setup, Start.EMPTY, Node.ROOT, named)));
  }

  @Test
  void shortLinksAreTheLinksThatCanBeRead() {
    Setup setup = setup("y 8");
    int most = 0;
    for (int length = 7_150; length < 7_250; length++) {
      Node root = Node.ROOT.withComment("~".repeat(length));
      GameRecord record = GameRecord.of(setup).withRoot(root);
      String link = Links.write(record);
      boolean fits = link.length() <= Links.MAX_LENGTH;
      assertEquals(fits ? link : null, Links.writeShort(record));
      assertEquals(fits, read(link).isOk());
      most = fits ? length : most;
    }
    assertTrue(most > 7_150 && most < 7_249, "the longest comment: " + most);
  }

  private static GameRecord record(Setup setup, List<Node> first) {
    return new GameRecord(setup, Start.EMPTY, new Node(Node.ROOT.move(), "", first), List.of());
  }

  /** In an order of their own, which no link may see changed. */
  @Test
  void setUpsHaveTheCharactersThatLinksHaveRoomFor() {
    Set<Character> promised = new TreeSet<>();
    Set<Character> carried = new TreeSet<>();
    for (int i = 0; i < Setup.TEXT_CHARACTERS.length(); i++) {
      promised.add(Setup.TEXT_CHARACTERS.charAt(i));
    }
    for (int i = 0; i < LinkV1Text.SETUP_CHARACTERS.length(); i++) {
      carried.add(LinkV1Text.SETUP_CHARACTERS.charAt(i));
    }
    assertEquals(promised, carried);
  }

  @Test
  void saysWhatIsWrong() {
    assertProblem("", LinkProblem.EMPTY);
    assertProblem("1ab", LinkProblem.DAMAGED);
    assertProblem("1abcd<efg", LinkProblem.BAD_CHARACTER);
    assertProblem("9abcdefgh" + Base62.check("9abcdefgh"), LinkProblem.NEWER_VERSION);
    assertProblem("1".repeat(Links.MAX_LENGTH + 1), LinkProblem.TOO_LONG);
    DigitWriter digits = new DigitWriter();
    digits.digit(44, 45);
    String body = "1" + Base62.write(digits.number());
    assertProblem(body + Base62.check(body), SetupProblem.GAME_UNKNOWN);
  }

  private static void assertProblem(String link, Problem problem) {
    Reason reason = read(link).reason();
    assertNotNull(reason, link);
    assertEquals(problem, reason.problem(), link);
  }
}
