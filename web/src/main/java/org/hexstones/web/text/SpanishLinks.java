package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in Spanish. */
final class SpanishLinks implements LinkText {
  @Override
  public String word(LinkWord word) {
    return switch (word) {
      case SHARE -> "Compartir";
      case LINK -> "Enlace a esta partida";
      case COPY -> "Copiar enlace";
      case SHEET -> "Compartir…";
      case LINK_SHORTENED ->
          "La partida es demasiado grande para un enlace: se omiten comentarios y variantes.";
      case QR -> "Código QR del enlace";
      case QR_TOO_LONG -> "El enlace es demasiado largo para un código QR.";
      case SAVE -> "Guardar como archivo";
      case TEXT -> "Texto";
      case JSON -> "JSON";
      case SVG -> "Imagen SVG";
      case PNG -> "Imagen PNG";
      case PICTURES ->
          "Una imagen lleva la partida dentro: al abrirla aquí se puede seguir jugando.";
      case OPEN_GAME -> "Abrir una partida";
      case CHOOSE_FILE -> "Elegir un archivo…";
      case PASTE -> "Un enlace, o una partida como texto";
      case OPEN -> "Abrir";
      case DROP -> "También se puede soltar un archivo en la página, o pegar un enlace.";
      case BY_LINK -> "Por enlace";
      case BY_LINK_HELP ->
          "Por enlace: una persona en otro lugar. Os enviáis el enlace de la última posición.";
      case SEND -> "Enviar el enlace";
      case SEND_HELP -> "Envía este enlace. Después abre el que recibas.";
      case SEND_END -> "Envía el enlace para que todos vean el final.";
      case LATEST -> "A la última posición";
      case EARLIER -> "Una posición anterior. Ya no se puede cambiar.";
      case GAMES_BY_LINK -> "Partidas por enlace";
      case YOUR_TURN -> "Te toca";
      case THEIR_TURN -> "A la espera de un enlace";
      case TAKE_FORK -> "Seguir con la suya";
      case LEAVE_FORK -> "Conservar la mía";
    };
  }

  @Override
  public String differs(String move) {
    return "Las dos difieren a partir de la jugada " + move + ".";
  }

  @Override
  public String at(String what, String character) {
    return what + " (carácter " + character + ")";
  }

  @Override
  public String part(String english) {
    return switch (english) {
      case "a move" -> "una jugada";
      case "a comment" -> "un comentario";
      case "a variation" -> "una variante";
      case "a name" -> "un nombre";
      case "a text in quotation marks" -> "un texto entre comillas";
      case "start, tag or moves" -> "start, tag o moves";
      case "a value" -> "un valor";
      case "a key" -> "una clave";
      case "the end" -> "el final";
      default -> english;
    };
  }

  @Override
  public String problem(LinkProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "el enlace tiene más de {0} caracteres";
      case EMPTY -> "el enlace no contiene ninguna partida";
      case NEWER_VERSION -> "el enlace es de la versión {0}; este programa lee hasta la {1}";
      case BAD_CHARACTER -> "el enlace tiene un carácter que no le corresponde: {0}";
      case DAMAGED -> "el enlace está dañado: un carácter se ha cambiado o perdido";
    };
  }

  @Override
  public String problem(NotationProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "una partida escrita tiene {0} caracteres como mucho";
      case NOT_A_RECORD -> "esto no es una partida: no empieza por «hexstones 1»";
      case NEWER_VERSION -> "la partida es de la versión {0}; este programa lee hasta la {1}";
      case UNEXPECTED -> "«{0}» no puede estar aquí: se espera {1}";
      case NOT_CLOSED -> "un texto que empieza por {0} no se cierra";
      case BAD_ESCAPE ->
          "después de una barra inversa debe venir \\ n \" '{' '}' o u y cuatro cifras hexadecimales";
      case TEXT_TOO_LONG -> "un texto tiene {0} caracteres como mucho";
      case NOT_A_START_STONE ->
          "«{0}» no es una ficha inicial: se espera un color y espacios, como white:e5,d4";
      case TOO_MANY_STONES -> "hay más fichas iniciales que espacios";
      case TOO_MANY_TAGS -> "una partida tiene {0} etiquetas como mucho";
      case TOO_MANY_MOVES -> "una partida tiene {0} jugadas como mucho, variantes incluidas";
      case TOO_MANY_VARIATIONS -> "una jugada tiene {0} variantes como mucho";
      case NO_MOVE_BEFORE -> "{0} debe ir después de la jugada a la que pertenece";
      case NO_MOVE_INSIDE -> "una variante debe contener una jugada";
      case NOT_OPENED -> "aquí no hay ninguna variante abierta";
      case MOVE_TWICE -> "{0} ya es una de las jugadas aquí";
      case COMMENT_TWICE -> "aquí ya hay un comentario";
    };
  }

  @Override
  public String problem(FileProblem problem) {
    return switch (problem) {
      case TOO_LARGE -> "un archivo de más de {0} bytes no se abre";
      case EMPTY -> "no contiene nada";
      case NOT_UTF8 -> "no es texto (UTF-8) ni una imagen PNG";
      case NOT_A_GAME ->
          "no es una partida: ni texto, ni JSON, ni un enlace, ni una imagen con una partida";
      case NO_GAME_INSIDE -> "la imagen no lleva ninguna partida";
      case DAMAGED -> "la imagen está dañada";
    };
  }

  @Override
  public String problem(JsonProblem problem) {
    return switch (problem) {
      case TOO_LONG -> "una partida en JSON tiene {0} caracteres como mucho";
      case TOO_DEEP -> "más de {0} listas y objetos unos dentro de otros";
      case EXPECTED -> "no es JSON: se espera {0}";
      case BAD_STRING -> "no es JSON: una cadena no se cierra o tiene un carácter sin escapar";
      case BAD_NUMBER -> "no es JSON: esto no es un número";
      case KEY_TWICE -> "la clave «{0}» aparece dos veces";
      case KEY_UNKNOWN -> "la clave «{0}» no significa nada aquí";
      case KEY_MISSING -> "falta la clave «{0}»";
      case NOT_TEXT -> "«{0}» debe ser una cadena";
      case NOT_LIST -> "«{0}» debe ser una lista";
      case NOT_OBJECT -> "«{0}» debe ser un objeto";
      case NOT_A_RECORD -> "esto no es una partida: «hexstones» debe ser un número de versión";
      case EMPTY_VARIATION -> "una variante debe contener una jugada";
    };
  }
}
