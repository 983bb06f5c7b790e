package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.hexstones.game.Node;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The tree of moves as lists within lists: a line, and where it branches the other moves, each with
 * a line of its own. A press on a move goes there; the list is one stop for Tab, and arrows go
 * about in it. Drawn once for a tree and a place in it. A variation that does not lead to that
 * place is drawn once for all places, and a few of them at a time where there are many.
 */
public final class TreeView {
  /** So many moves of new variations are drawn at a time. */
  static final int AT_A_TIME = 60;

  /** No tree has more variations; what was drawn of trees before is forgotten then. */
  private static final int MOST_KNOWN = 10_000;

  private final IdentityHashMap<Node, Variation> variations = new IdentityHashMap<>();

  /** The moves of the main line as they were drawn, by how many are before them. */
  private final List<MainMove> mainLine = new ArrayList<>();

  private @Nullable Study drawnOf;
  private @Nullable Language drawnIn;
  private @Nullable Element drawn;
  private boolean unfinished;

  /** A variation as it was drawn, and where. */
  record Variation(String path, Element element) {}

  /** A move of the main line as it was drawn. */
  record MainMove(int move, boolean onWay, boolean current, Element button) {}

  // What has not been replaced has not changed.
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
      TreeDrawing drawing = new TreeDrawing(context, study, variations, mainLine, AT_A_TIME);
      known = drawing.draw();
      unfinished = drawing.isUnfinished();
      drawn = known;
      drawnOf = study;
      drawnIn = language;
    }
    return known;
  }

  /** Whether variations were left for the next drawing. */
  public boolean isUnfinished() {
    return unfinished;
  }
}
