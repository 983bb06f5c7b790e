package org.hexstones.web.board;

import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;

/** The cell with the keyboard's focus, on any board. */
public final class BoardFocus {
  private BoardFocus() {}

  public static Session focus(Session session, BoardEvent.Focus event) {
    return session.withFocus(event.cell());
  }

  public static Next<Session> walk(Session session, BoardEvent.Walk event) {
    return Next.of(session.withFocus(event.cell()), new ScreenEffect.FocusCell(event.cell()));
  }
}
