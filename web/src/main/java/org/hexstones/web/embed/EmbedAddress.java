package org.hexstones.web.embed;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

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

  /** Begins to read the link in a fragment; null if it asks for a puzzle. */
  @Nullable Reading<GameRecord> link(String fragment) {
    Fragment found = Fragment.find(fragment);
    if (found != null && found.word() == Fragment.Word.PUZZLE) {
      return null;
    }
    String link = found != null && found.word().isLink() ? found.rest() : "";
    return new LinkReading(link, setups);
  }

  /** The model of a query and a fragment, each with its sign or empty. */
  EmbedModel open(String query, String fragment) {
    return opened(query, fragment, link(fragment));
  }

  /** The same with the link of the fragment. */
  EmbedModel opened(String query, String fragment, @Nullable Reading<GameRecord> link) {
    Parsed<EmbedOptions> read = EmbedOptions.read(query);
    Reason refusal = read.reason();
    EmbedOptions options = refusal == null ? read.orThrow() : EmbedOptions.NONE;
    Shown shown =
        refusal == null
            ? shown(options, fragment, link)
            : new Shown.Refused(Shown.Kind.BAD_OPTION, refusal);
    Language language = options.language() == null ? readers : options.language();
    Settings settings = Settings.of(language, options.theme());
    return new EmbedModel(options, settings, viewport, fragment, shown, "");
  }

  private static Shown shown(
      EmbedOptions options, String fragment, @Nullable Reading<GameRecord> link) {
    if (link == null) {
      return Address.read(fragment) instanceof Route.Puzzle puzzle
          ? new Shown.Quiz(PuzzleSession.waitingFor(puzzle.number()), null)
          : new Shown.Refused(Shown.Kind.NO_PUZZLE, null);
    }
    Parsed<GameRecord> read = link.result();
    Reason refusal = read.reason();
    if (refusal != null) {
      Problem problem = refusal.problem();
      // The page has the sentences about set-ups, which are many and which only links made by hand
      // need.
      return problem instanceof LinkProblem || problem instanceof MoveProblem
          ? new Shown.Refused(Shown.Kind.BAD_LINK, refusal)
          : new Shown.Refused(Shown.Kind.BAD_SETUP, null);
    }
    Study study = Study.open("", read.orThrow());
    int last = study.at().depth();
    if (options.move() > last) {
      Reason reason =
          Reason.of(MoveProblem.OPTION_BAD_VALUE, EmbedOptions.MOVE, options.move(), "0 … " + last);
      return new Shown.Refused(Shown.Kind.BAD_OPTION, reason);
    }
    return new Shown.Game(
        options.move() < 0 ? study : study.at(NodePath.main(options.move())), false);
  }
}
