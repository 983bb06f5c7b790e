package org.hexstones.tools.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program that speaks just enough of the text protocol to misbehave, as its argument says. */
final class FakeProgram {
  private FakeProgram() {}

  /** The command that starts the program. */
  static List<String> command(String misbehaviour) {
    return java(FakeProgram.class, misbehaviour);
  }

  /** The command that runs a class of this build on its own. */
  static List<String> java(Class<?> main, String argument) {
    String java = System.getProperty("java.home") + "/bin/java";
    String classes = System.getProperty("java.class.path");
    return List.of(java, "-Xshare:auto", "-cp", classes, main.getName(), argument);
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line = in.readLine();
    while (line != null && !line.equals("quit")) {
      boolean asked = line.startsWith("genmove");
      if (asked && args[0].equals("leaves")) {
        return;
      }
      while (asked && args[0].equals("endless")) {
        System.out.print("= still thinking ");
      }
      if (asked && args[0].equals("silent")) {
        line = in.readLine();
        continue;
      }
      if (line.startsWith("seed")) {
        System.out.print("? unknown command\n\n");
      } else if (line.startsWith("set_game") && args[0].equals("refuses")) {
        System.out.print("? unknown game\n\n");
      } else {
        System.out.print(asked ? "= z99,z98\n\n" : "=\n\n");
      }
      System.out.flush();
      line = in.readLine();
    }
  }
}
