package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.hexstones.game.Node;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The tree of moves as nested lists: a line, and at each branching the other moves with lines of
 * their own. A press on a move goes there. The list is one tab stop, and arrows move the focus in
 * it. It is drawn once for a tree and a place in it. A variation that does not contain that place
 * is drawn once for all places. If there are many, only a few are drawn at a time.
 */
public final class TreeView {
  /** The number of moves of new variations that are drawn at a time. */
  static final int AT_A_TIME = 60;

  /** The maximum size of the cache, which no tree exceeds. The cache is cleared when it is full. */
  private static final int MOST_KNOWN = 10_000;

  private final DrawingBudget budget;
  private final IdentityHashMap<Node, Variation> variations = new IdentityHashMap<>();

  /** The cached moves of the main line, by the number of moves before them. */
  private final List<MainMove> mainLine = new ArrayList<>();

  private @Nullable Study drawnOf;
  private @Nullable Language drawnIn;
  private @Nullable Element drawn;
  private boolean unfinished;

  /** A cached variation and its place. */
  record Variation(String path, Element element) {}

  /** A cached move of the main line. */
  record MainMove(int move, boolean onWay, boolean current, Element button) {}

  /**
   * @param budget limits the moves of the main line that are drawn for the first time
   */
  public TreeView(DrawingBudget budget) {
    this.budget = budget;
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public Element draw(ViewContext context, Study study) {
    Element known = drawn;
    Study before = drawnOf;
    Language language = context.messages().language();
    boolean same =
        before != null
            && before.record() == study.record()
            && before.at().equals(study.at())
            && drawnIn == language;
    if (known == null || !same || unfinished) {
      boolean other = before == null || before.record().setup() != study.record().setup();
      if (other || drawnIn != language || variations.size() > MOST_KNOWN) {
        variations.clear();
        mainLine.clear();
      }
      TreeDrawing drawing =
          new TreeDrawing(context, study, variations, mainLine, budget, AT_A_TIME);
      known = drawing.draw();
      unfinished = drawing.isUnfinished();
      drawn = known;
      drawnOf = study;
      drawnIn = language;
    }
    return known;
  }

  /** Whether variations were left to the next drawing. */
  public boolean isUnfinished() {
    return unfinished;
  }
}
