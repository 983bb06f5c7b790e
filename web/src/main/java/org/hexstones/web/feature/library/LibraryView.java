package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.StudyKey;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.Announcement;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The list of stored games, a page at a time. */
public final class LibraryView {
  /** The number of games on a page. */
  private static final int PAGE = 24;

  /** A cache of rows. A row depends on its entry and the language. */
  public static final class Rows {
    private final Map<String, LibraryRow> rows = new HashMap<>();
    private final Habits habits = new Habits();
    private @Nullable Language language;

    /** Starts another drawing. */
    public void begin() {
      habits.begin();
    }

    /** Whether the last drawing was incomplete and must be repeated. */
    public boolean isUnfinished() {
      return habits.isUnfinished();
    }

    private LibraryRow of(ViewContext context, LibraryEntry entry, @Nullable LibraryEntry study) {
      if (language != context.messages().language()) {
        language = context.messages().language();
        rows.clear();
      }
      LibraryRow known = rows.get(entry.id());
      if (known == null || !known.isOf(entry, study)) {
        known = new LibraryRow(context, entry, study);
        rows.put(entry.id(), known);
      }
      return known;
    }
  }

  private final ViewContext context;
  private final Messages messages;
  private final LibraryState library;
  private final Rows rows;

  public LibraryView(ViewContext context, LibraryState library, Rows rows) {
    this.context = context;
    messages = context.messages();
    this.library = library;
    this.rows = rows;
  }

  public Element draw() {
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
            LibraryFilterView.draw(context, library.filter()),
            said(found.size()),
            deleted(),
            library.bin() == null && library.whole()
                ? HabitsView.draw(context, rows.habits, library.entries())
                : null,
            list,
            pager(page, pages, from, to, found),
            bin(),
            library.bin() == null ? AsideView.draw(context, library) : null,
            SafekeepingView.draw(messages, library.storage()));
  }

  private List<LibraryRow> found() {
    List<String> words = new ArrayList<>();
    for (Words.Word word : Words.words(library.search())) {
      words.add(PlainLetters.of(word.text()));
    }
    Map<String, LibraryEntry> studies = studies();
    List<LibraryRow> found = new ArrayList<>();
    for (LibraryEntry entry : library.filter().sorted(library.listed())) {
      LibraryRow row = rows.of(context, entry, studies.get(entry.id()));
      String game = StudyKey.game(entry.id());
      boolean isWithGame = game != null && studies.containsKey(game);
      if (!isWithGame && row.has(library.filter(), words)) {
        found.add(row);
      }
    }
    return found;
  }

  /** The analyses of listed games, by the game's key. In the bin each has a row of its own. */
  private Map<String, LibraryEntry> studies() {
    Set<String> games = new HashSet<>();
    Map<String, LibraryEntry> studies = new HashMap<>();
    if (library.bin() == null) {
      for (LibraryEntry entry : library.entries()) {
        games.add(entry.id());
      }
      for (LibraryEntry entry : library.entries()) {
        String game = StudyKey.game(entry.id());
        if (game != null && games.contains(game) && entry.match() != null) {
          studies.put(game, entry);
        }
      }
    }
    return studies;
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
                .with("aria-label", messages.say(LibraryKey.SEARCH))
                .with("placeholder", messages.say(LibraryKey.SEARCH_HINT))
                .with("value", library.search())
                .on("input", input -> new LibraryEvent.Search(input.value())),
            Controls.button(
                    "export-games", messages.say(LibraryKey.EXPORT), new LibraryEvent.ExportAll())
                .flag("disabled", library.entries().isEmpty()),
            library.hasCopyFile()
                ? Controls.button(
                    "export-elsewhere",
                    messages.say(LibraryKey.EXPORT_ELSEWHERE),
                    new LibraryEvent.ExportElsewhere())
                : null,
            Element.of("label", "button file")
                .text(messages.say(LibraryKey.IMPORT))
                .add(
                    Element.of("input", "unseen")
                        .with("type", "file")
                        .with("accept", ".txt,text/plain")
                        .with("data-input", "import")
                        .on("change", new LibraryEvent.ImportChosen())));
  }

  /** The number of games, and the result of an import. */
  private Element said(int found) {
    ImportResult how = library.imported();
    String number = messages.number(found);
    boolean bin = library.bin() != null;
    boolean nothing = (bin || library.whole()) && found == 0;
    String count =
        !bin && !library.whole()
            ? messages.say(LibraryKey.READING)
            : nothing
                ? messages.say(
                    !library.listed().isEmpty()
                        ? LibraryKey.NONE_FOUND
                        : bin ? LibraryKey.BIN_EMPTY : LibraryKey.NO_GAMES)
                : messages.count(LibraryKey.NUMBER_OF_GAMES, found, number);
    String imported =
        how == null
            ? ""
            : how.equals(ImportResult.NOTHING)
                ? messages.say(LibraryKey.NOT_ARCHIVE)
                : how.about() > 0
                    ? messages.say(
                        LibraryKey.IMPORTING,
                        messages.number(how.read()),
                        messages.number(how.about()))
                    : messages.say(
                            LibraryKey.IMPORTED,
                            messages.number(how.added()),
                            messages.number(how.known()),
                            messages.number(how.unread()))
                        + (how.leftOut() == 0
                            ? ""
                            : " "
                                + messages.say(
                                    LibraryKey.LEFT_OUT, messages.number(how.leftOut())));
    return Element.of("p", "hint")
        .key("said")
        .with("role", "status")
        .with("data-games", found)
        .flag("data-whole", library.whole())
        .text(
            bin
                ? count + (nothing ? "" : " · " + messages.say(LibraryKey.BIN_HELP))
                : imported.isEmpty()
                    ? count
                    : Announcement.text(imported + " " + count, library.again()));
  }

  private @Nullable Element deleted() {
    return library.deleted()
        ? Element.of("div", "deleted")
            .key("deleted")
            .with("role", "status")
            .add(
                // Each deletion leaves one game less, and is announced.
                Element.of("span")
                    .text(
                        Announcement.text(
                            messages.say(LibraryKey.DELETED), library.entries().size() % 2 != 0)),
                Controls.button(
                    "put-back", messages.say(LibraryKey.PUT_BACK), new LibraryEvent.PutBack()))
        : null;
  }

  /** The button that shows the bin, or leads back from it. */
  private Element bin() {
    boolean shown = library.bin() != null;
    return Element.of("div", "bin")
        .key("bin")
        .add(
            shown
                ? Controls.button("kept-games", messages.say(LibraryKey.GAMES), new Route.Library())
                : Controls.button(
                    "deleted-games", messages.say(LibraryKey.BIN), new LibraryEvent.ShowBin()));
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
                    messages.say(LibraryKey.PREVIOUS),
                    new LibraryEvent.Turn(page - 1))
                .flag("disabled", page == 0),
            Element.of("span", "hint")
                .text(
                    messages.say(
                        LibraryKey.RANGE,
                        messages.number(from + 1),
                        messages.number(to),
                        messages.number(found.size()))),
            Controls.button(
                    "older-games", messages.say(LibraryKey.NEXT), new LibraryEvent.Turn(page + 1))
                .flag("disabled", page == pages - 1));
  }
}
