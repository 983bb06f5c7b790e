package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Shortens what the classes of a program tell of themselves. TeaVM keeps all that Java's reflection
 * might ask for. Most programs ask for the superclass, the interfaces, and the class of the
 * elements of an array. A program that asks for more (scan.js does) stays as it is.
 */
final class ClassMetadata {
  /** The primitive types as TeaVM numbers them, from 1 on. */
  private static final List<String> PRIMITIVES =
      List.of(
          "\"boolean\",\"Z\"",
          "\"byte\",\"B\"",
          "\"short\",\"S\"",
          "\"char\",\"C\"",
          "\"int\",\"I\"",
          "\"long\",\"J\"",
          "\"float\",\"F\"",
          "\"double\",\"D\"");

  private static final List<TokenPattern> PATTERNS = patterns();

  /** Properties of a class that the shorter code does not keep. */
  private static final Set<String> DROPPED =
      Set.of(
          "binaryName",
          "clinit",
          "declaringClass",
          "enclosingClass",
          "enumConstants",
          "modifiers",
          "objectToValue",
          "reflection",
          "resolvedEnumConstants",
          "simpleName",
          "valueToObject");

  private ClassMetadata() {}

  static List<String> shortened(List<String> program) {
    List<String> shorter =
        Unreachable.removed(TokenPattern.replaced(new ClassTable(program).shortened(), PATTERNS));
    return shorter.stream().anyMatch(DROPPED::contains) ? program : shorter;
  }

  private static List<TokenPattern> patterns() {
    List<TokenPattern> patterns = new ArrayList<>();
    patterns.add(
        of(
            "source=>Object.assign({$$},source||{})",
            """
            source=>Object.assign({parent:null,superinterfaces:[],itemType:null,arrayType:null,
            classObject:null,assignableCache:null},source)
            """));
    patterns.add(
        of(
            """
            (name,binaryName,kind,config)=>{let cls=()=>{};let meta=$ALL({name:name,$$});
            cls[$META]=meta;$$}
            """,
            "kind=>{let cls=()=>{};cls[$META]=$ALL({primitiveKind:kind});return cls}"));
    for (int kind = 1; kind <= PRIMITIVES.size(); kind++) {
      String start = "$TYPE(" + PRIMITIVES.get(kind - 1) + "," + kind;
      patterns.add(of(start + ",meta=>{$$})", "$TYPE(" + kind + ")"));
    }
    patterns.add(of("$TYPE(\"void\",\"V\",9)", "$TYPE(9)"));
    patterns.add(
        of(
            """
            cls=>{let result=cls[$META].arrayType;if(result===null){function JavaArray(data){
            ($OBJECT()).call(this);this.data=data}
            JavaArray.prototype=Object.create(($OBJECT()).prototype);
            JavaArray.prototype.type=cls;JavaArray.prototype.constructor=JavaArray;
            JavaArray.prototype.toString=function(){$$};
            JavaArray.prototype.$CLONE=function(){$$};let name="["+cls[$META].binaryName;
            JavaArray[$META]=$ALL({$$});result=JavaArray;cls[$META].arrayType=JavaArray}
            return result}
            """,
            """
            cls=>{let result=cls[$META].arrayType;if(result===null){result=function(data){
            $OBJECT().call(this);this.data=data};
            result.prototype=Object.create($OBJECT().prototype);
            result.prototype.constructor=result;
            result.prototype.$CLONE=function(){return new result(this.data.slice())};
            result[$META]=$ALL({parent:$OBJECT(),itemType:cls});cls[$META].arrayType=result}
            return result}
            """));
    patterns.add(of(";$PACKAGES([]);$CLASSES([", ";$CLASSES(["));
    patterns.add(
        of(
            """
            data=>{let packages=$PACKAGES;let i=0;while(i<data.length){let cls=data[i++];
            $ALLCLASSES.push(cls);let m=$ALL();cls[$META]=m;$$}}
            """,
            """
            data=>{for(let i=0;i<data.length;){let cls=data[i++];let parent=data[i++];
            cls[$META]=$ALL({primitiveKind:0,parent:parent||null,
            superinterfaces:data[i++]||[]});
            cls.prototype=parent?Object.create(parent.prototype):{};
            cls.prototype.constructor=cls;let methods=data[i++];
            for(let j=0;j<methods.length;j+=2)for(let name of[].concat(methods[j]))
            cls.prototype[name]=methods[j+1]}}
            """));
    return patterns;
  }

  private static TokenPattern of(String from, String to) {
    return new TokenPattern(from, to);
  }
}
