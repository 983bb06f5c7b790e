package org.hexstones.web.feature.live;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Fragment;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.live.PeerDescription;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.peer.CodeScanner;
import org.hexstones.web.platform.storage.LiveTabs;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Lookup;
import org.jspecify.annotations.Nullable;

/** Handlers of the effects of live play. */
public final class LiveEffects {
  private final Connections connections;
  private final PeerReadings readings;
  private final GamePersistence persistence;
  private final BiConsumer<BooleanSupplier, Runnable> slices;
  private final @Nullable String scanner;
  private final Consumer<LiveEvent> listener;
  private @Nullable LibraryExchange exchange;

  /**
   * @param slices runs a work in slices, as long as there is more to do, and then a task
   * @param scanner the address of the worker that reads QR codes, or null if there is none
   */
  public LiveEffects(
      Connections connections,
      Function<String, Parsed<Setup>> setups,
      GamePersistence persistence,
      BiConsumer<BooleanSupplier, Runnable> slices,
      @Nullable String scanner,
      Consumer<LiveEvent> listener) {
    this.connections = connections;
    readings = new PeerReadings(setups, slices, this::gameRead);
    this.persistence = persistence;
    this.slices = slices;
    this.scanner = scanner;
    this.listener = listener;
  }

  /** Turns what happens to connections into events. */
  public static Connections.Listener listener(Consumer<LiveEvent> listener) {
    return new Connections.Listener() {
      @Override
      public void described(int connection, PeerDescription here) {
        listener.accept(new LiveEvent.Described(connection, here));
      }

      @Override
      public void opened(int connection) {
        listener.accept(new LiveEvent.Opened(connection));
      }

      @Override
      public void received(int connection, String message) {
        listener.accept(new LiveEvent.Received(connection, message));
      }

      @Override
      public void away(int connection, boolean isAway) {
        listener.accept(new LiveEvent.Away(connection, isAway));
      }

      @Override
      public void closed(int connection, Connections.Failure failure) {
        listener.accept(new LiveEvent.Closed(connection, failure));
      }
    };
  }

  public void addTo(EffectHandlers table) {
    table
        .on(LiveEffect.Offer.class, this::offer)
        .on(
            LiveEffect.Accept.class,
            effect -> connections.accept(effect.connection(), effect.peer()))
        .on(
            LiveEffect.Join.class,
            effect -> connections.join(effect.connection(), effect.peer(), effect.server()))
        .on(LiveEffect.Transfer.class, effect -> transfer(effect.connection()))
        .on(
            LiveEffect.SendPiece.class,
            effect -> on(effect.connection(), LibraryExchange::sendNext))
        .on(
            LiveEffect.TakePiece.class,
            effect -> on(effect.connection(), exchange -> exchange.take(effect.piece())))
        .on(LiveEffect.EndTransfer.class, effect -> endTransfer())
        .on(LiveEffect.Close.class, effect -> connections.close(effect.connection()))
        .on(LiveEffect.Send.class, effect -> send(effect.connection(), effect.message()))
        .on(LiveEffect.SendGame.class, this::sendGame)
        .on(LiveEffect.ReadGame.class, readings::read)
        .on(
            LiveEffect.Wait.class,
            effect ->
                Browser.after(effect.millis(), passed -> listener.accept(new LiveEvent.Waited())))
        .on(LiveEffect.Scan.class, effect -> scan())
        .on(LiveEffect.HandOver.class, this::handOver)
        .on(LiveEffect.ShowState.class, effect -> Browser.showLive(effect.state()));
  }

  private void offer(LiveEffect.Offer effect) {
    Runnable begin = () -> connections.offer(effect.connection(), effect.server());
    if (effect.camera()) {
      CodeScanner.whileOn(begin);
    } else {
      begin.run();
    }
  }

  private void scan() {
    CodeScanner.scan(
        Fragment.Word.LIVE.prefix(),
        MeetingCode.MAX_LENGTH,
        scanner,
        code -> listener.accept(new LiveEvent.Code(code)),
        () -> listener.accept(new LiveEvent.Scan(false)));
  }

  private void transfer(int connection) {
    endTransfer();
    LibraryExchange begun =
        new LibraryExchange(
            connection, persistence, message -> send(connection, message), listener);
    exchange = begun;
    begun.begin();
  }

  private void endTransfer() {
    LibraryExchange ended = exchange;
    exchange = null;
    if (ended != null) {
      ended.end();
    }
  }

  private void on(int connection, Consumer<LibraryExchange> what) {
    LibraryExchange now = exchange;
    if (now != null && now.isOf(connection)) {
      what.accept(now);
    }
  }

  private void send(int connection, LiveMessage message) {
    connections.send(connection, message.text());
  }

  private void handOver(LiveEffect.HandOver effect) {
    LiveTabs.handOver(
        effect.answer().write(), taken -> listener.accept(new LiveEvent.Taken(taken)));
  }

  private void sendGame(LiveEffect.SendGame effect) {
    ShortLink.Writing link = new ShortLink.Writing(effect.match().record());
    Clocks clocks = effect.match().clocks();
    String control = clocks.areNone() ? "" : clocks.control().text();
    slices.accept(
        link::goOn,
        () -> {
          LiveMessage game = new LiveMessage.Game(link.link(), control, clocks.left());
          effect.connections().forEach(to -> send(to, game));
        });
  }

  private void gameRead(LiveEffect.ReadGame effect, Parsed<GameRecord> read, Runnable ready) {
    String id = read instanceof Parsed.Ok<GameRecord> ok ? LinkGame.matchId(ok.value()) : null;
    Consumer<Lookup<Match>> found =
        seen -> {
          listener.accept(new LiveEvent.GameRead(effect.connection(), read, effect.clocks(), seen));
          ready.run();
        };
    if (id == null) {
      found.accept(new Lookup.None<>());
    } else {
      persistence.find(id, found);
    }
  }
}
