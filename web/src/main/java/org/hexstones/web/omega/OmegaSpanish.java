package org.hexstones.web.omega;

import java.util.List;
import org.hexstones.omega.OmegaProblem;

/** OMEGA in Spanish, in the rule sheet's terms. */
final class OmegaSpanish implements OmegaText {
  @Override
  public String about() {
    return "Multiplica los tamaños de tus grupos";
  }

  @Override
  public String pieRule() {
    return "Regla del pastel";
  }

  @Override
  public String pieHint() {
    return "En la primera ronda, cada jugador después del primero puede cambiar los colores en lugar"
        + " de jugar.";
  }

  @Override
  public String orPlace() {
    return "O coloca una ficha de cada color y conserva tu color.";
  }

  @Override
  public String score(String score) {
    return score + " puntos";
  }

  @Override
  public String noStones() {
    return "sin fichas";
  }

  @Override
  public String tie() {
    return "En caso de empate gana el último color, de entre los empatados.";
  }

  @Override
  public String noRound(String free, String needed) {
    return "Espacios libres: " + free + ". Una ronda completa necesita " + needed + ".";
  }

  @Override
  public List<String> rules() {
    return List.of(
        "Dos, tres o cuatro jugadores llevan cada uno un color: blanco, negro, rojo, azul, y juegan"
            + " por turno en ese orden, comenzando por el blanco.",
        "En tu turno colocas una ficha de cada color en juego en cualesquiera espacios libres del"
            + " tablero.",
        "Las fichas conectadas del mismo color forman un grupo. Los puntos de un color son el"
            + " producto de los tamaños de todos sus grupos. Tres grupos de 3 valen 27; un grupo de"
            + " 9, sólo 9.",
        "La partida termina cuando, justo antes de que el blanco empiece su turno, no es posible"
            + " realizar una ronda completa: hacen falta 4 espacios libres para dos jugadores, 9"
            + " para tres y 16 para cuatro. Gana la mayor puntuación; en caso de empate, el último"
            + " color de entre los empatados.",
        "Con la regla del pastel, en la primera ronda cada jugador, desde el segundo, puede cambiar"
            + " los colores con uno de los anteriores en lugar de colocar fichas. Luego continúa el"
            + " color que sigue a tantos colores como jugadores hayan jugado.");
  }

  @Override
  public String problem(OmegaProblem problem) {
    return switch (problem) {
      case TOO_FEW_CELLS ->
          "una partida de {0} jugadores necesita al menos {1} espacios; este tablero tiene {2}";
      case START_TOO_FULL -> "el resto de la ronda necesita {0} espacios libres; hay {1}";
      case SWAP_EARLIER_ONLY -> "sólo se puede cambiar con un jugador anterior, no con {0}";
      case TOURNAMENT_SETUP ->
          "un torneo son dos partidas iguales, para dos jugadores y sin regla del pastel";
      case TOURNAMENT_UNFINISHED -> "las dos partidas de un torneo se juegan hasta el final";
    };
  }
}
