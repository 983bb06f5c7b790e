package org.hexstones.web.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Words;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Entry;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Import;
import org.hexstones.web.model.Library;
import org.hexstones.web.model.LibraryEvent;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.LibraryText;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** The list of kept games, a page of it at a time. */
final class LibraryView {
  /** So many games are on a page. */
  private static final int PAGE = 24;

  /** Rows made before. A row depends on its entry and the language. */
  static final class Rows {
    private final Map<String, LibraryRow> rows = new HashMap<>();
    private @Nullable Language language;

    // The same entry and not an equal one: entries are large, and replaced when they change.
    @SuppressWarnings("ReferenceEquality")
    private LibraryRow of(Scene scene, Entry entry) {
      if (language != scene.talk().language()) {
        language = scene.talk().language();
        rows.clear();
      }
      LibraryRow known = rows.get(entry.id());
      if (known == null || known.entry() != entry) {
        known = new LibraryRow(scene, entry);
        rows.put(entry.id(), known);
      }
      return known;
    }
  }

  private final Scene scene;
  private final Talk talk;
  private final LibraryText text;
  private final Library library;
  private final Rows rows;

  LibraryView(Scene scene, Library library, Rows rows) {
    this.scene = scene;
    talk = scene.talk();
    text = talk.library();
    this.library = library;
    this.rows = rows;
  }

  Element draw() {
    List<LibraryRow> found = found();
    int pages = Math.max(1, (found.size() + PAGE - 1) / PAGE);
    int page = Math.max(0, Math.min(library.page(), pages - 1));
    int from = page * PAGE;
    int to = Math.min(found.size(), from + PAGE);
    Element list = Element.of("ul", "kept-games").key("list");
    for (LibraryRow row : found.subList(from, to)) {
      list.add(row.draw(library.bin() != null));
    }
    return Element.of("div", "library")
        .add(
            tools(),
            said(found.size()),
            deleted(),
            list,
            pager(page, pages, from, to, found),
            bin());
  }

  private List<LibraryRow> found() {
    List<String> words = new ArrayList<>();
    for (Words.Word word : Words.words(library.search())) {
      words.add(word.text());
    }
    List<LibraryRow> found = new ArrayList<>();
    for (Entry entry : library.listed()) {
      LibraryRow row = rows.of(scene, entry);
      if (row.has(words)) {
        found.add(row);
      }
    }
    return found;
  }

  private Element tools() {
    return Element.of("div", "tools")
        .key("tools")
        .add(
            Element.of("input", "search")
                .with("type", "search")
                .with("autocomplete", "off")
                .with("maxlength", 100)
                .with("data-input", "search-games")
                .with("aria-label", text.word(LibraryWord.SEARCH))
                .with("placeholder", text.word(LibraryWord.SEARCH_HINT))
                .with("value", library.search())
                .on("input", input -> of(new LibraryEvent.Search(input.value()))),
            Controls.button(
                    "export-games", text.word(LibraryWord.EXPORT), of(new LibraryEvent.ExportAll()))
                .flag("disabled", library.entries().isEmpty()),
            Element.of("label", "button file")
                .text(text.word(LibraryWord.IMPORT))
                .add(
                    Element.of("input", "unseen")
                        .with("type", "file")
                        .with("accept", ".txt,text/plain")
                        .with("data-input", "import")
                        .on("change", of(new LibraryEvent.ImportChosen()))));
  }

  /** How many games there are, and how an import went. */
  private Element said(int found) {
    Import how = library.imported();
    String number = talk.number(found);
    boolean bin = library.bin() != null;
    boolean nothing = (bin || library.whole()) && found == 0;
    String count =
        !bin && !library.whole()
            ? text.word(LibraryWord.READING)
            : nothing
                ? text.word(
                    !library.listed().isEmpty()
                        ? LibraryWord.NONE_FOUND
                        : bin ? LibraryWord.BIN_EMPTY : LibraryWord.NO_GAMES)
                : text.games(number, talk.isOne(found));
    String imported =
        how == null
            ? ""
            : how.equals(Import.NOTHING)
                ? text.word(LibraryWord.NOT_ARCHIVE)
                : how.about() > 0
                    ? text.importing(talk.number(how.read()), talk.number(how.about()))
                    : text.imported(
                            talk.number(how.added()),
                            talk.number(how.known()),
                            talk.number(how.unread()))
                        + (how.leftOut() == 0
                            ? ""
                            : " " + text.leftOut(talk.number(how.leftOut())));
    return Element.of("p", "hint")
        .key("said")
        .with("role", "status")
        .with("data-games", found)
        .flag("data-whole", library.whole())
        .text(
            bin
                ? count + (nothing ? "" : " · " + text.word(LibraryWord.BIN_HELP))
                : imported.isEmpty() ? count : imported + " " + count);
  }

  private @Nullable Element deleted() {
    return library.deleted()
        ? Element.of("div", "deleted")
            .key("deleted")
            .with("role", "status")
            .add(
                Element.of("span").text(text.word(LibraryWord.DELETED)),
                Controls.button(
                    "put-back", text.word(LibraryWord.PUT_BACK), of(new LibraryEvent.PutBack())))
        : null;
  }

  /** The way to what was deleted, and back. */
  private Element bin() {
    boolean shown = library.bin() != null;
    return Element.of("div", "bin")
        .key("bin")
        .add(
            shown
                ? Controls.button(
                    "kept-games", text.word(LibraryWord.GAMES), of(new LibraryEvent.Show()))
                : Controls.button(
                    "deleted-games", text.word(LibraryWord.BIN), of(new LibraryEvent.ShowBin())));
  }

  private @Nullable Element pager(int page, int pages, int from, int to, List<LibraryRow> found) {
    if (pages == 1) {
      return null;
    }
    return Element.of("div", "pager")
        .key("pager")
        .add(
            Controls.button(
                    "newer-games",
                    text.word(LibraryWord.PREVIOUS),
                    of(new LibraryEvent.Turn(page - 1)))
                .flag("disabled", page == 0),
            Element.of("span", "hint")
                .text(
                    text.range(talk.number(from + 1), talk.number(to), talk.number(found.size()))),
            Controls.button(
                    "older-games", text.word(LibraryWord.NEXT), of(new LibraryEvent.Turn(page + 1)))
                .flag("disabled", page == pages - 1));
  }

  private static Event of(LibraryEvent event) {
    return new Event.OfLibrary(event);
  }
}
