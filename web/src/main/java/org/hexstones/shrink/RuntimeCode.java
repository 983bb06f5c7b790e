package org.hexstones.shrink;

import java.util.List;

/**
 * Shortens the part of a program that TeaVM brings along, and that is written by hand: it allows
 * for old browsers, for names of classes and for stack traces with Java's names, of which these
 * programs have none.
 */
final class RuntimeCode {
  private static final List<TokenPattern> PATTERNS =
      List.of(
          of("product of integers", "Math.imul||function(a,b){$$}", "Math.imul"),
          of(
              "array of objects",
              "{let data=new Array(sz);data.fill(null);return new($ARRAY(cls))(data);}",
              "new($ARRAY(cls))(new Array(sz).fill(null))"),
          of(
              "class without fields",
              """
              superclass=>{if(superclass===0){return function(){};}if(superclass===void 0){
              superclass=$OBJECT();}return function(){superclass.call(this);};}
              """,
              """
              superclass=>{superclass??=$OBJECT();return superclass?function(){
              superclass.call(this)}:function(){}}
              """),
          of(
              "call of main",
              """
              (args,callback)=>{if(!args){args=[];}let javaArgs=$NEW($OBJECT(),args.length);
              for(let i=0;i<args.length;++i){javaArgs.data[i]=$STRING(args[i]);}
              $RUN(()=>{f.call(null,javaArgs);},callback);}
              """,
              """
              (args=[])=>{let javaArgs=$NEW($OBJECT(),0);javaArgs.data=args.map($STRING);
              f(javaArgs)}
              """),
          of(
              "call from JavaScript",
              "f.apply(null,[this].concat(Array.prototype.slice.call(arguments)))",
              "f(this,...arguments)"),
          of(
              "table of strings",
              """
              strings=>{$START();$TABLE=new Array(strings.length);
              for(let i=0;i<strings.length;++i){$TABLE[i]=$SAME($STRING(strings[i]));}}
              """,
              "strings=>{$START();$TABLE=strings.map($STRING)}"),
          of("interned string", ",$SAME;{$SAME=str=>str;}let", ","),
          of("class in a debugger", "$ANY.prototype.__teavm_class__=function(){$$};", ""),
          of("exception of main", "$MAIN.javaException=$ANY;", ""),
          of(
              "instance test",
              """
              $IS=(from,to)=>{if(from===to){return true;}let map=from[$META].assignableCache;
              if(map===null){map=new Map();from[$META].assignableCache=map;}$$}
              """,
              """
              $IS=(from,to)=>{if(from===to)return true;let meta=from[$META];
              let map=meta.assignableCache??=new Map();let result=map.get(to);
              if(result===void 0){let item=to[$META].itemType;
              result=item!==null?meta.itemType!==null&&$IS(meta.itemType,item)
              :meta.parent!==null&&$IS(meta.parent,to)
              ||meta.superinterfaces.some(type=>$IS(type,to));map.set(to,result)}return result}
              """),
          of("note of an initialized class", "$NOTE=target=>target.$clinit=()=>{}", "$NOTE=()=>{}"),
          of(
              "initializer of a class",
              "$START=()=>{$START=$NOTE($TYPE);",
              "$START=()=>{$START=$NOTE;"),
          of("stack trace", "ex.$jsException=err;$TRACE(err,ex);}", "ex.$jsException=err}"),
          of(
              "error of an exception",
              """
              ex=>{let javaCause=$CAUSE(ex);let jsCause=javaCause!==null?
              javaCause.$jsException:void 0;let cause=typeof jsCause==="object"?
              {cause:jsCause}:void 0;let err=new $ERROR("Java exception thrown",cause);
              if(typeof Error.captureStackTrace==="function"){Error.captureStackTrace(err);}
              err[$KEY]=ex;ex.$jsException=err}
              """,
              """
              ex=>{let cause=$CAUSE(ex)?.$jsException;let err=new $ERROR(void 0,
              cause&&{cause:cause});err[$KEY]=ex;ex.$jsException=err}
              """),
          of(
              "class of errors",
              """
              $ERROR;if(typeof Reflect==='object'){let defaultMessage=Symbol("defaultMessage");
              $ERROR=function $ERROR(message,cause){$$};
              $ERROR.prototype=Object.create(Error.prototype,{constructor:{$$},message:{get(){
              try{let javaException=this[$KEY];if(typeof javaException==='object'){
              let javaMessage=$MESSAGE(javaException);$$}$$}$$}}});}else{$ERROR=Error;}
              """,
              """
              $ERROR=class extends Error{get message(){let a=this[$KEY];
              a=a?$MESSAGE(a):"Java exception thrown";return a&&a.toString()}};
              """));

  private RuntimeCode() {}

  static List<String> shortened(List<String> program) {
    List<String> tokens = TokenPattern.replaced(program, PATTERNS);
    if (tokens.contains("$clinit")) {
      throw new UnknownForm("note of an initialized class");
    }
    return ClassMetadata.shortened(tokens);
  }

  private static TokenPattern of(String name, String from, String to) {
    return new TokenPattern(name, from, to);
  }
}
