package org.hexstones.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.teavm.model.ClassHolder;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.InvokeInstruction;

final class JsConcatTest {
  private static final ValueType TEXT = ValueType.parse(String.class);

  private static MethodHolder transformed(String type) {
    ClassHolder holder = new ClassHolder(type);
    MethodHolder concat = new MethodHolder("concat", TEXT, TEXT);
    holder.addMethod(concat);
    JsConcat.transform(holder);
    return concat;
  }

  @Test
  void concatCallsAMethodThatThePageHas() throws Exception {
    MethodHolder concat = transformed("java.lang.String");
    assertNotNull(concat.getProgram());
    MethodReference called =
        assertInstanceOf(
                InvokeInstruction.class, concat.getProgram().basicBlockAt(0).getFirstInstruction())
            .getMethod();
    Method method =
        Class.forName(called.getClassName())
            .getDeclaredMethod(called.getName(), String.class, String.class);
    assertEquals(String.class, method.getReturnType());
    assertFalse(
        Modifier.isNative(method.getModifiers()), "JSO converts the texts of a caller only");
    assertEquals(Modifier.STATIC, method.getModifiers() & Modifier.STATIC);
  }

  @Test
  void otherClassesKeepTheirOwn() {
    assertFalse(transformed("org.hexstones.Some").hasProgram());
  }
}
