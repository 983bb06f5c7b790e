package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;

/** OMNY in Spanish. */
final class OmnySpanish implements OmnyText {
  @Override
  public String word(OmnyWord word) {
    return switch (word) {
      case ABOUT_OMNY -> "Cualquier tablero y cualesquiera estrellas";
      case ABOUT_SUNDER -> "Un hexágono en el que todo son estrellas";
      case ABOUT_Y -> "Une las tres esquinas de un triángulo";
      case ABOUT_GYRE -> "Estrellas en el borde y en el centro";
      case ABOUT_FREE_Y -> "Estrellas en torno a un hexágono irregular";
      case STARS -> "Espacios estrella";
      case STARS_ALL -> "Todos";
      case STARS_PERIMETER -> "Perímetro";
      case STARS_CORNERS -> "Esquinas";
      case STARS_PERIMETER_CENTRE -> "Perímetro y centro";
      case STARS_CORNERS_CENTRE -> "Esquinas y centro";
      case STARS_PERIMETER_TRIANGLE -> "Perímetro y triángulo";
      case STARS_CORNERS_TRIANGLE -> "Esquinas y triángulo";
      case STARS_LISTED -> "Elegidos uno a uno";
      case STAR_LIST -> "Estos espacios";
      case STAR_LIST_HINT -> "Pulsa espacios del dibujo o nómbralos: a5,e5";
      case BALANCE -> "Equilibrio";
      case BALANCE_NONE -> "Ninguno";
      case BALANCE_PIE -> "Regla del pastel";
      case BALANCE_TWELVE -> "Una ficha y luego dos por turno (12*)";
      case BALANCE_KOMI -> "Uno fija el komi, el otro elige bando";
      case BALANCE_KOMI_PIE -> "Komi y regla del pastel";
      case KOMI -> "Komi fijo";
      case KOMI_HINT ->
          "El límite de Negro es la mitad de las estrellas menos el komi; el de Blanco, la mitad más el"
              + " komi";
      case MISERE -> "Misère";
      case MISERE_HINT -> "Quien forma un grupo ganador pierde";
      case NO_CUT -> "Ese grupo no tiene ningún corte.";
      case OR_PLACE -> "O coloca una ficha y conserva tu color.";
    };
  }

  @Override
  public String worst(String stars, String limit) {
    return "peor corte del mejor grupo: " + stars + " estrellas; para ganar, como mucho " + limit;
  }

  @Override
  public String ofAtMost(String limit) {
    return "peor corte, estrellas (máx. " + limit + ")";
  }

  @Override
  public String made(String colour, String limit, boolean one) {
    return colour
        + " tiene un grupo sin ningún corte con más de "
        + limit
        + (one ? " estrella." : " estrellas.");
  }

  @Override
  public String cuts(String stars) {
    return "Sus cortes tienen " + stars + ".";
  }

  @Override
  public String misereLost(String colour) {
    return "Es misère: " + colour + " lo ha formado y pierde.";
  }

  @Override
  public String problem(OmnyProblem problem) {
    return switch (problem) {
      case NOT_CONNECTED -> "un tablero de OMNY debe ser de una sola pieza";
      case HAS_HOLE -> "un tablero de OMNY no puede tener huecos: lleno, podría no haber ganador";
      case NO_STARS -> "hace falta al menos un espacio estrella";
      case NO_CENTRE -> "este tablero no tiene ningún espacio en su centro";
      case NO_TRIANGLE -> "este tablero no tiene tres espacios en torno a su centro";
      case STARS_FIXED -> "{0} tiene sus propios espacios estrella";
      case EVEN_PERIMETER ->
          "Free Y necesita un perímetro con un número impar de espacios; este tiene {0}";
      case KOMI_NOT_READABLE ->
          "«{0}» no es un komi: se espera un número no negativo, como 2 o 2.5";
      case KOMI_TOO_LARGE -> "el komi debe ser menor que la mitad de los {0} espacios estrella";
      case KOMI_IS_NAMED -> "el komi se fija durante la partida, así que no puede fijarse antes";
      case KOMI_FIRST -> "antes hay que fijar un komi";
      case SIDE_FIRST -> "antes hay que elegir un bando";
    };
  }
}
