package org.hexstones.web.vdom;

/**
 * What a person did to an element, as far as a view may want to know.
 *
 * @param value the value of the field it was done to, or empty
 * @param checked whether that field is ticked
 * @param cell the name of the cell it was done to, or empty
 * @param key the key that was pressed, as browsers name it, or empty
 * @param withControl whether the control or command key was held
 * @param withShift whether the shift key was held
 * @param unsure whether it was a finger on a cell smaller than fingers can be sure of
 */
public record Input(
    String value,
    boolean checked,
    String cell,
    String key,
    boolean withControl,
    boolean withShift,
    boolean unsure) {
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

  /** The same with a finger on a cell too small for it. */
  public Input unsurely() {
    return new Input(value, checked, cell, key, withControl, withShift, true);
  }
}
