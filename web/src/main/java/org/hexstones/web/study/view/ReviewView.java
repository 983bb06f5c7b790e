package org.hexstones.web.study.view;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.study.model.Hundredths;
import org.hexstones.web.study.model.ReviewEvent;
import org.hexstones.web.study.model.ReviewedGame;
import org.hexstones.web.study.model.ReviewedGame.Turn;
import org.hexstones.web.study.model.Reviewing;
import org.hexstones.web.study.model.Reviewing.Trial;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.study.model.Trees;
import org.hexstones.web.view.Controls;
import org.hexstones.web.view.MovesView;
import org.hexstones.web.view.Scene;
import org.hexstones.web.view.Stone;
import org.jspecify.annotations.Nullable;

/** The review of the game that is studied: made, shown, and learnt from. */
final class ReviewView {
  private static final int WORST = 3;
  private static final int TENTH = 10;

  private final Scene scene;
  private final ReviewText text;
  private final Study study;
  private final Reviewing reviewing;
  private final Moment moment;
  private final ReviewedGame game;
  private final List<Integer> line;

  /**
   * @param game the review that the study's tree holds
   */
  ReviewView(Scene scene, StudyModel model, Study study, ReviewedGame game, Moment moment) {
    this.scene = scene;
    text = new ReviewText(scene.talk().texts());
    this.study = study;
    this.moment = moment;
    reviewing = model.reviewing();
    this.game = game;
    line = study.record().mainLine();
  }

  Element draw() {
    Element section =
        Element.of("section", "review")
            .key("review")
            .with("aria-label", text.word(ReviewWord.REVIEW));
    Reviewing.Run run = reviewing.run();
    if (run != null) {
      section.add(progress(run));
    } else if (game.isEmpty()) {
      section.add(invitation());
    } else {
      graph(section);
    }
    return section;
  }

  private @Nullable Element invitation() {
    if (line.isEmpty()) {
      return null;
    }
    return Element.of("div", "invitation")
        .add(
            Controls.button("review", text.word(ReviewWord.REVIEW), new ReviewEvent.Begin()),
            Element.of("p", "hint")
                .text(text.word(reviewing.failed() ? ReviewWord.FAILED : ReviewWord.REVIEW_HINT)));
  }

  private Element progress(Reviewing.Run run) {
    return Element.of("div", "review-progress")
        .add(
            Element.of("progress")
                .with("max", 1000)
                .with("value", run.progress())
                .with("aria-label", text.done(percent(run.progress() / TENTH))),
            Element.of("span").text(percent(run.progress() / TENTH)),
            Controls.button(
                "cancel-review", text.word(ReviewWord.CANCEL), new ReviewEvent.Cancel()));
  }

  private void graph(Element section) {
    boolean onMainLine = Trees.branching(study.at()) < 0;
    section.add(
        Element.of("h2").text(text.word(ReviewWord.CHANCES)),
        new ReviewGraph(game, onMainLine ? study.at().depth() : -1)
            .draw(text.word(ReviewWord.SAME_IN_TABLE)),
        worst(),
        summary(),
        all(),
        Controls.button("review", text.word(ReviewWord.AGAIN), new ReviewEvent.Begin()));
  }

  private Element worst() {
    Element part =
        Element.of("div", "worst").add(Element.of("h2").text(text.word(ReviewWord.WORST_TURNS)));
    List<Turn> worst = game.worst(WORST);
    if (worst.isEmpty()) {
      return part.add(Element.of("p").text(text.word(ReviewWord.NO_WORST)));
    }
    Element list = Element.of("ol");
    for (Turn turn : worst) {
      Element item =
          Element.of("li")
              .add(
                  Element.of("span", "turn-name")
                      .text(text.turn(scene.talk().number(turn.number()))),
                  moves(played(turn)),
                  Element.of("strong").text(text.gaveAway(percent(turn.loss()))),
                  Controls.button(
                      "show-turn",
                      text.word(ReviewWord.SHOW),
                      new StudyEvent.GoTo(ReviewGraph.place(turn.end()))));
      if (!turn.better().isEmpty()) {
        item.add(
            Controls.button(
                "find-better", text.word(ReviewWord.FIND), new ReviewEvent.Find(turn.begin())));
      }
      list.add(item);
    }
    return part.add(list);
  }

  private Element summary() {
    Element body = Element.of("tbody");
    for (int player = 0; player < game.players(); player++) {
      body.add(
          Element.of("tr")
              .add(
                  Element.of("th").with("scope", "row").add(holder(player)),
                  Element.of("td").text(percent(game.accuracy(player))),
                  turn(game.bestOf(player)),
                  turn(game.worstOf(player))));
    }
    return Element.of("table", "review-table summary")
        .add(
            Element.of("caption").text(text.word(ReviewWord.SUMMARY)),
            head(
                ReviewWord.PLAYER,
                ReviewWord.ACCURACY,
                ReviewWord.BEST_TURN,
                ReviewWord.WORST_TURN),
            body);
  }

  private Element turn(@Nullable Turn turn) {
    return turn == null
        ? Element.of("td").text("–")
        : Element.of("td")
            .add(
                Element.of("button", "ply")
                    .with("type", "button")
                    .on("click", new StudyEvent.GoTo(ReviewGraph.place(turn.end())))
                    .text(text.turn(scene.talk().number(turn.number())) + " ")
                    .text("−" + percent(turn.loss())));
  }

  private Element all() {
    Element body = Element.of("tbody");
    for (Turn turn : game.turns()) {
      String chance = percent(turn.chances().get(turn.player()));
      body.add(
          Element.of("tr")
              .add(
                  Element.of("th")
                      .with("scope", "row")
                      .add(
                          Element.of("button", "ply")
                              .with("type", "button")
                              .on("click", new StudyEvent.GoTo(ReviewGraph.place(turn.end())))
                              .text(scene.talk().number(turn.number()))),
                  Element.of("td").add(holder(turn.player())),
                  Element.of("td").add(moves(played(turn))),
                  Element.of("td")
                      .text(turn.proved() ? chance + " " + text.word(ReviewWord.PROVED) : chance),
                  Element.of("td").text(percent(turn.loss()))));
    }
    return Element.of("details", "all-turns")
        .add(
            Element.of("summary").text(text.word(ReviewWord.ALL_TURNS)),
            Element.of("div", "scrolled")
                .with("tabindex", 0)
                .add(
                    Element.of("table", "review-table")
                        .add(
                            head(
                                ReviewWord.TURN,
                                ReviewWord.PLAYER,
                                ReviewWord.MOVES,
                                ReviewWord.CHANCE,
                                ReviewWord.LOSS),
                            body)));
  }

  private Element head(ReviewWord... words) {
    Element row = Element.of("tr");
    for (ReviewWord word : words) {
      row.add(Element.of("th").with("scope", "col").text(text.word(word)));
    }
    return Element.of("thead").add(row);
  }

  private List<Integer> played(Turn turn) {
    return line.subList(turn.begin(), turn.end());
  }

  private Element holder(int player) {
    return Element.of("span", "review-player")
        .add(Stone.icon(game.colours().get(player)))
        .text(scene.player(player));
  }

  private Element moves(List<Integer> moves) {
    Element shown = Element.of("span", "review-moves");
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        shown.add(Stone.icon(Moves.colour(move)));
      }
      shown.text(word(move) + " ");
    }
    return shown;
  }

  private String word(int move) {
    return Moves.isPlace(move)
        ? moment.position().board().name(Moves.cell(move))
        : MovesView.special(scene, move);
  }

  /** The better turn that is being looked for, and how the last try was judged; or null. */
  @Nullable Element trial() {
    Trial trial = reviewing.trial();
    if (trial == null) {
      return null;
    }
    List<String> words = new ArrayList<>();
    for (int move : played(trial.turn())) {
      words.add(word(move));
    }
    Element panel =
        Element.of("div", "trial")
            .key("trial")
            .add(
                Element.of("p")
                    .text(text.task(scene.player(trial.turn().player()), String.join(" ", words))),
                Element.of("p", "verdict").with("role", "status").text(verdict(trial)));
    Element options = Element.of("div", "options");
    if (study.at().depth() > trial.turn().begin()) {
      options.add(
          Controls.button(
              "try-again", text.word(ReviewWord.TRY_AGAIN), new ReviewEvent.TryAgain()));
    }
    return panel.add(
        options.add(
            Controls.button("reveal", text.word(ReviewWord.REVEAL), new ReviewEvent.Reveal()),
            Controls.button("give-up", text.word(ReviewWord.GIVE_UP), new ReviewEvent.GiveUp())));
  }

  private String verdict(Trial trial) {
    if (trial.number() != 0) {
      return text.word(ReviewWord.JUDGING);
    }
    ReviewedTurn judged = trial.verdict();
    if (judged == null) {
      return trial.tried() == null ? "" : text.word(ReviewWord.FAILED);
    }
    ReviewWord word =
        trial.isFound()
            ? ReviewWord.FOUND
            : trial.isBetter() ? ReviewWord.BETTER : ReviewWord.NO_BETTER;
    int lost = Hundredths.of(judged.loss());
    return text.word(word) + " " + text.verdict(percent(lost), percent(trial.turn().loss()));
  }

  private String percent(int hundredths) {
    return new StudyText(scene.talk().texts()).percent(scene.talk().number(hundredths));
  }
}
