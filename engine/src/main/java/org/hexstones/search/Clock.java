package org.hexstones.search;

/** A clock in milliseconds since any fixed moment. It never goes back. */
@FunctionalInterface
public interface Clock {
  double millis();
}
