package org.hexstones.tools.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class GtpLoopTest {
  private static String run(String input) throws IOException {
    StringWriter out = new StringWriter();
    new GtpLoop(Engines.engine()).run(new StringReader(input), out);
    return out.toString();
  }

  @Test
  void answersLinesUntilQuit() throws IOException {
    assertEquals(
        "=1 2\n\n= Hexstones\n\n=\n\n",
        run("\r\n# only a remark\r\n1 protocol_version\r\n\n \t\nname\nquit\nname\n"));
  }

  @Test
  void endsWithTheInput() throws IOException {
    assertEquals("", run(""));
    assertEquals("= Hexstones\n\n", run("name"));
    assertEquals("= Hexstones\n\n", run("name\n"));
  }

  @Test
  void refusesALineThatIsTooLongAndGoesOn() throws IOException {
    String most = "name" + " ".repeat(GtpEngine.MAX_LINE - 4);
    assertEquals("= Hexstones\n\n", run(most));
    String refusal = " syntax error: a line has at most " + GtpEngine.MAX_LINE + " characters\n\n";
    assertEquals("?" + refusal + "= 2\n\n", run(most + "  \nprotocol_version\n"));
    assertEquals("?8" + refusal, run("8 " + most));
  }
}
