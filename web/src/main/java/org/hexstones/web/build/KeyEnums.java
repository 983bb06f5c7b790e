package org.hexstones.web.build;

import java.util.List;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Makes the keys of texts where they are read. An enum is compiled whole, so each program would
 * have all keys of each enum that it reads one of; so it has those that it reads. Two readings give
 * two objects: nothing may compare keys, which {@code MessageArgumentsTest} checks.
 */
public final class KeyEnums implements ClassHolderTransformer {
  private static final String KEY = "org.hexstones.web.i18n.MessageKey";
  private static final String PAGE = "org.hexstones.web.";

  /** What an enum has to list its constants. */
  private static final Set<String> LISTS = Set.of("<clinit>", "values", "valueOf", "$values");

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(PAGE)) {
      return;
    }
    if (isKeys(type.getName(), context.getHierarchy())) {
      for (MethodHolder method : List.copyOf(type.getMethods())) {
        if (LISTS.contains(method.getName())) {
          type.removeMethod(method);
        }
      }
      for (FieldHolder field : List.copyOf(type.getFields())) {
        if (field.hasModifier(ElementModifier.STATIC)) {
          type.removeField(field);
        }
      }
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        makeKeys(method.getProgram(), context.getHierarchy());
      }
    }
  }

  private static boolean isKeys(String type, ClassHierarchy hierarchy) {
    return !type.equals(KEY) && hierarchy.isSuperType(KEY, type, false);
  }

  private static void makeKeys(Program program, ClassHierarchy hierarchy) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction = block.getFirstInstruction(); instruction != null; ) {
        Instruction next = instruction.getNext();
        if (instruction instanceof GetFieldInstruction read
            && read.getInstance() == null
            && isKeys(read.getField().getClassName(), hierarchy)) {
          make(read, program);
        }
        instruction = next;
      }
    }
  }

  private static void make(GetFieldInstruction read, Program program) {
    String type = read.getField().getClassName();
    StringConstantInstruction name = new StringConstantInstruction();
    name.setConstant(read.getField().getFieldName());
    name.setReceiver(program.createVariable());
    IntegerConstantInstruction ordinal = new IntegerConstantInstruction();
    ordinal.setReceiver(program.createVariable());
    ConstructInstruction key = new ConstructInstruction();
    key.setType(type);
    key.setReceiver(read.getReceiver());
    InvokeInstruction init = new InvokeInstruction();
    init.setType(InvocationType.SPECIAL);
    init.setInstance(key.getReceiver());
    init.setMethod(
        new MethodReference(
            type,
            "<init>",
            ValueType.object("java.lang.String"),
            ValueType.INTEGER,
            ValueType.VOID));
    init.setArguments(name.getReceiver(), ordinal.getReceiver());
    List<Instruction> made = List.of(name, ordinal, key, init);
    made.forEach(one -> one.setLocation(read.getLocation()));
    read.insertPreviousAll(made);
    read.delete();
  }
}
