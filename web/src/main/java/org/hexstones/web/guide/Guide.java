package org.hexstones.web.guide;

import java.util.ArrayList;
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

  /**
   * A lesson of a game.
   *
   * @param id the game's keyword, and for all but the lesson on its rules a dot and a word
   * @param sizes whether its boards show the size of each group
   */
  public record Course(String id, String title, boolean sizes, List<Step> steps) {
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

  public @Nullable Course course(String id) {
    for (Course one : courses) {
      if (one.id().equals(id)) {
        return one;
      }
    }
    return null;
  }

  /** The lessons of a game in their order, that on its rules first. */
  public List<Course> coursesOf(String game) {
    List<Course> its = new ArrayList<>();
    for (Course one : courses) {
      if (game(one.id()).equals(game)) {
        its.add(one);
      }
    }
    return its;
  }

  /** The lesson of the same game that comes next, or null. */
  public @Nullable Course after(String id) {
    List<Course> its = coursesOf(game(id));
    for (int i = 0; i + 1 < its.size(); i++) {
      if (its.get(i).id().equals(id)) {
        return its.get(i + 1);
      }
    }
    return null;
  }

  /** The keyword of the game to which a lesson belongs. */
  public static String game(String course) {
    int dot = course.indexOf('.');
    return dot < 0 ? course : course.substring(0, dot);
  }
}
