package org.hexstones.web.app;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.feature.lesson.GuideUpdate;
import org.hexstones.web.feature.lesson.LessonUpdate;
import org.hexstones.web.feature.live.LiveClocks;
import org.hexstones.web.feature.live.LivePlay;
import org.hexstones.web.feature.play.PlayFollow;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.sharing.SharingUpdate;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/** What follows from a change, whatever event caused it. */
final class Followers {
  private final PlayFollow play;
  private final SafekeepingFollow safekeeping;

  Followers(PlayFollow play, SafekeepingFollow safekeeping) {
    this.play = play;
    this.safekeeping = safekeeping;
  }

  Next<Model> follow(Model before, Next<Model> changed, Event event) {
    List<Effect> effects = new ArrayList<>(changed.effects());
    Session old = before.session();
    Model model = asked(old, toured(old, closed(old, changed.model())));
    Model begun = model;
    model =
        with(
            effects,
            GuideUpdate.follow(new Part<>(model.session(), model.guide()))
                .map(after -> begun.withGuide(after.state())));
    Model asked = model.withSession(LiveClocks.stopOrStart(model.session(), model.live()));
    Part<PlayState> part = new Part<>(asked.session(), asked.play());
    model =
        with(
            effects,
            play.follow(new Part<>(old, before.play()), part, before.library().levels())
                .map(after -> asked.withSession(after.session()).withPlay(after.state())));
    Model played = model;
    model =
        with(
            effects,
            LivePlay.follow(before.live(), old, new Part<>(model.session(), model.live()))
                .map(after -> played.withSession(after.session()).withLive(after.state())));
    LevelResult ended = play.ended(old, model.session());
    if (ended != null) {
      model = model.withLibrary(model.library().withResult(ended));
    }
    model = with(effects, AutosaveUpdate.follow(before, model));
    effects.addAll(safekeeping.follow(old.shown(), model));
    effects.addAll(SharingUpdate.follow(old, model.session()).effects());
    if (listsGames(old.shown(), model)) {
      effects.add(new StoreEffect.ListGames());
    }
    effects.addAll(DraftCodec.follow(old.screens(), model.session().screens()));
    // A live game goes on in the old version: there the person decides when it may end.
    boolean reloads = event instanceof ShellEvent.VersionTaken && !model.live().isGoingOn();
    if (event instanceof ShellEvent.TakeVersion || reloads) {
      // This effect is the last, because it ends this page.
      effects.add(new AppEffect.TakeVersion(model.shown()));
    }
    return new Next<>(model, effects);
  }

  /**
   * The start screen shows which games wait for a move; the end of a game, how those before it have
   * ended.
   */
  private static boolean listsGames(@Nullable Match before, Model after) {
    Match shown = after.shown();
    return shown == null
        ? before != null
        : before == null && !after.library().levels().isKnown() && LevelResult.isPossible(shown);
  }

  /** What was typed and asked on a board other than a match's is over once that board changes. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static Model asked(Session before, Model after) {
    Screen board = after.session().screens().board();
    return board == before.screens().board() || board instanceof MatchScreen
        ? after
        : after.withPlay(after.play().withInput(after.play().input().moved()));
  }

  private static Model with(List<Effect> effects, Next<Model> next) {
    effects.addAll(next.effects());
    return next.model();
  }

  /** Notes the screen that was closed, until another one is shown. */
  private static Model closed(Session before, Model after) {
    int closed = before.screens().height() - after.session().screens().height();
    return closed == 0
        ? after
        : after.withOpening(
            after.opening().withClosed(closed > 0 ? DraftCodec.write(before.screens()) : ""));
  }

  /**
   * A person who has begun a game, or played on in one, is no newcomer. A link alone counts not.
   */
  private static Model toured(Session before, Model after) {
    Session session = after.session();
    Match shown = session.shown();
    if (shown == null || session.settings().toured() || after.sharing().isVisit(shown)) {
      return after;
    }
    return shown.record().root().children().isEmpty() || isPlayedOn(before.shown(), shown)
        ? after.withSession(LessonUpdate.toured(session))
        : after;
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isPlayedOn(@Nullable Match before, Match now) {
    return before != null && before.id().equals(now.id()) && before.record() != now.record();
  }
}
