// Requests what the address needs beside the styles, before the page is read. Stands in the page
// itself, so that it costs no request. See docs/architecture.md.
"use strict";
{
  const root = document.documentElement;
  const known = root.dataset.languages.split(" ");
  let kept;
  try {
    kept = localStorage.getItem("hexstones.settings")?.split(" ")[1];
  } catch {}
  const own = (tag) => known.find((ours) => tag === ours || tag?.startsWith(`${ours}-`));
  root.lang = [kept, ...navigator.languages].map(own).find((tag) => tag) ?? known[0];
  const link = (attributes) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  if (self === top && /^#(g|new)=/.test(location.hash)) {
    link({ rel: "preload", href: "first.js", as: "script" });
    const texts = `text/first/${root.lang}.txt`;
    link({ rel: "preload", href: texts, as: "fetch", crossOrigin: "anonymous" });
  } else {
    link({ rel: "stylesheet", href: "start.css" });
    link({ rel: "stylesheet", href: "play.css" });
  }
}
