package org.hexstones.web.feature.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.hexstones.game.Play;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.play.SearchEffect;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.FakeConnections;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.Peers;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.storage.FakePorts;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Lookup;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/** Several pages on the JVM, with connections that deliver in order, or are cut. */
final class LiveRoom {
  /** One end of a connection. */
  private record End(int page, int connection) {}

  private final List<PageOnJvm> pages = new ArrayList<>();

  /** What each page has stored, by the match's identifier. */
  private final List<Map<String, Match>> stores = new ArrayList<>();

  /** The number in a peer's description, for the end that has it. */
  private final Map<Integer, End> described = new HashMap<>();

  private final Map<End, End> wires = new HashMap<>();
  private final Deque<Runnable> due = new ArrayDeque<>();
  private final List<Integer> devices = new ArrayList<>();
  private final List<FakePorts> ports = new ArrayList<>();
  private final List<EffectHandlers> libraries = new ArrayList<>();
  private final Map<Integer, String> meetings = new HashMap<>();

  /** The match that is in the tab of a page alone. */
  private final Map<Integer, Match> noted = new HashMap<>();

  private final Random random = new Random(47);

  private int next;

  /** A page is closed and opened again, and all that it stored is gone. */
  void forget(int page) {
    stores.get(page).clear();
    reload(page);
  }

  /** A page is on another device from now on. */
  void move(int page) {
    devices.set(page, devices.get(page) + 100);
  }

  int add(String ids) {
    devices.add(pages.size());
    pages.add(new PageOnJvm(ids));
    stores.add(new HashMap<>());
    ports.add(new FakePorts());
    libraries.add(library(pages.size() - 1));
    return pages.size() - 1;
  }

  /** The handlers of what live play does with the stored games of a page. */
  private EffectHandlers library(int page) {
    FakePorts own = ports.get(page);
    Preferences preferences = new Preferences(Preferences.LAST, own, List.of());
    EffectHandlers table = new EffectHandlers();
    new LiveEffects(
            new FakeConnections() {
              @Override
              public void send(int connection, String message) {
                deliver(new End(page, connection), message);
              }
            },
            Games.ALL::setup,
            new GamePersistence(preferences, own, Games.ALL::setup, event -> {}),
            (work, done) -> {},
            null,
            event -> page(page).happens(event))
        .addTo(table);
    return table;
  }

  FakePorts ports(int page) {
    return ports.get(page);
  }

  PageOnJvm page(int page) {
    return pages.get(page);
  }

  LiveState live(int page) {
    return page(page).model().live();
  }

  /** A page is closed and opened again: what it stored is all that is left. */
  void reload(int page) {
    for (End end : List.copyOf(wires.keySet())) {
      if (end.page == page) {
        cut(end);
      }
    }
    pages.set(page, new PageOnJvm("again" + next++));
    ports.set(page, ports.get(page).reload());
    libraries.set(page, library(page));
    settle();
  }

  /** A page that was loaded again takes up the meeting that was on its way there. */
  void restore(int page) {
    page(page).happens(new LiveEvent.Restore(meetings.getOrDefault(page, ""), false));
    settle();
  }

  /** Opens the match that the page has stored, or noted in its tab. */
  void reopen(int page, String id) {
    Match match = isStored(page, id) ? stored(page, id) : Objects.requireNonNull(noted.get(page));
    page(page).open(Links.write(match.record()), match);
    settle();
  }

  Match stored(int page, String id) {
    return Objects.requireNonNull(stores.get(page).get(id));
  }

  boolean isStored(int page, String id) {
    return stores.get(page).containsKey(id);
  }

  /** The code that a page shows. */
  String code(int page) {
    settle();
    return Objects.requireNonNull(live(page).meeting().code()).write();
  }

  /** A page opens the code of another one, which then gets the answer. */
  void meet(int host, int guest) {
    page(guest).happens(new LiveEvent.Code(code(host)));
    page(guest).happens(new LiveEvent.Join());
    settle();
    page(host).happens(new LiveEvent.Code(code(guest)));
    settle();
  }

  /** Cuts all connections between two pages. */
  void cut(int one, int other) {
    for (End end : List.copyOf(wires.keySet())) {
      End to = wires.get(end);
      if (end.page == one && to != null && to.page == other) {
        cut(end);
      }
    }
    settle();
  }

  private void cut(End end) {
    End other = wires.remove(end);
    if (other != null) {
      closed(end, Connections.Failure.LOST);
      // A host knows nothing of a guest whose answer it does not have.
      if (end.equals(wires.get(other))) {
        wires.remove(other);
        closed(other, Connections.Failure.LOST);
      }
    }
  }

  private void closed(End end, Connections.Failure failure) {
    PageOnJvm page = page(end.page);
    due.add(
        () -> {
          if (page == page(end.page)) {
            page.happens(new LiveEvent.Closed(end.connection, failure));
          }
        });
  }

  /** A peer sends any text. */
  void send(int page, String text) {
    LivePeer peer = live(page).peers().get(0);
    deliver(new End(page, peer.connection()), text);
    settle();
  }

  /** Carries out all effects until nothing is left to do. */
  void settle() {
    settle(Integer.MAX_VALUE);
  }

  /** Delivers so many messages; the others are still on their way. */
  void settle(int most) {
    int left = most;
    boolean busy = true;
    while (busy) {
      busy = act();
      Runnable first = left == 0 ? null : due.poll();
      if (first != null) {
        busy = true;
        left--;
        first.run();
      }
    }
  }

  /** The pages do what they have to, and nothing arrives; answers whether there was anything. */
  private boolean act() {
    boolean any = false;
    for (int page = 0; page < pages.size(); page++) {
      ports(page).settle();
      for (Effect effect : page(page).effects()) {
        any = true;
        handle(page, effect);
      }
    }
    return any;
  }

  private void handle(int page, Effect effect) {
    if (effect instanceof PreferencesEffect.SaveMeeting save) {
      meetings.put(page, save.text());
    } else if (effect instanceof StoreEffect.Save save) {
      stores.get(page).put(save.match().id(), save.match());
    } else if (effect instanceof StoreEffect.Note note) {
      noted.put(page, note.match());
    } else if (effect instanceof StoreEffect.SaveHidden save) {
      stores.get(page).put(save.match().id(), save.match());
    } else if (effect instanceof SearchEffect.Ask ask
        && ask.question() instanceof Question.BestMove best) {
      computer(page, best);
    } else if (effect instanceof LiveEffect.Offer offer) {
      describe(new End(page, offer.connection()));
    } else if (effect instanceof LiveEffect.Join join) {
      End here = new End(page, join.connection());
      End there = described.get(Peers.number(join.peer()));
      describe(here);
      if (there != null) {
        wires.put(here, there);
      }
    } else if (effect instanceof LiveEffect.Accept accept) {
      End here = new End(page, accept.connection());
      End there = described.get(Peers.number(accept.peer()));
      if (there != null && here.equals(wires.get(there))) {
        wires.put(here, there);
        due.add(() -> page(here.page).happens(new LiveEvent.Opened(here.connection)));
        due.add(() -> page(there.page).happens(new LiveEvent.Opened(there.connection)));
      }
    } else if (effect instanceof LiveEffect.Send send) {
      deliver(new End(page, send.connection()), send.message().text());
    } else if (effect instanceof LiveEffect.SendGame send) {
      Clocks clocks = send.match().clocks();
      LiveMessage game =
          new LiveMessage.Game(
              ShortLink.of(send.match().record()),
              clocks.areNone() ? "" : clocks.control().text(),
              clocks.left());
      for (int connection : send.connections()) {
        deliver(new End(page, connection), game.text());
      }
    } else if (effect instanceof LiveEffect.ReadGame read) {
      var record = Links.read(read.link(), Games.ALL::setup);
      @Nullable Match seen = null;
      if (record.isOk()) {
        String id = LinkGame.matchId(record.orThrow());
        seen = id == null ? null : stores.get(page).get(id);
      }
      page(page)
          .happens(
              new LiveEvent.GameRead(read.connection(), record, read.clocks(), Lookup.of(seen)));
    } else if (effect instanceof LiveEffect.Transfer
        || effect instanceof LiveEffect.SendPiece
        || effect instanceof LiveEffect.TakePiece
        || effect instanceof LiveEffect.EndTransfer) {
      libraries.get(page).handle(effect);
    } else if (effect instanceof LiveEffect.Close close) {
      End end = new End(page, close.connection());
      End other = wires.remove(end);
      if (other != null) {
        // What was sent before is still delivered.
        due.add(
            () -> {
              if (wires.remove(other) != null) {
                closed(other, Connections.Failure.LOST);
              }
            });
      }
    }
  }

  /** A computer answers with any move of the rules. */
  private void computer(int page, Question.BestMove best) {
    Play play = page(page).match().record().replay().orThrow();
    if (!play.isOver()) {
      int[] legal = new int[play.position().maxLegalMoves()];
      int move = legal[random.nextInt(play.position().legalMoves(legal))];
      page(page).happens(new Answer.Best(best.number(), move));
    }
  }

  private void describe(End end) {
    int number = ++next;
    described.put(number, end);
    page(end.page)
        .happens(
            new LiveEvent.Described(end.connection, Peers.numbered(number, devices.get(end.page))));
  }

  private void deliver(End from, String text) {
    End to = wires.get(from);
    if (to != null) {
      due.add(
          () -> {
            if (from.equals(wires.get(to))) {
              page(to.page).happens(new LiveEvent.Received(to.connection, text));
            }
          });
    }
  }
}
