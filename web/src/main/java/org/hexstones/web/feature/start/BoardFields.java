package org.hexstones.web.feature.start;

import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Typed;
import org.hexstones.web.vdom.Element;

/** The choice of the board: its shape, if there is a choice, and its size. */
public final class BoardFields {
  private static final List<String> SHAPES =
      List.of("hexhex", "triangle", "rhombus", "hexagon", "hexagram", "cells");
  private static final int USUAL_SIDE = 5;

  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final GameForm form;

  BoardFields(ViewContext context, GameView game, GameForm form) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.form = form;
  }

  Element draw() {
    Element fields = Element.of("div", "board-fields").key("board");
    return switch (game.boardField(form.keyword())) {
      case SIDE -> fields.add(side("", form.board()));
      case SIX_SIDES -> sides(fields, "", form.board());
      case ANY_SHAPE -> anyShape(fields);
    };
  }

  private Element anyShape(Element fields) {
    int colon = form.board().indexOf(':');
    String kind = colon < 0 ? "" : form.board().substring(0, colon);
    String size = form.board().substring(colon + 1);
    Element select =
        Element.of("select")
            .with("data-input", "shape")
            .on("change", input -> new StartEvent.SetBoard(usual(input.value())));
    for (String shape : SHAPES) {
      select.add(
          Element.of("option").with("value", shape).text(BoardNames.ofShape(messages, shape)));
    }
    select.with("value", kind);
    fields.add(
        Element.of("label", "field")
            .add(Element.of("span").text(messages.say(GameKey.BOARD)), select));
    return switch (kind) {
      case "hexagon" -> sides(fields, "hexagon:", size);
      case "cells" -> fields.add(line("cells:", size, PageKey.CELL_LIST));
      default -> fields.add(side(kind + ":", size));
    };
  }

  /** The usual board of a shape. */
  private static String usual(String shape) {
    return switch (shape) {
      case "triangle" -> "triangle:11";
      case "rhombus" -> "rhombus:8";
      case "hexagon" -> "hexagon:4,6,4,6,4,6";
      case "hexagram" -> "hexagram:3";
      case "cells" -> "cells:a3-6,b2-6,c1-6,d1-6,e1-5,f1-4";
      default -> "hexhex:5";
    };
  }

  private Element side(String kind, String size) {
    int number = Words.number(size);
    int known = number < 0 ? USUAL_SIDE : number;
    return Element.of("div", "field")
        .key("size")
        .add(
            Element.of("span").text(messages.say(PageKey.SIDE)),
            Element.of("div", "stepper")
                .add(
                    step("−", PageKey.SMALLER, kind + (known - 1), known > USUAL_SIDE),
                    Element.of("input", "number")
                        .with("inputmode", "numeric")
                        .with("autocomplete", "off")
                        .with("maxlength", 3)
                        .with("data-input", "side")
                        .with("aria-label", messages.say(PageKey.SIDE))
                        .with("value", size)
                        .on(
                            "input",
                            input -> new StartEvent.SetBoard(kind + Typed.plain(input.value()))),
                    step("+", PageKey.LARGER, kind + (known + 1), known < USUAL_SIDE)));
  }

  /**
   * @param back whether the step leads from an impossible board towards possible ones
   */
  private Element step(String sign, PageKey label, String board, boolean back) {
    boolean possible = canBe(board) || (back && !canBe(form.board()));
    Event event = new StartEvent.SetBoard(possible ? board : form.board());
    return Controls.step(sign, messages.say(label), possible, event);
  }

  /** The six sides as a line, and for each the buttons that make it longer or shorter. */
  private Element sides(Element fields, String kind, String text) {
    fields.add(line(kind, text, PageKey.SIX_SIDES));
    SixSides now = SixSides.read(text);
    if (now == null) {
      return fields;
    }
    Element steps = Element.of("div", "sides-steps").key("sides");
    for (int side = 0; side < now.sides().size(); side++) {
      String number = messages.number(side + 1);
      steps.add(
          Element.of("div", "stepper")
              .add(
                  Element.of("span", "hint").text(number),
                  step(kind, now, side, -1),
                  Element.of("output").text(messages.number(now.sides().get(side))),
                  step(kind, now, side, 1)));
    }
    return fields.add(steps);
  }

  private Element step(String kind, SixSides now, int side, int by) {
    SixSides next = now.changed(side, by);
    String board = kind + (next == null ? now : next).text();
    boolean possible = next != null && (canBe(board) || !canBe(form.board()));
    boolean longer = by > 0;
    String number = messages.number(side + 1);
    return Controls.step(
            longer ? "+" : "−",
            longer
                ? messages.say(PageKey.SIDE_LONGER, number)
                : messages.say(PageKey.SIDE_SHORTER, number),
            possible,
            new StartEvent.SetBoard(possible ? board : form.board()))
        .with("data-action", longer ? "longer" : "shorter")
        .with("data-side", side + 1);
  }

  private boolean canBe(String board) {
    return context.setups().apply(form.withBoard(board).command()).isOk();
  }

  private Element line(String kind, String text, PageKey label) {
    return Element.of("label", "field")
        .key("line")
        .add(
            Element.of("span").text(messages.say(label)),
            Element.of("input")
                .with("autocomplete", "off")
                .with("autocapitalize", "none")
                .with("spellcheck", "false")
                .with("maxlength", 2000)
                .with("data-input", "board")
                .with("value", text)
                .on("input", input -> new StartEvent.SetBoard(kind + Typed.plain(input.value()))));
  }
}
