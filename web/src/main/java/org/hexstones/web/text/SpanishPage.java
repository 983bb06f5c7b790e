package org.hexstones.web.text;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.model.Notice;

/** The page in Spanish, in the terms of OMEGA's Spanish rule sheet. */
final class SpanishPage implements PageText {
  @Override
  public String word(Word word) {
    return switch (word) {
      case TAGLINE -> "Dos juegos de fichas sobre hexágonos";
      case NEW_GAME -> "Nueva partida";
      case GAME -> "Juego";
      case BOARD -> "Tablero";
      case SHAPE -> "Forma";
      case HEXHEX -> "Hexágono";
      case TRIANGLE -> "Triángulo";
      case RHOMBUS -> "Rombo";
      case HEXAGON -> "Hexágono irregular";
      case HEXAGRAM -> "Estrella";
      case CELLS -> "Forma libre";
      case SIDE -> "Espacios por lado";
      case SIX_SIDES -> "Sus seis lados, en espacios";
      case CELL_LIST -> "Sus espacios";
      case SMALLER -> "Más pequeño";
      case LARGER -> "Más grande";
      case PLAYERS -> "Jugadores";
      case SEATS -> "Quién juega";
      case PERSON -> "Persona";
      case COMPUTER -> "Ordenador";
      case START -> "Empezar";
      case CONTINUE -> "Continuar";
      case STONES_TO_PLACE -> "Fichas por colocar";
      case UNDO -> "Deshacer";
      case REDO -> "Rehacer";
      case MOVES -> "Jugadas";
      case NO_MOVES -> "Todavía no se ha colocado ninguna ficha.";
      case RULES -> "Reglas";
      case SETTINGS -> "Ajustes";
      case RESIGN -> "Abandonar";
      case CANCEL -> "Cancelar";
      case CLOSE -> "Cerrar";
      case PLAY_ON -> "Seguir jugando desde aquí";
      case COMPUTER_WAITS -> "El ordenador espera.";
      case GROUP_SIZES -> "Tamaños de los grupos";
      case STAR_CELL -> "estrella";
      case YOUR_CHOICE -> "Tú eliges";
      case KOMI -> "Komi";
      case OTHERS_LEFT -> "No queda nadie más en la partida.";
      case PLAY_AGAIN -> "Jugar otra vez";
      case KEEPS -> "conserva el bando";
      case LANGUAGE -> "Idioma";
      case THEME -> "Aspecto";
      case THEME_AUTO -> "Como el dispositivo";
      case THEME_LIGHT -> "Claro";
      case THEME_DARK -> "Oscuro";
      case DESIGNER -> "Autor";
      case KEYBOARD -> "Teclado";
      case KEYBOARD_HELP ->
          "Las flechas recorren dos líneas del tablero; Re Pág y Av Pág (o , y .) la tercera. Inicio"
              + " y Fin van a los extremos de una fila y, con Ctrl, a los del tablero. Intro coloca"
              + " una ficha.";
      case VERSION_WAITS -> "Hay una nueva versión de Hexstones. Tu partida continúa en ella.";
      case TAKE_VERSION -> "Cambiar";
      case LEAVE_VERSION -> "Más tarde";
    };
  }

  @Override
  public String notice(Notice.Kind kind) {
    return switch (kind) {
      case REFUSED -> "No es posible:";
      case WORKER_RESTARTED ->
          "El jugador automático ha fallado. Se ha reiniciado y vuelve a pensar.";
      case WORKER_LOST -> "El jugador automático falla una y otra vez, y ahora espera.";
      case NOT_KEPT ->
          "Este navegador no guarda la partida: se perdería al volver a cargar la página.";
      case FULL ->
          "El navegador no tiene sitio para guardar la partida: se perdería al volver a cargar la"
              + " página. Borra o exporta partidas pasadas para hacer sitio.";
      case NEWER_STORE ->
          "Ahora guarda las partidas una versión más nueva de Hexstones. Vuelve a cargar la página"
              + " para tenerla; lo que se juegue aquí hasta entonces no se guarda.";
      case NEWER_GAME ->
          "Una partida guardada es de una versión más nueva de Hexstones. Se ha dejado como está; no"
              + " se ha borrado nada.";
      case WENT_ON -> "Esta partida ha seguido en otra pestaña. La ves tal como está allí.";
      case FORKED ->
          "Esta partida ha seguido de otra manera en otra pestaña. Se guardan las dos: la tuya es"
              + " ahora una partida aparte.";
      case SET_ASIDE -> "Una partida guardada está dañada. Se ha apartado; no se ha borrado nada.";
      case BAD_ADDRESS -> "La dirección pide una partida que no se puede jugar:";
      case BAD_LINK -> "Este enlace no se puede abrir:";
      case BAD_FILE -> "Esto no se puede abrir:";
      case LINK_OLDER ->
          "Este enlace es anterior a la partida que hay aquí. Se muestra la última posición.";
      case LINK_DIFFERS -> "Este enlace cuenta otro curso de la partida.";
      case LINK_MOVED -> "El enlace contiene jugadas tuyas que no se hicieron en este navegador.";
      case COPIED -> "Enlace copiado.";
      case NOT_COPIED -> "No se ha podido copiar el enlace. Selecciónalo y cópialo tú.";
      case NOT_SAVED -> "No se ha podido crear el archivo.";
    };
  }

  @Override
  public String colour(Colour colour) {
    return switch (colour) {
      case WHITE -> "Blanco";
      case BLACK -> "Negro";
      case RED -> "Rojo";
      case BLUE -> "Azul";
    };
  }

  @Override
  public String stone(Colour colour) {
    return switch (colour) {
      case WHITE -> "blanca";
      case BLACK -> "negra";
      case RED -> "roja";
      case BLUE -> "azul";
    };
  }

  @Override
  public String player(char letter) {
    return "Jugador " + letter;
  }

  @Override
  public String continueGame(String game) {
    return "Continuar la partida de " + game;
  }

  @Override
  public String boardOf(String cells) {
    return cells + " espacios";
  }

  @Override
  public String toMove(String colour) {
    return "Turno de " + colour;
  }

  @Override
  public String thinking(String colour) {
    return colour + " está pensando";
  }

  @Override
  public String playouts(String number) {
    return number + " partidas probadas";
  }

  @Override
  public String resigns(String player) {
    return "¿Abandona " + player + "?";
  }

  @Override
  public String cellFree(String cell) {
    return cell + ", libre";
  }

  @Override
  public String cellTaken(String cell, String stone) {
    return cell + ", ficha " + stone;
  }

  @Override
  public String groupOf(String stones) {
    return "grupo de " + stones;
  }

  @Override
  public String placed(String stone, String cell) {
    return "ficha " + stone + " en " + cell;
  }

  @Override
  public String swap(String player, String colour) {
    return "Cambiar con " + player + " y llevar " + colour;
  }

  @Override
  public String keep(String colour) {
    return "Conservar " + colour;
  }

  @Override
  public String nameKomi(String komi) {
    return "Fijar komi " + komi;
  }

  @Override
  public String komiRange(String least, String most) {
    return "de " + least + " a " + most + ", en medios";
  }

  @Override
  public String holds(String player, String colour) {
    return player + ": " + colour;
  }

  @Override
  public String swapped(String player) {
    return "cambia con " + player;
  }

  @Override
  public String komiNamed(String komi) {
    return "komi " + komi;
  }

  @Override
  public String wins(String colour) {
    return "¡" + colour + " gana!";
  }

  @Override
  public String resigned(String player) {
    return player + " ha abandonado.";
  }

  @Override
  public String flagFell(String player) {
    return player + " ha agotado su tiempo.";
  }

  @Override
  public String problem(BoardProblem problem) {
    return switch (problem) {
      case UNKNOWN_SHAPE ->
          "tablero desconocido «{0}»: se espera hexhex:n, triangle:n, rhombus:n,"
              + " hexagon:a,b,c,d,e,f, hexagram:n o cells:…";
      case SIZE_NOT_A_NUMBER -> "«{0}» no es un número entero";
      case SIZE_OUT_OF_RANGE -> "el tamaño debe ir de {1} a {2}, no {3}";
      case SIX_SIDES_NEEDED -> "un hexágono necesita seis lados, no {0}";
      case DOES_NOT_CLOSE -> "seis lados de {0} espacios no se cierran en un hexágono";
      case TOO_MANY_CELLS -> "un tablero tiene como mucho {0} espacios";
      case TOO_SPREAD_OUT -> "los espacios de un tablero caben en {0} líneas en cada dirección";
      case NO_CELLS -> "un tablero necesita al menos un espacio";
      case CELL_NOT_READABLE -> "«{0}» no es un espacio ni una serie de espacios, como b3 o b3-7";
      case CELL_TWICE -> "el espacio {0} aparece dos veces";
      case NO_SUCH_CELL -> "no hay ningún espacio «{0}» en este tablero";
    };
  }

  @Override
  public String problem(MoveProblem problem) {
    return switch (problem) {
      case NOT_A_MOVE -> "«{0}» no es una jugada";
      case GAME_OVER -> "la partida ha terminado";
      case OCCUPIED -> "{0} está ocupado";
      case NO_SUCH_CELL -> "no existe ese espacio";
      case NOT_YOUR_COLOUR -> "ahora no se puede colocar una ficha de este color: {0}";
      case ALREADY_PLACED -> "la ficha de este color ya se ha colocado en este turno: {0}";
      case NOT_NOW -> "eso no es posible ahora";
      case NO_SUCH_PLAYER -> "no hay ningún jugador {0}";
      case ALREADY_WITHDRAWN -> "el jugador {0} ya ha dejado la partida";
      case OPTION_UNKNOWN -> "opción desconocida «{0}»";
      case OPTION_TWICE -> "la opción «{0}» aparece dos veces";
      case OPTION_NOT_READABLE -> "«{0}» no es una opción: se espera nombre=valor";
      case OPTION_BAD_VALUE ->
          "«{0}={1}» no se entiende: hay que escribir {0}= y una de estas opciones: {2}";
      case GAME_UNKNOWN -> "juego desconocido «{0}»";
      case BOARD_MISSING -> "falta un tablero después de «{0}»";
      case START_CELL_TWICE -> "dos fichas en {0} al comienzo";
      case START_OVER -> "la partida habría terminado ya al comienzo";
      case START_COLOUR -> "{0} no es un color de este juego";
    };
  }

  @Override
  public String problem(SetupProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "una partida se describe con {0} caracteres como mucho";
      case GAME_UNKNOWN -> "juego desconocido «{0}»: se espera uno de {1}";
    };
  }
}
