package org.hexstones.web.markup;

/**
 * What a person did to an element, as far as a view may want to know.
 *
 * @param value the value of the field it was done to, or empty
 * @param checked whether that field is ticked
 * @param cell the name of the cell it was done to, or empty
 * @param key the key that was pressed, as browsers name it, or empty
 * @param withControl whether the control or command key was held
 */
public record Input(String value, boolean checked, String cell, String key, boolean withControl) {
  public static Input press() {
    return new Input("", false, "", "", false);
  }

  public static Input value(String value) {
    return new Input(value, false, "", "", false);
  }

  public static Input cell(String cell) {
    return new Input("", false, cell, "", false);
  }

  public static Input key(String key, String cell) {
    return new Input("", false, cell, key, false);
  }
}
