package org.hexstones.search;

final class MctsRealGamesTest extends RealGamesContract {
  MctsRealGamesTest() {
    super("hexstones");
  }
}
