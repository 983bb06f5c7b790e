package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.file.SvgGame;
import org.hexstones.web.diagram.Diagram;
import org.hexstones.web.diagram.DiagramPicture;
import org.hexstones.web.diagram.Ink;
import org.hexstones.web.diagram.Moment;
import org.hexstones.web.diagram.Turns;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Xml;
import org.jspecify.annotations.Nullable;

/** The dialog that makes diagrams and animated pictures of the line on the board. */
public final class DiagramView {
  private final Messages messages;
  private final Paper paper;
  private final DiagramForm form;
  private final Turns turns;
  private final GameView game;
  private final int rotation;
  private final MarksView marks;
  private final Element copies;

  /**
   * @param moment the position on the board
   * @param rotation how the board is turned
   * @param page the address of the page
   */
  public DiagramView(
      ViewContext context, Paper paper, MatchView moment, int rotation, String page) {
    messages = context.messages();
    this.paper = paper;
    form = paper.form();
    turns = Turns.of(moment);
    game = context.game(moment.play().setup().game().id());
    this.rotation = rotation;
    marks = new MarksView(messages, paper);
    copies = MarkedLink.buttons(context, turns, paper, page);
  }

  /**
   * Draws the dialog's content.
   *
   * @param drawing how much of an animated picture is drawn, in thousandths, or {@link
   *     SharingEvent#NOT_DRAWING}
   */
  public Element draw(int drawing) {
    return Element.of("div", "paper")
        .add(
            Element.of("div", "paper-preview").key("preview").add(preview(), marks.draw()),
            Element.of("div", "fields")
                .key("fields")
                .add(
                    fields(),
                    Element.of("div", "options")
                        .add(
                            Controls.primary(
                                "save-png", messages.say(PaperKey.SAVE_PNG), press -> save(true)),
                            Controls.button(
                                "save-svg", messages.say(PaperKey.SAVE_SVG), press -> save(false))),
                    copies,
                    several(),
                    new FilmView(messages, paper, turns, rotation, title()).draw(drawing),
                    Controls.linked(
                        "worksheet",
                        messages.say(PaperKey.WORKSHEET),
                        new PaperEvent.OpenSheet(0))));
  }

  private Element preview() {
    return Element.of("div", "paper-picture")
        .with("data-preview", "")
        .with("role", "img")
        .with("aria-label", description())
        .add(picture(form.turn(), form.from(form.turn()), form.width(), form.unit(), null))
        .on("click", input -> new PaperEvent.Put(input.cell()));
  }

  /** The preview in words: its turn and its marks. */
  private String description() {
    return messages.say(SharingKey.PREVIEW)
        + ": "
        + messages.say(PaperKey.TURN, messages.number(form.turn()))
        + marks.all(form.turn());
  }

  private Element picture(
      int turn, int from, int width, Diagram.Unit unit, @Nullable Element record) {
    String typed = paper.caption(turn);
    Diagram diagram =
        new Diagram(
            width,
            unit,
            form.named(),
            form.ink(),
            typed == null ? caption(turn) : typed,
            paper.marking().on(turn));
    Moment moment = Moment.after(turns, turns.bounded(turn), from, form.ringed());
    return DiagramPicture.draw(game, moment, diagram, rotation, record);
  }

  private String title() {
    return game.title(messages, game.keyword(turns.line().record().setup()));
  }

  /** What stands below a diagram if nothing else was typed. */
  private String caption(int turn) {
    return turn == 0
        ? title()
        : title() + " · " + messages.say(PaperKey.TURN, messages.number(turn));
  }

  private Element fields() {
    int most = turns.last();
    Element units = Controls.choices(messages.say(PaperKey.UNIT));
    for (Diagram.Unit unit : Diagram.Unit.values()) {
      units.add(
          Controls.choice(
                  unit == Diagram.Unit.PX ? "px" : "mm", unit == form.unit(), draw(form.in(unit)))
              .with("data-unit", unit.name()));
    }
    String typed = paper.caption(form.turn());
    return Element.of("div", "fields")
        .add(
            Element.of("div", "board-fields")
                .add(
                    PaperControls.number(
                        paper, Field.TURN, messages.say(PaperKey.AFTER), form.turn(), 0, most),
                    PaperControls.number(
                        paper, Field.FROM, messages.say(PaperKey.NUMBERED), form.from(), 0, most)),
            Element.of("p", "hint").text(messages.say(PaperKey.NUMBERED_HINT)),
            Element.of("div", "board-fields")
                .add(
                    PaperControls.number(
                        paper,
                        Field.WIDTH,
                        messages.say(PaperKey.WIDTH),
                        form.width(),
                        form.unit().least(),
                        form.unit().most()),
                    PaperControls.choices(messages.say(PaperKey.UNIT), units)),
            PaperControls.text(
                "diagram-caption",
                messages.say(PaperKey.CAPTION),
                "",
                typed == null ? caption(form.turn()) : typed,
                Paper.LONGEST_CAPTION,
                PaperEvent.Caption::new),
            Controls.toggle(
                "diagram-names",
                messages.say(PaperKey.NAMES),
                "",
                form.named(),
                on -> draw(form.withNames(on))),
            Controls.toggle(
                "diagram-ring",
                messages.say(PaperKey.RINGED),
                "",
                form.ringed(),
                on -> draw(form.withRing(on))),
            Controls.toggle(
                "diagram-black",
                messages.say(PaperKey.BLACK),
                messages.say(PaperKey.BLACK_HINT),
                form.ink() == Ink.BLACK,
                on -> draw(form.with(on ? Ink.BLACK : Ink.COLOURS))));
  }

  private static Event draw(DiagramForm form) {
    return new PaperEvent.Draw(form);
  }

  private Element several() {
    Element list = Element.of("div", "ticks").with("role", "group");
    for (int turn = 1; turn <= turns.last(); turn++) {
      int of = turn;
      list.add(
          PaperControls.tick(
              "diagram-tick",
              turn,
              turn + ". " + turns.text(turn),
              paper.ticked().contains(turn),
              on -> new PaperEvent.Tick(of, on)));
    }
    String count = messages.number(paper.ticked().size());
    boolean none = paper.ticked().isEmpty();
    return Element.of("details", "several")
        .key("several")
        .with("data-several", "")
        .add(
            Element.of("summary").text(messages.say(PaperKey.SEVERAL)),
            Element.of("p", "hint").text(messages.say(PaperKey.SEVERAL_HINT)),
            list.with("aria-label", messages.say(PaperKey.SEVERAL)),
            Element.of("div", "options")
                .add(
                    Controls.button(
                            "save-all-png",
                            messages.say(PaperKey.SEVERAL_PNG, count),
                            press -> saveTicked(true))
                        .flag("disabled", none),
                    Controls.button(
                            "save-all-svg",
                            messages.say(PaperKey.SEVERAL_SVG, count),
                            press -> saveTicked(false))
                        .flag("disabled", none)));
  }

  private Event save(boolean png) {
    return new PaperEvent.Save(png, List.of(saved(png, form.turn(), form.from(form.turn()))));
  }

  /** If stones are numbered, each diagram goes on where the one before has ended. */
  private Event saveTicked(boolean png) {
    List<Picture> pictures = new ArrayList<>();
    int from = form.from();
    for (int turn : paper.ticked()) {
      pictures.add(saved(png, turn, from > turn ? 0 : from));
      from = form.from() == 0 ? 0 : Math.max(form.from(), turn + 1);
    }
    return new PaperEvent.Save(png, pictures);
  }

  /** A picture of pixels is drawn from one that has as many. */
  private Picture saved(boolean png, int turn, int from) {
    GameRecord record = turns.line().record();
    Element svg =
        png
            ? picture(turn, from, form.unit().pixels(form.width()), Diagram.Unit.PX, null)
            : picture(
                turn,
                from,
                form.width(),
                form.unit(),
                Element.of("metadata").with("id", SvgGame.ID).text(SvgGame.text(record)));
    String name = record.setup().game().id() + "-" + turn;
    boolean forPaper = form.unit() == Diagram.Unit.MM;
    return new Picture(name, Xml.write(svg), forPaper, record);
  }
}
