package org.hexstones.web.protocol;

/** Writes the fields of a message, each in a line. */
final class FieldWriter extends Fields {
  private final StringBuilder text = new StringBuilder();

  private void line(String value) {
    text.append(text.isEmpty() ? "" : "\n").append(value);
  }

  @Override
  int number(int value, int least, int most) {
    line(String.valueOf(value));
    return value;
  }

  @Override
  String text(String value) {
    line(value);
    return value;
  }

  @Override
  String rest(String value) {
    return text(value);
  }

  @Override
  void require(boolean holds) {}

  @Override
  public String toString() {
    return text.toString();
  }
}
