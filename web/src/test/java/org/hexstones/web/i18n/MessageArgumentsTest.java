package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.Incoming;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Phi;
import org.teavm.model.Program;
import org.teavm.model.ReferenceCache;
import org.teavm.model.Variable;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.BinaryBranchingInstruction;
import org.teavm.model.instructions.CastInstruction;
import org.teavm.model.instructions.ConstructArrayInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.parsing.ClasspathClassHolderSource;

/**
 * Each call of {@link Messages#say} and {@link Messages#count} passes as many arguments as the text
 * has places. The calls are read from the compiled classes. {@code MessageCatalogTest} compares the
 * places of the languages.
 */
final class MessageArgumentsTest {
  private static final MessageCatalog TEXTS = TestCatalogs.of(Language.ENGLISH);

  /** What code may do with a key. The programs make keys anew: see {@code build.KeyEnums}. */
  private static final Set<String> CALLS = Set.of("key", "name", "<init>");

  private final Map<String, MessageKey> keys = new HashMap<>();
  private final Set<String> enums = new HashSet<>();
  private final List<String> faults = new ArrayList<>();
  private int calls;

  MessageArgumentsTest() {
    enums.add(MessageKey.class.getName());
    for (MessageKey key : MessageKeys.ALL) {
      String type = key.getClass().getName();
      enums.add(type);
      keys.put(type + "." + ((Enum<?>) key).name(), key);
    }
  }

  @Test
  void callsPassWhatTheirTextsNeed() {
    ClasspathClassHolderSource source = new ClasspathClassHolderSource(new ReferenceCache());
    for (String name : MessageKeys.classes()) {
      ClassHolder type = source.get(name);
      if (type != null && !enums.contains(name)) {
        for (MethodHolder method : type.getMethods()) {
          if (method.getProgram() != null) {
            check(name + "." + method.getName(), method.getProgram());
          }
        }
      }
    }
    assertEquals(List.of(), faults);
    assertTrue(calls > 500, "calls: " + calls);
  }

  private void check(String where, Program program) {
    Sources sources = new Sources(program);
    Set<GetFieldInstruction> said = new HashSet<>();
    for (InvokeInstruction call : sources.of(InvokeInstruction.class)) {
      String type = call.getMethod().getClassName();
      String name = call.getMethod().getName();
      if (type.equals(Messages.class.getName()) && (name.equals("say") || name.equals("count"))) {
        check(where, call, sources, said);
      } else if (enums.contains(type) && !CALLS.contains(name)) {
        faults.add(where + " calls " + name + " of a key");
      }
    }
    for (BinaryBranchingInstruction branch : sources.of(BinaryBranchingInstruction.class)) {
      if (isKey(sources, branch.getFirstOperand()) || isKey(sources, branch.getSecondOperand())) {
        faults.add(where + " compares a key");
      }
    }
    for (GetFieldInstruction field : sources.of(GetFieldInstruction.class)) {
      MessageKey key = key(field);
      if (key != null && !said.contains(field) && places(key) > 0) {
        faults.add(where + " passes on " + key.key() + ", whose text has places");
      }
    }
  }

  private void check(
      String where, InvokeInstruction call, Sources sources, Set<GetFieldInstruction> said) {
    calls++;
    boolean counts = call.getMethod().getName().equals("count");
    List<? extends Variable> given = call.getArguments();
    int arguments = given.size() == 1 ? 0 : sources.length(given.get(given.size() - 1));
    for (Instruction source : sources.of(given.get(0))) {
      MessageKey key = source instanceof GetFieldInstruction field ? key(field) : null;
      if (key != null) {
        said.add((GetFieldInstruction) source);
        if (places(key) != arguments || isCounted(key) != counts) {
          faults.add(where + " passes " + arguments + " arguments to " + key.key());
        }
      }
    }
    if (arguments != 0 && sources.of(given.get(0)).isEmpty()) {
      faults.add(where + " passes arguments to a key that it was given");
    }
  }

  private boolean isKey(Sources sources, Variable operand) {
    return sources.of(operand).stream()
        .anyMatch(source -> source instanceof GetFieldInstruction field && key(field) != null);
  }

  private @Nullable MessageKey key(GetFieldInstruction field) {
    return keys.get(field.getField().getClassName() + "." + field.getField().getFieldName());
  }

  private static boolean isCounted(MessageKey key) {
    return !TEXTS.or(key.key() + ".other", "").isEmpty();
  }

  /** How many places the text of a key has; a list of texts has none. */
  private static int places(MessageKey key) {
    return MessageCatalogTest.places(TEXTS.or(key.key(), TEXTS.or(key.key() + ".other", "")))
        .size();
  }

  /** Where the values of a program come from. */
  private static final class Sources {
    private final Map<Variable, Instruction> made = new HashMap<>();
    private final Map<Variable, Phi> joined = new HashMap<>();
    private final List<Instruction> all = new ArrayList<>();

    Sources(Program program) {
      for (BasicBlock block : program.getBasicBlocks()) {
        block.getPhis().forEach(phi -> joined.put(phi.getReceiver(), phi));
        for (Instruction instruction : block) {
          all.add(instruction);
          Variable receiver = receiver(instruction);
          if (receiver != null) {
            made.put(receiver, instruction);
          }
        }
      }
    }

    <T> List<T> of(Class<T> kind) {
      return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What reads the fields that a value may come from. */
    Set<Instruction> of(Variable value) {
      Set<Instruction> found = new HashSet<>();
      add(value, found, new HashSet<>());
      return found;
    }

    private void add(Variable value, Set<Instruction> found, Set<Variable> seen) {
      if (!seen.add(value)) {
        return;
      }
      if (joined.containsKey(value)) {
        for (Incoming incoming : joined.get(value).getIncomings()) {
          add(incoming.getValue(), found, seen);
        }
      } else if (made.get(value) instanceof AssignInstruction assign) {
        add(assign.getAssignee(), found, seen);
      } else if (made.get(value) instanceof CastInstruction cast) {
        add(cast.getValue(), found, seen);
      } else if (made.get(value) instanceof GetFieldInstruction field) {
        found.add(field);
      }
    }

    /** The length of an array that is made where it is passed; -1 of any other. */
    int length(Variable array) {
      return made.get(array) instanceof ConstructArrayInstruction construct
              && made.get(construct.getSize()) instanceof IntegerConstantInstruction size
          ? size.getConstant()
          : -1;
    }

    private static @Nullable Variable receiver(Instruction instruction) {
      if (instruction instanceof GetFieldInstruction get) {
        return get.getReceiver();
      }
      if (instruction instanceof AssignInstruction assign) {
        return assign.getReceiver();
      }
      if (instruction instanceof CastInstruction cast) {
        return cast.getReceiver();
      }
      if (instruction instanceof ConstructArrayInstruction array) {
        return array.getReceiver();
      }
      return instruction instanceof IntegerConstantInstruction number ? number.getReceiver() : null;
    }
  }
}
