package org.hexstones.web.feature.library;

import java.util.List;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.storage.StoreEffect;

/** Updates for the library. */
public final class LibraryUpdate {
  private static final String SEARCH = "search-games";

  private LibraryUpdate() {}

  public static Updates<Part<LibraryState>> updates() {
    Updates<Part<LibraryState>> table = new Updates<>();
    StoreUpdate.addTo(table);
    SafekeepingUpdate.addTo(table);
    return table
        .on(Route.Library.class, (part, event) -> show(part))
        .on(Route.OpenGame.class, (part, event) -> Next.of(part, new StoreEffect.Load(event.id())))
        .change(
            LibraryEvent.Search.class,
            (part, event) -> part.with(part.state().withSearch(event.text())))
        .change(
            LibraryEvent.Filter.class,
            (part, event) -> part.with(part.state().withFilter(event.filter())))
        .change(
            LibraryEvent.Turn.class,
            (part, event) -> part.with(part.state().withPage(event.page())))
        .on(
            LibraryEvent.Open.class,
            (part, event) -> Next.of(part, new StoreEffect.Load(event.id())))
        .on(
            LibraryEvent.Delete.class,
            (part, event) -> Next.of(part, new StoreEffect.Delete(event.id())))
        .on(LibraryEvent.PutBack.class, (part, event) -> putBack(part))
        .on(LibraryEvent.ShowBin.class, (part, event) -> showBin(part))
        .on(
            LibraryEvent.Restore.class,
            (part, event) ->
                Next.of(
                    part,
                    new StoreEffect.Restore(event.id()),
                    new ScreenEffect.FocusControl(SEARCH)))
        .on(LibraryEvent.TryAside.class, (part, event) -> Next.of(part, new StoreEffect.TryAside()))
        .on(
            LibraryEvent.ExportAside.class,
            (part, event) -> Next.of(part, new StoreEffect.ExportAside()))
        .on(
            LibraryEvent.ExportAll.class,
            (part, event) -> Next.of(part, new StoreEffect.ExportAll()))
        .on(
            LibraryEvent.ExportElsewhere.class,
            (part, event) -> Next.of(part, new StoreEffect.ExportElsewhere()))
        .on(
            LibraryEvent.ImportChosen.class,
            (part, event) -> Next.of(part, new StoreEffect.ImportChosen()));
  }

  private static Next<Part<LibraryState>> show(Part<LibraryState> part) {
    return Next.of(
        new Part<>(
            part.session().withDialog(Dialog.LIBRARY),
            part.state().withBin(null).withImported(null).withAside(part.state().aside(), false)),
        new StoreEffect.ListGames(),
        new StoreEffect.ListAside(),
        new SafekeepingEffect.Look());
  }

  private static Next<Part<LibraryState>> putBack(Part<LibraryState> part) {
    return Next.of(
        part.with(part.state().withDeleted(false)),
        new StoreEffect.PutBack(),
        new ScreenEffect.FocusControl(SEARCH));
  }

  private static Next<Part<LibraryState>> showBin(Part<LibraryState> part) {
    return Next.of(
        part.with(part.state().withBin(List.of()).withImported(null)), new StoreEffect.ListBin());
  }
}
