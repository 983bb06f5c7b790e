package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Start;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.Term;

/** What was agreed for a game of OMNY. */
final class OmnyTerms {
  private OmnyTerms() {}

  static List<Term> of(Messages messages, Play play) {
    OmnyPosition position = (OmnyPosition) play.position();
    boolean begins = play.start().equals(Start.EMPTY);
    List<Term> terms = new ArrayList<>();
    if (position.setup().misere()) {
      terms.add(new Term(messages.say(OmnyKey.MISERE), messages.say(OmnyKey.MISERE_HINT)));
    }
    if (position.setup().balance().stonesPerTurn() > 1) {
      terms.add(new Term("12*", messages.say(OmnyKey.BALANCE_TWELVE)));
    }
    boolean named = begins && position.setup().balance().namesKomi();
    if (named || position.twiceKomi() > 0) {
      // Until one is named the word stands alone.
      String komi =
          position.mustNameKomi()
              ? messages.say(GameKey.KOMI)
              : messages.say(OmnyKey.KOMI_OF, messages.halves(position.twiceKomi()));
      String hint = messages.say(OmnyKey.KOMI_HINT);
      String whoNames = messages.say(OmnyKey.BALANCE_KOMI);
      terms.add(new Term(komi, named ? messages.then(whoNames, hint) : hint));
    }
    if (begins && position.setup().balance().whiteMaySwap()) {
      terms.add(new Term(messages.say(OmnyKey.BALANCE_PIE), messages.say(OmnyKey.PIE_HINT)));
    }
    return terms;
  }
}
