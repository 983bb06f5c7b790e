package org.hexstones.web.feature.positioneditor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardFocus;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Session;

/** Updates for the position editor. Its events do nothing while it is closed. */
public final class PositionEditorUpdate {
  private final Function<String, Parsed<Setup>> reader;

  /** An update that applies while the editor is open. */
  @FunctionalInterface
  private interface OnEditor<E> {
    Session change(Session session, PositionEditor editor, E event);
  }

  /**
   * @param reader reads the text of a set-up
   */
  public PositionEditorUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  public Updates<Session> updates() {
    Updates<Session> table = new Updates<>();
    table
        .change(Route.PositionEditor.class, (session, event) -> begin(session))
        .change(Route.EditLeftPosition.class, (session, event) -> fromGame(session))
        .change(PositionEditorEvent.Leave.class, (session, event) -> left(session))
        .change(BoardEvent.Focus.class, BoardFocus::focus)
        .on(BoardEvent.Walk.class, BoardFocus::walk)
        .ignoreOther(event -> event instanceof OnBoard);
    on(table, BoardEvent.Press.class, PositionEditorUpdate::press);
    on(
        table,
        PositionEditorEvent.Brush.class,
        (session, editor, event) -> with(session, editor.withBrush(event.colour())));
    on(
        table,
        PositionEditorEvent.ToMove.class,
        (session, editor, event) -> with(session, editor.withToMove(event.colour())));
    on(
        table,
        PositionEditorEvent.Clear.class,
        (session, editor, event) -> with(session, editor.cleared()));
    on(table, PositionEditorEvent.Play.class, (session, editor, event) -> play(session, editor));
    return table;
  }

  private static <E extends Event> void on(
      Updates<Session> table, Class<E> type, OnEditor<E> change) {
    table.change(
        type,
        (session, event) -> {
          PositionEditor editor = session.screens().find(PositionEditor.class);
          return editor == null ? session : change.change(session, editor, event);
        });
  }

  private static Session with(Session session, PositionEditor editor) {
    return session.withScreens(session.screens().put(editor));
  }

  /** The editor replaces the start screen, but never a match. */
  private Session begin(Session session) {
    Setup setup = session.shown() == null ? reader.apply(session.form().command()).orNull() : null;
    return setup == null
        ? session
        : with(session.withDialog(Dialog.NONE), PositionEditor.on(setup)).withFocus("");
  }

  /** Takes the position of the game that was left. The same persons play on from it. */
  private static Session fromGame(Session session) {
    Match left = session.lobby().left();
    if (left == null || session.shown() != null) {
      return session;
    }
    Play play = PositionCache.to(left);
    if (left.isTimed(LinkGame.isOver(left))) {
      return session;
    }
    List<String> names = new ArrayList<>();
    for (int player = 0; player < left.seats().size(); player++) {
      names.add(PlayerNames.of(left.record(), player));
    }
    return with(session.withDialog(Dialog.NONE), PositionEditor.of(play))
        .withForm(session.form().withSeats(left.seats()).withNames(names))
        .withFocus("");
  }

  private static Session left(Session session) {
    return session.withScreens(session.screens().without(PositionEditor.class));
  }

  private static Session press(Session session, PositionEditor editor, BoardEvent.Press event) {
    Session focused = session.withFocus(event.cell());
    int cell = editor.setup().board().cellNamed(event.cell());
    return cell == Board.NO_CELL ? focused : with(focused, editor.pressed(cell));
  }

  private static Session play(Session session, PositionEditor editor) {
    Setup setup = editor.setup();
    Start start = editor.start();
    if (!setup.position(start).isOk()) {
      // The screen itself shows the reason.
      return session;
    }
    GameForm form = session.form();
    GameRecord record =
        new GameRecord(
            setup, start, Node.ROOT, PlayerNames.tags(form.names(), form.seats(), setup.players()));
    return session.begin(record, form.seats(), form.clock());
  }
}
