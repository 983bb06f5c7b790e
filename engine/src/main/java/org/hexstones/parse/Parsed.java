package org.hexstones.parse;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A value, or the reason why there is none. */
public sealed interface Parsed<T> {
  record Ok<T>(T value) implements Parsed<T> {}

  record Refused<T>(Reason reason) implements Parsed<T> {}

  static <T> Parsed<T> ok(T value) {
    return new Ok<>(value);
  }

  static <T> Parsed<T> refused(Reason reason) {
    return new Refused<>(reason);
  }

  static <T> Parsed<T> refused(Problem problem, Object... args) {
    return new Refused<>(Reason.of(problem, args));
  }

  /** The reason of a refusal, or null if there is a value. */
  default @Nullable Reason reason() {
    return this instanceof Refused<T> refused ? refused.reason() : null;
  }

  default boolean isOk() {
    return this instanceof Ok<T>;
  }

  /** The value, or null if there is none. */
  default @Nullable T orNull() {
    return this instanceof Ok<T> ok ? ok.value() : null;
  }

  /** The value. It throws if there is none. */
  default T orThrow() {
    if (this instanceof Ok<T> ok) {
      return ok.value();
    }
    throw new IllegalArgumentException(((Refused<T>) this).reason().english());
  }

  default <U> Parsed<U> then(Function<T, Parsed<U>> next) {
    return this instanceof Ok<T> ok
        ? next.apply(ok.value())
        : new Refused<>(((Refused<T>) this).reason());
  }

  default <U> Parsed<U> map(Function<T, U> change) {
    return then(value -> ok(change.apply(value)));
  }

  /** The same result, with the place of a refusal moved by {@code by} characters. */
  default Parsed<T> shifted(int by) {
    return this instanceof Refused<T> refused ? refused(refused.reason().shifted(by)) : this;
  }
}
