package org.hexstones.web.feature.boardeditor;

import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;

/** What a person does with a board being drawn, and with those drawn before. */
public sealed interface BoardEditorEvent extends Event {
  record Leave() implements BoardEditorEvent {}

  record Brush(int brush) implements BoardEditorEvent {}

  record Mirror(Symmetry symmetry) implements BoardEditorEvent {}

  record Side(int cells) implements BoardEditorEvent {}

  record Fill(int with) implements BoardEditorEvent {}

  record StarTheRim() implements BoardEditorEvent {}

  record Undo() implements BoardEditorEvent {}

  record Name(String text) implements BoardEditorEvent {}

  /** Another board to go on from. */
  record From(String board) implements BoardEditorEvent {}

  /** Keep it under its name, in place of another one with that name. */
  record Save() implements BoardEditorEvent {}

  /** The link of a form with it goes to the clipboard. */
  record Copy(GameForm form) implements BoardEditorEvent {}

  /** Choose a form with it on the start screen. */
  record Use(GameForm form) implements BoardEditorEvent {}
}
