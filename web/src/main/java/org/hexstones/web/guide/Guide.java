package org.hexstones.web.guide;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules and the lessons of every game, in one language. */
public record Guide(List<Rules> rules, List<Course> courses) {
  /**
   * The rules of a game.
   *
   * @param sizes whether its pictures show the size of each group
   */
  public record Rules(String game, boolean sizes, List<Piece> pieces) {
    public Rules {
      pieces = List.copyOf(pieces);
    }
  }

  /** The lesson of a game. */
  public record Course(String game, boolean sizes, List<Step> steps) {
    public Course {
      steps = List.copyOf(steps);
    }
  }

  public Guide {
    rules = List.copyOf(rules);
    courses = List.copyOf(courses);
  }

  public @Nullable Rules rulesOf(String game) {
    for (Rules one : rules) {
      if (one.game().equals(game)) {
        return one;
      }
    }
    return null;
  }

  public @Nullable Course courseOf(String game) {
    for (Course one : courses) {
      if (one.game().equals(game)) {
        return one;
      }
    }
    return null;
  }
}
