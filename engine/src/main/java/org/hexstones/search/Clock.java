package org.hexstones.search;

/** Tells the time, in milliseconds since any fixed moment; never goes back. */
@FunctionalInterface
public interface Clock {
  double millis();
}
