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
    OmnyText text = new OmnyText(messages.texts());
    OmnyPosition position = (OmnyPosition) play.position();
    boolean begins = play.start().equals(Start.EMPTY);
    List<Term> terms = new ArrayList<>();
    if (position.setup().misere()) {
      terms.add(new Term(text.word(OmnyWord.MISERE), text.word(OmnyWord.MISERE_HINT)));
    }
    if (position.setup().balance().stonesPerTurn() > 1) {
      terms.add(new Term("12*", text.word(OmnyWord.BALANCE_TWELVE)));
    }
    boolean named = begins && position.setup().balance().namesKomi();
    if (named || position.twiceKomi() > 0) {
      // Until one is named the word stands alone.
      String komi =
          position.mustNameKomi()
              ? messages.word(GameKey.KOMI)
              : text.komi(messages.halves(position.twiceKomi()));
      String hint = text.word(OmnyWord.KOMI_HINT);
      String whoNames = text.word(OmnyWord.BALANCE_KOMI);
      terms.add(new Term(komi, named ? messages.page().then(whoNames, hint) : hint));
    }
    if (begins && position.setup().balance().whiteMaySwap()) {
      terms.add(new Term(text.word(OmnyWord.BALANCE_PIE), text.word(OmnyWord.PIE_HINT)));
    }
    return terms;
  }
}
