package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

final class AnalysisTest {
  @Test
  void aStoneElsewhereIsAVariation() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3", "d3");
    board.act("back");
    board.press("c4", "b3");
    assertEquals("Start", board.tree().substring(1, 6));
    assertEquals(" Start; 1 c3; 1.1 d3; 1.2 c4; 1.2.1* b3; ", board.tree());
    board.act("back");
    board.act("back");
    board.press("d3");
    assertEquals(" Start; 1 c3; 1.1* d3; 1.2 c4; 1.2.1 b3; ", board.tree());
    assertEquals(4, Trees.size(board.study().record().root()));
  }

  @Test
  void aVariationIsPromotedAndDeletedAndHadBack() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3", "d3");
    board.key("ArrowLeft");
    board.press("c4", "b3");
    GameRecord before = board.study().record();
    board.act("promote");
    assertEquals(" Start; 1 c3; 1.1 c4; 1.2 d3; 1.1.1* b3; ", board.tree());
    board.go("1.1");
    board.act("delete");
    assertEquals(" Start; 1* c3; 1.1 d3; ", board.tree());
    board.act("undo");
    board.act("undo");
    assertEquals(before, board.study().record());
    assertEquals(" Start; 1 c3; 1.1 d3; 1.2 c4; 1.2.1* b3; ", board.tree());
  }

  @Test
  void theColourFollowsTheRules() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:3 players=3");
    board.press("c3", "d3", "c4", "b3");
    assertEquals("white", board.find("data-cell", "c3").attribute("data-stone"));
    assertEquals("black", board.find("data-cell", "d3").attribute("data-stone"));
    assertEquals("red", board.find("data-cell", "c4").attribute("data-stone"));
    assertEquals("white", board.find("data-cell", "b3").attribute("data-stone"));
    board.press("b3");
    Notice notice = board.model().session().notice();
    assertEquals(Notice.Kind.REFUSED, notice == null ? null : notice.kind());
    board.happens(new MatchEvent.PickColour(2));
    board.press("a3");
    assertEquals("red", board.find("data-cell", "a3").attribute("data-stone"));
  }

  /** The style sheet hides the other parts of the panel in a small window. */
  @Test
  void aSmallWindowShowsOnePartOfThePanel() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    for (String tab : List.of("review", "moves", "rules", "engine")) {
      Element button = board.find("data-tab", tab);
      assertEquals("false", button.attribute("aria-pressed"));
      board.happens(PageOnJvm.meaning(button, "click", Input.press()));
      assertEquals("true", board.find("data-tab", tab).attribute("aria-pressed"));
      assertEquals(1, board.all(e -> ("panel of-" + tab).equals(e.attribute("class"))).size());
    }
    assertTrue(board.effects().stream().noneMatch(StoreEffect.class::isInstance));
  }

  @Test
  void lookingSavesNothing() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    assertEquals(List.of(new AnalysisEffect.ShowMove(board.study())), board.effects());
    board.press("c3");
    List<Effect> effects = board.effects();
    assertTrue(effects.contains(new StoreEffect.Save(board.study().kept())));
    assertTrue(effects.contains(new AnalysisEffect.ShowAddress(board.study())));
    board.key("ArrowLeft");
    board.key("ArrowRight");
    List<Effect> walked = board.effects();
    assertEquals(2, walked.size());
    assertTrue(walked.contains(new AnalysisEffect.ShowMove(board.study())));
  }

  @Test
  void typingInOnePlaceIsOneChange() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3", "a1");
    int before = board.open().before().size();
    board.say("a");
    board.say("ab");
    board.say("abc");
    assertEquals(before + 1, board.open().before().size());
    board.happens(new TreeEvent.Go(Step.BACK));
    board.say("d");
    assertEquals(before + 2, board.open().before().size());
    board.happens(new TreeEvent.Go(Step.ON));
    board.say("abcd");
    board.say("abcde");
    assertEquals(before + 3, board.open().before().size());
    board.happens(new MatchEvent.Undo());
    assertEquals("abc", board.study().node().comment());
    board.happens(new MatchEvent.Undo());
    assertEquals("", board.study().node().comment());
  }

  @Test
  void commentsAreBoundedPlainText() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3");
    board.say("<img src=x>");
    Element said = board.all(e -> "said".equals(e.attribute("class"))).get(0);
    assertEquals("<img src=x>", org.hexstones.web.app.PageOnJvm.text(said));
    board.say("<img src=x>!");
    assertEquals(2, board.open().before().size());
    board.say("x".repeat(5000));
    assertEquals(Study.LONGEST_COMMENT, board.study().node().comment().length());
    int moves = 0;
    Random random = new Random(1);
    while (Trees.said(board.study().record().root()) < Study.MOST_SAID && moves++ < 200) {
      Play play = Play.begin(board.study().record().setup());
      board.happens(new TreeEvent.Go(Step.BEGIN));
      int free = random.nextInt(play.position().board().size());
      board.press(play.position().board().name(free));
      board.press(play.position().board().name((free + 1 + moves % 17) % 19));
      board.say("y".repeat(5000));
    }
    assertTrue(Trees.said(board.study().record().root()) <= Study.MOST_SAID);
  }

  /** Written, each of these is six characters. */
  @Test
  void commentsAlwaysReadBack() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:5");
    int cells = board.study().record().setup().board().size();
    for (int cell = 0; cell + 1 < cells; cell++) {
      board.happens(new TreeEvent.Go(Step.BEGIN));
      board.press(board.study().record().setup().board().name(cell));
      board.say("#".repeat(Study.LONGEST_COMMENT));
    }
    GameRecord record = board.study().record();
    assertTrue(Trees.said(record.root()) > 20 * Study.LONGEST_COMMENT);
    assertEquals(record, RecordText.parse(RecordText.write(record), Games.ALL::setup).orThrow());
    board.say("");
    assertEquals("", board.study().node().comment());
  }

  @Test
  void randomTreesStayLegalAndGoRoundTheLink() {
    Random random = new Random(6);
    for (String setup : List.of("omega hexhex:3 players=3 pie=on", "sunder 3", "omny triangle:4")) {
      AnalysisOnJvm board = AnalysisOnJvm.at(setup);
      for (int i = 0; i < 150; i++) {
        int kind = random.nextInt(12);
        Study study = board.study();
        if (kind < 8) {
          int cell = random.nextInt(study.record().setup().board().size());
          board.happens(new BoardEvent.Press(study.record().setup().board().name(cell)));
        } else if (kind < 10) {
          Step step = List.of(Step.values()).get(random.nextInt(Step.values().length));
          board.happens(new TreeEvent.Go(step));
        } else if (kind == 10) {
          board.happens(new TreeEvent.Promote());
        } else if (random.nextInt(6) == 0) {
          board.happens(new TreeEvent.Delete());
        } else {
          board.happens(new TreeEvent.Comment("move " + i));
        }
        Study now = board.study();
        assertTrue(Trees.has(now.record().root(), now.at()));
        assertEquals(Trees.moves(now.record().root(), now.at()).size(), now.line().cursor());
      }
      GameRecord record = board.study().record();
      assertTrue(record.check() instanceof Parsed.Ok<GameRecord>);
      assertEquals(record, Links.read(Links.write(record), Games.ALL::setup).orThrow());
      assertNotNull(board.draw());
    }
  }

  @Test
  void badLinksChangeNothing() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3");
    Study study = board.study();
    board.effects();
    board.open("nonsense");
    assertEquals(study, board.study());
    assertEquals(
        Notice.Kind.BAD_LINK, Objects.requireNonNull(board.model().session().notice()).kind());
    assertEquals(List.of(), board.effects(), "the address stays");
    AnalysisOnJvm empty = AnalysisOnJvm.atLink("nonsense");
    assertNull(empty.model().study());
    assertNotNull(empty.find("data-screen", "no-study"));
  }

  @Test
  void gameIsAnalysedAgainWhereItWas() {
    GameRecord begun = GameRecord.of(Games.ALL.setup("omny hexhex:3").orThrow());
    AnalysisOnJvm board = new AnalysisOnJvm();
    board.happens(new AnalysisEvent.Opened(Parsed.ok(begun), null, "study-one"));
    board.press("c3");
    assertEquals("study-one", board.study().id());
    Match kept = board.study().kept();
    GameRecord played = begun.withRoot(Node.ROOT.withLine(List.of(Moves.place(0, 0))));
    AnalysisOnJvm again = new AnalysisOnJvm();
    again.happens(new AnalysisEvent.Opened(Parsed.ok(played), kept, "study-one"));
    assertEquals("study-one", again.study().id());
    assertEquals(played.mainLine(), again.study().record().mainLine());
    assertEquals(2, again.study().record().root().children().size(), "both are there");
    GameRecord other = GameRecord.of(Games.ALL.setup("omny hexhex:4").orThrow());
    AnalysisOnJvm apart = new AnalysisOnJvm();
    apart.happens(new AnalysisEvent.Opened(Parsed.ok(other), kept, "study-one"));
    assertNotEquals("study-one", apart.study().id(), "of another game");
  }

  @Test
  void storeGoesBeforeALink() {
    GameRecord short1 = GameRecord.of(Games.ALL.setup("omny hexhex:3").orThrow());
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3", "d3");
    Match kept = board.study().kept();
    AnalysisOnJvm again = new AnalysisOnJvm();
    again.happens(
        new AnalysisEvent.Opened(Links.read(Links.write(short1), Games.ALL::setup), kept, ""));
    assertEquals(kept.record(), again.study().record());
    assertEquals(kept.id(), again.study().id());
    board.act("back");
    board.press("b3");
    again.happens(new StoreEvent.WentOn(board.study().kept()));
    assertEquals(board.study().record(), again.study().record());
    again.happens(new StoreEvent.Forked(kept.id(), "other"));
    assertEquals("other", again.study().id());
  }

  @Test
  void itIsSharedWholeAndPlayedOnFromHere() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.happens(new SharingEvent.At("https://example.org/", false));
    board.press("c3", "d3");
    board.go("1");
    board.press("b3");
    board.effects();
    board.happens(new SharingEvent.Copy());
    String link = assertInstanceOf(ClipboardEffect.Copy.class, board.effects().get(0)).link();
    assertTrue(link.startsWith("https://example.org/#study="));
    AnalysisOnJvm other = AnalysisOnJvm.atLink(link.substring(link.indexOf('=') + 1));
    assertEquals(board.study().record(), other.study().record());
    board.act("play-from");
    AnalysisEffect.TurnTo turn =
        assertInstanceOf(AnalysisEffect.TurnTo.class, board.effects().get(0));
    GameRecord from = Links.read(turn.fragment().substring(3), Games.ALL::setup).orThrow();
    assertEquals(2, from.mainLine().size());
    assertEquals(2, Trees.size(from.root()));
  }

  @Test
  void aNewVersionIsTakenWhenThatIsWanted() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.happens(new ShellEvent.VersionWaits());
    board.act("leave-version");
    assertFalse(board.model().shell().versionWaits());
    board.happens(new ShellEvent.VersionWaits());
    board.effects();
    board.act("take-version");
    assertEquals(List.of(new AnalysisEffect.TakeVersion()), board.effects());
    board.happens(new ShellEvent.VersionHeld());
    assertTrue(board.model().shell().versionWaits());
    assertEquals(Notice.of(Notice.Kind.VERSION_HELD), board.model().session().notice());
  }

  @Test
  void anotherTabsSwitchReloadsTheBoard() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.effects();
    board.happens(new ShellEvent.VersionTaken());
    assertEquals(List.of(new AnalysisEffect.TakeVersion()), board.effects());
    assertTrue(board.model().shell().versionWaits(), "if the study cannot be kept");
  }

  @Test
  void aPlaceIsATextAndBack() {
    NodePath path = new NodePath(List.of(0, 11, 2));
    assertEquals("1.12.3", path.text());
    assertEquals(path, NodePath.read(path.text()));
    assertEquals(NodePath.ROOT, NodePath.read(""));
    assertEquals(new NodePath(List.of(4)), NodePath.read("5.x.1"));
    assertEquals(NodePath.ROOT, NodePath.read("-1"));
  }

  @Test
  void stepsLeadBetweenVariations() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3");
    board.key("Home");
    board.press("d3");
    board.key("Home");
    board.press("b3", "a3");
    assertEquals(new NodePath(List.of(2, 0)), board.study().at());
    board.shift("ArrowUp");
    assertEquals(new NodePath(List.of(1)), board.study().at());
    board.shift("ArrowUp");
    board.shift("ArrowUp");
    assertEquals(new NodePath(List.of(0)), board.study().at());
    board.shift("ArrowDown");
    board.shift("ArrowDown");
    board.shift("ArrowDown");
    assertEquals(new NodePath(List.of(2)), board.study().at());
    board.key("End");
    assertEquals(new NodePath(List.of(2, 0)), board.study().at());
    assertFalse(board.study().at().isRoot());
  }
}
