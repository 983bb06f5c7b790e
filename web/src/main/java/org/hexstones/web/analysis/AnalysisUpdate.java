package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.insight.InsightUpdate;
import org.hexstones.web.analysis.insight.RulesOverlayEvent;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.analysis.review.ReviewUpdate;
import org.hexstones.web.analysis.tree.StoneUpdate;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeUpdate;
import org.hexstones.web.feature.settings.SettingsUpdate;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.BoardInput;
import org.hexstones.web.ui.BoardInputEvent;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.ScreenEffect;
import org.hexstones.web.ui.ShellEvent;
import org.jspecify.annotations.Nullable;

/**
 * What each event does to the analysis board. Each kind of event goes to a part of its own; what
 * follows from a change, whatever made it, is seen to afterwards.
 */
public final class AnalysisUpdate {
  private final PositionCache replay;
  private final InsightUpdate insight;

  /**
   * @param replay the cache of positions, shared with the views
   */
  public AnalysisUpdate(PositionCache replay) {
    this.replay = replay;
    insight = new InsightUpdate(replay);
  }

  public Next<AnalysisModel> update(AnalysisModel before, Event event) {
    List<Effect> effects = new ArrayList<>();
    AnalysisModel after =
        insight.follow(ReviewUpdate.followed(changed(before, event, effects), effects), effects);
    follow(before, after, effects);
    return new Next<>(after, effects);
  }

  private AnalysisModel changed(AnalysisModel model, Event event, List<Effect> effects) {
    if (event instanceof SharingEvent of) {
      return SendUpdate.update(model, of, effects);
    }
    if (event instanceof StoreEvent of) {
      return StoredGameUpdate.update(model, of);
    }
    if (event instanceof AnalysisEvent.Opened opened) {
      return StoredGameUpdate.opened(model, opened, effects);
    }
    if (event instanceof InsightEvent of) {
      return insight.update(model, of, effects);
    }
    if (event instanceof ShellEvent.VersionWaits) {
      return model.with(d -> d.versionWaits = true);
    }
    if (event instanceof ShellEvent.TakeVersion || event instanceof ShellEvent.LeaveVersion) {
      if (event instanceof ShellEvent.TakeVersion) {
        effects.add(new AnalysisEffect.TakeVersion());
      }
      return model.with(d -> d.versionWaits = false);
    }
    if (event instanceof AnalysisEvent.Leave) {
      effects.add(new AnalysisEffect.Leave());
      return model;
    }
    Study study = model.study();
    AnalysisModel next = study == null ? null : onBoard(model, study, event, effects);
    return next == null ? everywhere(model, event) : next;
  }

  /** What an event does to the study; null where it does nothing to it. */
  private @Nullable AnalysisModel onBoard(
      AnalysisModel model, Study study, Event event, List<Effect> effects) {
    if (event instanceof RulesOverlayEvent of) {
      return model.with(d -> d.outlook = of.colour());
    }
    if (event instanceof ReviewEvent of) {
      return ReviewUpdate.update(model, study, of, effects);
    }
    if (event instanceof AnalysisEvent of) {
      return TreeUpdate.update(model, study, of, effects);
    }
    StoneUpdate stones = new StoneUpdate(replay);
    if (event instanceof BoardEvent.Press press) {
      return stones.press(model, study, press.cell());
    }
    if (event instanceof BoardInputEvent of) {
      return of instanceof BoardInputEvent.Propose propose
          ? stones.press(model, study, propose.cell())
          : hand(model, of, effects);
    }
    if (event instanceof MatchEvent.Choose choose) {
      return stones.move(model, study, choose.move());
    }
    if (event instanceof MatchEvent.PickColour pick) {
      return stones.pick(model, study, pick.colour());
    }
    if (event instanceof MatchEvent.Undo) {
      return TreeUpdate.undo(model, study);
    }
    return null;
  }

  private static AnalysisModel hand(
      AnalysisModel model, BoardInputEvent event, List<Effect> effects) {
    BoardInput hand = model.hand();
    if (event instanceof BoardInputEvent.Aim aim) {
      return model.with(d -> d.hand = hand.withAim(aim.cell()));
    }
    if (event instanceof BoardInputEvent.Read read) {
      return model.with(d -> d.hand = hand.withRead(read.what()));
    }
    if (event instanceof BoardInputEvent.Zoom zoom) {
      effects.add(new ScreenEffect.Zoom(zoom.larger()));
    }
    return model;
  }

  private static AnalysisModel everywhere(AnalysisModel model, Event event) {
    Settings chosen = SettingsUpdate.update(model.settings(), event);
    if (chosen != null) {
      return model.with(d -> d.settings = chosen);
    }
    if (event instanceof Route.Open open) {
      return model.with(d -> d.dialog = open.dialog());
    }
    if (event instanceof ShellEvent.DismissNotice) {
      return model.with(d -> d.notice = null);
    }
    if (event instanceof MatchEvent.TypeKomi type) {
      return model.with(d -> d.komi = type.text());
    }
    if (event instanceof BoardEvent.Focus focus) {
      return model.with(d -> d.focus = focus.cell());
    }
    if (event instanceof BoardEvent.Walk walk) {
      return model.with(d -> d.focus = walk.cell());
    }
    if (event instanceof ShellEvent.Resized resized) {
      return model.with(d -> d.viewport = resized.viewport());
    }
    return model;
  }

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  private static void follow(AnalysisModel before, AnalysisModel after, List<Effect> effects) {
    Study old = before.study();
    Study now = after.study();
    if (!Objects.equals(before.settings(), after.settings())) {
      effects.add(new PreferencesEffect.SaveSettings(after.settings()));
    }
    if (!before.focus().equals(after.focus()) && !after.focus().isEmpty()) {
      effects.add(new ScreenEffect.FocusCell(after.focus()));
    }
    if (now != null && (old == null || !old.at().equals(now.at()))) {
      effects.add(new AnalysisEffect.ShowMove(now));
    }
    // What was only opened is a visit: it is kept, and told by the address, once it is changed.
    boolean changed =
        old != null && now != null && old.id().equals(now.id()) && old.record() != now.record();
    if (changed && now != null) {
      effects.add(new StoreEffect.Save(now.kept()));
      effects.add(new AnalysisEffect.Show(now));
    }
  }
}
