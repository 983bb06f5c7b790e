// Makes a frame of each link <a class="hexstones" href="…#g=…"> on another site's page. Without this
// script it stays a link. See docs/embedding.md.
"use strict";

{
  const home = new URL(".", document.currentScript.src).href;
  const frames = [];

  const show = (link) => {
    if (!link.href.startsWith(home) || !/^#(g|study|puzzle)=/.test(link.hash)) return;
    const frame = document.createElement("iframe");
    frame.src = `${home}embed.html${link.search}${link.hash}`;
    frame.title = link.textContent.trim() || "Hexstones";
    frame.loading = "lazy";
    frame.sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
    // Till the frame tells its height: the board beside its panel, or above it.
    const width = link.parentElement.clientWidth;
    const height = `${Math.round(width < 640 ? width + 280 : width / 1.6)}px`;
    Object.assign(frame.style, { display: "block", width: "100%", height, border: "0" });
    frames.push(frame);
    link.replaceWith(frame);
  };

  const showAll = () => document.querySelectorAll("a.hexstones[href]").forEach(show);

  addEventListener("message", ({ source, data }) => {
    const height = data?.hexstones?.height;
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame && Number.isInteger(height) && height > 0 && height < 5000) {
      frame.style.height = `${height}px`;
    }
  });

  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showAll);
  else showAll();
}
