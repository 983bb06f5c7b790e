package org.hexstones.shrink;

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
 * <p>{@code equals} and {@code hashCode} of records that the program never compares.
 */
public abstract class RecordMethods implements ClassHolderTransformer {
  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);
  private static final List<MethodDescriptor> COMPARING =
      List.of(
          new MethodDescriptor("equals", Object.class, boolean.class),
          new MethodDescriptor("hashCode", int.class));

  private final String root;
  private final List<Class<?>> neverCompared;

  /**
   * TeaVM creates transformers by their class, so the program's own one calls this.
   *
   * @param root how the names of the classes begin that are changed
   * @param neverCompared the types whose records are never compared
   */
  protected RecordMethods(String root, List<Class<?>> neverCompared) {
    this.root = root;
    this.neverCompared = neverCompared;
  }

  @Override
  public final void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(root) || !Record.class.getName().equals(type.getParent())) {
      return;
    }
    remove(type, TO_STRING);
    for (Class<?> one : neverCompared) {
      if (context.getHierarchy().isSuperType(one.getName(), type.getName(), false)) {
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
