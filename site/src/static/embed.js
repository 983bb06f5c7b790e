// Makes a frame of each link <a class="hexstones" href="…#g=…"> on another site's page. Without this
// script it stays a link. See docs/embedding.md.
"use strict";

{
  // A name in the content of readers, as of <img name=currentScript>, hides what a document has.
  const own = (name) => Reflect.get(Document.prototype, name, document);
  const home = new URL(".", own("currentScript").src).href;
  const frames = [];

  const show = (link) => {
    // A link within an SVG has another kind of address.
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!link.href.startsWith(home) || !/^#\W*({embedded})(=|%3d)/i.test(link.hash)) return;
    const frame = own("createElement").call(document, "iframe");
    frame.src = `${home}embed.html${link.search}${link.hash}`;
    frame.title = link.textContent.trim() || "Hexstones";
    frame.loading = "lazy";
    frame.sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
    Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
    frames.push(frame);
    link.replaceWith(frame);
    // Till the frame tells its height: the board beside its panel, or above it.
    const width = frame.clientWidth;
    frame.style.height = `${Math.round(width < 640 ? width + 280 : width / 1.6)}px`;
  };

  const showAll = () =>
    own("querySelectorAll").call(document, "a.hexstones[href]").forEach(show);

  addEventListener("message", ({ source, data }) => {
    const height = data?.hexstones?.height;
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame && Number.isInteger(height) && height > 0 && height < 5000) {
      frame.style.height = `${height}px`;
    }
  });

  if (own("readyState") === "loading") addEventListener("DOMContentLoaded", showAll);
  else showAll();
}
