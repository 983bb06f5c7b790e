package org.hexstones.web.platform;

import org.hexstones.game.Colour;
import org.hexstones.web.match.Cue;
import org.teavm.jso.JSBody;

/** Sounds made with WebAudio, and vibration. Without support nothing happens. */
public final class Sounds {
  private Sounds() {}

  /**
   * Gives a cue.
   *
   * @param colour the colour of the stone, for cues about stones
   * @param group the size of the stone's group, for cues about stones: the larger, the deeper
   */
  public static void give(Cue cue, int colour, int group, boolean sound, boolean vibration) {
    if (sound) {
      switch (cue) {
        case STONE -> play(stone(colour, group));
        case JOIN -> play(stone(colour, group) + " 392,0.06,0.16,0.12 587,0.13,0.26,0.14");
        case REFUSED -> play("150,0,0.14,0.25");
        case HURRY -> play("880,0,0.08,0.2 880,0.16,0.08,0.2");
        case END -> play("523,0,0.25,0.2 659,0.12,0.25,0.2 784,0.24,0.5,0.2");
        case FIRST_WIN -> play("392,0,0.9,0.12 523,0,0.9,0.12 659,0,0.9,0.12 784,0,0.9,0.12");
      }
    }
    if (vibration) {
      boolean ends = cue == Cue.END || cue == Cue.FIRST_WIN;
      vibrate(cue == Cue.STONE ? 12 : cue == Cue.JOIN ? 24 : ends ? 60 : 30);
    }
  }

  /** A click and a tone, both higher or lower for each colour. */
  private static String stone(int colour, int group) {
    return switch (Colour.of(colour)) {
      case WHITE -> "1900,0,0.035,0.3 " + deeper(240, group) + ",0,0.07,0.35";
      case BLACK -> "1500,0,0.035,0.26 " + deeper(160, group) + ",0,0.09,0.4";
      case RED -> "2200,0,0.03,0.26 " + deeper(320, group) + ",0,0.07,0.32";
      case BLUE -> "1700,0,0.03,0.26 " + deeper(200, group) + ",0,0.08,0.36";
    };
  }

  /** For a group of 13 or more by a quarter. */
  private static int deeper(int pitch, int group) {
    return pitch - pitch * Math.min(group - 1, 12) / 48;
  }

  /**
   * Plays tones. Each has a pitch in Hz, a beginning and a length in seconds, and a volume. Making
   * them takes some milliseconds, so they are made after the stone is painted; a hidden page paints
   * nothing. Before the person has pressed anything, browsers allow no sound.
   */
  @JSBody(
      params = "tones",
      script =
          """
          var active = navigator.userActivation;
          if (active && !active.hasBeenActive) return;
          function make() { try {
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
          } catch (e) { } }
          function later() { setTimeout(make, 0); }
          if (document.hidden) later(); else requestAnimationFrame(later);
          """)
  private static native void play(String tones);

  @JSBody(
      params = "millis",
      script =
          """
          var active = navigator.userActivation;
          if (!navigator.vibrate || active && !active.hasBeenActive) return;
          try { navigator.vibrate(millis); } catch (e) { }
          """)
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
