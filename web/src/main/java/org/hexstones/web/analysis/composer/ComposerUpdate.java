package org.hexstones.web.analysis.composer;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.puzzle.PuzzlePosition;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.ClipboardEffect;

/** Updates of the composer. */
public final class ComposerUpdate {
  private ComposerUpdate() {}

  /** The composer, and the study whose position is on the board. */
  public record OnStudy(Composer composer, Study study) {
    OnStudy with(Composer other) {
      return new OnStudy(other, study);
    }
  }

  public static Updates<OnStudy> updates() {
    return new Updates<OnStudy>()
        .on(ComposerEvent.Make.class, (at, event) -> make(at))
        .on(
            ComposerEvent.Cancel.class,
            (at, event) ->
                Next.of(
                    at.with(at.composer().idle()),
                    new ComposerEffect.Stop(at.composer().questions())))
        .on(
            ComposerEvent.Copy.class,
            (at, event) -> Next.of(at, new ClipboardEffect.Copy(event.link())))
        .change(
            ComposerEvent.Proved.class,
            (at, event) ->
                event.answer().number() == at.composer().questions()
                    ? at.with(at.composer().answered(event.answer()))
                    : at)
        .change(ComposerEvent.Failed.class, (at, event) -> at.with(at.composer().afterFailure()));
  }

  private static Next<OnStudy> make(OnStudy at) {
    Study study = at.study();
    Composer next =
        Composer.asking(
            at.composer().questions() + 1,
            Composer.Place.of(study),
            PuzzlePosition.fromStones(PositionCache.to(study.line())));
    GameRecord asked = next.asked();
    return asked == null
        ? Next.of(at.with(next))
        : Next.of(
            at.with(next), new ComposerEffect.Ask(next.questions(), asked, Composer.plies(asked)));
  }
}
