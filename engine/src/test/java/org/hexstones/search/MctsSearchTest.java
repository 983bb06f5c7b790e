package org.hexstones.search;

final class MctsSearchTest extends SearchContract {
  MctsSearchTest() {
    super("hexstones");
  }
}
