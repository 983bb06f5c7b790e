package org.hexstones.web.embed;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.notation.link.Mark;
import org.hexstones.notation.link.Marks;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.notation.puzzle.PuzzleProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.web.analysis.tree.Marked;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;

/** The model of an address. */
final class EmbedAddress {
  private final Language readers;
  private final Viewport viewport;
  private final Function<String, Parsed<Setup>> setups;

  /**
   * @param readers the reader's language
   */
  EmbedAddress(Language readers, Viewport viewport, Function<String, Parsed<Setup>> setups) {
    this.readers = readers;
    this.viewport = viewport;
    this.setups = setups;
  }

  /** The link of an address, which may be long; an empty one if the address has none. */
  LinkReading link(Address asked) {
    return new LinkReading(text(asked), setups);
  }

  /** The model of a query and a fragment, each with its sign or empty. */
  EmbedModel open(String query, String fragment) {
    Address asked = Address.read(fragment);
    return opened(query, fragment, asked, link(asked));
  }

  /** The same with what was read of the fragment. */
  EmbedModel opened(String query, String fragment, Address asked, LinkReading link) {
    Parsed<EmbedOptions> read = EmbedOptions.read(query);
    Reason refusal = read.reason();
    EmbedOptions options = refusal == null ? read.orThrow() : EmbedOptions.NONE;
    Shown shown =
        refusal == null
            ? shown(options, fragment, asked, link)
            : new Shown.Refused(Shown.Kind.BAD_OPTION, refusal);
    Language language = options.language() == null ? readers : options.language();
    Settings settings = Settings.of(language, options.theme());
    String opens = opens(fragment, asked, shown);
    return new EmbedModel(options, settings, viewport, opens, shown, "", BoardInput.IDLE);
  }

  /** What the page opens: of its boards the analysis board alone shows marks. */
  private static String opens(String fragment, Address asked, Shown shown) {
    List<Mark> marks = shown instanceof Shown.Game game ? game.marked().marks() : List.of();
    return marks.isEmpty() || !(shown instanceof Shown.Game game)
        ? fragment
        : Address.study(text(asked), game.marked().at().depth(), marks);
  }

  private Shown shown(EmbedOptions options, String fragment, Address asked, LinkReading link) {
    if (asked instanceof Route.Puzzle puzzle) {
      return new Shown.Quiz(PuzzleSession.waitingFor(puzzle.number()), null);
    }
    if (asked instanceof Route.MadePuzzle made) {
      return made(made.text());
    }
    if (asked instanceof Route.BadAddress bad && bad.reason().problem() instanceof MoveProblem) {
      return new Shown.Refused(Shown.Kind.NO_PUZZLE, null);
    }
    Parsed<GameRecord> read = link.result();
    Reason refusal = read.reason();
    if (refusal != null) {
      return refused(refusal);
    }
    Study study = Study.open("", read.orThrow());
    int last = study.at().depth();
    if (options.move() > last) {
      Reason reason =
          Reason.of(MoveProblem.OPTION_BAD_VALUE, EmbedOptions.MOVE, options.move(), "0 … " + last);
      return new Shown.Refused(Shown.Kind.BAD_OPTION, reason);
    }
    int at = options.move() < 0 ? at(asked) : options.move();
    if (at > last) {
      return new Shown.Game(study, Marked.NONE, false);
    }
    Study first = at < 0 ? study : study.at(NodePath.main(at));
    return new Shown.Game(first, Marked.of(first, Marks.read(fragment)), false);
  }

  private static String text(Address asked) {
    return asked instanceof Address.Game game
        ? game.link()
        : asked instanceof Address.Study study ? study.link() : "";
  }

  private static int at(Address asked) {
    return asked instanceof Address.Game game
        ? game.at()
        : asked instanceof Address.Study study ? study.at() : Fragment.ALL;
  }

  /** A puzzle that a person has made. */
  private Shown made(String text) {
    Parsed<Puzzle> read = PuzzleLink.read(text, setups);
    Reason refusal = read.reason();
    if (refusal == null) {
      return new Shown.Quiz(PuzzleSession.made(read.orThrow()), null);
    }
    return refusal.problem() instanceof PuzzleProblem
        ? new Shown.Refused(Shown.Kind.NO_PUZZLE, null)
        : refused(refusal);
  }

  /**
   * A link that cannot be read. The page has the sentences about set-ups, which are many and which
   * only links made by hand need.
   */
  private static Shown refused(Reason refusal) {
    Problem problem = refusal.problem();
    return problem instanceof LinkProblem || problem instanceof MoveProblem
        ? new Shown.Refused(Shown.Kind.BAD_LINK, refusal)
        : new Shown.Refused(Shown.Kind.BAD_SETUP, null);
  }
}
