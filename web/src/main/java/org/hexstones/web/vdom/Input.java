package org.hexstones.web.vdom;

/**
 * A person's input on an element, as far as views need it.
 *
 * @param value the value of the element's field, or empty
 * @param checked whether that field is ticked
 * @param cell the name of the element's cell, or empty
 * @param key the key that was pressed, as {@link KeyName} has it, or empty
 * @param withControl whether the control or command key was held
 * @param withShift whether the shift key was held
 * @param unsure whether a finger pressed a cell that is too small to hit reliably
 * @param again whether it is the second press of a double one
 */
public record Input(
    String value,
    boolean checked,
    String cell,
    String key,
    boolean withControl,
    boolean withShift,
    boolean unsure,
    boolean again) {
  /** An input that is no press of a double one. */
  public Input(
      String value,
      boolean checked,
      String cell,
      String key,
      boolean withControl,
      boolean withShift,
      boolean unsure) {
    this(value, checked, cell, key, withControl, withShift, unsure, false);
  }

  public static Input press() {
    return new Input("", false, "", "", false, false, false);
  }

  public static Input value(String value) {
    return new Input(value, false, "", "", false, false, false);
  }

  public static Input cell(String cell) {
    return new Input("", false, cell, "", false, false, false);
  }

  public static Input key(String key, String cell) {
    return new Input("", false, cell, key, false, false, false);
  }

  /** The same input by a finger on a cell that is too small for it. */
  public Input unsurely() {
    return new Input(value, checked, cell, key, withControl, withShift, true, again);
  }

  /** The same input as the second press of a double one. */
  public Input pressedAgain() {
    return new Input(value, checked, cell, key, withControl, withShift, unsure, true);
  }
}
