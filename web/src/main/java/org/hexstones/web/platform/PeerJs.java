package org.hexstones.web.platform;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Bindings for WebRTC. Both sides begin as if they made the offer; each takes the other's
 * description as its answer. So neither has to wait for the other one before its own description is
 * complete. The data channel is agreed in advance (its number is 0).
 */
final class PeerJs {
  private PeerJs() {}

  @JSFunctor
  interface Text extends JSObject {
    void call(String text);
  }

  /**
   * Begins a connection without a peer.
   *
   * @param server the address of a STUN server that the person has typed, or empty
   * @param described receives this device's session description, once all its addresses are known
   * @param state receives {@code open}, {@code away}, {@code here}, and once at the end {@code
   *     lost}, {@code unreachable} or {@code unsupported}
   * @param message receives each message of the peer; what is no text arrives as an empty one
   */
  @JSBody(
      params = {"server", "described", "state", "message"},
      script =
          """
          var it = { ended: false, opened: false };
          it.end = function(how) {
            if (it.ended) return;
            it.ended = true;
            clearTimeout(it.timer);
            try { it.pc.close(); } catch (ignored) { }
            if (how) setTimeout(function() { state(how); }, 0);
          };
          it.fail = function() { it.end(it.opened ? 'lost' : 'unreachable'); };
          try {
            var pc = it.pc = new RTCPeerConnection({ iceServers: server ? [{ urls: server }] : [] });
            var channel = it.channel = pc.createDataChannel('', { negotiated: true, id: 0 });
            var told = false;
            var tell = function() {
              if (told || it.ended) return;
              told = true;
              described(pc.localDescription.sdp);
            };
            channel.onopen = function() { it.opened = true; clearTimeout(it.timer); state('open'); };
            channel.onmessage = function(event) {
              if (!it.ended) message(typeof event.data === 'string' ? event.data : '');
            };
            channel.onclose = it.fail;
            pc.onicegatheringstatechange = function() {
              if (pc.iceGatheringState === 'complete') tell();
            };
            pc.onconnectionstatechange = function() {
              var now = pc.connectionState;
              if (now === 'failed' && it.opened) it.fail();
              else if (it.opened && now === 'disconnected') state('away');
              else if (it.opened && now === 'connected') state('here');
            };
            pc.createOffer().then(function(offer) { return pc.setLocalDescription(offer); })
              // Some networks never let gathering end.
              .then(function() { setTimeout(tell, 2000); }, it.fail);
          } catch (ignored) { it.end('unsupported'); }
          return it;
          """)
  static native JSObject begin(String server, Text described, Text state, Text message);

  /**
   * Takes the description of the peer.
   *
   * @param patience the milliseconds after which the peer counts as unreachable; 0 for no limit
   */
  @JSBody(
      params = {"it", "sdp", "patience"},
      script =
          """
          if (it.ended) return;
          if (patience) it.timer = setTimeout(it.fail, patience);
          it.pc.setRemoteDescription({ type: 'answer', sdp: sdp }).catch(it.fail);
          """)
  static native void take(JSObject it, String sdp, int patience);

  /** Sends a text. A connection that does not accept it is at its end. */
  @JSBody(
      params = {"it", "text"},
      script =
          """
          if (it.ended) return;
          try { it.channel.send(text); } catch (ignored) { it.fail(); }
          """)
  static native void send(JSObject it, String text);

  /** Ends the connection without a report. What was sent before is still delivered. */
  @JSBody(
      params = "it",
      script =
          """
          if (it.ended) return;
          it.ended = true;
          clearTimeout(it.timer);
          try { it.channel.onclose = null; it.channel.close(); } catch (ignored) { }
          setTimeout(function() { try { it.pc.close(); } catch (ignored) { } }, 1000);
          """)
  static native void close(JSObject it);
}
