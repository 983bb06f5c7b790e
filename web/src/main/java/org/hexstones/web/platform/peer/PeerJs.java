package org.hexstones.web.platform.peer;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Bindings for WebRTC. The data channel is agreed in advance (its number is 0). */
final class PeerJs {
  private PeerJs() {}

  @JSFunctor
  interface Text extends JSObject {
    void call(String text);
  }

  /**
   * Begins a connection. The browser's certificate is stored, so that a peer knows this device
   * again.
   *
   * <p>A device that answers begins ICE at once, and the peer has its answer only when a person has
   * carried it there. Firefox gives up five seconds after the last candidate has failed, for good.
   * So the candidates are added again until there is a connection, for ten minutes. The peer is
   * asked again too, which keeps a firewall here open for what it sends.
   *
   * @param offer the session description of the peer that has made an offer; empty to make one
   * @param idle a candidate at which nobody answers, for a peer whose names are not found
   * @param server the address of a STUN server that the person has typed, or empty
   * @param most the length of the longest message; a longer one arrives as an empty one
   * @param described receives this device's session description, once all its addresses are known
   * @param state receives {@code open}, {@code away}, {@code here}, and once at the end {@code
   *     lost}, {@code unreachable}, {@code unsupported}, or {@code slept} if the page was left and
   *     has come back as it was
   * @param message receives each message of the peer; what is no text arrives as an empty one
   */
  @JSBody(
      params = {"offer", "idle", "server", "most", "described", "state", "message"},
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
          it.fail = function() {
            if (it.slept) return;
            if (it.ended || it.opened) return it.end('lost');
            it.end('');
            // Browsers name this permission in two ways, and some do not know it.
            Promise.all(['local-network', 'local-network-access'].map(function(name) {
              return Promise.resolve({ name: name })
                .then(function(asked) { return navigator.permissions.query(asked); })
                .then(function(known) { return known.state === 'denied'; }, function() { });
            })).then(function(denied) {
              state(denied.indexOf(true) < 0 ? 'unreachable' : 'blocked');
            });
          };
          var begun = false;
          function begin(certificate) {
            if (begun || it.ended) return;
            begun = true;
            try {
              connect(certificate);
            } catch (ignored) { it.end('unsupported'); }
          }
          function connect(certificate) {
            var pc = it.pc = new RTCPeerConnection({
              iceServers: server ? [{ urls: server }] : [],
              certificates: certificate ? [certificate] : []
            });
            var channel = it.channel = pc.createDataChannel('', { negotiated: true, id: 0 });
            var settled = false;
            var tell = function() {
              if (settled || it.ended) return;
              settled = true;
              described(pc.localDescription.sdp);
            };
            channel.onopen = function() { it.opened = true; clearTimeout(it.timer); state('open'); };
            channel.onmessage = function(event) {
              var text = event.data;
              if (!it.ended) message(typeof text === 'string' && text.length <= most ? text : '');
            };
            channel.onclose = it.fail;
            // The peer learns at once that this page is closed. A page that comes back as it was,
            // by the browser's way back, has no connection any more.
            addEventListener('pagehide', function() {
              it.slept = true;
              clearTimeout(it.timer);
              pc.close();
              addEventListener('pageshow', function() { it.end('slept'); }, { once: true });
            }, { once: true });
            pc.onicegatheringstatechange = function() {
              if (pc.iceGatheringState === 'complete') tell();
            };
            pc.onconnectionstatechange = function() {
              var now = pc.connectionState;
              if (now === 'failed' && (it.opened || it.gaveUp)) it.fail();
              else if (it.opened && now === 'disconnected') state('away');
              else if (it.opened && now === 'connected') state('here');
            };
            (offer ? pc.setRemoteDescription({ type: 'offer', sdp: offer }) : Promise.resolve())
              .then(function() { return offer ? pc.createAnswer() : pc.createOffer(); })
              .then(function(own) { return pc.setLocalDescription(own); })
              // Some networks never let gathering end.
              .then(function() { setTimeout(tell, 2000); }, it.fail);
            if (offer) keep(pc);
          }
          function keep(pc) {
            var candidates = (offer + idle).split('a=').filter(function(line) {
              return line.indexOf('candidate:') === 0;
            });
            var round = 1;
            var timer = setInterval(function() {
              if (it.ended || it.opened) {
                clearInterval(timer);
                return;
              }
              if (++round > 150) {
                it.gaveUp = true;
                clearInterval(timer);
                if (pc.connectionState === 'failed') it.fail();
                return;
              }
              candidates.forEach(function(one) {
                pc.addIceCandidate({
                  candidate: one.trim().replace(':1 ', ':' + round + ' '),
                  sdpMid: '0'
                })
                  .catch(function() { });
              });
            }, 4000);
          }
          // A browser that stores nothing connects all the same, and is not known again.
          setTimeout(begin, 1000);
          try {
            var asked = indexedDB.open('hexstones-live', 1);
            asked.onupgradeneeded = function() { asked.result.createObjectStore('own'); };
            asked.onerror = function(event) { event.preventDefault(); begin(); };
            asked.onsuccess = function() {
              var base = asked.result;
              var found = base.transaction('own').objectStore('own').get('certificate');
              found.onerror = begin.bind(null, null);
              found.onsuccess = function() {
                var known = found.result;
                if (known && known.expires > Date.now() + 864e5) {
                  base.close();
                  begin(known);
                  return;
                }
                RTCPeerConnection.generateCertificate(
                    { name: 'ECDSA', namedCurve: 'P-256', expires: 31536e6 })
                  .then(function(fresh) {
                    base.transaction('own', 'readwrite').objectStore('own')
                      .put(fresh, 'certificate');
                    base.close();
                    begin(fresh);
                  }).catch(begin.bind(null, null));
              };
            };
          } catch (ignored) { begin(); }
          return it;
          """)
  static native JSObject begin(
      String offer, String idle, String server, int most, Text described, Text state, Text message);

  /**
   * Takes the description of the peer that has answered.
   *
   * @param patience the milliseconds after which the peer counts as unreachable
   */
  @JSBody(
      params = {"it", "sdp", "patience"},
      script =
          """
          if (it.ended) return;
          it.timer = setTimeout(it.fail, patience);
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
