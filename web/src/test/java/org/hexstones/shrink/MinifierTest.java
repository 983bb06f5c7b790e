package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MinifierTest {
  @Test
  void castsLeaveNothingBehind() {
    assertMinified("f=b=>{g(b)};", "f=b=>{b=b;b=b;g(b);};");
    assertMinified("a.b=b;b==b;for(;b=b;){}", "a.b=b;b==b;for(;b=b;){}");
  }

  @Test
  void variablesAreInitializedWhereTheyAreDeclared() {
    assertMinified("{let b=f();g(b,b)}", "{let b;b=f();g(b,b);}");
    assertMinified("{let c,b=f(),d=g(b);h();c=b}", "{let b,c,d;b=f();d=g(b);h();c=b;}");
    assertMinified("{let b=1,c}", "{let b=1,c;}");
  }

  @Test
  void aVariableThatItsValueUsesStaysWhereItIs() {
    assertMinified("{let b;b=()=>b;a=b}", "{let b;b=()=>b;a=b;}");
    assertMinified("{let c,b=g(c);c=b}", "{let b,c;b=g(c);c=b;}");
    assertMinified("{let b;b=f(),g();b()}", "{let b;b=f(),g();b();}");
  }

  @Test
  void aFunctionOfOneExpressionIsThatExpression() {
    assertMinified(
        "f=(a,b)=>a+b,g=a=>({b:a}),h=a=>{};",
        "f=(a,b)=>{return a+b;},g=a=>{return {b:a};},h=a=>{return;};");
    assertMinified("f=a=>b=>[a,b];", "f=a=>{return b=>{return [a,b];};};");
    assertMinified(
        "f=a=>{return a,a};g=a=>{h();return a};", "f=a=>{return a,a;};g=a=>{h();return a;};");
  }

  @Test
  void theLastSemicolonOfABlockGoes() {
    assertMinified(
        "function f(){if(a){b()}else{for(;;);}}", "function f(){if(a){b();}else{for(;;);}}");
    assertMinified("{while(a());}{if(a);else;}", "{while(a());}{if(a);else;}");
  }

  private static void assertMinified(String expected, String program) {
    List<String> minified = Minifier.minified(JsTokens.of(program));
    assertEquals(expected, JsTokens.joined(minified));
    assertEquals(JsTokens.of(expected), minified);
  }
}
