package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class RuntimeCodeTest {
  @Test
  void oldBrowsersAreForgotten() {
    assertShortened(
        "let F=Math.imul;F(G);",
        "let F=Math.imul||function(a,b){let ah=a>>>16;return{c:ah}};F(G);");
    assertShortened(
        "let F=(cls,sz)=>new(G(cls))(new Array(sz).fill(null));F(1);",
        "let F=(cls,sz)=>{let data=new Array(sz);data.fill(null);return new(G(cls))(data)};F(1);");
  }

  @Test
  void errorsKeepTheirMessageAndTheirCause() {
    assertShortened(
        "let T=ex=>{let cause=C(ex)?.$jsException;let err=new E(void 0,cause&&{cause:cause});"
            + "err[K]=ex;ex.$jsException=err},E=class extends Error{get message(){let a=this[K];"
            + "a=a?M(a):\"Java exception thrown\";return a&&a.toString()}};let M=t=>t.f;T(U);",
        "let T=ex=>{let javaCause=C(ex);let jsCause=javaCause!==null?javaCause.$jsException:void 0;"
            + "let cause=typeof jsCause===\"object\"?{cause:jsCause}:void 0;"
            + "let err=new E(\"Java exception thrown\",cause);"
            + "if(typeof Error.captureStackTrace===\"function\"){Error.captureStackTrace(err)}"
            + "err[K]=ex;ex.$jsException=err;S(err,ex)},"
            + "S=(err,ex)=>{if(typeof Y===\"function\"&&err.stack){Y(err.stack)}},"
            + "E;if(typeof Reflect==='object'){let defaultMessage=Symbol(\"defaultMessage\");"
            + "E=function E(message,cause){return self};"
            + "E.prototype=Object.create(Error.prototype,{constructor:{value:E},message:{get(){"
            + "try{let javaException=this[K];if(typeof javaException==='object'){"
            + "let javaMessage=M(javaException);return javaMessage}return this[defaultMessage]}"
            + "catch(e){return\"Exception\"+e}}}})}else{E=Error}let M=t=>t.f;T(U);");
  }

  @Test
  void classesKeepOnlyReadData() {
    assertShortened(
        "let P=kind=>{let cls=()=>{};cls[X]=A({primitiveKind:kind});return cls};f(P(5));",
        "let P=(name,binaryName,kind,config)=>{let cls=()=>{};"
            + "let meta=A({name:name,binaryName:binaryName,modifiers:1|1<<4,primitiveKind:kind});"
            + "cls[X]=meta;if(typeof config==='function'){config(meta)}return cls};"
            + "f(P(\"int\",\"I\",5,meta=>{{meta.valueToObject=o=>V(o)}}));");
  }

  @Test
  void readDataStays() {
    String program = "let P=(name)=>{m.modifiers=name};f(P(g.modifiers));";
    assertShortened(program, program);
  }

  private static void assertShortened(String expected, String program) {
    assertBecomes(expected, program, RuntimeCode::shortened);
  }
}
