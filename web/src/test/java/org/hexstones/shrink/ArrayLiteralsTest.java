package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class ArrayLiteralsTest {
  private static final String RUNTIME =
      "let F=(cls,sz)=>new(A(cls))(new Array(sz).fill(null)),L=(cls,data)=>new(A(cls))(data);";

  @Test
  void anArrayThatGetsAllItsElementsIsALiteral() {
    assertWritten(
        "let X=a=>{let b,c;b=L(C,[a,f(1)]);g(b)};",
        "let X=a=>{let b,c;b=F(C,2);c=b.data;c[0]=a;c[1]=f(1);g(b)};");
    assertWritten("let X=()=>{let b=L(C,[1]);g(b)};", "let X=()=>{let b=F(C,1);b.data[0]=1;g(b)};");
    assertWritten(
        "let X=()=>{let b=L(C,[1]);g(b)};", "let X=()=>{let b=F(C,1),c=b.data;c[0]=1;g(b)};");
  }

  @Test
  void theVariableForTheElementsStaysWhereItIsUsed() {
    assertWritten(
        "let X=()=>{let b,c;b=L(C,[1]);c=b.data;g(c[0])};",
        "let X=()=>{let b,c;b=F(C,1);c=b.data;c[0]=1;g(c[0])};");
    assertWritten(
        "let X=()=>{let b=L(C,[1]),c=b.data;g(b,c)};",
        "let X=()=>{let b=F(C,1),c=b.data;c[0]=1;g(b,c)};");
  }

  @Test
  void otherArraysStayAsTheyAre() {
    assertWritten("let X=()=>{let b=F(C,0);g(b)};", "let X=()=>{let b=F(C,0);g(b)};");
    String some = "let X=a=>{let b=F(C,2);b.data[0]=a;g(b)};";
    assertWritten(some, some);
    String itself = "let X=()=>{let b=F(C,1);b.data[0]=b;g(b)};";
    assertWritten(itself, itself);
  }

  private static void assertWritten(String expected, String program) {
    assertBecomes(RUNTIME + expected, RUNTIME + program, ArrayLiterals::written);
  }
}
