package org.hexstones.web.build;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Makes {@link String#concat} the concatenation of JavaScript. TeaVM's own copies both texts
 * character by character: with the comments of a large record, a stone would take a second on a
 * phone. JavaScript refers to both texts and copies nothing.
 */
public final class JsConcat implements ClassHolderTransformer {
  private static final String JS = "org.hexstones.web.platform.Js";
  private static final MethodDescriptor CONCAT =
      new MethodDescriptor("concat", String.class, String.class);
  private static final MethodDescriptor JS_CONCAT =
      new MethodDescriptor("concat", String.class, String.class, String.class);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    transform(type);
  }

  static void transform(ClassHolder type) {
    MethodHolder method = type.getMethod(CONCAT);
    if (method != null && type.getName().equals(String.class.getName())) {
      method.setProgram(callOfJs());
    }
  }

  private static Program callOfJs() {
    Program program = new Program();
    Variable first = program.createVariable();
    Variable second = program.createVariable();
    Variable both = program.createVariable();
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(new MethodReference(JS, JS_CONCAT));
    call.setArguments(first, second);
    call.setReceiver(both);
    ExitInstruction exit = new ExitInstruction();
    exit.setValueToReturn(both);
    BasicBlock block = program.createBasicBlock();
    block.add(call);
    block.add(exit);
    return program;
  }
}
