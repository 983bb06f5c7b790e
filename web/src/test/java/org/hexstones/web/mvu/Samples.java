package org.hexstones.web.mvu;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Makes a value of any class of event or effect, by its components. */
public final class Samples {
  private final Map<Class<?>, Supplier<?>> known = new HashMap<>();

  public Samples() {
    with(int.class, () -> 0);
    with(double.class, () -> 0.0);
    with(boolean.class, () -> true);
    with(char.class, () -> 'c');
    with(String.class, () -> "");
    with(List.class, List::of);
    with(Map.class, Map::of);
  }

  /** A value for a class that is not made from its components. */
  public <T> Samples with(Class<T> type, Supplier<? extends T> value) {
    known.put(type, value);
    return this;
  }

  /** All classes that a sealed interface permits, and theirs. */
  public static List<Class<?>> leaves(Class<?> type) {
    List<Class<?>> leaves = new ArrayList<>();
    if (!type.isSealed()) {
      leaves.add(type);
      return leaves;
    }
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      leaves.addAll(leaves(permitted));
    }
    return leaves;
  }

  public Object of(Class<?> type) {
    Supplier<?> value = known.get(type);
    if (value != null) {
      return value.get();
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isSealed()) {
      return of(leaves(type).get(0));
    }
    if (!type.isRecord()) {
      throw new IllegalArgumentException("no sample of " + type);
    }
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = of(types[i]);
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no sample of " + type, e);
    }
  }
}
