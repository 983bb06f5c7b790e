package org.hexstones.search;

final class BaselineRealGamesTest extends RealGamesContract {
  BaselineRealGamesTest() {
    super("baseline");
  }
}
