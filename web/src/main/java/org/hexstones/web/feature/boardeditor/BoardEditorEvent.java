package org.hexstones.web.feature.boardeditor;

import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;

/** Events of the board editor and of the boards drawn before. */
public sealed interface BoardEditorEvent extends Event {
  record Leave() implements BoardEditorEvent {}

  record Brush(int brush) implements BoardEditorEvent {}

  record Mirror(Symmetry symmetry) implements BoardEditorEvent {}

  record Side(int cells) implements BoardEditorEvent {}

  record Fill(int with) implements BoardEditorEvent {}

  record StarTheRim() implements BoardEditorEvent {}

  record Undo() implements BoardEditorEvent {}

  record Name(String text) implements BoardEditorEvent {}

  /** Start again from another board. */
  record From(String board) implements BoardEditorEvent {}

  /** Save the board under its name. It replaces another board of that name. */
  record Save() implements BoardEditorEvent {}

  /** Copy the link of a form with this board to the clipboard. */
  record Copy(GameForm form) implements BoardEditorEvent {}

  /** Choose a form with this board on the start screen. */
  record Use(GameForm form) implements BoardEditorEvent {}
}
