package org.hexstones.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.hexstones.game.MoveText;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.ArrangeEvent;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.GuideEvent;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Names;
import org.hexstones.web.model.PuzzleEvent;
import org.hexstones.web.model.Seat;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/**
 * The screen on which a game is chosen. What it says is read by the engine, which says what is
 * wrong.
 */
final class StartScreen {
  static final String KEY = "start";

  private final Scene scene;
  private final Talk talk;
  private final Model model;
  private final Form form;
  private final GameView game;
  private final Parsed<Setup> setup;
  private final Thumbnails thumbnails;
  private final boolean over;

  /**
   * @param thumbnails the boards as they were drawn before
   * @param over whether the game that can be gone on with has ended
   */
  StartScreen(Scene scene, Model model, Thumbnails thumbnails, boolean over) {
    this.scene = scene;
    this.thumbnails = thumbnails;
    this.over = over;
    talk = scene.talk();
    this.model = model;
    form = model.form();
    game = scene.ofKeyword(form.keyword());
    setup = scene.setups().apply(form.command());
  }

  Element draw() {
    return Element.of("main", "start")
        .key(KEY)
        .add(
            masthead(),
            model.settings().toured() || model.match() != null ? null : offer(),
            left(),
            LinkTurn.games(scene, model),
            tiles(),
            OwnBoards.draw(scene, model, thumbnails),
            options(),
            open());
  }

  /**
   * Pieces of it to be drawn one after another: what is drawn first takes longest, by what browsers
   * do with code that they have not run yet. What is remembered of them is not made again.
   */
  static List<Runnable> pieces(Scene scene, Model model, Thumbnails thumbnails) {
    Supplier<StartScreen> screen = () -> new StartScreen(scene, model, thumbnails, false);
    List<Runnable> pieces = new ArrayList<>();
    for (GameView view : scene.games()) {
      for (Form offered : view.forms()) {
        pieces.add(() -> thumbnails.prepare(scene, view, offered));
      }
    }
    pieces.add(() -> screen.get().preview());
    pieces.add(() -> screen.get().seats());
    pieces.add(() -> screen.get().tiles());
    pieces.add(() -> screen.get().options());
    return pieces;
  }

  private Element masthead() {
    return Element.of("header", "masthead")
        .add(
            Brand.mark(),
            Element.of("div", "title")
                .add(
                    Element.of("h1").text("Hexstones"),
                    Element.of("p").text(talk.word(Word.TAGLINE))),
            Element.of("span", "spacer"),
            Controls.games(talk),
            Controls.rules(talk),
            Controls.settings(talk));
  }

  /** Offered to newcomers, until they have answered or begun a game. */
  private Element offer() {
    Element ways = Element.of("div", "options");
    for (GameView view : scene.games()) {
      ways.add(
          Controls.button(
                  "begin-lesson",
                  view.title(talk, view.id()),
                  new Event.OfGuide(new GuideEvent.Begin(view.id())))
              .with("data-lesson", view.id()));
    }
    return Element.of("section", "offer")
        .key("offer")
        .with("data-offer", "")
        .add(
            Element.of("p").text(talk.word(PlayWord.OFFER)),
            ways.add(
                Controls.button(
                    "decline-lesson",
                    talk.word(PlayWord.NOT_NOW),
                    new Event.OfGuide(new GuideEvent.Decline()))));
  }

  private @Nullable Element left() {
    Match match = model.match();
    if (match == null) {
      return null;
    }
    Setup left = match.record().setup();
    GameView view = scene.game(left.game().id());
    String title = view.title(talk, view.keyword(left));
    return Element.of("section", "left")
        .key("left")
        .add(
            Element.of("button", "button primary")
                .with("type", "button")
                .with("data-action", "continue")
                .on("click", new Event.Continue())
                .add(Icon.PLAY_ON.draw())
                .text(over ? talk.page().endedGame(title) : talk.page().continueGame(title)),
            ArrangeScreen.fromGame(talk.library()));
  }

  private Element open() {
    return Element.of("section", "open-game")
        .key("open-game")
        .add(
            Controls.button("open", talk.word(LinkWord.OPEN_GAME), new Event.Open(Dialog.OPEN)),
            Controls.button(
                "puzzles",
                talk.word(PlayWord.PUZZLES),
                new Event.OfPuzzle(new PuzzleEvent.Show(0))));
  }

  private Element tiles() {
    Element tiles =
        Element.of("section", "tiles")
            .key("tiles")
            .with("role", "group")
            .with("aria-label", talk.word(Word.GAME));
    for (GameView view : scene.games()) {
      for (Form offered : view.forms()) {
        boolean chosen = offered.keyword().equals(form.keyword());
        tiles.add(
            Element.of("button", "tile")
                .with("type", "button")
                .with("data-action", "game")
                .with("data-game", offered.keyword())
                .with("aria-pressed", chosen ? "true" : "false")
                .on("click", new Event.ChooseGame(offered))
                .add(
                    thumbnails.later(scene, view, offered),
                    Element.of("strong").text(view.title(talk, offered.keyword())),
                    Element.of("span").text(view.about(talk, offered.keyword()))));
      }
    }
    return tiles;
  }

  private Element options() {
    Element options = Element.of("form", "set-up").key("set-up").on("submit", new Event.Begin());
    options.add(preview());
    Element fields =
        Element.of("div", "fields")
            .key("fields")
            .add(
                Element.of("div", "chosen")
                    .add(
                        Element.of("h2").text(game.title(talk, form.keyword())),
                        Element.of("p", "hint").text(game.about(talk, form.keyword()))));
    fields.add(new BoardFields(scene, game, form).draw());
    for (Field field : game.fields(talk, form)) {
      fields.add(FieldView.draw(talk, form, field));
    }
    fields.add(seats());
    fields.add(ClockView.field(talk, form));
    fields.add(
        Controls.button(
                "set-up",
                talk.library().word(LibraryWord.SET_UP),
                new Event.OfArrangement(new ArrangeEvent.Begin()))
            .key("arrange")
            .flag("disabled", setup instanceof Parsed.Refused));
    options.add(fields);
    String problem =
        setup instanceof Parsed.Refused<Setup> refused ? scene.sentence(refused.reason()) : "";
    return options.add(
        Element.of("div", "begin")
            .key("begin")
            .add(
                Element.of("p", "problem").with("role", "alert").text(problem),
                Element.of("button", "button primary start-button")
                    .with("type", "submit")
                    .with("data-action", "start")
                    .flag("disabled", !problem.isEmpty())
                    .text(talk.word(Word.START))));
  }

  /** The board as it would be; where stars are chosen one by one, its cells can be pressed. */
  private Element preview() {
    Element preview = Element.of("div", "preview").key("preview");
    if (!(pictured() instanceof Parsed.Ok<Setup> ok)) {
      return preview;
    }
    Field.Cells pressed = null;
    for (Field field : game.fields(talk, form)) {
      if (field instanceof Field.Cells cells) {
        pressed = cells;
      }
    }
    Setup shown = ok.value();
    Element picture =
        pressed == null
            ? thumbnails.of(game, shown)
            : Thumbnail.ofCells(shown.board(), game.marks(Play.begin(shown)), pressed.name());
    return preview.add(
        picture,
        Element.of("p", "hint").text(talk.page().boardOf(talk.number(shown.board().size()))));
  }

  /** The set-up, or where an option of it is refused, what is left without that. */
  private Parsed<Setup> pictured() {
    if (setup instanceof Parsed.Ok) {
      return setup;
    }
    for (Form.Option option : form.options()) {
      Parsed<Setup> without = scene.setups().apply(form.with(option.name(), "").command());
      if (without instanceof Parsed.Ok) {
        return without;
      }
    }
    return scene
        .setups()
        .apply(new Form(form.keyword(), form.board(), List.of(), List.of()).command());
  }

  private Element name(int player) {
    return Element.of("input", "seat-name")
        .key("name")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("maxlength", Names.LONGEST)
        .with("data-input", "name-" + MoveText.letter(player))
        .with("aria-label", talk.library().nameOf(scene.player(player)))
        .with("placeholder", talk.library().word(LibraryWord.NAME))
        .with("value", form.names().get(player))
        .on("input", input -> new Event.SetName(player, input.value()));
  }

  private Element seat(int player, Word word, Seat seat, boolean chosen) {
    return seat(player, talk.word(word), seat, chosen);
  }

  private Element seat(int player, String label, Seat seat, boolean chosen) {
    String kind = seat.isComputer() ? Seat.COMPUTER.word() : seat.word();
    return Controls.choice(label, chosen, new Event.SetSeat(player, seat))
        .with("data-action", "seat")
        .with("data-player", String.valueOf(MoveText.letter(player)))
        .with("data-seat", kind);
  }

  /** The level that another computer has, for who turns a seat into a computer's. */
  private Seat lastLevel() {
    for (Seat seat : form.seats()) {
      if (seat.isComputer()) {
        return seat;
      }
    }
    return Seat.FRIENDLY;
  }

  /** How strong a computer is to be. */
  private Element level(int player, Seat seat) {
    Element select =
        Element.of("select", "seat-level")
            .key("level")
            .with("data-input", "level-" + MoveText.letter(player))
            .with("aria-label", talk.play().levelOf(scene.player(player)))
            .on(
                "change",
                input -> {
                  Seat chosen = Seat.ofWord(input.value());
                  return chosen == null ? null : new Event.SetSeat(player, chosen);
                });
    for (int level = 1; level <= Seat.HIGHEST; level++) {
      select.add(
          Element.of("option")
              .with("value", Seat.computer(level).word())
              .text(talk.number(level) + " · " + talk.play().level(level)));
    }
    return select.with("value", seat.word());
  }

  private Element seats() {
    Element seats =
        Element.of("fieldset", "seats")
            .key("seats")
            .add(Element.of("legend").text(talk.word(Word.SEATS)));
    Play begun = setup instanceof Parsed.Ok<Setup> ok ? Play.begin(ok.value()) : null;
    for (int player = 0; player < form.players(); player++) {
      Element row = Element.of("div", "seat-row");
      if (begun != null && player < begun.setup().players()) {
        row.add(Stone.icon(begun.position().colourOf(player)));
      }
      row.add(Element.of("span", "name").text(scene.player(player)));
      Seat now = form.seats().get(player);
      Element choices = Controls.choices(scene.player(player));
      choices.add(
          seat(player, Word.PERSON, Seat.PERSON, now == Seat.PERSON),
          seat(player, Word.COMPUTER, now.isComputer() ? now : lastLevel(), now.isComputer()),
          seat(player, talk.word(LinkWord.BY_LINK), Seat.LINK, now == Seat.LINK));
      seats.add(row.add(choices));
      if (now == Seat.PERSON) {
        row.add(name(player));
      } else if (now.isComputer()) {
        row.add(level(player, now));
      }
    }
    return form.seats().subList(0, form.players()).contains(Seat.LINK)
        ? seats.add(Element.of("p", "hint").text(talk.word(LinkWord.BY_LINK_HELP)))
        : seats;
  }
}
