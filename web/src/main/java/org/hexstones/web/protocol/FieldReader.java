package org.hexstones.web.protocol;

import org.hexstones.parse.Words;

/** Reads the fields of a message. Whatever has another form is {@link Fields.Damaged}. */
final class FieldReader extends Fields {
  private final String message;
  private int at;

  FieldReader(String message) {
    this.message = message;
  }

  @Override
  int number(int value, int least, int most) {
    int number = Words.number(text(""));
    require(number >= least && number <= most);
    return number;
  }

  @Override
  String text(String value) {
    require(at <= message.length());
    int end = message.indexOf('\n', at);
    String line = message.substring(at, end < 0 ? message.length() : end);
    at = (end < 0 ? message.length() : end) + 1;
    return line;
  }

  @Override
  String rest(String value) {
    require(at <= message.length());
    String rest = message.substring(at);
    at = message.length() + 1;
    return rest;
  }

  @Override
  void require(boolean holds) {
    if (!holds) {
      throw new Damaged();
    }
  }

  /** Nothing may follow the last field. */
  void end() {
    require(at > message.length());
  }
}
