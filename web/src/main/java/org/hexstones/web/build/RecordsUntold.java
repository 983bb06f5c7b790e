package org.hexstones.web.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;

/**
 * Leaves out the {@code toString} that javac writes for each record: TeaVM takes every one for
 * reachable, with the names of all components and all that turns those into text, a twelfth of the
 * page. In a browser a record tells of itself only what any object does; so no text that matters
 * may be a record's own.
 */
public final class RecordsUntold implements ClassHolderTransformer {
  private static final String OURS = "org.hexstones.";
  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().startsWith(OURS) && Record.class.getName().equals(type.getParent())) {
      MethodHolder told = type.getMethod(TO_STRING);
      if (told != null) {
        type.removeMethod(told);
      }
    }
  }
}
