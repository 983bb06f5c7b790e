package org.hexstones.shrink;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;

/**
 * Removes {@code synchronized} from methods. Each program runs on one thread, and one such method
 * (of an exception in ZXing, for example) brings in TeaVM's whole support for threads.
 */
public final class SingleThread implements ClassHolderTransformer {
  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    type.getMethods().forEach(method -> method.getModifiers().remove(ElementModifier.SYNCHRONIZED));
  }
}
