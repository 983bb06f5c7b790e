package org.hexstones.search;

final class HexstonesRealGamesTest extends RealGamesContract {
  HexstonesRealGamesTest() {
    super("hexstones");
  }
}
