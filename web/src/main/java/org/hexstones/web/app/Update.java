package org.hexstones.web.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.feature.boardeditor.BoardEditorUpdate;
import org.hexstones.web.feature.lesson.LessonUpdate;
import org.hexstones.web.feature.library.LibraryEvent;
import org.hexstones.web.feature.library.LibraryUpdate;
import org.hexstones.web.feature.play.BoardInputUpdate;
import org.hexstones.web.feature.play.ClockUpdate;
import org.hexstones.web.feature.play.CueUpdate;
import org.hexstones.web.feature.play.PlayUpdate;
import org.hexstones.web.feature.play.Rematch;
import org.hexstones.web.feature.play.RematchEvent;
import org.hexstones.web.feature.play.SearchUpdate;
import org.hexstones.web.feature.positioneditor.PositionEditorUpdate;
import org.hexstones.web.feature.puzzle.PuzzleUpdate;
import org.hexstones.web.feature.settings.SettingsUpdate;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.sharing.SharingUpdate;
import org.hexstones.web.feature.start.StartUpdate;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.ScreenEffect;
import org.hexstones.web.ui.ShellEvent;

/** What every event does. */
public final class Update {
  private final Function<String, Parsed<Setup>> reader;
  private final PlayUpdate matches;
  private final StartUpdate forms;
  private final PositionEditorUpdate arranging;
  private final BoardInputUpdate hands;
  private final LessonUpdate guide;
  private final PuzzleUpdate puzzles;
  private final BoardEditorUpdate sketches;
  private final ClockUpdate clocks;
  private final CueUpdate cues;
  private final SearchUpdate thinking;

  /**
   * @param reader reads the text of a set-up
   * @param replay the cache of positions, shared with the views
   */
  public Update(Function<String, Parsed<Setup>> reader, PositionCache replay) {
    this.reader = reader;
    matches = new PlayUpdate(replay);
    forms = new StartUpdate(reader);
    arranging = new PositionEditorUpdate(reader);
    hands = new BoardInputUpdate(replay);
    guide = new LessonUpdate(reader);
    puzzles = new PuzzleUpdate(reader);
    sketches = new BoardEditorUpdate(reader);
    clocks = new ClockUpdate(replay);
    cues = new CueUpdate(replay);
    thinking = new SearchUpdate(replay);
  }

  public Next<Model> update(Model before, Event happened) {
    Event event = hands.meaning(before, happened);
    List<Effect> effects = new ArrayList<>();
    Model model =
        event instanceof ShellEvent.Tick look ? before.with(d -> d.now = look.at()) : before;
    if (event instanceof BoardEvent.Press press) {
      if (BoardInputUpdate.isTyped(happened)) {
        // Whoever presses Enter after a name means no other cell.
        effects.add(new ScreenEffect.FocusCell(press.cell()));
      }
      model = model.with(d -> d.focus = press.cell());
    }
    return finish(model, next(model, event, effects), event, effects);
  }

  private Model next(Model model, Event event, List<Effect> effects) {
    if (event instanceof ShellEvent.Tick look) {
      return clocks.look(model, look, effects);
    }
    if (event instanceof LibraryEvent
        || event instanceof StoreEvent
        || event instanceof Route.Library) {
      return LibraryUpdate.update(model, event, effects);
    }
    if (event instanceof SharingEvent || event instanceof Route.Analysis) {
      return SharingUpdate.update(model, event, effects);
    }
    Model after = puzzles.update(model, event, effects);
    if (after == null) {
      after = guide.update(model, event, effects);
    }
    if (after == null) {
      after = matches.update(model, event, effects);
    }
    if (after == null) {
      after = sketches.update(model, event, effects);
    }
    if (after == null) {
      after = arranging.update(model, event, effects);
    }
    if (after == null) {
      after = hands.update(model, event, effects);
    }
    if (after == null) {
      after = forms.update(model, event);
    }
    return after == null ? everywhere(model, event, effects) : after;
  }

  /** What follows from what an event has changed, whatever event it was. */
  private Next<Model> finish(Model before, Model changed, Event event, List<Effect> effects) {
    Model after = changed;
    if (after.playing() && after.sketch() != null) {
      after = after.with(d -> d.sketch = null);
    }
    if (after.playing() && after.arrangement() != null) {
      after = after.with(d -> d.arrangement = null);
    }
    if (after.playing() && !before.playing() && !after.settings().toured()) {
      after = LessonUpdate.toured(after);
    }
    after = BoardInputUpdate.follow(before, after);
    after = LessonUpdate.follow(after, effects);
    after = clocks.follow(before, after, effects);
    cues.follow(before, after, effects);
    after = thinking.follow(before, after, effects);
    after = AutosaveUpdate.follow(before, after, effects);
    SharingUpdate.follow(before, after, effects);
    DraftCodec.follow(before, after, effects);
    if (event instanceof ShellEvent.TakeVersion) {
      // After everything else: it ends this page.
      effects.add(new AppEffect.TakeVersion(after.shown()));
    }
    return new Next<>(after, effects);
  }

  private Model everywhere(Model model, Event event, List<Effect> effects) {
    Settings chosen = SettingsUpdate.update(model.settings(), event);
    if (chosen != null) {
      return model.with(d -> d.settings = chosen);
    }
    if (event instanceof RematchEvent.Again && model.match() != null) {
      return Rematch.again(model, model.match());
    }
    if (event instanceof RematchEvent.SwapSeats && model.match() != null) {
      return Rematch.swapped(model, model.match());
    }
    if (event instanceof RematchEvent.SecondGame && model.match() != null) {
      return Rematch.second(model, model.match());
    }
    if (event instanceof RematchEvent.Harder harder && model.match() != null) {
      return Rematch.harder(model, model.match(), harder.levels());
    }
    if (event instanceof Route.BadAddress bad) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_ADDRESS, bad.reason()));
    }
    if (event instanceof Route.Open open) {
      return model.with(
          d -> {
            d.dialog = open.dialog();
            d.reading = model.reading().withGame("");
          });
    }
    if (event instanceof ShellEvent.DismissNotice) {
      return model.with(d -> d.notice = null);
    }
    if (event instanceof ShellEvent.FillScreen) {
      effects.add(new ScreenEffect.FillScreen());
      return model;
    }
    if (event instanceof AppEvent.ChangedElsewhere kept) {
      return model.with(
          d -> {
            d.boards = kept.boards();
            d.solved = kept.solved();
          });
    }
    if (event instanceof ShellEvent.CapabilitiesDetected can) {
      return model.with(
          d -> {
            d.canFillScreen = can.fillScreen();
            d.canVibrate = can.vibrate();
          });
    }
    if (event instanceof AppEvent.RestoreDraft left) {
      // A lesson is shown again over the rules from which it was begun.
      if (Layers.count(model) > (model.dialog() == Dialog.RULES ? 1 : 0)) {
        return model;
      }
      Event again = DraftCodec.again(left.draft());
      return again == null
          ? DraftCodec.restore(model, left.draft(), reader)
          : next(model, again, effects);
    }
    if (event instanceof ShellEvent.Resized resized) {
      return model.with(d -> d.viewport = resized.viewport());
    }
    if (event instanceof ShellEvent.VersionWaits) {
      return model.with(d -> d.versionWaits = true);
    }
    if (event instanceof ShellEvent.TakeVersion || event instanceof ShellEvent.LeaveVersion) {
      return model.with(d -> d.versionWaits = false);
    }
    return model;
  }
}
