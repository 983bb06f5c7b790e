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
 * <p>{@code toString} of every record: TeaVM assumes that each one is reachable. With the names of
 * all components and the code that turns them into text, they would be a twelfth of the page. So
 * the program must not rely on a record's own text.
 *
 * <p>{@code equals} and {@code hashCode} of events and effects: the program finds their handlers by
 * their class and compares none of them; only tests do.
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
