package org.hexstones.web.i18n;

/** The keys of the texts that name marks on cells. */
public enum MarkKey implements MessageKey {
  RING,
  TRIANGLE,
  LETTER,
  ARROW,
  ON;

  @Override
  public String key() {
    return "MarkKey." + name();
  }
}
