package org.hexstones.web.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.keeping.Item;
import org.hexstones.web.keeping.KeptMatch;
import org.hexstones.web.keeping.Vault;
import org.hexstones.web.model.Trouble;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The vault in the browser's IndexedDB. */
public final class GameStore implements Vault {
  private static final String NAME = "hexstones";
  private static final int PATIENCE = 3000;

  private final @Nullable JSObject channel;
  private @Nullable JSObject database;
  private Trouble refusal = Trouble.REFUSED;
  private boolean wasOpen;

  /**
   * @param changedElsewhere told the key of each game that another tab writes
   */
  public GameStore(Consumer<String> changedElsewhere) {
    channel =
        StoreJs.channel(
            NAME,
            id -> {
              if (id.length() <= Item.LONGEST_ID) {
                changedElsewhere.accept(id);
              }
            });
  }

  @Override
  public void open(Consumer<@Nullable Trouble> answer, Runnable late) {
    StoreJs.open(
        NAME,
        PATIENCE,
        () -> database = null,
        (opened, problem) -> {
          database = opened;
          wasOpen |= opened != null;
          refusal = trouble(problem);
          answer.accept(opened == null ? refusal : null);
        },
        opened -> {
          database = opened;
          wasOpen = true;
          late.run();
        });
  }

  private static Trouble trouble(String problem) {
    return switch (problem) {
      case "newer" -> Trouble.NEWER;
      case "full" -> Trouble.FULL;
      default -> Trouble.REFUSED;
    };
  }

  /** Does it with the database, which is opened anew where the browser has closed it. */
  private void with(Consumer<JSObject> work, Consumer<Trouble> otherwise) {
    JSObject now = database;
    if (now != null) {
      work.accept(now);
    } else if (wasOpen) {
      open(
          trouble -> {
            JSObject opened = database;
            if (opened != null) {
              work.accept(opened);
            } else {
              otherwise.accept(refusal);
            }
          },
          () -> {});
    } else {
      // The page did without it from the start: what lies there may not fit what is played.
      Js.later(() -> otherwise.accept(refusal));
    }
  }

  @Override
  public double now() {
    return Item.believed(StoreJs.now());
  }

  @Override
  public void put(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      Consumer<Answer> answer) {
    with(
        db ->
            StoreJs.put(
                db,
                id,
                text,
                updated,
                known,
                above,
                (problem, found, revision) -> answer.accept(answer(problem, found, revision))),
        trouble -> answer.accept(new Answer.Failed(trouble)));
  }

  private static Answer answer(String problem, @Nullable JSObject found, int revision) {
    if (found != null) {
      return new Answer.Conflict(item(found));
    }
    return problem.isEmpty() ? new Answer.Done(revision) : new Answer.Failed(trouble(problem));
  }

  @Override
  public void get(String id, Consumer<@Nullable Item> answer) {
    with(
        db -> StoreJs.get(db, id, found -> answer.accept(found == null ? null : item(found))),
        trouble -> answer.accept(null));
  }

  @Override
  public void newest(Consumer<@Nullable Item> answer) {
    with(
        db -> StoreJs.newest(db, found -> answer.accept(found == null ? null : item(found))),
        trouble -> answer.accept(null));
  }

  @Override
  public void all(Consumer<List<Item>> answer) {
    all("games", answer);
  }

  private void all(String store, Consumer<List<Item>> answer) {
    with(
        db ->
            StoreJs.all(
                db,
                store,
                found -> {
                  List<Item> items = new ArrayList<>();
                  for (int i = 0; found != null && i < StoreJs.length(found); i++) {
                    items.add(item(StoreJs.at(found, i)));
                  }
                  answer.accept(items);
                }),
        trouble -> answer.accept(List.of()));
  }

  @Override
  public void remove(String id, Consumer<@Nullable Item> answer) {
    with(
        db ->
            StoreJs.remove(
                db, id, now(), found -> answer.accept(found == null ? null : item(found))),
        trouble -> answer.accept(null));
  }

  @Override
  public void binned(Consumer<List<Item>> answer) {
    all("bin", answer);
  }

  @Override
  public void restore(Item item, String key, Consumer<Answer> answer) {
    with(
        db ->
            StoreJs.restore(
                db,
                item.id(),
                item.text(),
                key,
                item.updated(),
                item.revision(),
                (problem, found, revision) -> answer.accept(answer(problem, found, revision))),
        trouble -> answer.accept(new Answer.Failed(trouble)));
  }

  @Override
  public void emptyBin(double before, double now) {
    with(db -> StoreJs.emptyBin(db, before, now), trouble -> {});
  }

  @Override
  public void setAside(String id, Consumer<Boolean> moved) {
    with(
        db -> StoreJs.setAside(db, id, Item.LONGEST_ID, moved::accept),
        trouble -> moved.accept(false));
  }

  @Override
  public void announce(String id) {
    if (channel != null) {
      StoreJs.say(channel, id);
    }
  }

  private static Item item(JSObject found) {
    String id = StoreJs.id(found, Item.LONGEST_ID);
    return StoreJs.isSound(found, Item.LONGEST_ID, KeptMatch.LONGEST)
        ? new Item(
            id, StoreJs.revision(found), StoreJs.text(found), Item.believed(StoreJs.updated(found)))
        : new Item(id, 0, "", Item.UNKNOWN);
  }
}
