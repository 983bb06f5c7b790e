package org.hexstones.web.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.board.Asking;
import org.hexstones.web.board.OnBoard;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.BoardEditorUpdate;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonUpdate;
import org.hexstones.web.feature.library.LibraryUpdate;
import org.hexstones.web.feature.live.LivePlay;
import org.hexstones.web.feature.live.LiveUpdate;
import org.hexstones.web.feature.play.PlayFollow;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.play.PlayUpdate;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.positioneditor.PositionEditorUpdate;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.puzzle.PuzzleUpdate;
import org.hexstones.web.feature.sharing.SharingUpdate;
import org.hexstones.web.feature.start.StartUpdate;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ShellEvent;
import org.jspecify.annotations.Nullable;

/**
 * The update for every event. It passes the event to the feature that owns it. Events on a board go
 * to the screen that shows one; each other event has one owner. The followers come last.
 */
public final class Update implements Program.Step<Model> {
  private final Map<Class<? extends Screen>, Owner> boards = new HashMap<>();
  private final List<Owner> owners;
  private final PlayFollow play;
  private final Followers followers;
  private final HomeUpdate home;
  private final Updates<Model> asking =
      Asking.updates(
          model -> model.play().input(),
          (model, input) -> model.withPlay(model.play().withInput(input)),
          this::onScreen);

  /**
   * @param reader reads the text of a set-up
   * @param positions shared with the views
   */
  public Update(Function<String, Parsed<Setup>> reader, PositionCache positions) {
    PlayFollow follow = new PlayFollow(positions);
    play = follow;
    followers = new Followers(follow, new SafekeepingFollow(positions));
    home = new HomeUpdate(positions, this::dispatch);
    Updates<Part<PlayState>> playing = new PlayUpdate(positions).updates();
    follow.addTo(playing);
    Owner match = Owner.ofPart(playing, Model::play, Model::withPlay);
    Owner lesson = Owner.ofPart(new LessonUpdate(reader).updates(), Model::guide, Model::withGuide);
    Owner puzzle =
        Owner.ofPart(new PuzzleUpdate(reader).updates(), Model::puzzles, Model::withPuzzles);
    Owner boardEditor = Owner.ofSession(new BoardEditorUpdate(reader).updates());
    Owner positionEditor = Owner.ofSession(new PositionEditorUpdate(reader).updates());
    boards.put(MatchScreen.class, match);
    boards.put(Lesson.class, lesson);
    boards.put(PuzzleSession.class, puzzle);
    boards.put(BoardEditor.class, boardEditor);
    boards.put(PositionEditor.class, positionEditor);
    owners =
        List.of(
            match,
            lesson,
            puzzle,
            boardEditor,
            positionEditor,
            Owner.ofSession(new StartUpdate(reader).updates()),
            Owner.ofPart(LibraryUpdate.updates(), Model::library, Model::withLibrary),
            Owner.ofPart(
                new LiveUpdate(new LivePlay(), reader).updates(), Model::live, Model::withLive),
            Owner.ofPart(SharingUpdate.updates(), Model::sharing, Model::withSharing),
            Owner.ofModel(new OpeningUpdate(reader).updates()),
            Owner.ofModel(new ShellUpdate(reader, this::dispatch).updates()));
  }

  /**
   * First the time passes for whose clock runs. If that ends or pauses the match, it is a change of
   * its own, with all that follows from it, and the event meets what is left.
   */
  @Override
  public Next<Model> next(Model before, Event event, double now) {
    Part<PlayState> part = play.pass(new Part<>(before.session(), before.play()), event, now);
    Model timed = before.withSession(part.session()).withPlay(part.state());
    if (!play.isStopped(before.session(), timed.session())) {
      return followers.follow(before, dispatch(timed, event), event);
    }
    Next<Model> stopped = followers.follow(before, Next.of(timed), new ShellEvent.Tick(0));
    return followers
        .follow(stopped.model(), dispatch(stopped.model(), event), event)
        .precededBy(stopped.effects());
  }

  private Next<Model> dispatch(Model model, Event event) {
    if (event instanceof OnBoard) {
      return onBoard(model, event);
    }
    for (Owner owner : owners) {
      if (owner.handles(event)) {
        return owner.update(model, event);
      }
    }
    throw new IllegalStateException("an event without an update");
  }

  private Next<Model> onBoard(Model model, Event event) {
    return asking.handles(event.getClass()) ? asking.update(model, event) : onScreen(model, event);
  }

  /** The update of the screen with the board. */
  private Next<Model> onScreen(Model model, Event event) {
    @Nullable Screen board = model.session().screens().board();
    if (board == null) {
      return home.update(model, event);
    }
    Owner owner = boards.get(board.getClass());
    if (owner == null) {
      throw new IllegalStateException("a screen without an update");
    }
    return owner.update(model, event);
  }
}
