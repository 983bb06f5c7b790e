package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.analysis.paper.PaperEvent;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.StudyTask;
import org.junit.jupiter.api.Test;

/** What the analysis board begins with depends on its task. */
final class BeginningTest {
  private static final Mark RING = new Mark(Mark.Kind.RING, "d4", "");

  @Test
  void placeOfTheLinkIsShown() {
    assertEquals(
        List.of(
            new TreeEvent.GoTo(NodePath.main(7)),
            new AnalysisEvent.Marks(7, List.of(RING)),
            new PaperEvent.OpenDiagram()),
        Beginning.linked(StudyTask.DIAGRAM, 7, List.of(RING)));
    assertEquals(
        List.of(new AnalysisEvent.Marks(-1, List.of())),
        Beginning.linked(StudyTask.LOOK, -1, List.of()));
  }

  @Test
  void numberOfPuzzleIsNoPlace() {
    List<Event> events = Beginning.linked(StudyTask.WORKSHEET, 37, List.of());
    assertEquals(new PaperEvent.OpenSheet(37), events.get(events.size() - 1));
  }
}
