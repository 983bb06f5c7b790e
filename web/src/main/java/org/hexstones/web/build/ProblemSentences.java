package org.hexstones.web.build;

import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes English sentences of refusals from the first program and the embed, which leave set-ups
 * that are refused to the page: a sentence has a space, the identifier of a problem has none.
 */
public final class ProblemSentences implements ClassHolderTransformer {
  private static final String PROBLEM = "org.hexstones.parse.Problem";

  /** What these programs refuse themselves: moves and links. */
  private static final Set<String> OWN_REFUSALS =
      Set.of("org.hexstones.game.MoveProblem", "org.hexstones.notation.link.LinkProblem");

  private static final MethodDescriptor START = new MethodDescriptor("<clinit>", void.class);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder start = type.getMethod(START);
    if (start == null
        || OWN_REFUSALS.contains(type.getName())
        || !context.getHierarchy().isSuperType(PROBLEM, type.getName(), false)) {
      return;
    }
    for (BasicBlock block : start.getProgram().getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction text
            && text.getConstant().indexOf(' ') >= 0) {
          text.setConstant("");
        }
      }
    }
  }
}
