package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;

/** OMNY in English. */
final class OmnyEnglish implements OmnyText {
  @Override
  public String word(OmnyWord word) {
    return switch (word) {
      case ABOUT_OMNY -> "Any board, any stars";
      case ABOUT_SUNDER -> "A hexagon where every cell is a star";
      case ABOUT_Y -> "Join the three corners of a triangle";
      case ABOUT_GYRE -> "Stars round the edge and in the centre";
      case ABOUT_FREE_Y -> "Stars round an uneven hexagon";
      case STARS -> "Star cells";
      case STARS_ALL -> "All cells";
      case STARS_PERIMETER -> "Perimeter";
      case STARS_CORNERS -> "Corners";
      case STARS_PERIMETER_CENTRE -> "Perimeter and centre";
      case STARS_CORNERS_CENTRE -> "Corners and centre";
      case STARS_PERIMETER_TRIANGLE -> "Perimeter and triangle";
      case STARS_CORNERS_TRIANGLE -> "Corners and triangle";
      case STARS_LISTED -> "Chosen one by one";
      case STAR_LIST -> "These cells";
      case STAR_LIST_HINT -> "Press cells of the picture, or name them: a5,e5";
      case BALANCE -> "Making it fair";
      case BALANCE_NONE -> "Nothing";
      case BALANCE_PIE -> "Pie rule";
      case BALANCE_TWELVE -> "One stone, then two a turn (12*)";
      case BALANCE_KOMI -> "One names a komi, the other a side";
      case BALANCE_KOMI_PIE -> "Komi and pie rule";
      case KOMI -> "Fixed komi";
      case KOMI_HINT ->
          "Black's limit is half the stars minus the komi, White's half the stars plus the komi";
      case MISERE -> "Misère";
      case MISERE_HINT -> "Who makes a winning group loses";
      case NO_CUT -> "That group has no cuts at all.";
      case OR_PLACE -> "Or place a stone and keep your colour.";
    };
  }

  @Override
  public String worst(String stars, String limit) {
    return "worst cut of the best group: " + stars + " stars, at most " + limit + " to win";
  }

  @Override
  public String ofAtMost(String limit) {
    return "worst cut, stars (limit " + limit + ")";
  }

  @Override
  public String made(String colour, String limit, boolean one) {
    return colour
        + " has a group of which no cut holds more than "
        + limit
        + (one ? " star." : " stars.");
  }

  @Override
  public String cuts(String stars) {
    return "Its cuts hold " + stars + ".";
  }

  @Override
  public String misereLost(String colour) {
    return "This is misère: " + colour + " made it, and loses.";
  }

  @Override
  public String problem(OmnyProblem problem) {
    return problem.english();
  }
}
