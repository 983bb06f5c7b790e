package org.hexstones.web.session;

/**
 * The input and result of updates of a feature that has a state of its own.
 *
 * @param state the feature's own state
 */
public record Part<S>(Session session, S state) {
  public Part<S> with(Session other) {
    return new Part<>(other, state);
  }

  public Part<S> with(S other) {
    return new Part<>(session, other);
  }
}
