package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in Spanish. */
final class SpanishLinks implements LinkText {
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
}
