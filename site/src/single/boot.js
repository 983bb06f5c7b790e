// Starts the page of the single file. A file may load no worker from another, but from a Blob: so
// the worker's code stands here as a function, which is never called, and is made a Blob of.
"use strict";

// Without an address the worker fails, which the page tells.
let worker = "";
try {
  const code = new Blob([`(${thinkInWorker})()`], { type: "text/javascript" });
  worker = URL.createObjectURL(code);
} catch {}

// As in the site's boot.js. There is no worker for a missing network: a file needs none.
if (self.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (url === worker ? url : null),
  });
}

// Where the address asks for it, the analysis board takes the place of the page.
if (location.hash.startsWith("#study=")) takeStudy();
main([worker]);
