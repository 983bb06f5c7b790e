package org.hexstones.web.text;

/** Kept games in Spanish. */
final class SpanishLibrary implements LibraryText {
  @Override
  public String word(LibraryWord word) {
    return switch (word) {
      case GAMES -> "Tus partidas";
      case SEARCH -> "Buscar";
      case SEARCH_HINT -> "Juego, tablero o rival";
      case EXPORT -> "Exportar todas";
      case IMPORT -> "Importar";
      case NOT_ARCHIVE -> "Ese archivo no contiene partidas de Hexstones.";
      case NO_GAMES -> "Aún no hay partidas. Todas se guardan desde su primera ficha.";
      case NONE_FOUND -> "Ninguna partida es así.";
      case READING -> "Leyendo las partidas…";
      case PREVIOUS -> "Partidas más nuevas";
      case NEXT -> "Partidas más antiguas";
      case DELETED -> "La partida se ha borrado.";
      case PUT_BACK -> "Deshacer";
      case OF_NEWER -> "De una versión más nueva de Hexstones; vuelve a cargar la página.";
      case NAME -> "Nombre";
      case SET_UP -> "Preparar una posición";
      case SET_UP_HINT -> "Elige una ficha y pulsa espacios; pulsa una ficha para quitarla.";
      case STONES -> "Fichas";
      case ERASE -> "Quitar";
      case FIRST_TO_MOVE -> "Juega primero";
      case CLEAR -> "Vaciar el tablero";
      case BACK -> "Volver";
      case PLAY_FROM_HERE -> "Jugar desde aquí";
    };
  }

  @Override
  public String games(String number, boolean one) {
    return number + (one ? " partida" : " partidas");
  }

  @Override
  public String range(String from, String to, String of) {
    return from + "–" + to + " de " + of;
  }

  @Override
  public String moves(String number, boolean one) {
    return number + (one ? " jugada" : " jugadas");
  }

  @Override
  public String delete(String game) {
    return "Borrar " + game;
  }

  @Override
  public String imported(String added, String known, String unread) {
    return "Importadas: "
        + added
        + ". Ya estaban: "
        + known
        + ". No se pueden leer: "
        + unread
        + ".";
  }

  @Override
  public String nameOf(String player) {
    return "Nombre de " + player;
  }
}
