package org.hexstones.web.omega;

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
