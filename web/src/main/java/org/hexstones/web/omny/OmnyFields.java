package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.ui.control.Field;

/** The options of OMNY on the start screen. */
final class OmnyFields {
  private static final List<String> NAMED =
      List.of(
          "all",
          "perimeter",
          "corners",
          "perimeter+centre",
          "corners+centre",
          "perimeter+triangle",
          "corners+triangle");

  private OmnyFields() {}

  static List<Field> of(OmnyText text, GameForm form, boolean withStars) {
    List<Field> fields = new ArrayList<>();
    if (withStars) {
      fields.add(stars(text, form));
      if (isListed(form)) {
        fields.add(
            new Field.Cells(
                "stars", text.word(OmnyWord.STAR_LIST), text.word(OmnyWord.STAR_LIST_HINT)));
      }
    }
    fields.add(
        new Field.Choice(
            "balance",
            text.word(OmnyWord.BALANCE),
            List.of(
                new Field.Item("none", text.word(OmnyWord.BALANCE_NONE)),
                new Field.Item("pie", text.word(OmnyWord.BALANCE_PIE)),
                new Field.Item("12*", text.word(OmnyWord.BALANCE_TWELVE)),
                new Field.Item("komi", text.word(OmnyWord.BALANCE_KOMI)),
                new Field.Item("komi+pie", text.word(OmnyWord.BALANCE_KOMI_PIE))),
            true));
    // A komi that is not possible any more stays visible, so that it can be removed.
    if (!form.option("balance", "").startsWith("komi") || !form.option("komi", "").isEmpty()) {
      fields.add(
          new Field.Decimal("komi", text.word(OmnyWord.KOMI), text.word(OmnyWord.KOMI_HINT)));
    }
    fields.add(
        new Field.Toggle("misere", text.word(OmnyWord.MISERE), text.word(OmnyWord.MISERE_HINT)));
    return fields;
  }

  private static Field stars(OmnyText text, GameForm form) {
    return new Field.Choice(
        "stars",
        text.word(OmnyWord.STARS),
        List.of(
            new Field.Item("all", text.word(OmnyWord.STARS_ALL)),
            new Field.Item("perimeter", text.word(OmnyWord.STARS_PERIMETER)),
            new Field.Item("corners", text.word(OmnyWord.STARS_CORNERS)),
            new Field.Item("perimeter+centre", text.word(OmnyWord.STARS_PERIMETER_CENTRE)),
            new Field.Item("corners+centre", text.word(OmnyWord.STARS_CORNERS_CENTRE)),
            new Field.Item("perimeter+triangle", text.word(OmnyWord.STARS_PERIMETER_TRIANGLE)),
            new Field.Item("corners+triangle", text.word(OmnyWord.STARS_CORNERS_TRIANGLE)),
            new Field.Item(listed(form), text.word(OmnyWord.STARS_LISTED))),
        true);
  }

  private static boolean isListed(GameForm form) {
    return !NAMED.contains(form.option("stars", "all"));
  }

  /** The list of stars, or one cell as the beginning of a list. */
  private static String listed(GameForm form) {
    if (isListed(form)) {
      return form.option("stars", "");
    }
    Board board = Shapes.parse(form.board()).map(Board::of).orNull();
    return board == null ? "a1" : board.name(board.size() / 2);
  }
}
