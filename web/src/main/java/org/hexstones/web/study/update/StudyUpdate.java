package org.hexstones.web.study.update;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Hand;
import org.hexstones.web.model.HandEvent;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Settings;
import org.hexstones.web.study.model.InsightEvent;
import org.hexstones.web.study.model.OutlookEvent;
import org.hexstones.web.study.model.ReviewEvent;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.update.Effect;
import org.hexstones.web.update.SettingsUpdate;
import org.jspecify.annotations.Nullable;

/**
 * What each event does to the analysis board. Each kind of event goes to a part of its own; what
 * follows from a change, whatever made it, is seen to afterwards.
 */
public final class StudyUpdate {
  private final Replay replay;
  private final InsightUpdate insight;

  /**
   * @param replay the cache of positions, shared with the views
   */
  public StudyUpdate(Replay replay) {
    this.replay = replay;
    insight = new InsightUpdate(replay);
  }

  public StudyNext update(StudyModel before, Event event) {
    List<Effect> effects = new ArrayList<>();
    StudyModel after =
        insight.follow(ReviewUpdate.followed(changed(before, event, effects), effects), effects);
    follow(before, after, effects);
    return new StudyNext(after, effects);
  }

  private StudyModel changed(StudyModel model, Event event, List<Effect> effects) {
    if (event instanceof Event.OfLinks of) {
      return SendUpdate.update(model, of.event(), effects);
    }
    if (event instanceof Event.OfLibrary of) {
      return KeptUpdate.update(model, of.event());
    }
    if (event instanceof StudyEvent.Opened opened) {
      return KeptUpdate.opened(model, opened, effects);
    }
    if (event instanceof InsightEvent of) {
      return insight.update(model, of, effects);
    }
    if (event instanceof Event.VersionWaits) {
      return model.with(d -> d.versionWaits = true);
    }
    if (event instanceof Event.TakeVersion || event instanceof Event.LeaveVersion) {
      if (event instanceof Event.TakeVersion) {
        effects.add(new StudyEffect.TakeVersion());
      }
      return model.with(d -> d.versionWaits = false);
    }
    if (event instanceof StudyEvent.Leave) {
      effects.add(new StudyEffect.Leave());
      return model;
    }
    Study study = model.study();
    StudyModel next = study == null ? null : onBoard(model, study, event, effects);
    return next == null ? everywhere(model, event) : next;
  }

  /** What an event does to the study; null where it does nothing to it. */
  private @Nullable StudyModel onBoard(
      StudyModel model, Study study, Event event, List<Effect> effects) {
    if (event instanceof OutlookEvent of) {
      return model.with(d -> d.outlook = of.colour());
    }
    if (event instanceof ReviewEvent of) {
      return ReviewUpdate.update(model, study, of, effects);
    }
    if (event instanceof StudyEvent of) {
      return TreeUpdate.update(model, study, of, effects);
    }
    StoneUpdate stones = new StoneUpdate(replay);
    if (event instanceof Event.Press press) {
      return stones.press(model, study, press.cell());
    }
    if (event instanceof Event.OfHand of) {
      return of.event() instanceof HandEvent.Propose propose
          ? stones.press(model, study, propose.cell())
          : hand(model, of.event(), effects);
    }
    if (event instanceof Event.Choose choose) {
      return stones.move(model, study, choose.move());
    }
    if (event instanceof Event.PickColour pick) {
      return stones.pick(model, study, pick.colour());
    }
    if (event instanceof Event.Undo) {
      return TreeUpdate.undo(model, study);
    }
    return null;
  }

  private static StudyModel hand(StudyModel model, HandEvent event, List<Effect> effects) {
    Hand hand = model.hand();
    if (event instanceof HandEvent.Aim aim) {
      return model.with(d -> d.hand = hand.withAim(aim.cell()));
    }
    if (event instanceof HandEvent.Read read) {
      return model.with(d -> d.hand = hand.withRead(read.what()));
    }
    if (event instanceof HandEvent.Zoom zoom) {
      effects.add(new Effect.Zoom(zoom.larger()));
    }
    return model;
  }

  private static StudyModel everywhere(StudyModel model, Event event) {
    Settings chosen = SettingsUpdate.update(model.settings(), event);
    if (chosen != null) {
      return model.with(d -> d.settings = chosen);
    }
    if (event instanceof Event.Open open) {
      return model.with(d -> d.dialog = open.dialog());
    }
    if (event instanceof Event.DismissNotice) {
      return model.with(d -> d.notice = null);
    }
    if (event instanceof Event.TypeKomi type) {
      return model.with(d -> d.komi = type.text());
    }
    if (event instanceof Event.Focus focus) {
      return model.with(d -> d.focus = focus.cell());
    }
    if (event instanceof Event.Walk walk) {
      return model.with(d -> d.focus = walk.cell());
    }
    if (event instanceof Event.Resized resized) {
      return model.with(d -> d.room = resized.room());
    }
    return model;
  }

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  private static void follow(StudyModel before, StudyModel after, List<Effect> effects) {
    Study old = before.study();
    Study now = after.study();
    if (!Objects.equals(before.settings(), after.settings())) {
      effects.add(new Effect.KeepSettings(after.settings()));
    }
    if (!before.focus().equals(after.focus()) && !after.focus().isEmpty()) {
      effects.add(new Effect.FocusCell(after.focus()));
    }
    if (now != null && (old == null || !old.at().equals(now.at()))) {
      effects.add(new StudyEffect.ShowMove(now));
    }
    // What was only opened is a visit: it is kept, and told by the address, once it is changed.
    boolean changed =
        old != null && now != null && old.id().equals(now.id()) && old.record() != now.record();
    if (changed && now != null) {
      effects.add(new Effect.KeepMatch(now.kept()));
      effects.add(new StudyEffect.Show(now));
    }
  }
}
