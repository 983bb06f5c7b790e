package org.hexstones.parse;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value in slices, for programs that do other work in between. There is no value until all
 * was read.
 */
public interface Reading<T> {
  /** Reads for a fraction of a millisecond. Returns whether there is more to read. */
  boolean goOn();

  /** Reads the rest. Returns the value, or the reason of the refusal. */
  Parsed<T> result();

  /** A reading that is at its end. */
  static <T> Reading<T> done(Parsed<T> result) {
    return new Reading<>() {
      @Override
      public boolean goOn() {
        return false;
      }

      @Override
      public Parsed<T> result() {
        return result;
      }
    };
  }

  /** Reads something else from the value, unless it is refused. */
  default <U> Reading<U> then(Function<T, Reading<U>> next) {
    return after(
        value ->
            value instanceof Parsed.Refused<T> refused
                ? done(Parsed.refused(refused.reason()))
                : next.apply(value.orThrow()));
  }

  /** Reads something else once this has a value, or was refused. */
  default <U> Reading<U> after(Function<Parsed<T>, Reading<U>> next) {
    Reading<T> first = this;
    return new Reading<>() {
      private @Nullable Reading<U> second;

      @Override
      public boolean goOn() {
        return second == null ? first.goOn() || second().goOn() : second.goOn();
      }

      @Override
      public Parsed<U> result() {
        return second().result();
      }

      private Reading<U> second() {
        Reading<U> begun = second;
        if (begun == null) {
          begun = next.apply(first.result());
          second = begun;
        }
        return begun;
      }
    };
  }
}
