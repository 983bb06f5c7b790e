package org.hexstones.web.session;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * What every feature may read and change.
 *
 * @param screens the screens over the start screen
 * @param notice the message for the person, or null
 * @param focus the name of the cell with the keyboard's focus, or empty
 */
public record Session(
    Settings settings,
    Device device,
    Lobby lobby,
    ScreenStack screens,
    @Nullable Notice notice,
    String focus) {
  public Session withSettings(Settings chosen) {
    return new Session(chosen, device, lobby, screens, notice, focus);
  }

  public Session withDevice(Device other) {
    return new Session(settings, other, lobby, screens, notice, focus);
  }

  public Session withLobby(Lobby other) {
    return new Session(settings, device, other, screens, notice, focus);
  }

  public Session withForm(GameForm form) {
    return withLobby(lobby.withForm(form));
  }

  public Session withScreens(ScreenStack others) {
    return new Session(settings, device, lobby, others, notice, focus);
  }

  public Session withDialog(Dialog dialog) {
    return withScreens(screens.withDialog(dialog));
  }

  public Session withNotice(@Nullable Notice other) {
    Notice next = other == null ? null : other.after(notice);
    return new Session(settings, device, lobby, screens, next, focus);
  }

  /** Removes the notice. A lasting one below it is shown again. */
  public Session withoutNotice() {
    Notice before = notice;
    Notice below = before == null ? null : before.below();
    return new Session(settings, device, lobby, screens, below, focus);
  }

  /** Everything is saved again: a notice that it is not goes away. */
  public Session saved() {
    return new Session(settings, device, lobby, screens, Notice.onceKept(notice), focus);
  }

  public Session withNotice(Notice.Kind kind) {
    return withNotice(Notice.of(kind));
  }

  /** Removes a notice that the next move or choice makes obsolete. */
  public Session withoutPassingNotice() {
    Notice now = notice;
    return now != null && now.passes() ? withoutNotice() : this;
  }

  public Session withFocus(String cell) {
    return new Session(settings, device, lobby, screens, notice, cell);
  }

  public GameForm form() {
    return lobby.form();
  }

  public Dialog dialog() {
    return screens.dialog();
  }

  /** The match whose board is on the screen, even under other screens; or null. */
  public @Nullable Match shown() {
    MatchScreen board = screens.find(MatchScreen.class);
    return board == null ? null : board.match();
  }

  /** The match on the screen, or the one that was left; or null. */
  public @Nullable Match match() {
    Match shown = shown();
    return shown == null ? lobby.left() : shown;
  }

  /** Replaces the match on the screen, or the one that was left. */
  public Session withMatch(@Nullable Match match) {
    return shown() == null || match == null
        ? withLobby(lobby.withLeft(match))
        : withScreens(screens.put(new MatchScreen(match)));
  }

  /** Shows the board of a match in place of all screens: what was opened last is seen. */
  public Session showMatch(Match match) {
    return withScreens(ScreenStack.EMPTY.push(new MatchScreen(match)))
        .withLobby(lobby.withLeft(null));
  }

  /** Leaves the board of a match for the start screen. */
  public Session leaveMatch() {
    return withLobby(lobby.withLeft(match()).withFresh(false))
        .withScreens(screens.without(MatchScreen.class));
  }

  /** Begins a game without moves. */
  public Session begin(GameRecord record, List<Seat> seats, TimeControl clock) {
    Match match = NewGame.match(lobby.freshId(), record, seats, clock);
    return withLobby(lobby.withGames(lobby.games() + 1))
        .showMatch(match)
        .withoutNotice()
        .withFocus("");
  }
}
