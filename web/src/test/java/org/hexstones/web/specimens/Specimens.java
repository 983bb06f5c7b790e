package org.hexstones.web.specimens;

import static org.hexstones.web.specimens.Ways.acted;
import static org.hexstones.web.specimens.Ways.at;
import static org.hexstones.web.specimens.Ways.begun;
import static org.hexstones.web.specimens.Ways.opened;
import static org.hexstones.web.specimens.Ways.played;
import static org.hexstones.web.specimens.Ways.stored;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.StorageFailure;
import org.hexstones.web.storage.StoreEvent;

/** The parts of the page that are looked at, each in the states that it has. */
final class Specimens {
  private final List<Specimen> all = new ArrayList<>();

  private Specimens() {
    all.add(new Specimen("buttons", (language, window) -> ButtonSpecimens.draw(language)));
    start();
    games();
    ends();
    choices();
    dialogs();
    learning();
    editors();
    all.addAll(AnalysisSpecimens.all());
  }

  static List<Specimen> all() {
    return List.copyOf(new Specimens().all);
  }

  /** Adds parts of one state, named by both. */
  private void add(String state, Consumer<PageOnJvm> way, String... parts) {
    for (String part : parts) {
      all.add(Specimen.of(state + "-" + part, way, part));
    }
  }

  private void start() {
    add("start", page -> {}, "bar", "board-room", "side");
    add(
        "left",
        played("omega+hexhex:4", "d4").andThen(page -> page.happens(new Route.Start())),
        "chosen",
        "primary",
        "options");
    add("refused-link", page -> page.open("nonsense"), "notice");
    add("version", page -> page.happens(new ShellEvent.VersionWaits()), "version");
    add("full", page -> page.happens(new StoreEvent.Failed(StorageFailure.FULL)), "notice");
  }

  private void games() {
    add("begun", begun("omega+hexhex:5"), "turn", "controls");
    add(
        "omega",
        played("omega+hexhex:5", "e5 d5 f5 e6 d4 f4 c6"),
        "bar",
        "board-room",
        "turn",
        "scores",
        "moves",
        "controls");
    add(
        "omega-four",
        played("omega+hexhex:5+players=4", "e5 d5 f5 e6 a5 c6 b7 f3 d7"),
        "board-room",
        "turn",
        "scores");
    add(
        "thinks",
        at("#new=omega+hexhex:5+seats=person,computer").andThen(page -> page.press("e5", "d5")),
        "turn");
    add("clocks", played("omega+hexhex:5+clock=fischer:300:5", "e5"), "scores");
    add("free-y", played("free-y+4,4,4,5,3,5", "d4 d5 e4 c5 b3"), "board-room", "turn", "scores");
    add(
        "omny",
        played("omny+hexhex:4+stars=perimeter%2Bcentre", "d4 d5 e4 c5 b3"),
        "board-room",
        "scores");
    add("sunder", played("sunder+4", "d4 d5 e4 c5 b3"), "board-room", "scores");
    add("left-game", played("omega+hexhex:5+players=4", "e5").andThen(Ways::resign), "notice");
  }

  private void ends() {
    add("omega-over", begun("omega+hexhex:3").andThen(Ways::fill), "board-room", "turn", "scores");
    add("sunder-over", begun("sunder+3").andThen(Ways::fill), "board-room", "turn", "scores");
  }

  private void choices() {
    add("swap", played("sunder+4+balance=pie", "d4"), "turn");
    add("komi", begun("sunder+4+balance=komi"), "turn");
    add("terms", played("sunder+5+balance=12*+misere=on+komi=3", "e5"), "turn");
  }

  private void dialogs() {
    add("options", opened(Dialog.OPTIONS), "dialog");
    add(
        "refused-board",
        opened(Dialog.OPTIONS).andThen(page -> page.happens(new StartEvent.SetBoard("hexhex:99"))),
        "begin");
    add("friend", opened(Dialog.FRIEND), "dialog");
    add("settings", opened(Dialog.SETTINGS), "dialog");
    add("keys", opened(Dialog.KEYS), "dialog");
    add("about", opened(Dialog.ABOUT), "dialog");
    add("open", opened(Dialog.OPEN), "dialog");
    Consumer<PageOnJvm> game = played("omega+hexhex:5", "e5");
    add("more", game.andThen(opened(Dialog.MORE)), "dialog");
    add("resign", game.andThen(opened(Dialog.RESIGN)), "dialog");
    add("share", game.andThen(opened(Dialog.SHARE)), "dialog");
    add("library", stored("omega hexhex:4", "free-y 4,4,4,5,3,5"), "dialog");
    add("library-empty", stored(), "dialog");
  }

  private void learning() {
    add("rules-missing", acted("rules").andThen(Ways::missGuide), "dialog");
    Consumer<PageOnJvm> lesson = page -> page.happens(new Route.Lesson("omega"));
    add("lesson", lesson.andThen(Ways::readGuide), "bar", "board-room", "coaching", "lesson-ways");
    add("puzzle", at("#puzzle=17").andThen(Ways::readPuzzles), "coaching");
  }

  private void editors() {
    add("position", opened(Dialog.OPTIONS).andThen(acted("set-up")), "turn", "begin-here");
    add("own-board", opened(Dialog.OPTIONS).andThen(acted("draw-board")), "turn", "begin-here");
  }
}
