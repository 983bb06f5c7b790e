// Requests what the address needs beside the styles, before the page is read. Stands in the page
// itself, so that it costs no request. See docs/architecture.md.
"use strict";
{
  const root = document.documentElement;
  const known = root.dataset.languages.split(" ");
  const stored = (key) => {
    try {
      return localStorage.getItem(`hexstones.${key}`);
    } catch {
      return null;
    }
  };
  const kept = stored("settings")?.split(" ")[1];
  const own = (tag) => known.find((ours) => tag === ours || tag?.startsWith(`${ours}-`));
  root.lang = [kept, ...navigator.languages].map(own).find((tag) => tag) ?? known[0];
  const link = (attributes) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  const request = (name) => {
    const href = `text/${name}.txt`;
    link({ rel: "preload", href, as: "fetch", crossOrigin: "anonymous" });
  };
  if (self === top && /^#({boards})=/.test(location.hash)) {
    link({ rel: "preload", href: "first.js", as: "script" });
    request(`first/${root.lang}`);
  } else {
    // They apply after style.css, and so are put there once that one is known.
    for (const href of ["start.css", "play.css"]) link({ rel: "preload", href, as: "style" });
    // Who is new here sees the start screen before any program. Its board is turned where Layout
    // turns it: in the room of Viewport.usual, if that makes its cells larger by 4%.
    const isBeside =
      innerWidth >= 880 || (innerWidth >= 480 && 4 * innerWidth >= 5 * innerHeight);
    const across = isBeside ? Math.min(380, Math.max(270, innerWidth * 0.29)) + 36 : 16;
    const isTall = 1.04 * (innerWidth - across) < innerHeight - (isBeside ? 28 : 280);
    root.dataset.start = `start/${root.lang}${isTall ? "-tall" : ""}`;
    if (self === top && !location.hash && !stored("settings") && !stored("form")) {
      request(root.dataset.start);
    }
  }
}
