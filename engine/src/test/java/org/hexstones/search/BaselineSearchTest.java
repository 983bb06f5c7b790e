package org.hexstones.search;

final class BaselineSearchTest extends SearchContract {
  BaselineSearchTest() {
    super("baseline");
  }
}
