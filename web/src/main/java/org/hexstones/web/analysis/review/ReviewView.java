package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.review.ReviewState.Example;
import org.hexstones.web.analysis.review.ReviewState.Trial;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The review of the studied game: starting it, its results, and learning from them. */
public final class ReviewView {
  private static final int TENTH = 10;

  private final ViewContext context;
  private final Messages messages;
  private final Study study;
  private final ReviewState reviewing;
  private final ReviewedGame game;
  private final List<Integer> line;
  private final ReviewCache cache;
  private final int boardTurn;
  private final MovesInWords words;

  /**
   * @param cache of the review in the study's tree
   * @param boardTurn how the board is turned: by so many times 30°
   */
  public ReviewView(
      ViewContext context,
      ReviewState reviewing,
      Study study,
      ReviewCache cache,
      MatchView moment,
      int boardTurn) {
    this.context = context;
    messages = context.messages();
    this.study = study;
    this.reviewing = reviewing;
    this.cache = cache;
    game = cache.of(study.record());
    line = study.record().mainLine();
    this.boardTurn = boardTurn;
    words = new MovesInWords(context, moment.play(), game);
  }

  public Element draw() {
    Element section =
        Element.of("section", "review")
            .key("review")
            .with("aria-label", messages.say(ReviewKey.REVIEW));
    ReviewState.Run run = reviewing.run();
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
            Controls.button("review", messages.say(ReviewKey.REVIEW), new ReviewEvent.Begin()),
            Element.of("p", "hint")
                .text(messages.say(reviewing.failed() ? ReviewKey.FAILED : ReviewKey.REVIEW_HINT)));
  }

  private Element progress(ReviewState.Run run) {
    return Element.of("div", "review-progress")
        .add(
            Element.of("progress")
                .with("max", 1000)
                .with("value", run.progress())
                .with(
                    "aria-label",
                    messages.say(ReviewKey.DONE, words.percent(run.progress() / TENTH))),
            Element.of("span").text(words.percent(run.progress() / TENTH)),
            Controls.button(
                "cancel-review", messages.say(ReviewKey.CANCEL), new ReviewEvent.Cancel()));
  }

  private void graph(Element section) {
    boolean onMainLine = Trees.branching(study.at()) < 0;
    section.add(
        Element.of("h2").text(messages.say(ReviewKey.CHANCES)),
        new ReviewGraph(game, onMainLine ? study.at().depth() : -1)
            .draw(messages.say(ReviewKey.SAME_IN_TABLE)),
        Element.of("p", "hint").text(messages.say(ReviewKey.BARS)),
        cache.worst(
            messages,
            boardTurn,
            () -> new WorstTurnsView(context, study.record(), game, words, boardTurn).draw()),
        summary(),
        GameTagsView.draw(context, words, game, line.size()),
        Element.of("p", "hint").text(messages.say(ReviewKey.ACCURACY_HINT)),
        all(),
        Controls.button("review", messages.say(ReviewKey.AGAIN), new ReviewEvent.Begin()));
  }

  private Element summary() {
    Element body = Element.of("tbody");
    for (int player = 0; player < game.players(); player++) {
      body.add(
          Element.of("tr")
              .add(
                  Element.of("th").with("scope", "row").add(words.holder(player)),
                  Element.of("td").text(words.percent(game.accuracies().get(player))),
                  turn(game.bestOf(player)),
                  turn(game.worstOf(player))));
    }
    return Element.of("table", "review-table summary")
        .add(
            Element.of("caption").text(messages.say(ReviewKey.SUMMARY)),
            head(ReviewKey.PLAYER, ReviewKey.ACCURACY, ReviewKey.BEST_TURN, ReviewKey.WORST_TURN),
            body);
  }

  private Element turn(@Nullable Turn turn) {
    return turn == null
        ? Element.of("td").text("–")
        : Element.of("td")
            .add(
                Element.of("button", "ply")
                    .with("type", "button")
                    .on("click", new TreeEvent.GoTo(ReviewGraph.place(turn.end())))
                    .text(
                        messages.say(
                                ReviewKey.TURN_NUMBER, context.messages().number(turn.number()))
                            + " ")
                    .text("−" + words.percent(turn.loss())));
  }

  private Element all() {
    Element body = Element.of("tbody");
    for (Turn turn : game.turns()) {
      String chance = words.percent(turn.chances().get(turn.player()));
      body.add(
          Element.of("tr")
              .add(
                  Element.of("th")
                      .with("scope", "row")
                      .add(
                          Element.of("button", "ply")
                              .with("type", "button")
                              .on("click", new TreeEvent.GoTo(ReviewGraph.place(turn.end())))
                              .text(context.messages().number(turn.number()))),
                  Element.of("td").add(words.holder(turn.player())),
                  Element.of("td").add(words.moves(played(turn))),
                  Element.of("td")
                      .text(turn.proved() ? chance + " " + messages.say(ReviewKey.PROVED) : chance),
                  Element.of("td").text(words.percent(turn.loss()))));
    }
    return Element.of("details", "all-turns")
        .add(
            Element.of("summary").text(messages.say(ReviewKey.ALL_TURNS)),
            Element.of("div", "scrolled")
                .with("tabindex", 0)
                .add(
                    Element.of("table", "review-table")
                        .add(
                            head(
                                ReviewKey.TURN,
                                ReviewKey.PLAYER,
                                ReviewKey.MOVES,
                                ReviewKey.CHANCE,
                                ReviewKey.LOSS),
                            body)));
  }

  private Element head(ReviewKey... words) {
    Element row = Element.of("tr");
    for (ReviewKey word : words) {
      row.add(Element.of("th").with("scope", "col").text(messages.say(word)));
    }
    return Element.of("thead").add(row);
  }

  private List<Integer> played(Turn turn) {
    return line.subList(turn.begin(), turn.end());
  }

  /** The task to find a better turn, and the judgement of the last try; or null. */
  public @Nullable Element trial() {
    Trial trial = reviewing.trial();
    if (trial == null) {
      return null;
    }
    List<String> played = new ArrayList<>();
    for (int move : trial.played()) {
      played.add(words.word(move));
    }
    Element panel =
        Element.of("div", "trial")
            .key("trial")
            .add(
                Element.of("p")
                    .text(
                        messages.say(
                            ReviewKey.TASK,
                            context.player(trial.turn().player()),
                            String.join(" ", played))),
                Element.of("p", "verdict").with("role", "status").text(verdict(trial)));
    Element options = Element.of("div", "options");
    if (study.at().depth() > trial.turn().begin()) {
      options.add(
          Controls.button(
              "try-again", messages.say(ReviewKey.TRY_AGAIN), new ReviewEvent.TryAgain()));
    }
    return panel.add(
        options.add(
            Controls.button("reveal", messages.say(ReviewKey.REVEAL), new ReviewEvent.Reveal()),
            Controls.button("give-up", messages.say(ReviewKey.GIVE_UP), new ReviewEvent.GiveUp())));
  }

  /** What the board shows instead of the game, and the way back to it; or null. */
  public @Nullable Element example() {
    Example example = reviewing.example();
    if (example == null || reviewing.trial() != null || !example.isOn(study)) {
      return null;
    }
    String number = messages.number(example.number());
    return Element.of("div", "trial")
        .key("example")
        .add(
            Element.of("p")
                .with("role", "status")
                .text(
                    example.isAnswer()
                        ? messages.say(ReviewKey.ANSWER_TO, number)
                        : messages.say(ReviewKey.BETTER_THAN, number)),
            Element.of("div", "options")
                .add(
                    Controls.button(
                        "back-to-turn",
                        messages.say(ReviewKey.BACK_TO, number),
                        new TreeEvent.GoTo(NodePath.main(example.end())))));
  }

  private String verdict(Trial trial) {
    if (trial.number() != 0) {
      return messages.say(ReviewKey.JUDGING);
    }
    ReviewedTurn judged = trial.verdict();
    if (judged == null) {
      return trial.tried() == null ? "" : messages.say(ReviewKey.FAILED);
    }
    ReviewKey word =
        trial.isFound()
            ? ReviewKey.FOUND
            : trial.isBetter() ? ReviewKey.BETTER : ReviewKey.NO_BETTER;
    int lost = Hundredths.of(judged.loss());
    return messages.say(word)
        + " "
        + messages.say(ReviewKey.VERDICT, words.percent(lost), words.percent(trial.turn().loss()));
  }
}
