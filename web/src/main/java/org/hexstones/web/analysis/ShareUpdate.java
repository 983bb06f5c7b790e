package org.hexstones.web.analysis;

import java.util.function.Function;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ShellEvent;

/** Updates that share a study as a link or a file. */
final class ShareUpdate {
  private ShareUpdate() {}

  /**
   * Games by link are played on the page, and files are opened there. Those events do nothing here.
   */
  static void register(Updates<AnalysisModel> updates) {
    updates
        .change(SharingEvent.At.class, ShareUpdate::at)
        .change(
            SharingEvent.Copied.class,
            (model, copied) ->
                notice(model, copied.done() ? Notice.Kind.COPIED : Notice.Kind.NOT_COPIED))
        .on(
            ShellEvent.CopyText.class,
            (model, event) -> Next.of(model, new ClipboardEffect.CopyText(event.text())))
        .change(ShellEvent.TextCopied.class, (model, copied) -> notice(model, copied.notice()))
        .change(
            SharingEvent.NotSaved.class,
            (model, event) ->
                notice(model.withDrawing(SharingEvent.NOT_DRAWING), Notice.Kind.NOT_SAVED))
        .change(
            SharingEvent.Drawing.class, (model, event) -> model.withDrawing(event.thousandths()))
        .on(
            SharingEvent.Copy.class,
            (model, event) -> send(model, study -> new ClipboardEffect.Copy(model.link(study))))
        .on(
            SharingEvent.Share.class,
            (model, share) ->
                send(
                    model,
                    study ->
                        new SharingEffect.Share(model.link(study), study.kept(), share.caption())))
        .on(
            SharingEvent.Save.class,
            (model, save) ->
                send(
                    model,
                    study ->
                        new SharingEffect.Save(
                            save.kind(), study.kept(), save.caption(), model.link(study))))
        .ignoreOther(event -> event instanceof SharingEvent);
  }

  private static AnalysisModel at(AnalysisModel model, SharingEvent.At at) {
    return model
        .with(model.session().withDevice(model.session().device().withBase(at.base())))
        .withSheet(at.hasSheet());
  }

  private static Next<AnalysisModel> send(AnalysisModel model, Function<Study, Effect> effect) {
    Study study = model.study();
    return study == null ? Next.of(model) : Next.of(model, effect.apply(study));
  }

  private static AnalysisModel notice(AnalysisModel model, Notice.Kind kind) {
    return model.with(model.session().withNotice(kind));
  }
}
