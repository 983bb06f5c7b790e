package org.hexstones.web.analysis.paper;

import java.util.List;
import java.util.Locale;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Mark;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Words;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.diagram.Turns;
import org.hexstones.web.feature.sharing.EmbedCode;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.control.Typed;
import org.jspecify.annotations.Nullable;

/** Updates of diagrams, films and worksheets. */
public final class PaperUpdate {
  private PaperUpdate() {}

  /**
   * What is made, and the study of whose line.
   *
   * @param marks those that the board shows
   */
  public record OnStudy(Session session, Paper paper, Study study, List<Mark> marks) {
    OnStudy with(Paper other) {
      return new OnStudy(session, other, study, marks);
    }

    OnStudy draft(Paper.@Nullable Draft draft) {
      return with(paper.with(draft));
    }

    OnStudy showing(Paper.Shown shown) {
      return new OnStudy(session.withDialog(Dialog.SHARE), paper.showing(shown), study, marks);
    }
  }

  public static Updates<OnStudy> updates() {
    return new Updates<OnStudy>()
        .change(PaperEvent.OpenDiagram.class, (at, event) -> begun(at).showing(Paper.Shown.DIAGRAM))
        .on(PaperEvent.OpenSheet.class, (at, event) -> openSheet(at, event.puzzle()))
        .change(
            PaperEvent.Draw.class,
            (at, event) ->
                at.with(
                    at.paper().with(event.form().after(turns(at).bounded(event.form().turn())))))
        .change(
            PaperEvent.Caption.class, (at, event) -> at.with(at.paper().captioned(event.text())))
        .change(
            PaperEvent.Take.class,
            (at, event) -> at.with(at.paper().with(at.paper().marking().with(event.tool()))))
        .change(
            PaperEvent.Type.class,
            (at, event) ->
                typed(at, event.field(), event.text())
                    .draft(new Paper.Draft(event.field(), event.text())))
        .change(PaperEvent.Settle.class, (at, event) -> settled(at, event.field(), event.text()))
        .change(PaperEvent.Put.class, (at, event) -> put(at, event.cell()))
        .change(
            PaperEvent.Tick.class,
            (at, event) -> at.with(at.paper().ticked(turns(at).bounded(event.turn()), event.on())))
        .change(
            PaperEvent.Film.class,
            (at, event) ->
                at.with(at.paper().with(event.form().to(turns(at).bounded(event.form().to())))))
        .change(PaperEvent.Sheet.class, (at, event) -> at.with(at.paper().with(event.form())))
        .change(PaperEvent.Came.class, (at, event) -> came(at, event))
        .on(
            PaperEvent.Save.class,
            (at, event) -> Next.of(at, new PaperEffect.Save(event.png(), event.pictures())))
        .on(
            PaperEvent.Print.class,
            (at, event) -> Next.of(at, new PaperEffect.Print(event.sheets())))
        .on(PaperEvent.SaveFilm.class, PaperUpdate::film)
        .on(
            PaperEvent.CopyLink.class,
            (at, event) -> Next.of(at, new ClipboardEffect.Copy(markedLink(at))))
        .on(PaperEvent.CopyCode.class, (at, event) -> copyCode(at, event.name()));
  }

  private static Turns turns(OnStudy at) {
    return Turns.of(new PositionCache().at(at.study().line()));
  }

  /** A diagram of the board that a link has marked begins with these marks. */
  private static OnStudy begun(OnStudy at) {
    Turns turns = turns(at);
    int moves = at.study().line().cursor();
    Paper paper = at.paper().at(turns, moves);
    int turn = paper.form().turn();
    boolean isSame = turns.ends().get(turn) == moves;
    return at.with(isSame ? paper.with(paper.marking().beginning(turn, at.marks())) : paper);
  }

  private static Next<OnStudy> openSheet(OnStudy at, int puzzle) {
    OnStudy begun = at.paper().isOf(turns(at)) ? at : begun(at);
    SheetForm form = begun.paper().sheet();
    SheetForm chosen = puzzle > 0 ? form.ticked(puzzle, true) : form.withPositions(true);
    OnStudy open = begun.with(begun.paper().with(chosen)).showing(Paper.Shown.WORKSHEET);
    return at.paper().sheet().lines().isEmpty()
        ? Next.of(open, new PaperEffect.FetchPuzzles())
        : Next.of(open);
  }

  /** Presses beside the board name no cell. */
  private static OnStudy put(OnStudy at, String cell) {
    Marking marking = at.paper().marking();
    return isCell(at, cell)
        ? at.with(at.paper().with(marking.pressed(at.paper().form().turn(), cell)))
        : at;
  }

  private static boolean isCell(OnStudy at, String name) {
    return at.study().record().setup().board().cellNamed(name) != Board.NO_CELL;
  }

  /** What is typed has its effect at once, as far as it can be read. */
  private static OnStudy typed(OnStudy at, Field field, String text) {
    Paper paper = at.paper();
    int number = Words.number(Typed.plain(text));
    if (field == Field.NUMBERS) {
      return at.with(paper.with(paper.sheet().typed(text)));
    }
    return number < 0 ? at : at.with(numbered(paper, turns(at), field, number));
  }

  private static Paper numbered(Paper paper, Turns turns, Field field, int number) {
    DiagramForm form = paper.form();
    int turn = turns.bounded(number);
    return switch (field) {
      case TURN -> paper.with(form.after(turn));
      case FROM -> paper.with(form.numberedFrom(turn));
      case WIDTH -> paper.with(form.withWidth(number));
      case FILM_FROM -> paper.with(paper.film().from(turn));
      case FILM_TO -> paper.with(paper.film().to(turn));
      case CELL, NUMBERS -> paper;
    };
  }

  private static OnStudy settled(OnStudy at, Field field, String text) {
    return field == Field.CELL ? marked(at, text) : typed(at, field, text).draft(null);
  }

  /** The name of a cell that there is not stays in its field, to be corrected. */
  private static OnStudy marked(OnStudy at, String text) {
    String cell = Typed.plain(text).toLowerCase(Locale.ROOT);
    if (cell.isEmpty() || isCell(at, cell)) {
      return put(at, cell).draft(null);
    }
    Marking marking = at.paper().marking().reporting(new MarkReport.NoCell(cell));
    return at.with(at.paper().with(marking)).draft(new Paper.Draft(Field.CELL, text));
  }

  private static OnStudy came(OnStudy at, PaperEvent.Came event) {
    String list = event.list();
    List<String> read = list == null ? null : PuzzleText.lines(list).orNull();
    SheetForm form = at.paper().sheet().came(read == null ? List.of() : read);
    return at.with(at.paper().with(form));
  }

  private static Next<OnStudy> copyCode(OnStudy at, String name) {
    String code = EmbedCode.text(markedLink(at), name);
    return code == null ? Next.of(at) : Next.of(at, new ClipboardEffect.CopyText(code));
  }

  private static String markedLink(OnStudy at) {
    return at.session().device().base() + MarkedLink.fragment(at.study(), turns(at), at.paper());
  }

  private static Next<OnStudy> film(OnStudy at, PaperEvent.SaveFilm event) {
    String link =
        at.session().device().base() + Address.game(ShortLink.of(at.study().line().record()));
    FilmForm form = at.paper().film();
    String name = at.study().record().setup().game().id() + "-" + form.first() + "-" + form.last();
    return Next.of(at, new PaperEffect.SaveFilm(name, link, event.caption(), event.turn(), form));
  }
}
