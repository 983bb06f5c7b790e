package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A program with a bit of all that the passes look for; {@link TeaVmSample} compiles it. */
final class Sample {
  @JSFunctor
  interface Callback extends JSObject {
    void call();
  }

  interface Named {
    String name();
  }

  private static final List<Object> ALL = new ArrayList<>();

  private static class Stone implements Named {
    private final int count;

    private Stone(int count) {
      this.count = count * count;
    }

    @Override
    public String name() {
      return "stone " + count;
    }
  }

  private static final class Colour extends Stone {
    private final String[][] names = {{"white"}, {"black"}};

    private Colour(int count) {
      super(count);
    }

    @Override
    public String name() {
      return names[1][0] + super.name();
    }
  }

  private Sample() {}

  @JSBody(params = "callback", script = "setTimeout(callback, 0);")
  private static native void later(Callback callback);

  @JSBody(params = "text", script = "console.log(text);")
  private static native void log(String text);

  public static void main(String[] args) {
    ALL.add(new Stone(args.length));
    ALL.add(new Colour(3));
    ALL.add("text");
    later(Sample::show);
  }

  private static void show() {
    for (Object one : ALL) {
      try {
        log(one instanceof Named named ? named.name() : one.toString());
        if (one.equals("text")) {
          throw new IllegalStateException("the end");
        }
      } catch (IllegalStateException e) {
        log(String.valueOf(e.getMessage()));
      }
    }
  }
}
