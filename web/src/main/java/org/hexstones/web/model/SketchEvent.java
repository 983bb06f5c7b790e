package org.hexstones.web.model;

/** What a person does with a board being drawn, and with those drawn before. */
public sealed interface SketchEvent {
  /** Begin with the board of the form. */
  record Begin() implements SketchEvent {}

  record Leave() implements SketchEvent {}

  record Brush(int brush) implements SketchEvent {}

  record Mirror(Symmetry symmetry) implements SketchEvent {}

  record Side(int cells) implements SketchEvent {}

  record Fill(int with) implements SketchEvent {}

  record StarTheRim() implements SketchEvent {}

  record Undo() implements SketchEvent {}

  record Name(String text) implements SketchEvent {}

  /** Another board to go on from. */
  record From(String board) implements SketchEvent {}

  /** Keep it under its name, in place of another one with that name. */
  record Save() implements SketchEvent {}

  /** The link of a form with it goes to the clipboard. */
  record Copy(Form form) implements SketchEvent {}

  /** Choose a form with it on the start screen. */
  record Use(Form form) implements SketchEvent {}

  record Delete(String name) implements SketchEvent {}
}
