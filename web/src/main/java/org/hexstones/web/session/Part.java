package org.hexstones.web.session;

/**
 * What the update of a feature with a state of its own reads and changes.
 *
 * @param state the feature's own
 */
public record Part<S>(Session session, S state) {
  public Part<S> with(Session other) {
    return new Part<>(other, state);
  }

  public Part<S> with(S other) {
    return new Part<>(session, other);
  }
}
