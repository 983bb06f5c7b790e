package org.hexstones.web.mvu;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.BiConsumer;

/** A port that does nothing but note what is called. */
public final class NotingPort {
  private NotingPort() {}

  /**
   * Makes one. Methods with a text answer the same text each time, and those with a yes or no say
   * yes; no other kind of answer can be asked for.
   *
   * @param called receives the name of each method that is called, and its arguments
   */
  public static <P> P of(Class<P> type, BiConsumer<String, List<Object>> called) {
    Object port =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, given) -> {
              called.accept(method.getName(), given == null ? List.of() : List.of(given));
              Class<?> answer = method.getReturnType();
              return answer == boolean.class ? true : answer == String.class ? "#where-from" : null;
            });
    return type.cast(port);
  }
}
