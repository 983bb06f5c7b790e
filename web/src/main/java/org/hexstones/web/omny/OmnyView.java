package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.hex.Direction;
import org.hexstones.omny.Cut;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Standing;
import org.hexstones.omny.reasons.InTurn;
import org.hexstones.omny.reasons.OmnyReasons;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.Score;
import org.hexstones.web.ui.Term;
import org.hexstones.web.ui.Why;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** The view of OMNY and its presets. */
public final class OmnyView implements GameView {
  private static final String ID = "omny";

  /** The number of shades that distinguish cuts. Further cuts use them again. */
  private static final int SHADES = 3;

  /** The sides of the board of Y. */
  private static final int SIDES = 3;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<GameForm> forms() {
    return List.of(
        form("sunder", "5", "pie"),
        form("y", "9", "pie"),
        form("gyre", "5", "pie"),
        form("free-y", "5,4,5,6,3,6", "pie"),
        form(ID, "hexagon:4,5,4,5,4,5", "pie"));
  }

  private static GameForm form(String keyword, String board, String balance) {
    return new GameForm(
        keyword,
        board,
        List.of(new GameForm.Option("balance", balance)),
        List.of(Seat.PERSON, Seat.FRIENDLY));
  }

  @Override
  public BoardField boardField(String keyword) {
    return switch (keyword) {
      case "sunder", "y", "gyre" -> BoardField.SIDE;
      case "free-y" -> BoardField.SIX_SIDES;
      default -> BoardField.ANY_SHAPE;
    };
  }

  @Override
  public String stars(GameForm form) {
    return form.option("stars", "");
  }

  /** The form for a board with stars. */
  @Override
  public @Nullable GameForm drawn(OwnBoard board) {
    return board.stars().isEmpty()
        ? null
        : new GameForm(
            ID,
            board.board(),
            List.of(
                new GameForm.Option("stars", board.stars()), new GameForm.Option("balance", "pie")),
            List.of());
  }

  @Override
  public String title(Messages messages, String keyword) {
    return switch (keyword) {
      case "sunder" -> "Sunder";
      case "y" -> "Y";
      case "gyre" -> "Gyre";
      case "free-y" -> "Free Y";
      default -> "OMNY";
    };
  }

  @Override
  public String about(Messages messages, String keyword) {
    return messages.say(
        switch (keyword) {
          case "sunder" -> OmnyKey.ABOUT_SUNDER;
          case "y" -> OmnyKey.ABOUT_Y;
          case "gyre" -> OmnyKey.ABOUT_GYRE;
          case "free-y" -> OmnyKey.ABOUT_FREE_Y;
          default -> OmnyKey.ABOUT_OMNY;
        });
  }

  @Override
  public List<String> textKeys() {
    return List.of("OmnyKey.");
  }

  @Override
  public List<String> boardTextKeys() {
    return List.of(
        "OmnyKey.AIM_",
        "OmnyKey.BALANCE_KOMI",
        "OmnyKey.BALANCE_PIE",
        "OmnyKey.BALANCE_TWELVE",
        "OmnyKey.KOMI_HINT",
        "OmnyKey.MISERE",
        "OmnyKey.NO_CUT",
        "OmnyKey.PIE_HINT",
        "OmnyKey.CUTS",
        "OmnyKey.FEWER_",
        "OmnyKey.LARGEST_",
        "OmnyKey.KOMI_OF",
        "OmnyKey.LOSES_AT",
        "OmnyKey.MADE_",
        "OmnyKey.MISERE_LOST",
        "OmnyKey.OF_SIDES",
        "OmnyKey.SIDES",
        "OmnyKey.WINS_AT",
        "OmnyKey.WORST_");
  }

  @Override
  public String aim(Messages messages, Setup setup) {
    OmnySetup own = (OmnySetup) setup;
    return messages.say(
        own.misere()
            ? OmnyKey.AIM_MISERE
            : own.balance().namesKomi() || own.twiceKomi() != 0
                ? OmnyKey.AIM_KOMI
                : switch (keyword(setup)) {
                  case "sunder" -> OmnyKey.AIM_SUNDER;
                  case "y" -> OmnyKey.AIM_Y;
                  default -> OmnyKey.AIM_STARS;
                });
  }

  @Override
  public String smallGame(String keyword) {
    return switch (keyword) {
      case "sunder" -> "sunder 4";
      case "y" -> "y 7";
      case "gyre" -> "gyre 4";
      case "free-y" -> "free-y 4,4,4,5,3,5";
      default -> "omny hexhex:4 stars=perimeter+centre";
    };
  }

  @Override
  public List<Field> fields(Messages messages, GameForm form) {
    return OmnyFields.of(messages, form, form.keyword().equals(ID));
  }

  private static OmnyPosition position(Play play) {
    return (OmnyPosition) play.position();
  }

  @Override
  public String orPlace(Messages messages) {
    return messages.say(OmnyKey.OR_PLACE);
  }

  @Override
  public List<Term> terms(Messages messages, Play play) {
    return OmnyTerms.of(messages, play);
  }

  @Override
  public List<Score> scores(Messages messages, Play play) {
    OmnySetup setup = (OmnySetup) play.setup();
    List<Score> scores = new ArrayList<>();
    for (Colour colour : List.of(Colour.BLACK, Colour.WHITE)) {
      if (position(play).isPlainY()) {
        scores.add(sides(messages, position(play), colour.index()));
        continue;
      }
      Standing standing = position(play).standing(colour.index());
      String worst = messages.number(standing.worst());
      String limit = messages.number(standing.limitInHalves() / 2);
      String verdict =
          setup.misere()
              ? messages.say(OmnyKey.LOSES_AT, limit)
              : messages.say(OmnyKey.WINS_AT, limit);
      // Pointed at or pressed, it shows the cut on the board: see style.css. Tab passes it by,
      // because
      // it does nothing; who plays by keys asks for the prospects.
      Element shows =
          Element.of("span", "shows shows-" + colour.index())
              .with("tabindex", -1)
              .text(
                  messages.say(
                      countsCells(setup) ? OmnyKey.LARGEST_CELLS : OmnyKey.LARGEST_STARS,
                      messages.say(
                          setup.misere() ? OmnyKey.FEWER_LOSES : OmnyKey.FEWER_WINS, limit)));
      scores.add(
          new Score(
              colour.index(),
              String.valueOf(standing.worst()),
              countsCells(setup)
                  ? messages.count(OmnyKey.WORST_CELLS, standing.worst(), worst, verdict)
                  : messages.count(OmnyKey.WORST_STARS, standing.worst(), worst, verdict),
              List.of(shows, meter(play, standing))));
    }
    return scores;
  }

  /** The most sides that one group of a colour has reached: with all three it wins. */
  private static Score sides(Messages messages, OmnyPosition position, int colour) {
    int reached = position.sidesReached(colour);
    return new Score(
        colour,
        String.valueOf(reached),
        messages.say(OmnyKey.SIDES, messages.number(reached)),
        List.of(
            Element.of("span").text(messages.say(OmnyKey.OF_SIDES)),
            meter(1000 * reached / SIDES, 1000, reached == SIDES)));
  }

  /** Where every cell is a star, no star is drawn, and cells are counted. */
  private static boolean countsCells(OmnySetup setup) {
    return setup.stars().size() == setup.board().size();
  }

  /** A bar of all stars. Those of the worst cut are filled, and a line marks the limit. */
  private static Element meter(Play play, Standing standing) {
    int stars = ((OmnySetup) play.setup()).stars().size();
    int limit = 1000 * (standing.limitInHalves() / 2) / stars;
    int worst = 1000 * standing.worst() / stars;
    return meter(worst, limit, worst <= limit);
  }

  private static Element meter(int filled, int limit, boolean met) {
    return Element.of("svg", met ? "meter met" : "meter")
        .with("viewBox", "0 0 1000 60")
        .with("preserveAspectRatio", "none")
        .with("aria-hidden", "true")
        .add(
            bar("meter-all", 0, 1000),
            bar("meter-worst", 0, filled),
            bar("meter-limit", Math.max(0, limit - 5), 10));
  }

  private static Element bar(String css, int from, int length) {
    return Element.of("rect", css)
        .with("x", from)
        .with("y", 0)
        .with("width", length)
        .with("height", 60);
  }

  @Override
  public CellMarks marks(Play play) {
    OmnyPosition position = position(play);
    int size = position.board().size();
    List<Integer> stars = ((OmnySetup) play.setup()).stars();
    CellMarks marks = new CellMarks(size);
    // Where every cell has a star, their colour tells it, and no sign covers the stones' marks.
    if (stars.size() < size) {
      stars.forEach(marks::star);
    } else {
      marks.starAll();
    }
    for (int cell = 0; cell < size; cell++) {
      marks.group(cell, position.groupAt(cell));
    }
    if (position.isPlainY()) {
      reach(position, marks);
    }
    if (position.isOver()) {
      highlight(position.standing(position.maker()), marks);
    } else {
      for (Colour colour : List.of(Colour.BLACK, Colour.WHITE)) {
        cut(position.standing(colour.index()), colour.index(), marks);
      }
    }
    return marks;
  }

  /** Marks the sides that each colour has reached: cell by cell in turn where both have. */
  private static void reach(OmnyPosition position, CellMarks marks) {
    int black = position.directionsOff(Colour.BLACK.index());
    int white = position.directionsOff(Colour.WHITE.index());
    int[] cells = new int[Direction.COUNT];
    for (int cell = 0; cell < position.board().size(); cell++) {
      int off = position.board().directionsOff(cell);
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        int side = off & (1 << direction);
        boolean blacks = (black & side) != 0 && ((white & side) == 0 || cells[direction] % 2 == 0);
        cells[direction] += side == 0 ? 0 : 1;
        marks.reach((blacks ? Colour.BLACK : Colour.WHITE).index(), cell, (black | white) & side);
      }
    }
  }

  /** Names the worst cut of a colour's best group, and the group, for the style sheet. */
  private static void cut(Standing standing, int colour, CellMarks marks) {
    if (standing.group() != Position.NONE && !standing.cuts().isEmpty()) {
      standing.cells().forEach(cell -> marks.add(cell, "best-of-" + colour));
      standing.cuts().get(0).cells().forEach(cell -> marks.add(cell, "cut-of-" + colour));
    }
  }

  private static void highlight(Standing standing, CellMarks marks) {
    for (int cell : standing.cells()) {
      marks.highlight(cell, "winning");
    }
    for (int i = 0; i < standing.cuts().size(); i++) {
      for (int cell : standing.cuts().get(i).cells()) {
        marks.highlight(cell, "cut cut-" + i % SHADES);
      }
    }
  }

  @Override
  public List<String> prospects(Messages messages, Play play, Detail detail) {
    return position(play).isOver()
        ? List.of()
        : new OmnyProspects(messages, position(play)).of(scores(messages, play), detail);
  }

  @Override
  public RulesOverlay overlay(Messages messages, Play play, int colour) {
    return new OmnyOverlay(messages, position(play), marks(play)).look(colour);
  }

  @Override
  public List<String> explain(Messages messages, Play play, List<Integer> moves) {
    return OmnyExplanation.of(messages, play, moves);
  }

  @Override
  public List<String> explainLoss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    return OmnyExplanation.loss(messages, play, turn, better, made);
  }

  @Override
  public @Nullable Habit habit(Messages messages, Play play, int player) {
    List<InTurn> facts = OmnyReasons.result(play);
    int loser = position(play).colourOf(player);
    return facts.isEmpty() ? null : OmnyWords.habit(messages, facts.get(0).fact(), loser);
  }

  @Override
  public List<String> explainMiss(
      Messages messages, Play play, List<Integer> turn, int colour, int better) {
    return OmnyExplanation.miss(messages, play, turn, better);
  }

  @Override
  public List<Why> why(Messages messages, Play play, int player) {
    return new OmnyWords(messages, position(play).board()).of(OmnyReasons.result(play));
  }

  @Override
  public List<Markup> endgame(Messages messages, Play play) {
    OmnyPosition position = position(play);
    int maker = position.maker();
    Standing standing = position.standing(maker);
    String colour = messages.colour(Colour.of(maker));
    List<Markup> words = new ArrayList<>();
    if (position.isPlainY()) {
      return List.of(Element.of("p").text(messages.say(OmnyKey.MADE_SIDES, colour)));
    }
    int limit = standing.limitInHalves() / 2;
    String number = messages.number(limit);
    words.add(
        Element.of("p")
            .text(
                countsCells((OmnySetup) play.setup())
                    ? messages.count(OmnyKey.MADE_CELLS, limit, colour, number)
                    : messages.count(OmnyKey.MADE_STARS, limit, colour, number)));
    StringBuilder stars = new StringBuilder();
    for (Cut cut : standing.cuts()) {
      stars.append(stars.isEmpty() ? "" : " · ").append(messages.number(cut.stars()));
    }
    words.add(
        Element.of("p")
            .text(
                stars.isEmpty()
                    ? messages.say(OmnyKey.NO_CUT)
                    : messages.say(OmnyKey.CUTS, stars.toString())));
    Outcome outcome = position.outcome();
    if (outcome != null && position.colourOf(outcome.winner()) != maker) {
      words.add(Element.of("p").text(messages.say(OmnyKey.MISERE_LOST, colour)));
    }
    return words;
  }

  @Override
  public String designer() {
    return "Luis Bolaños Mures";
  }

  @Override
  public String designerPage() {
    return "https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=Omny";
  }
}
