package org.hexstones.web.platform;

import org.hexstones.web.match.Cue;
import org.teavm.jso.JSBody;

/** Sounds made with WebAudio, and vibration. Without support nothing happens. */
public final class Sounds {
  private Sounds() {}

  public static void give(Cue cue, boolean sound, boolean vibration) {
    if (sound) {
      switch (cue) {
        case STONE -> play("1900,0,0.035,0.30 240,0,0.07,0.35");
        case REFUSED -> play("150,0,0.14,0.25");
        case HURRY -> play("880,0,0.08,0.2 880,0.16,0.08,0.2");
        case END -> play("523,0,0.25,0.2 659,0.12,0.25,0.2 784,0.24,0.5,0.2");
      }
    }
    if (vibration) {
      vibrate(cue == Cue.STONE ? 12 : cue == Cue.END ? 60 : 30);
    }
  }

  /** Plays tones. Each has a pitch in Hz, a beginning and a length in seconds, and a volume. */
  @JSBody(
      params = "tones",
      script =
          """
          try {
            var maker = window.AudioContext || window.webkitAudioContext;
            if (!maker) return;
            var audio = window.hexstonesAudio || (window.hexstonesAudio = new maker());
            if (audio.state === 'suspended') audio.resume();
            tones.split(' ').forEach(function(tone) {
              var n = tone.split(',').map(Number), at = audio.currentTime + 0.01 + n[1];
              var pitch = audio.createOscillator(), loud = audio.createGain();
              pitch.type = 'triangle'; pitch.frequency.value = n[0];
              loud.gain.setValueAtTime(n[3], at);
              loud.gain.exponentialRampToValueAtTime(0.001, at + n[2]);
              pitch.connect(loud); loud.connect(audio.destination);
              pitch.start(at); pitch.stop(at + n[2]);
            });
          } catch (e) { }
          """)
  private static native void play(String tones);

  @JSBody(
      params = "millis",
      script = "if (navigator.vibrate) try { navigator.vibrate(millis); } catch (e) { }")
  private static native void vibrate(int millis);

  @JSBody(script = "return !!navigator.vibrate;")
  public static native boolean canVibrate();

  @JSBody(script = "return !!document.fullscreenEnabled;")
  public static native boolean canFillScreen();

  /** Enters or leaves full screen. */
  @JSBody(
      script =
          """
          if (document.fullscreenElement) document.exitFullscreen();
          else if (document.documentElement.requestFullscreen)
            document.documentElement.requestFullscreen().catch(function() { });
          """)
  public static native void fillScreen();
}
