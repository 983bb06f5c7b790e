package org.hexstones.web.ui;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.parse.Reason;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The notice for the person, until it is dismissed or replaced. */
public final class NoticeView {
  private NoticeView() {}

  /**
   * Draws the notice.
   *
   * @param moment the match on the board, or null
   */
  public static @Nullable Element draw(
      ViewContext context, @Nullable Notice notice, @Nullable MatchView moment) {
    if (notice == null) {
      return null;
    }
    String text = context.messages().notice(notice.kind().name());
    if (moment != null && notice.kind() == Notice.Kind.LEFT) {
      text = lastToLeave(context, moment) + text;
    }
    return draw(context, notice.kind().name(), text, notice.reason(), notice.again(), moment);
  }

  /**
   * Draws a notice.
   *
   * @param kind the name of its kind. The first program has none of the kinds that only the page
   *     shows, because an enum is compiled whole.
   * @param message its text
   * @param again whether it is announced again
   */
  public static Element draw(
      ViewContext context,
      String kind,
      String message,
      @Nullable Reason reason,
      boolean again,
      @Nullable MatchView moment) {
    if (moment != null && !moment.play().isOver() && kind.equals("JOINED")) {
      return received(context, message, moment, again);
    }
    return alert(context, kind, message, reason, again)
        .add(
            Controls.icon(
                "dismiss",
                Icon.draw(Icon.Strokes.CLOSE),
                context.messages().say(GameKey.CLOSE),
                new ShellEvent.DismissNotice(),
                true));
  }

  /** What was agreed in a game that somebody was sent, and whether they play or look on. */
  private static Element received(
      ViewContext context, String message, MatchView moment, boolean again) {
    Messages messages = context.messages();
    StringBuilder text = new StringBuilder(message);
    String before = " ";
    for (Term term : TermsView.terms(context, moment.play())) {
      text.append(before).append(messages.say(GameKey.HOLDS, term.word(), term.rule()));
      before = " · ";
    }
    Play play = moment.play();
    int mover = moment.position().colourOf(LinkGame.makerOf(play, play.mover()));
    return alert(context, "JOINED", text.toString(), null, again)
        .add(
            Element.of("div", "options")
                .add(
                    Controls.primary(
                        "join",
                        messages.say(GameKey.PLAY_AS, context.colour(mover)),
                        new MatchEvent.PlaySide()),
                    Controls.button(
                        "only-watch",
                        messages.say(GameKey.ONLY_WATCH),
                        new ShellEvent.DismissNotice())));
  }

  /**
   * Draws a notice that cannot be dismissed.
   *
   * @param kind the name of its kind
   */
  public static Element lasting(
      ViewContext context, String kind, String text, @Nullable Reason reason) {
    return alert(context, kind, text, reason, false);
  }

  private static Element alert(
      ViewContext context, String kind, String text, @Nullable Reason reason, boolean again) {
    String said = reason == null ? text : context.after(text, explanation(context, kind, reason));
    return Element.of("div", "notice")
        .key("notice")
        .with("role", "alert")
        .with("data-notice", word(kind))
        .add(Element.of("p").text(Announcement.text(said, again)));
  }

  /** "Bea has resigned. " */
  private static String lastToLeave(ViewContext context, MatchView moment) {
    for (int ply = moment.cursor() - 1; ply >= 0; ply--) {
      int move = moment.line().get(ply);
      if (Moves.isWithdrawal(move)) {
        GameRecord record = moment.match().record();
        return context.of(record).specialMove(record.setup(), move) + " ";
      }
    }
    return "";
  }

  private static String explanation(ViewContext context, String kind, Reason reason) {
    boolean placed =
        (kind.equals("BAD_LINK") || kind.equals("BAD_FILE")) && reason.at() != Reason.NOWHERE;
    String sentence = context.clause(reason);
    return placed
        ? context
            .messages()
            .say(GameKey.AT_CHARACTER, sentence, context.messages().number(reason.at() + 1))
        : sentence;
  }

  private static String word(String kind) {
    // String.toLowerCase would bring all that browsers' programs know of locales.
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < kind.length(); i++) {
      char c = kind.charAt(i);
      word.append(c == '_' ? '-' : (char) (c - 'A' + 'a'));
    }
    return word.toString();
  }
}
