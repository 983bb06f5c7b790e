package org.hexstones.web.build;

import static org.hexstones.web.build.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class TextConstantsTest {
  private static final String RUNTIME =
      "let T,L=strings=>{S();T=strings.map(J)},G=index=>T[index];";

  @Test
  void aTextStandsWhereItIsUsed() {
    assertBecomes(
        "let T=new Map(),L=()=>{S()},G=text=>{let string=T.get(text);"
            + "if(!string)T.set(text,string=J(text));return string};"
            + "let C=()=>f(G(\"a\"),G(\"b\"),a.G(1));L();",
        RUNTIME + "let C=()=>f(G(1),G(0),a.G(1));L([\"b\",\"a\"]);",
        TextConstants::whereUsed);
  }

  @Test
  void aLongTextIsOneText() {
    assertBecomes(
        "let T=new Map(),L=()=>{S()},G=text=>{let string=T.get(text);"
            + "if(!string)T.set(text,string=J(text));return string};"
            + "let C=()=>f(G(\"c\"),G(\"a\\\"b\"));L();",
        RUNTIME + "let C=()=>f(G(1),G(0));L([\"a\\\"\"+\"b\",\"c\"]);",
        TextConstants::whereUsed);
  }
}
