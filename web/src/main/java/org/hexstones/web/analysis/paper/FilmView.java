package org.hexstones.web.analysis.paper;

import org.hexstones.web.diagram.Turns;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;

/** The part of the dialog that makes an animated picture. */
final class FilmView {
  private final Messages messages;
  private final Paper paper;
  private final FilmForm form;
  private final Turns turns;
  private final int rotation;
  private final String caption;

  FilmView(Messages messages, Paper paper, Turns turns, int rotation, String caption) {
    this.messages = messages;
    this.paper = paper;
    form = paper.film();
    this.turns = turns;
    this.rotation = rotation;
    this.caption = caption;
  }

  Element draw(int drawing) {
    int last = Math.max(1, turns.last());
    Element paces = Controls.choices(messages.say(PaperKey.PACE));
    for (FilmForm.Pace pace : FilmForm.Pace.values()) {
      PaperKey word =
          switch (pace) {
            case SLOW -> PaperKey.SLOW;
            case MEDIUM -> PaperKey.MEDIUM;
            case FAST -> PaperKey.FAST;
          };
      paces.add(
          Controls.choice(
                  messages.say(word), pace == form.pace(), new PaperEvent.Film(form.at(pace)))
              .with("data-pace", pace.name()));
    }
    Element sizes = Controls.choices(messages.say(PaperKey.SIZE));
    for (int side : FilmForm.SIDES) {
      sizes.add(
          Controls.choice(side + " px", side == form.side(), new PaperEvent.Film(form.sized(side)))
              .with("data-side", side));
    }
    boolean isIdle = drawing == SharingEvent.NOT_DRAWING;
    return Element.of("details", "film")
        .key("film")
        .with("data-film", "")
        .add(
            Element.of("summary").text(messages.say(SharingKey.GIF)),
            Element.of("div", "fields")
                .add(
                    Element.of("div", "board-fields")
                        .add(
                            PaperControls.number(
                                paper,
                                Field.FILM_FROM,
                                messages.say(PaperKey.FROM),
                                form.from(),
                                1,
                                last),
                            PaperControls.number(
                                paper,
                                Field.FILM_TO,
                                messages.say(PaperKey.TO),
                                form.to(),
                                1,
                                last)),
                    PaperControls.choices(messages.say(PaperKey.PACE), paces),
                    PaperControls.choices(messages.say(PaperKey.SIZE), sizes),
                    Element.of("div", "options")
                        .add(
                            Controls.button(
                                    "save-film",
                                    messages.say(PaperKey.SAVE_FILM),
                                    new PaperEvent.SaveFilm(rotation, caption))
                                .flag("disabled", !isIdle)),
                    isIdle
                        ? null
                        : Element.of("progress", "drawing")
                            .key("drawing")
                            .with("max", 1000)
                            .with("value", drawing)
                            .with("aria-label", messages.say(SharingKey.DRAWING))));
  }
}
