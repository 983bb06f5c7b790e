package org.hexstones.web.feature.lesson;

import java.util.List;
import org.hexstones.web.guide.Guide;
import org.hexstones.web.guide.Piece;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.Figure;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/**
 * The rules of the games, one page each, with pictures. A page is drawn once for each language and
 * game.
 */
public final class GuideView {
  private Guide.@Nullable Rules drawnOf;
  private @Nullable Language drawnIn;
  private @Nullable Element drawn;

  /**
   * Draws the rules of the chosen game.
   *
   * @param game the game that is shown if no other was chosen
   */
  public Element draw(ViewContext context, GuideState reading, GameView game) {
    Messages messages = context.messages();
    String asked = reading.game().isEmpty() ? game.id() : reading.game();
    String shown = withGuide(context, asked);
    Guide guide = reading.guide();
    Element games = Controls.choices(messages.say(PageKey.GAME));
    for (GameView view : context.games()) {
      if (!view.hasGuide()) {
        continue;
      }
      games.add(
          Controls.choice(
                  view.title(messages, view.id()),
                  view.id().equals(shown),
                  new LessonEvent.Show(view.id()))
              .untranslated()
              .with("data-action", "rules-of")
              .with("data-game", view.id()));
    }
    Guide.Rules rules = guide == null ? null : guide.rulesOf(shown);
    return Element.of("div", "guide")
        .add(
            Element.of("div", "guide-head")
                .add(games, lessons(messages, guide, context.game(shown))),
            rules == null ? waiting(messages, reading) : page(context, rules),
            Element.of("p", "hint")
                .text(messages.say(PageKey.DESIGNER) + ": " + context.game(shown).designer()));
  }

  /** The lessons of each form of the game. */
  private static Element lessons(Messages messages, @Nullable Guide guide, GameView game) {
    String learn = messages.say(PlayKey.LEARN);
    Element lessons = Element.of("div", "lessons").with("role", "group").with("aria-label", learn);
    if (guide == null) {
      return lessons;
    }
    lessons.add(Element.of("span", "hint").text(learn));
    List<GameForm> forms = game.forms();
    for (GameForm form : forms) {
      Element its = Element.of("div", "options");
      for (Guide.Course course : guide.coursesOf(form.keyword())) {
        its.add(
            Controls.button("begin-lesson", course.title(), new Route.Lesson(course.id()))
                .with("data-lesson", course.id()));
      }
      lessons.add(
          forms.size() == 1
              ? its
              : Element.of("details")
                  .key(form.keyword())
                  .flag("open", form.equals(forms.get(0)))
                  .add(
                      Element.of("summary")
                          .untranslated()
                          .text(game.title(messages, form.keyword())),
                      its));
    }
    return lessons;
  }

  /** The game itself, or the first that has rules where it has none. */
  private static String withGuide(ViewContext context, String game) {
    if (context.game(game).hasGuide()) {
      return game;
    }
    for (GameView view : context.games()) {
      if (view.hasGuide()) {
        return view.id();
      }
    }
    return game;
  }

  static Element waiting(Messages messages, GuideState reading) {
    if (!reading.failed()) {
      return Element.of("p", "hint").with("role", "status").text(messages.say(PuzzleKey.FETCHING));
    }
    return Element.of("div", "options")
        .with("role", "alert")
        .add(
            Element.of("p", "hint").text(messages.say(PuzzleKey.NOT_FETCHED)),
            Controls.button(
                "fetch-again", messages.say(PuzzleKey.FETCH_AGAIN), new LessonEvent.Retry()));
  }

  // The guide is a new object only if it was fetched again.
  @SuppressWarnings("ReferenceEquality")
  private Element page(ViewContext context, Guide.Rules rules) {
    Element known = drawn;
    if (known == null || drawnOf != rules || context.messages().language() != drawnIn) {
      Element page = Element.of("div", "prose").key(rules.game()).with("data-rules", rules.game());
      for (Piece piece : rules.pieces()) {
        page.add(piece(context, rules, piece));
      }
      known = page;
      drawn = page;
      drawnOf = rules;
      drawnIn = context.messages().language();
    }
    return known;
  }

  private static Markup piece(ViewContext context, Guide.Rules rules, Piece piece) {
    if (piece instanceof Piece.Heading heading) {
      return Element.of("h3").text(heading.text());
    }
    if (piece instanceof Piece.Paragraph paragraph) {
      return Element.of("p").text(paragraph.text());
    }
    Piece.Picture picture = (Piece.Picture) piece;
    return Figure.of(context, picture.record(), picture.shown(), rules.sizes(), picture.caption());
  }
}
