package org.hexstones.web.text;

/** What one does round a game, in Spanish. */
final class SpanishPlay implements PlayText {
  @Override
  public String word(PlayWord word) {
    return switch (word) {
      case SWAP_SEATS -> "Cambiar de sitio";
      case LEARN -> "Aprender jugando";
      case FETCHING -> "Se están trayendo los textos…";
      case NOT_FETCHED ->
          "No se han podido traer los textos. Sin red solo están si la página ya se había abierto.";
      case FETCH_AGAIN -> "Intentar de nuevo";
      case OFFER -> "¿Primera vez aquí? Juega unos pocos pasos y ya sabrás jugar.";
      case NOT_NOW -> "Ahora no";
      case LEAVE_LESSON -> "Salir de la lección";
      case HINT -> "Pista";
      case TRY_AGAIN -> "Empezar de nuevo";
      case NEXT_STEP -> "Siguiente";
      case TO_THE_GAME -> "A jugar";
      case MISSED -> "Casi.";
    };
  }

  @Override
  public String level(int number) {
    return switch (number) {
      case 1 -> "Arena";
      case 2 -> "Grava";
      case 3 -> "Guijarro";
      case 4 -> "Canto rodado";
      case 5 -> "Sílex";
      case 6 -> "Pizarra";
      case 7 -> "Mármol";
      case 8 -> "Basalto";
      case 9 -> "Granito";
      default -> "Montaña";
    };
  }

  @Override
  public String levelOf(String player) {
    return "Fuerza de " + player;
  }

  @Override
  public String harder(String level) {
    return "Más difícil: " + level;
  }

  @Override
  public String easier(String level) {
    return "Más fácil: " + level;
  }

  @Override
  public String computer(String level) {
    return "Ordenador (" + level + ")";
  }

  @Override
  public String stepOf(String step, String steps) {
    return "Paso " + step + " de " + steps;
  }
}
