package org.hexstones.web.analysis;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.insight.Insight;
import org.hexstones.web.analysis.review.ReviewState;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.ui.BoardInput;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.Viewport;
import org.jspecify.annotations.Nullable;

/**
 * Everything the analysis board shows.
 *
 * @param study what is studied, or null where nothing could be opened
 * @param before what it was before each of its changes, the latest last
 * @param kept how many moves of its main line are known to be kept, or -1
 * @param insight what the engine thinks
 * @param komi what is typed where a komi is to be named
 * @param focus the name of the cell the keyboard is on, or empty
 * @param base the address of the page, without a fragment
 * @param ids what the identifiers of this program's studies begin with
 * @param versionWaits whether to ask if all should go on in a new version
 * @param studies how many were opened since
 * @param reviewing what is being done about a review
 * @param outlook the colour by whose eyes the rules are shown on the board, or -1 for none
 */
public record AnalysisModel(
    Settings settings,
    @Nullable Study study,
    List<Study> before,
    int kept,
    Insight insight,
    Dialog dialog,
    @Nullable Notice notice,
    String komi,
    String focus,
    BoardInput hand,
    Viewport viewport,
    String base,
    boolean hasSheet,
    boolean versionWaits,
    String ids,
    int studies,
    ReviewState reviewing,
    int outlook) {
  public AnalysisModel {
    before = List.copyOf(before);
  }

  public static AnalysisModel start(Settings settings, Viewport viewport, String ids) {
    return new AnalysisModel(
        settings,
        null,
        List.of(),
        -1,
        Insight.OFF,
        Dialog.NONE,
        null,
        "",
        "",
        BoardInput.IDLE,
        viewport,
        "",
        false,
        false,
        ids,
        0,
        ReviewState.NONE,
        Position.NONE);
  }

  /** The address of the analysis board at a study. */
  public String link(Study shared) {
    return base + ShortLink.STUDY + ShortLink.of(shared.record());
  }

  /** The same model but for what is changed in the draft. */
  public AnalysisModel with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.model();
  }

  /** A model on its way to the next. */
  public static final class Draft {
    public Settings settings;
    public @Nullable Study study;
    public List<Study> before;
    public int kept;
    public Insight insight;
    public Dialog dialog;
    public @Nullable Notice notice;
    public String komi;
    public String focus;
    public BoardInput hand;
    public Viewport viewport;
    public String base;
    public boolean hasSheet;
    public boolean versionWaits;
    public int studies;
    public ReviewState reviewing;
    public int outlook;
    private final String ids;

    private Draft(AnalysisModel model) {
      settings = model.settings;
      study = model.study;
      before = model.before;
      kept = model.kept;
      insight = model.insight;
      dialog = model.dialog;
      notice = model.notice;
      komi = model.komi;
      focus = model.focus;
      hand = model.hand;
      viewport = model.viewport;
      base = model.base;
      hasSheet = model.hasSheet;
      versionWaits = model.versionWaits;
      studies = model.studies;
      reviewing = model.reviewing;
      outlook = model.outlook;
      ids = model.ids;
    }

    private AnalysisModel model() {
      return new AnalysisModel(
          settings,
          study,
          before,
          kept,
          insight,
          dialog,
          notice,
          komi,
          focus,
          hand,
          viewport,
          base,
          hasSheet,
          versionWaits,
          ids,
          studies,
          reviewing,
          outlook);
    }
  }
}
