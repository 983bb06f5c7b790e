package org.hexstones.web.feature.boardeditor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardFocus;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.jspecify.annotations.Nullable;

/**
 * Updates for drawing, saving and choosing a board. Most events do nothing while the editor is
 * closed.
 */
public final class BoardEditorUpdate {
  private final Function<String, Parsed<Setup>> reader;

  /** An update that applies while the editor is open. */
  @FunctionalInterface
  private interface OnEditor<E> {
    BoardEditor change(BoardEditor editor, E event);
  }

  /** An update that applies while the drawn cells are a board. */
  @FunctionalInterface
  private interface OnDrawn<E> {
    Next<Session> update(Session session, OwnBoard board, E event);
  }

  /**
   * @param reader reads the text of a set-up
   */
  public BoardEditorUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  public Updates<Session> updates() {
    Updates<Session> table = new Updates<>();
    table
        .change(Route.BoardEditor.class, (session, event) -> begin(session, event.stars()))
        .change(BoardEditorEvent.Leave.class, (session, event) -> left(session))
        .change(BoardEvent.Press.class, BoardEditorUpdate::press)
        .change(BoardEvent.Focus.class, BoardFocus::focus)
        .on(BoardEvent.Walk.class, BoardFocus::walk)
        .ignoreOther(event -> event instanceof OnBoard);
    on(table, BoardEditorEvent.Brush.class, (editor, event) -> editor.withBrush(event.brush()));
    on(
        table,
        BoardEditorEvent.Mirror.class,
        (editor, event) -> editor.withSymmetry(event.symmetry()));
    on(table, BoardEditorEvent.Side.class, (editor, event) -> editor.withSide(event.cells()));
    on(table, BoardEditorEvent.Fill.class, (editor, event) -> editor.filled(event.with()));
    on(table, BoardEditorEvent.StarTheRim.class, (editor, event) -> editor.withStarsAtTheRim());
    on(table, BoardEditorEvent.Undo.class, (editor, event) -> editor.undone());
    on(table, BoardEditorEvent.Name.class, (editor, event) -> editor.withName(event.text()));
    on(table, BoardEditorEvent.From.class, BoardEditorUpdate::from);
    onBoard(table, BoardEditorEvent.Save.class, (session, board, event) -> save(session, board));
    onBoard(table, BoardEditorEvent.Copy.class, (session, board, event) -> copy(session, event));
    onBoard(table, BoardEditorEvent.Use.class, (session, board, event) -> use(session, event));
    return table;
  }

  private static <E extends Event> void on(
      Updates<Session> table, Class<E> type, OnEditor<E> change) {
    table.change(
        type,
        (session, event) -> {
          BoardEditor editor = editor(session);
          return editor == null ? session : with(session, change.change(editor, event));
        });
  }

  /** The screen itself shows why the drawn cells are no board. */
  private static <E extends Event> void onBoard(
      Updates<Session> table, Class<E> type, OnDrawn<E> update) {
    table.on(
        type,
        (session, event) -> {
          BoardEditor editor = editor(session);
          OwnBoard board = editor == null ? null : editor.board();
          return board == null ? Next.of(session) : update.update(session, board, event);
        });
  }

  private static @Nullable BoardEditor editor(Session session) {
    return session.screens().find(BoardEditor.class);
  }

  private static Session with(Session session, BoardEditor editor) {
    return session.withScreens(session.screens().put(editor));
  }

  /** The editor replaces the start screen, but never a match. */
  private Session begin(Session session, String stars) {
    return session.shown() == null
        ? with(session.withDialog(Dialog.NONE), EditedBoard.of(session.form(), stars, reader))
            .withFocus("")
        : session;
  }

  private static Session left(Session session) {
    return session.withScreens(session.screens().without(BoardEditor.class));
  }

  private static Session press(Session session, BoardEvent.Press event) {
    Session focused = session.withFocus(event.cell());
    BoardEditor editor = editor(session);
    int cell = editor == null ? Board.NO_CELL : editor.canvas().cellNamed(event.cell());
    return editor == null || cell == Board.NO_CELL ? focused : with(focused, editor.painted(cell));
  }

  private static BoardEditor from(BoardEditor editor, BoardEditorEvent.From event) {
    BoardEditor other = EditedBoard.of(event.board());
    return other == null ? editor : other.withName(editor.name());
  }

  private static Next<Session> save(Session session, OwnBoard board) {
    if (board.name().isEmpty()) {
      return Next.of(session);
    }
    List<OwnBoard> boards = new ArrayList<>();
    boards.add(board);
    boards.addAll(without(session, board.name()));
    return kept(session, boards);
  }

  private static List<OwnBoard> without(Session session, String name) {
    List<OwnBoard> others = new ArrayList<>();
    for (OwnBoard board : session.lobby().boards()) {
      if (!board.name().equals(name)) {
        others.add(board);
      }
    }
    return others;
  }

  private static Next<Session> kept(Session session, List<OwnBoard> boards) {
    List<OwnBoard> most = List.copyOf(boards.subList(0, Math.min(boards.size(), OwnBoard.MOST)));
    return Next.of(
        session.withLobby(session.lobby().withBoards(most)),
        new PreferencesEffect.SaveBoards(most));
  }

  private static Next<Session> copy(Session session, BoardEditorEvent.Copy event) {
    String link = session.device().base() + Address.of(event.form());
    return Next.of(session, new ClipboardEffect.Copy(link));
  }

  private static Next<Session> use(Session session, BoardEditorEvent.Use event) {
    return Next.of(left(session).withForm(event.form().withPlayersOf(session.form())));
  }
}
