package org.hexstones.shrink;

import java.util.List;
import java.util.Set;

/**
 * Shortens what is kept of the classes of a program at run time. TeaVM keeps all that Java's
 * reflection might ask for. Most programs ask for the superclass, the interfaces, and the class of
 * the elements of an array. A program that asks for more stays as it is.
 */
final class ClassMetadata {
  private static final List<TokenPattern> PATTERNS =
      List.of(
          of(
              "metadata of a type",
              "source=>{return Object.assign({$$},source||{});}",
              """
              source=>Object.assign({parent:null,superinterfaces:[],itemType:null,arrayType:null,
              classObject:null,assignableCache:null},source)
              """),
          of(
              "primitive type",
              """
              (name,binaryName,kind,config)=>{let cls=()=>{};let meta=$ALL({name:name,$$});
              cls[$META]=meta;$$}
              """,
              "kind=>{let cls=()=>{};cls[$META]=$ALL({primitiveKind:kind});return cls}"),
          of("number type", "$TYPE(\"$NAME\",\"$LETTER\",$KIND,meta=>{$$})", "$TYPE($KIND)"),
          of("void type", "$TYPE(\"void\",\"V\",9)", "$TYPE(9)"),
          of(
              "type of an array",
              """
              cls=>{let result=cls[$META].arrayType;if(result===null){function JavaArray(data){
              ($OBJECT()).call(this);this.data=data;}
              JavaArray.prototype=Object.create(($OBJECT()).prototype);
              JavaArray.prototype.type=cls;JavaArray.prototype.constructor=JavaArray;
              JavaArray.prototype.toString=function(){$$};
              JavaArray.prototype.$CLONE=function(){$$};let name="["+cls[$META].binaryName;
              JavaArray[$META]=$ALL({$$});result=JavaArray;cls[$META].arrayType=JavaArray;}
              return result;}
              """,
              """
              cls=>{let result=cls[$META].arrayType;if(result===null){result=function(data){
              $OBJECT().call(this);this.data=data};
              result.prototype=Object.create($OBJECT().prototype);
              result.prototype.constructor=result;
              result.prototype.$CLONE=function(){return new result(this.data.slice())};
              result[$META]=$ALL({parent:$OBJECT(),itemType:cls});cls[$META].arrayType=result}
              return result}
              """),
          of("names of packages", ";$PACKAGES([$$]);$CLASSES([", ";$CLASSES(["),
          of(
              "reader of the table of classes",
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
    ClassTable table = new ClassTable(program);
    List<String> shorter = TokenPattern.replaced(table.shortened(), PATTERNS);
    boolean isRead = Unreachable.removed(shorter).stream().anyMatch(DROPPED::contains);
    return table.hasNames() || isRead ? program : shorter;
  }

  private static TokenPattern of(String name, String from, String to) {
    return new TokenPattern(name, from, to);
  }
}
