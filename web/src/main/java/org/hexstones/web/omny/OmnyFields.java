package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.web.i18n.Messages;
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

  static List<Field> of(Messages messages, GameForm form, boolean withStars) {
    List<Field> fields = new ArrayList<>();
    if (withStars) {
      fields.add(stars(messages, form));
      if (isListed(form)) {
        fields.add(
            new Field.Cells(
                "stars", messages.say(OmnyKey.STAR_LIST), messages.say(OmnyKey.STAR_LIST_HINT)));
      }
    }
    fields.add(
        new Field.Choice(
            "balance",
            messages.say(OmnyKey.BALANCE),
            List.of(
                new Field.Item("none", messages.say(OmnyKey.BALANCE_NONE)),
                new Field.Item("pie", messages.say(OmnyKey.BALANCE_PIE)),
                new Field.Item("12*", messages.say(OmnyKey.BALANCE_TWELVE)),
                new Field.Item("komi", messages.say(OmnyKey.BALANCE_KOMI)),
                new Field.Item("komi+pie", messages.say(OmnyKey.BALANCE_KOMI_PIE))),
            true));
    // A komi that is not possible any more stays visible, so that it can be removed.
    if (!form.option("balance", "").startsWith("komi") || !form.option("komi", "").isEmpty()) {
      fields.add(
          new Field.Decimal("komi", messages.say(OmnyKey.KOMI), messages.say(OmnyKey.KOMI_HINT)));
    }
    fields.add(
        new Field.Toggle(
            "misere", messages.say(OmnyKey.MISERE), messages.say(OmnyKey.MISERE_HINT)));
    return fields;
  }

  private static Field stars(Messages messages, GameForm form) {
    return new Field.Choice(
        "stars",
        messages.say(OmnyKey.STARS),
        List.of(
            new Field.Item("all", messages.say(OmnyKey.STARS_ALL)),
            new Field.Item("perimeter", messages.say(OmnyKey.STARS_PERIMETER)),
            new Field.Item("corners", messages.say(OmnyKey.STARS_CORNERS)),
            new Field.Item("perimeter+centre", messages.say(OmnyKey.STARS_PERIMETER_CENTRE)),
            new Field.Item("corners+centre", messages.say(OmnyKey.STARS_CORNERS_CENTRE)),
            new Field.Item("perimeter+triangle", messages.say(OmnyKey.STARS_PERIMETER_TRIANGLE)),
            new Field.Item("corners+triangle", messages.say(OmnyKey.STARS_CORNERS_TRIANGLE)),
            new Field.Item(listed(form), messages.say(OmnyKey.STARS_LISTED))),
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
