package org.hexstones.web.feature.boardeditor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Cell;
import org.hexstones.hex.Shapes;
import org.hexstones.omny.OmnySetup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.app.AppEvent;
import org.hexstones.web.app.Model;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.PreferencesCodec;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.Repetition;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardEditorUpdateTest {
  private static PageOnJvm drawing() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.act("draw-board");
    return page;
  }

  private static void editor(PageOnJvm page, BoardEditorEvent event) {
    page.happens(event);
  }

  private static BoardEditor editor(PageOnJvm page) {
    return Objects.requireNonNull(page.model().session().screens().find(BoardEditor.class));
  }

  private static int cells(PageOnJvm page) {
    return (int)
        editor(page).paint().stream().filter(paint -> paint != BoardEditor.NOTHING).count();
  }

  /** Another tab has kept one: this one does not wipe it with its own. */
  @Test
  void boardsOfAnotherTabStay() {
    PageOnJvm page = drawing();
    OwnBoard theirs = new OwnBoard("Theirs", "hexhex:4", "");
    page.happens(
        new AppEvent.ChangedElsewhere(
            List.of(theirs), SolvedPuzzles.read("1 1 9 3"), Repetition.NONE));
    editor(page, new BoardEditorEvent.Name("Ours"));
    editor(page, new BoardEditorEvent.Save());
    assertEquals(
        List.of("Ours", "Theirs"),
        page.model().session().lobby().boards().stream().map(OwnBoard::name).toList());
    assertTrue(page.model().puzzles().solved().has(3));
  }

  @Test
  void itBeginsWithTheBoardThatWasChosen() {
    assertEquals(61, cells(drawing()));
    PageOnJvm stars = PageOnJvm.withOptions();
    stars.happens(
        new StartEvent.ChooseGame(stars.model().session().form().withBoard("triangle:5")));
    stars.act("draw-board");
    assertEquals(15, cells(stars));
  }

  /** A board drawn after another has its cells, with all that matters of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {"hexhex:3", "hexhex:12", "triangle:8", "rhombus:6", "hexagram:4", "cells:a1,c3"})
  void drawnBoardReadsBack(String text) {
    Board board = Board.of(Shapes.parse(text).orThrow());
    BoardEditor editor = Objects.requireNonNull(BoardEditor.of(board, List.of(0)));
    OwnBoard drawn = Objects.requireNonNull(editor.board());
    Board again = Board.of(Shapes.parse(drawn.board()).orThrow());
    assertEquals(board.size(), again.size());
    for (int cell = 0; cell < board.size(); cell++) {
      assertEquals(board.name(cell), again.name(cell));
    }
    assertEquals(board.name(0), drawn.stars());
  }

  @Test
  void boardsLargerThanTheCanvasAreNotOffered() {
    assertNull(BoardEditor.of(Board.of(Shapes.parse("triangle:27").orThrow()), List.of()));
  }

  @Test
  void cellsAndStarsArePaintedAndTakenAway() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.Fill(BoardEditor.NOTHING));
    assertEquals("some", page.value("data-problem"));
    page.press("c4");
    page.press("c4");
    assertEquals(1, cells(page));
    editor(page, new BoardEditorEvent.Brush(BoardEditor.STAR));
    page.press("d4");
    editor(page, new BoardEditorEvent.Brush(BoardEditor.NOTHING));
    page.press("c4");
    assertEquals(1, cells(page));
    page.act("undo");
    assertEquals(2, cells(page));
  }

  @ParameterizedTest
  @EnumSource
  void paintFollowsTheSymmetry(Symmetry symmetry) {
    BoardEditor editor = BoardEditor.empty(6).withSymmetry(symmetry);
    Board canvas = editor.canvas();
    editor = editor.painted(canvas.cellAt(3, -1)).painted(canvas.cellAt(0, 4));
    for (int cell = 0; cell < canvas.size(); cell++) {
      int painted = editor.paint().get(cell);
      List<Cell> images = symmetry.images(new Cell(canvas.q(cell), canvas.r(cell)));
      assertEquals(images.get(0), new Cell(canvas.q(cell), canvas.r(cell)));
      for (Cell image : images) {
        assertEquals(painted, editor.paint().get(canvas.cellAt(image.q(), image.r())));
      }
    }
  }

  @Test
  void starsAtTheRimAreThoseOfThePerimeter() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.StarTheRim());
    page.act("use-board");
    String command = page.model().session().form().command();
    OmnySetup setup = (OmnySetup) Games.ALL.setup(command).orThrow();
    assertEquals(24, setup.stars().size());
    for (int star : setup.stars()) {
      assertTrue(setup.board().degree(star) < 6);
    }
  }

  @Test
  void savedBoardsAreChosenAndDeleted() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.Save());
    assertEquals(List.of(), page.model().session().lobby().boards());
    editor(page, new BoardEditorEvent.Name(" My\nboard "));
    editor(page, new BoardEditorEvent.Save());
    List<OwnBoard> kept = page.model().session().lobby().boards();
    assertEquals("My board", kept.get(0).name());
    assertTrue(page.effects().contains(new PreferencesEffect.SaveBoards(kept)));
    assertEquals(kept, PreferencesCodec.readBoards(PreferencesCodec.write(kept)));
    editor(page, new BoardEditorEvent.Save());
    assertEquals(1, page.model().session().lobby().boards().size());

    editor(page, new BoardEditorEvent.Leave());
    page.options();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-board", "My board"), "click", Input.press()));
    assertEquals(kept.get(0).board(), page.model().session().form().board());
    page.act("delete-board");
    assertEquals(List.of(), page.model().session().lobby().boards());
  }

  @Test
  void ofTwoBoardsWithTheSameCellsOneIsChosen() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.StarTheRim());
    editor(page, new BoardEditorEvent.Name("rim"));
    editor(page, new BoardEditorEvent.Save());
    editor(page, new BoardEditorEvent.Brush(BoardEditor.STAR));
    page.press("f6");
    editor(page, new BoardEditorEvent.Name("more"));
    editor(page, new BoardEditorEvent.Save());
    editor(page, new BoardEditorEvent.Leave());
    assertEquals(2, page.model().session().lobby().boards().size());
    page.options();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-board", "rim"), "click", Input.press()));
    assertEquals("true", page.find("button", "data-board", "rim").attribute("aria-pressed"));
    assertEquals("false", page.find("button", "data-board", "more").attribute("aria-pressed"));
    GameForm komi = page.model().session().form().with("balance", "");
    page.happens(new StartEvent.ChooseGame(komi));
    assertEquals("true", page.find("button", "data-board", "rim").attribute("aria-pressed"));
  }

  @Test
  void itsLinkBeginsAGameOnIt() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.StarTheRim());
    page.effects();
    page.act("copy-board");
    String link = ((ClipboardEffect.Copy) page.effects().get(0)).link();
    PageOnJvm other = PageOnJvm.at(link.substring(link.indexOf('#')));
    Model model = other.model();
    assertEquals(61, Objects.requireNonNull(model.shown()).record().setup().board().size());
  }

  /** A board in two pieces is one for OMEGA and none for OMNY, which says why. */
  @Test
  void theEngineSaysWhetherItIsABoard() {
    PageOnJvm page = drawing();
    editor(page, new BoardEditorEvent.Fill(BoardEditor.NOTHING));
    page.press("a6", "b6", "f1", "f2");
    assertEquals("none", page.value("data-problem"));
    editor(page, new BoardEditorEvent.Brush(BoardEditor.STAR));
    page.press("a6");
    assertEquals("some", page.value("data-problem"));
    assertNotNull(page.find("button", "data-action", "use-board").attribute("disabled"));
  }

  @Test
  void damagedBoardsAreLeftOut() {
    List<OwnBoard> read =
        PreferencesCodec.readBoards("one\thexhex:3\t\ntwo\n\thexhex:3\t\nthree\tnonsense\t");
    assertEquals(2, read.size());
    PageOnJvm page = PageOnJvm.withOptions();
    assertFalse(page.has("data-board"));
    assertEquals(List.of(), PreferencesCodec.readBoards("x".repeat(1_000_000)));
    List<OwnBoard> many = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      many.add(new OwnBoard("board " + i, "hexhex:3", ""));
    }
    assertEquals(OwnBoard.MOST, PreferencesCodec.readBoards(PreferencesCodec.write(many)).size());
  }

  @Test
  void sizesOfTheCanvasAreBounded() {
    PageOnJvm page = drawing();
    for (int i = 0; i < 20; i++) {
      editor(page, new BoardEditorEvent.Side(editor(page).side() + 1));
    }
    assertEquals(Shapes.MAX_HEXHEX, editor(page).side());
    editor(page, new BoardEditorEvent.Fill(BoardEditor.PLAIN));
    Parsed<Setup> setup =
        Games.ALL.setup("omega " + Objects.requireNonNull(editor(page).board()).board());
    assertTrue(setup.isOk());
    for (int i = 0; i < 20; i++) {
      editor(page, new BoardEditorEvent.Side(editor(page).side() - 1));
    }
    assertEquals(Shapes.MIN_HEXHEX, editor(page).side());
  }

  /** The brush is named by what it does, a place by what it holds. */
  @ParameterizedTest
  @CsvSource({"ENGLISH, Eraser, empty", "SPANISH, Borrador, vacío", "JAPANESE, 消しゴム, マスなし"})
  void eraserIsNotTheNameOfAPlace(Language language, String brush, String content) {
    PageOnJvm page = drawing();
    page.happens(new SettingsEvent.SetLanguage(language));
    editor(page, new BoardEditorEvent.Fill(BoardEditor.NOTHING));
    Element drawn = page.draw();
    assertTrue(PageOnJvm.text(drawn).contains(brush));
    List<Element> places = new ArrayList<>();
    PageOnJvm.all(drawn, places, e -> e.attribute("data-drawn") != null);
    assertFalse(places.isEmpty());
    for (Element place : places) {
      assertTrue(String.valueOf(place.attribute("aria-label")).endsWith(content));
    }
  }
}
