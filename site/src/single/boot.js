// Starts the page of the single file. A file may load no worker from another, but from a Blob: so
// the code of each worker stands here as a function, which is never called, and is made a Blob of.
"use strict";

// Without an address a worker fails, which the page tells.
const addressOf = (code) => {
  try {
    return URL.createObjectURL(new Blob([`(${code})()`], { type: "text/javascript" }));
  } catch {
    return "";
  }
};
const workers = [thinkInWorker, drawInWorker].map(addressOf);

// As in the site's boot.js. There is no worker for a missing network: a file needs none.
if (self.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (workers.includes(url) ? url : null),
  });
}

if (self !== top) {
  // As in the site's early.js: within another page there is only the way out of it.
  const own = (tag) => document.querySelector(`[data-texts="${CSS.escape(tag.split("-")[0])}"]`);
  const texts = navigator.languages.map(own).find((found) => found) ?? own("en");
  const link = document.createElement("a");
  link.className = "button";
  link.dataset.framed = "";
  link.target = "_top";
  link.href = location.href;
  link.textContent = texts.textContent.match(/^{framed} = (.*)$/m)[1];
  document.documentElement.lang = texts.dataset.texts;
  document.body.append(link);
} else {
  // Where the address asks for it, the analysis board takes the place of the page.
  if (location.hash.startsWith("#{study}=")) takeStudy();
  main(workers);
}
