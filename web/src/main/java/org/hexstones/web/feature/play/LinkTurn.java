package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.game.Setup;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.library.LibraryEvent;
import org.hexstones.web.feature.sharing.ShareView;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.sharing.SharingState;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.Seat;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** What is shown of games that are played by link. */
public final class LinkTurn {
  private LinkTurn() {}

  /** The link is to be sent, or was, or another's is waited for. */
  static Element sending(Messages talk, Model model, Moment moment) {
    Match match = moment.match();
    int plies = moment.line().size();
    boolean due = plies == 0 || moment.settled() < plies;
    SharingKey help =
        plies == 0
            ? SharingKey.SEND
            : !due
                ? match.sent() == plies ? SharingKey.SENT : SharingKey.THEIR_TURN
                : moment.play().isOver() ? SharingKey.SEND_END : SharingKey.SEND_HELP;
    return Element.of("div", "sending")
        .key("sending")
        .with("data-sending", due ? "due" : "sent")
        .add(
            Element.of("p", "hint").text(talk.word(help)),
            ShareView.ways(talk, model.sharing().hasSheet()));
  }

  /** Which of the players the person here is. */
  public static Element seats(ViewContext scene, Moment moment) {
    Messages talk = scene.talk();
    String title = talk.word(SharingKey.YOU_PLAY);
    Element choices = Controls.choices(title);
    for (int player = 0; player < moment.match().seats().size(); player++) {
      Seat seat = moment.match().seats().get(player);
      if (!seat.isComputer()) {
        choices.add(
            Controls.choice(
                    scene.player(player), seat == Seat.PERSON, new SharingEvent.TakeSeat(player))
                .with("data-action", "take-seat")
                .with("data-player", String.valueOf(MoveText.letter(player))));
      }
    }
    return Element.of("div", "field").add(Element.of("span").text(title), choices);
  }

  /** An earlier position is shown, in which nobody can move any more. */
  static Element earlier(Messages talk, Moment moment) {
    return Element.of("div", "options")
        .key("earlier")
        .add(
            Element.of("p", "hint").text(talk.word(SharingKey.EARLIER)),
            Controls.button(
                "latest", talk.word(SharingKey.LATEST), new MatchEvent.GoTo(moment.line().size())));
  }

  /** A link has told another course of the game; null where none has. */
  static @Nullable Element fork(Messages talk, Model model, Match match) {
    SharingState.Fork fork = model.sharing().forkOf(match);
    if (fork == null) {
      return null;
    }
    return Element.of("div", "options")
        .key("fork")
        .with("data-fork", fork.ply() + 1)
        .add(
            Element.of("p", "hint").text(talk.links().differs(talk.number(fork.ply() + 1))),
            button("take-fork", talk.word(SharingKey.TAKE_FORK), new SharingEvent.TakeFork()),
            button("leave-fork", talk.word(SharingKey.LEAVE_FORK), new SharingEvent.LeaveFork()));
  }

  private static Element button(String action, String label, SharingEvent event) {
    return Controls.button(action, label, event);
  }

  /** The games by link that are not over, those that wait for a person here first; or null. */
  public static @Nullable Element games(ViewContext scene, Model model) {
    List<Element> mine = new ArrayList<>();
    List<Element> theirs = new ArrayList<>();
    for (LibraryEntry entry : model.library().entries()) {
      Match match = entry.match();
      if (match != null && match.isByLink() && !LinkGame.isOver(match)) {
        boolean waits = LinkGame.isMine(match);
        (waits ? mine : theirs).add(game(scene, match, waits));
      }
    }
    if (mine.isEmpty() && theirs.isEmpty()) {
      return null;
    }
    return Element.of("section", "by-link")
        .key("by-link")
        .add(Element.of("h2").text(scene.talk().word(SharingKey.GAMES_BY_LINK)))
        .addAll(mine)
        .addAll(theirs);
  }

  private static Element game(ViewContext scene, Match match, boolean mine) {
    Messages talk = scene.talk();
    Setup setup = match.record().setup();
    GameView view = scene.game(setup.game().id());
    return Element.of("button", mine ? "button waits" : "button")
        .key(match.id())
        .with("type", "button")
        .with("data-action", "open-game")
        .with("data-waits", mine ? "me" : "them")
        .on("click", new LibraryEvent.Open(match.id()))
        .add(
            Element.of("strong").text(view.title(talk, view.keyword(setup))),
            Element.of("span", "who")
                .text(
                    others(match)
                        + talk.word(mine ? SharingKey.YOUR_TURN : SharingKey.THEIR_TURN)
                        + " · "
                        + talk.page().boardOf(talk.number(setup.board().size()))));
  }

  /** The names of those who play elsewhere, as far as they are known. */
  private static String others(Match match) {
    StringBuilder others = new StringBuilder();
    for (int player = 0; player < match.seats().size(); player++) {
      String name = PlayerNames.of(match.record(), player);
      if (match.seats().get(player) == Seat.LINK && !name.isEmpty()) {
        others.append(name).append(" · ");
      }
    }
    return others.toString();
  }
}
