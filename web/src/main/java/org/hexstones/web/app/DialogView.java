package org.hexstones.web.app;

import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.lesson.GuideView;
import org.hexstones.web.feature.library.LibraryView;
import org.hexstones.web.feature.live.MeetingView;
import org.hexstones.web.feature.play.GameScreen;
import org.hexstones.web.feature.play.MoreView;
import org.hexstones.web.feature.settings.AboutView;
import org.hexstones.web.feature.settings.KeysView;
import org.hexstones.web.feature.settings.SettingsView;
import org.hexstones.web.feature.sharing.LinkPlayView;
import org.hexstones.web.feature.sharing.OpenView;
import org.hexstones.web.feature.sharing.ShareView;
import org.hexstones.web.feature.start.FriendView;
import org.hexstones.web.feature.start.OptionsView;
import org.hexstones.web.i18n.AboutKey;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MovesView;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Dialogs;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The dialog that lies over the page. */
final class DialogView {
  private final ViewContext context;
  private final Messages messages;
  private final Model model;
  private final @Nullable MatchView moment;
  private final LibraryView.Rows rows;
  private final GuideView guide;
  private final Thumbnails thumbnails;
  private final boolean canEditLeft;

  /**
   * @param moment the match on the board, or null on the start screen
   * @param rows the cached rows of the library
   * @param guide the cached pages of the rules
   * @param thumbnails the cached drawings of boards
   * @param canEditLeft whether the position of the match that was left can be set up
   */
  DialogView(
      ViewContext context,
      Model model,
      @Nullable MatchView moment,
      LibraryView.Rows rows,
      GuideView guide,
      Thumbnails thumbnails,
      boolean canEditLeft) {
    this.canEditLeft = canEditLeft;
    this.guide = guide;
    this.thumbnails = thumbnails;
    this.rows = rows;
    this.context = moment == null ? context : context.of(moment.match().record());
    messages = context.messages();
    this.model = model;
    this.moment = moment;
  }

  /**
   * @param notice the notice for the person, or null
   */
  @Nullable Element draw(@Nullable Element notice) {
    Element dialog = drawn();
    return dialog == null || notice == null ? dialog : dialog.add(notice);
  }

  private @Nullable Element drawn() {
    return switch (model.session().dialog()) {
      case NONE -> null;
      case RULES ->
          Dialogs.frame(messages, "RULES", messages.say(PageKey.RULES), "dialog wide")
              .add(guide.draw(context, model.guide(), game()));
      case SETTINGS ->
          dialog(PageKey.SETTINGS)
              .add(
                  SettingsView.draw(context, model.session().settings(), model.session().device()));
      case MOVES ->
          moment == null
              ? null
              : dialog("MOVES", messages.say(GameKey.MOVES))
                  .add(
                      new MovesView(
                              context,
                              moment,
                              new ElementCache(new DrawingBudget(Integer.MAX_VALUE)))
                          .draw());
      case MORE ->
          moment == null
              ? null
              : dialog("MORE", messages.say(PlayKey.MORE))
                  .add(new MoreView(context, game(), model.session(), moment).draw());
      case KEYS ->
          dialog("KEYS", messages.say(PageKey.KEYBOARD))
              .add(KeysView.draw(messages, model.session().settings(), true));
      case ABOUT ->
          dialog("ABOUT", messages.say(AboutKey.ABOUT))
              .add(AboutView.draw(context, model.session().device()));
      case LIBRARY -> library();
      case RESIGN -> moment == null ? null : resign(moment);
      case SHARE ->
          moment == null
              ? null
              : dialog("SHARE", messages.say(GameKey.SHARE))
                  .add(
                      moment.match().isByLink() ? LinkPlayView.seats(context, moment) : null,
                      new ShareView(
                              context,
                              model.session().device().base()
                                  + model.sharing().fragment(moment.match()),
                              model.sharing().hasSheet(),
                              moment.match(),
                              model.sharing().drawing(),
                              ShareView.choice(messages, model.sharing(), moment.match()),
                              new Route.Analysis(moment.match(), StudyTask.DIAGRAM))
                          .draw(),
                      moment.match().isByLink()
                              && !moment.match().isOnlyElsewhere()
                              && !model.live().isConnected()
                          ? MeetingView.invite(messages)
                          : null);
      case LIVE ->
          dialog("LIVE", MeetingView.title(messages, model.live()))
              .add(new MeetingView(context, model.live()).draw(model.session()));
      case OPTIONS ->
          Dialogs.frame(messages, "OPTIONS", messages.say(PageKey.OPTIONS), "dialog roomy")
              .add(new OptionsView(context, model.session(), thumbnails).draw(canEditLeft));
      case FRIEND -> dialog(PageKey.FRIEND).add(FriendView.draw(messages));
      case OPEN ->
          dialog("OPEN", messages.say(SharingKey.OPEN_GAME))
              .add(OpenView.draw(messages, model.sharing()));
    };
  }

  private Element library() {
    String title = messages.say(LibraryKey.GAMES);
    return dialog("LIBRARY", title)
        .with("data-dialog", "library")
        .add(
            new LibraryView(context, model.library(), rows).draw(),
            model.live().isConnected() ? null : MeetingView.bring(messages));
  }

  private Element dialog(PageKey title) {
    return dialog(title.name(), messages.say(title));
  }

  private Element dialog(String key, String title) {
    return Dialogs.frame(messages, key, title, "dialog");
  }

  private GameView game() {
    return moment == null
        ? context.ofKeyword(model.session().form().keyword())
        : context.game(moment.play().setup().game().id());
  }

  /** Whether the game continues after one more player leaves. */
  private static boolean isPlayedOn(MatchView now) {
    int left = 0;
    for (int player = 0; player < now.play().setup().players(); player++) {
      left += now.play().hasWithdrawn(player) ? 0 : 1;
    }
    return left > 2;
  }

  private @Nullable Element resign(MatchView now) {
    int player = GameScreen.resigner(now);
    if (player == Position.NONE) {
      return null;
    }
    return dialog(PageKey.RESIGN)
        .add(
            Element.of("p")
                .text(
                    player == now.person()
                        ? messages.say(PageKey.RESIGN_GAME)
                        : messages.say(
                            PageKey.RESIGNS,
                            context.nameOrColour(player, now.position().colourOf(player)))),
            TwoGameMatch.game(now.match().record()) == 0
                ? null
                : Element.of("p", "hint").text(messages.say(PlayKey.TOURNAMENT_LEFT)),
            isPlayedOn(now) ? Element.of("p", "hint").text(messages.say(PlayKey.PLAYED_ON)) : null,
            Element.of("div", "options")
                .add(
                    Controls.button(
                            "confirm-resign",
                            messages.say(PageKey.RESIGN),
                            new MatchEvent.Resign(player))
                        .with("data-player", String.valueOf(MoveText.letter(player))),
                    Controls.button(
                        "cancel", messages.say(PageKey.CANCEL), new Route.Open(Dialog.NONE))));
  }
}
