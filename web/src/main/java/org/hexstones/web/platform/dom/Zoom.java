package org.hexstones.web.platform.dom;

import org.teavm.jso.JSBody;

/**
 * Zooms the board with two fingers, a wheel with the control key, or buttons; one finger then moves
 * it. Only the display changes: the views know nothing of it.
 */
public final class Zoom {
  private Zoom() {}

  /** Starts zooming, for every board from now on. */
  @JSBody(
      script =
          """
          var most = 4, slop = 10;
          var shown = null, shape = '', scale = 1, left = 0, top = 0, moved = false;
          var fingers = new Map();
          var find = function(event) {
            var room = event.target.closest && event.target.closest('[data-room]');
            var board = room && room.querySelector('.board');
            if (board && (board !== shown || board.getAttribute('viewBox') !== shape)) {
              shown = board; shape = board.getAttribute('viewBox');
              scale = 1; left = 0; top = 0; apply();
            }
            return board;
          };
          var findRoom = function() {
            var room = document.querySelector('[data-room]');
            return room && find({target: room}) ? room : null;
          };
          var apply = function() {
            var room = shown.parentNode.getBoundingClientRect();
            left = Math.min(0, Math.max(left, room.width * (1 - scale)));
            top = Math.min(0, Math.max(top, room.height * (1 - scale)));
            shown.style.transformOrigin = '0 0';
            shown.style.transform = scale === 1 ? ''
              : 'translate(' + left + 'px,' + top + 'px) scale(' + scale + ')';
            shown.classList.toggle('zoomed', scale > 1);
          };
          var at = function(factor, x, y) {
            var room = shown.parentNode.getBoundingClientRect();
            var next = Math.min(most, Math.max(1, scale * factor));
            left = (x - room.left) - (x - room.left - left) * next / scale;
            top = (y - room.top) - (y - room.top - top) * next / scale;
            scale = next; apply();
          };
          document.addEventListener('pointerdown', function(event) {
            if (!find(event)) return;
            if (event.isPrimary) { fingers.clear(); moved = false; }
            fingers.set(event.pointerId,
              {x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY});
          });
          document.addEventListener('pointermove', function(event) {
            var finger = fingers.get(event.pointerId);
            if (!finger || !shown) return;
            if (fingers.size === 2) {
              var other = null;
              fingers.forEach(function(f, id) { if (id !== event.pointerId) other = f; });
              var before = Math.hypot(finger.x - other.x, finger.y - other.y);
              var after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
              moved = true;
              if (before > 0) {
                at(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
              }
            } else if (scale > 1) {
              moved = moved || Math.hypot(event.clientX - finger.fromX,
                event.clientY - finger.fromY) > slop;
              if (moved) {
                left += event.clientX - finger.x; top += event.clientY - finger.y; apply();
              }
            }
            finger.x = event.clientX; finger.y = event.clientY;
          });
          var lift = function(event) { fingers.delete(event.pointerId); };
          document.addEventListener('pointerup', lift);
          document.addEventListener('pointercancel', lift);
          document.addEventListener('click', function(event) {
            if (moved && find(event)) { event.stopPropagation(); event.preventDefault(); }
            moved = false;
          }, true);
          document.addEventListener('wheel', function(event) {
            if (!event.ctrlKey || !find(event)) return;
            event.preventDefault(); at(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
          }, {passive: false});
          var bring = function(at) {
            if (!at || scale === 1) return;
            shown.parentNode.scrollTo(0, 0);
            var room = shown.parentNode.getBoundingClientRect();
            var cell = at.getBoundingClientRect();
            if (cell.left < room.left || cell.right > room.right
                || cell.top < room.top || cell.bottom > room.bottom) {
              left += room.left + room.width / 2 - (cell.left + cell.right) / 2;
              top += room.top + room.height / 2 - (cell.top + cell.bottom) / 2;
              apply();
            }
          };
          document.addEventListener('focusin', function(event) {
            if (find(event)) bring(event.target.closest('[data-cell]'));
          });
          // Another room: the board is drawn for it with the next frame, or shown whole again.
          addEventListener('resize', function() { setTimeout(function() {
            if (scale === 1 || !findRoom()) return;
            apply();
            bring(shown.querySelector('[data-cell][tabindex="0"]'));
          }, 100); });
          self.hexstonesZoom = function(factor) {
            var room = findRoom();
            if (!room) return;
            var box = room.getBoundingClientRect();
            at(factor, box.left + box.width / 2, box.top + box.height / 2);
          };
          """)
  public static native void follow();

  /** Enlarges the shown board by a half round its middle, or shrinks it again. */
  public static void by(boolean larger) {
    by(larger ? 1.5 : 1 / 1.5);
  }

  @JSBody(params = "factor", script = "self.hexstonesZoom(factor);")
  private static native void by(double factor);
}
