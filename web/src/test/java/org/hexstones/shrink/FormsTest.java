package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each form that a pass looks for is changed once in what TeaVM writes, and the pass reports it.
 */
final class FormsTest {
  private static final String PROGRAM = spaced(TeaVmSample.PROGRAM);

  /** Pass, form, what is replaced (as a regular expression) and what by. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          FieldNames | class without fields | = superclass => | = type =>
          FieldNames | constructor | this \\. \\$id\\$ | this . \\$hash\\$
          FieldNames | constructor | let a = this | let a = self
          RuntimeCode | product of integers | Math \\. imul | Math . product
          RuntimeCode | array of objects | \\. fill \\( null \\) | . fill ( 0 )
          RuntimeCode | class without fields | superclass = = = void | superclass = = void
          RuntimeCode | call of main | args = \\[ \\] | args = null
          RuntimeCode | call from JavaScript | Array \\. prototype | self . prototype
          RuntimeCode | table of strings | = new Array \\( strings | = Array ( strings
          RuntimeCode | interned string | = str => str ; | = str => str + 1 ;
          RuntimeCode | class in a debugger | __teavm_class__ | __class__
          RuntimeCode | exception of main | \\. javaException | . exception
          RuntimeCode | instance test | from = = = to | to = = = from
          RuntimeCode | note of an initialized class | target => target | type => type
          RuntimeCode | note of an initialized class | \\} \\) \\) ; | } \\$clinit ) ) ;
          RuntimeCode | initializer of a class | => \\{ (\\w+) = (\\w+) \\( | => { $2 ( $1 ,
          RuntimeCode | stack trace | \\$jsException = err | \\$error = err
          RuntimeCode | error of an exception | typeof jsCause | void jsCause
          RuntimeCode | class of errors | typeof Reflect | void Reflect
          RuntimeCode | metadata of a type | , source | , config
          RuntimeCode | primitive type | , config \\) => | , meta ) =>
          RuntimeCode | number type | , meta => \\{ | , type => {
          RuntimeCode | void type | "void" , "V" , 9 | "void" , "V" , 9 , 0
          RuntimeCode | type of an array | prototype \\. type = cls | prototype . of = cls
          RuntimeCode | names of packages | \\( \\[ \\] \\) ; | ( ) ;
          RuntimeCode | reader of the table of classes | let packages = [A-Z] | let packages = 0 + A
          Unreachable | reader of the table of classes | superinterfaces | interfaces
          Unreachable | table of classes | \\( \\[ (\\w+) , 0 , 0 | ( 0 , [ $1 , 0 , 0
          Unreachable | class in the table | , 1537 , 0 | , 1537
          SingleUses | initializer of a class | => \\{ (\\w+) = (\\w+) \\( | => { $2 ( $1 ,
          SingleUses | method in the table of classes | , (\\w+) \\( (\\w+) \\) | , $1 [ $2 ]
          TopLevelNames | function around the program | \\} \\} \\( function | } } ( async function
          JsTokens | script without templates and comments | "use strict" ; | "use strict" ; // a
          JsTokens | string or regular expression | "use strict" ; | '
          Wrapper | function around the program | "use strict" ; | ``
          """)
  void missingFormIsNamed(String pass, String form, String from, String to) throws IOException {
    String changed = PROGRAM.replaceAll(from, to);
    assertNotEquals(PROGRAM, changed);
    List<Shrinker.Pass> passes =
        Shrinker.passes(Set.of()).stream().filter(one -> one.name().equals(pass)).toList();
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class, () -> Shrinker.shrunk("sample.js", changed, passes));
    assertEquals("sample.js, " + pass + ": " + new UnknownForm(form).getMessage(), e.getMessage());
    String page = Files.readString(Path.of("../docs/shrinking.md"));
    assertTrue(page.contains("| " + form + " |"), () -> "docs/shrinking.md lacks " + form);
  }

  @Test
  void everyPassSavesBytes() {
    List<Shrinker.Pass> passes = Shrinker.passes(TeaVmSample.FOREIGN);
    int all = Shrinker.shrunk("sample.js", TeaVmSample.PROGRAM, passes).length();
    for (Shrinker.Pass pass : passes) {
      List<Shrinker.Pass> others = passes.stream().filter(one -> !one.equals(pass)).toList();
      int without = Shrinker.shrunk("sample.js", TeaVmSample.PROGRAM, others).length();
      assertTrue(without > all, pass.name());
    }
  }

  private static String spaced(String program) {
    return String.join(" ", JsTokens.of(program));
  }
}
