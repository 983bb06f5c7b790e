package org.hexstones.web.page;

/** Where page.js starts. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    new Page().start();
  }
}
