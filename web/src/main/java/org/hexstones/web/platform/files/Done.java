package org.hexstones.web.platform.files;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Receives whether something succeeded. */
@JSFunctor
interface Done extends JSObject {
  void call(boolean done);
}
