package org.hexstones.web.build;

import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;

/**
 * Removes methods that javac writes for records and the browser does not need.
 *
 * <p>{@code toString} of every record: TeaVM takes each one for reachable, with the names of all
 * components and all that turns those into text, a twelfth of the page. So no text that matters may
 * be a record's own.
 *
 * <p>{@code equals} and {@code hashCode} of events and effects: the program finds what handles them
 * by their class and compares none of them; only tests do.
 */
public final class RecordMethods implements ClassHolderTransformer {
  private static final String OURS = "org.hexstones.";
  private static final List<String> NEVER_COMPARED =
      List.of("org.hexstones.web.mvu.Event", "org.hexstones.web.mvu.Effect");
  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);
  private static final List<MethodDescriptor> COMPARING =
      List.of(
          new MethodDescriptor("equals", Object.class, boolean.class),
          new MethodDescriptor("hashCode", int.class));

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(OURS) || !Record.class.getName().equals(type.getParent())) {
      return;
    }
    remove(type, TO_STRING);
    for (String one : NEVER_COMPARED) {
      if (context.getHierarchy().isSuperType(one, type.getName(), false)) {
        COMPARING.forEach(method -> remove(type, method));
      }
    }
  }

  private static void remove(ClassHolder type, MethodDescriptor descriptor) {
    MethodHolder method = type.getMethod(descriptor);
    if (method != null) {
      type.removeMethod(method);
    }
  }
}
