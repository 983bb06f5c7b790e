package org.hexstones.cli;

/** Where {@code java -jar engine.jar} starts. */
public final class Main {
  private static final String USAGE = "usage: java -jar engine.jar COMMAND [ARGUMENT...]";

  private Main() {}

  public static void main(String[] args) {
    System.out.println(USAGE);
  }
}
