package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.diagram.Moment;
import org.hexstones.web.diagram.Turns;
import org.hexstones.web.diagram.Worksheet;
import org.hexstones.web.feature.puzzle.PuzzleTask;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Xml;

/** The dialog that makes a worksheet of puzzles and positions. */
public final class SheetView {
  private static final int[] PER_SHEET = {2, 4, 6};

  private final ViewContext context;
  private final Messages messages;
  private final Paper paper;
  private final SheetForm form;
  private final Turns turns;
  private final KnownPuzzles known;

  /**
   * @param moment the position on the board
   */
  public SheetView(ViewContext context, Paper paper, MatchView moment, KnownPuzzles known) {
    this.context = context;
    messages = context.messages();
    this.paper = paper;
    form = paper.sheet();
    turns = Turns.of(moment);
    this.known = known;
  }

  public Element draw() {
    List<Worksheet.Task> first = tasks(form.perSheet());
    List<Element> preview = sheets(first);
    return Element.of("div", "paper")
        .add(
            Element.of("div", "paper-preview")
                .key("preview")
                .add(
                    preview.isEmpty()
                        ? null
                        : Element.of("div", "paper-picture")
                            .with("data-preview", "")
                            .with("role", "img")
                            .with("aria-label", messages.say(SharingKey.PREVIEW))
                            .add(preview.get(0))),
            Element.of("div", "fields")
                .key("fields")
                .add(
                    fields(),
                    Element.of("div", "options")
                        .add(
                            Controls.primary(
                                    "print-sheet", messages.say(PaperKey.PRINT), press -> print())
                                .flag("disabled", first.isEmpty())),
                    Element.of("p", "hint").text(messages.say(PaperKey.PRINT_HINT)),
                    list()));
  }

  private Event print() {
    List<String> texts = new ArrayList<>();
    for (Element sheet : sheets(tasks(Worksheet.MOST))) {
      texts.add(Xml.write(sheet));
    }
    return new PaperEvent.Print(texts);
  }

  private List<Element> sheets(List<Worksheet.Task> tasks) {
    String title = form.title().isEmpty() ? messages.say(PuzzleKey.PUZZLES) : form.title();
    Worksheet.Words words =
        new Worksheet.Words(title, messages.say(PaperKey.NAME), messages.say(PaperKey.SOLUTIONS));
    return Worksheet.sheets(words, tasks, form.perSheet());
  }

  private Element fields() {
    Element sizes = Controls.choices(messages.say(PaperKey.PER_SHEET));
    for (int boards : PER_SHEET) {
      sizes.add(
          Controls.choice(
                  messages.number(boards),
                  boards == form.perSheet(),
                  new PaperEvent.Sheet(form.perSheet(boards)))
              .with("data-per-sheet", boards));
    }
    int ticked = paper.ticked().size();
    int all = form.lines().size();
    boolean none = all == 0;
    return Element.of("div", "fields")
        .add(
            PaperControls.text(
                "sheet-title",
                messages.say(PaperKey.TITLE),
                messages.say(PuzzleKey.PUZZLES),
                form.title(),
                SheetForm.LONGEST_TITLE,
                title -> new PaperEvent.Sheet(form.titled(title))),
            PaperControls.read(
                paper,
                Field.NUMBERS,
                messages.say(PaperKey.NUMBERS),
                none ? "" : messages.say(PaperKey.NUMBERS_HINT, messages.number(all)),
                form.text(),
                none),
            PaperControls.choices(messages.say(PaperKey.PER_SHEET), sizes),
            Controls.toggle(
                "sheet-positions",
                ticked == 0
                    ? messages.say(PaperKey.POSITION_TOO)
                    : messages.say(PaperKey.POSITIONS_TOO, messages.number(ticked)),
                "",
                form.positions(),
                on -> new PaperEvent.Sheet(form.withPositions(on))));
  }

  /** The puzzles of a difficulty, to be ticked. */
  private Element list() {
    if (form.lines().isEmpty()) {
      return Element.of("p", "hint")
          .with("role", "status")
          .text(messages.say(form.failed() ? PuzzleKey.NOT_FETCHED : PuzzleKey.FETCHING));
    }
    Element grades = Controls.choices(messages.say(PaperKey.GRADE));
    for (int grade = 1; grade <= Puzzle.HARDEST; grade++) {
      grades.add(
          Controls.choice(
                  messages.number(grade),
                  grade == form.grade(),
                  new PaperEvent.Sheet(form.listing(grade)))
              .with("data-grade", grade));
    }
    Element list =
        Element.of("div", "ticks")
            .with("role", "group")
            .with("aria-label", messages.say(PaperKey.LISTED));
    for (int number = 1; number <= form.lines().size(); number++) {
      String line = form.lines().get(number - 1);
      if (line.charAt(Math.min(line.length() - 1, line.indexOf(' ') + 1)) == '0' + form.grade()) {
        KnownPuzzles.Asked asked = known.puzzle(context, line);
        int of = number;
        if (asked != null) {
          list.add(
              PaperControls.tick(
                  "sheet-tick",
                  number,
                  number + " · " + PuzzleTask.game(context, asked.play()),
                  form.numbers().contains(number),
                  on -> new PaperEvent.Sheet(form.ticked(of, on))));
        }
      }
    }
    return Element.of("div", "fields")
        .key("list")
        .add(PaperControls.choices(messages.say(PaperKey.GRADE), grades), list);
  }

  /** The first tasks, at most so many. */
  private List<Worksheet.Task> tasks(int most) {
    List<Worksheet.Task> tasks = new ArrayList<>();
    for (int number : form.numbers()) {
      KnownPuzzles.Asked asked =
          tasks.size() < most && number <= form.lines().size()
              ? known.puzzle(context, form.lines().get(number - 1))
              : null;
      if (asked != null) {
        tasks.add(task(number, asked.puzzle(), asked.play()));
      }
    }
    if (form.positions()) {
      List<Integer> wanted =
          paper.ticked().isEmpty() ? List.of(paper.form().turn()) : paper.ticked();
      for (int turn : wanted) {
        if (tasks.size() < most) {
          tasks.add(position(turns.bounded(turn), tasks.size() + 1));
        }
      }
    }
    return tasks;
  }

  private Worksheet.Task task(int number, Puzzle puzzle, Play asked) {
    GameView game = context.game(asked.setup().game().id());
    PuzzleTask task = new PuzzleTask(context, game, puzzle);
    Play solved = puzzle.record().replay().orThrow();
    return new Worksheet.Task(
        game,
        messages.say(PaperKey.PUZZLE, messages.number(number))
            + " · "
            + PuzzleTask.game(context, asked),
        task.task(asked.position()),
        Moment.of(asked, List.of()),
        List.of(),
        Moment.of(solved, Moment.cells(puzzle.answer())),
        PuzzleTask.stones(messages, asked.position().board(), puzzle.answer()));
  }

  /**
   * A position of the line with its marks, and with its caption as the task if one was typed; what
   * was played there stands in the place of a solution.
   */
  private Worksheet.Task position(int turn, int number) {
    Moment moment = Moment.after(turns, turn, 0, paper.form().ringed());
    GameView game = context.game(moment.play().setup().game().id());
    Play play = moment.play();
    boolean ends = turn == turns.last();
    String typed = paper.caption(turn);
    int mover = play.isOver() ? -1 : play.position().colourOf(play.mover());
    return new Worksheet.Task(
        game,
        messages.say(PaperKey.POSITION, messages.number(number))
            + " · "
            + PuzzleTask.game(context, play),
        typed != null && !typed.isEmpty()
            ? typed
            : mover < 0 ? "" : messages.say(GameKey.TO_MOVE, context.colour(mover)),
        moment,
        paper.marking().on(turn),
        ends ? null : Moment.after(turns, turn + 1, 0, true),
        ends ? "" : messages.say(PaperKey.PLAYED, turns.text(turn + 1)));
  }
}
