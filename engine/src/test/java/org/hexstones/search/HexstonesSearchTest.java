package org.hexstones.search;

final class HexstonesSearchTest extends SearchContract {
  HexstonesSearchTest() {
    super("hexstones");
  }
}
