package org.hexstones.web.embed;

import org.hexstones.web.board.BoardInput;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;

/**
 * The state of an embed.
 *
 * @param fragment the fragment of the address, which the page opens too
 * @param focus the name of the cell with the keyboard's focus, or empty
 * @param input what is typed and asked
 */
record EmbedModel(
    EmbedOptions options,
    Settings settings,
    Viewport viewport,
    String fragment,
    Shown shown,
    String focus,
    BoardInput input) {
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  EmbedModel withShown(Shown other) {
    return other == shown
        ? this
        : new EmbedModel(options, settings, viewport, fragment, other, focus, input.moved());
  }

  EmbedModel withFocus(String cell) {
    return new EmbedModel(options, settings, viewport, fragment, shown, cell, input);
  }

  EmbedModel withInput(BoardInput other) {
    return new EmbedModel(options, settings, viewport, fragment, shown, focus, other);
  }

  EmbedModel withViewport(Viewport other) {
    return other.equals(viewport)
        ? this
        : new EmbedModel(options, settings, other, fragment, shown, focus, input);
  }

  /** Whether one move after the other is shown. */
  boolean isPlaying() {
    return shown instanceof Shown.Game game && game.playing();
  }

  /** Whether the list of puzzles has to be fetched. */
  boolean awaitsPuzzles() {
    return shown instanceof Shown.Quiz quiz
        && quiz.session().puzzle() == null
        && quiz.session().lines().isEmpty()
        && !quiz.session().failed();
  }
}
