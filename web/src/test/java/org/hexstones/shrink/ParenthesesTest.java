package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ParenthesesTest {
  @Test
  void parenthesesRoundACallGo() {
    assertRemoved("{f(a).b();c=g(a[(b,c)]).d+f(1)*2}", "{(f(a)).b();c=(g(a[(b,c)])).d+(f(1))*2}");
    assertRemoved("{f(new C,new C(1),new C().a)}", "{f(new C(),new C(1),new C().a)}");
  }

  @Test
  void parenthesesRoundAWholeArgumentGo() {
    assertRemoved("{f(a+b|0,c);a=b?c:d;return a}", "{f((a+b|0),c);a=(b?(c):d);return (a)}");
    assertRemoved("{a=-1;a<-1;f(-1)|-1;a-1|0}", "{a=(-1);a<(-1);f((-1))|(-1);a+(-1)|0}");
  }

  @Test
  void parenthesesThatMatterStay() {
    for (String program :
        new String[] {
          "{a=(b|c)==d;a==(b|c);(a+b)*c}",
          "{f((a,b),(a,b)=>a,a=>({}));if(a)b();while((a,b));}",
          "{!(a instanceof b);(new C).f;new(f(a))(b);(-1).a;(()=>a)()}",
          "{a??(b||c);(function(){})();f(a)(b)}"
        }) {
      assertRemoved(program, program);
    }
  }

  private static void assertRemoved(String expected, String program) {
    assertEquals(
        expected,
        JsTokens.joined(Parentheses.removed(JsTokens.of(";;" + program + ";;;;")))
            .replace(";;", ""));
  }
}
