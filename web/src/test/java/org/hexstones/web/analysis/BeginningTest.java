package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.web.analysis.paper.PaperEvent;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.route.StudyTask;
import org.junit.jupiter.api.Test;

/** What the analysis board begins with depends on its task. */
final class BeginningTest {
  @Test
  void placeOfTheLinkIsShown() {
    assertEquals(
        List.of(new TreeEvent.GoTo(NodePath.main(7)), new PaperEvent.OpenDiagram()),
        Beginning.linked(StudyTask.DIAGRAM, 7));
    assertEquals(List.of(), Beginning.linked(StudyTask.LOOK, -1));
  }

  @Test
  void numberOfPuzzleIsNoPlace() {
    assertEquals(List.of(new PaperEvent.OpenSheet(37)), Beginning.linked(StudyTask.WORKSHEET, 37));
  }
}
