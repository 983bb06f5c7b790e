package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class LocalNamesTest {
  @Test
  void variablesAreNamedInTheOrderOfTheirAppearance() {
    assertRenamed("let C=(a,b)=>{let c=a+b;return c};", "let C=(b,d)=>{let a=b+d;return a};");
    assertRenamed("let C=a=>b=>a+b,D=a=>a;", "let C=x=>y=>x+y,D=y=>y;");
    assertRenamed("function C(){let a=this;a.f=0}", "function C(){let x=this;x.f=0}");
    assertRenamed("C([\"f\",D((a,b)=>a+b)]);", "C([\"f\",D((b,c)=>b+c)]);");
  }

  @Test
  void scriptsWrittenByHandAreRenamedToo() {
    assertRenamed(
        "let C=a=>{var b=a.at;try{a(function(c){return c.b})}catch(d){b({b:d,c:b?a:d})}};",
        "let C=b=>{var at=b.at;try{b(function(one){return one.b})}catch(e){at({b:e,c:at?b:e})}};");
    assertRenamed(
        "let C=a=>{for(let b=0,c=1;b<c;)a();for(let d of a)d()};",
        "let C=b=>{for(let i=0,n=1;i<n;)b();for(let one of b)one()};");
    assertRenamed("let C=a=>{a.catch(b=>b)};", "let C=x=>{x.catch(y=>y)};");
  }

  @Test
  void undeclaredNamesStay() {
    assertRenamed("let C=b=>a(b,self);", "let C=x=>a(x,self);");
    assertRenamed("let C=a=>{if(a)return void 0;D(a)};", "let C=b=>{if(b)return void 0;D(b)};");
  }

  @Test
  void labelsKeepTheirNames() {
    assertRenamed(
        "let C=a=>{b:{c:while(a){if(a)break b;continue c}}};",
        "let C=x=>{b:{c:while(x){if(x)break b;continue c}}};");
    assertRenamed("let C=(a,b)=>{a=b?b?1:a:b};", "let C=(c,b)=>{c=b?b?1:c:b};");
  }

  private static void assertRenamed(String expected, String program) {
    assertBecomes(expected, program, LocalNames::inOrder);
  }
}
