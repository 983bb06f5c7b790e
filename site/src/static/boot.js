// Starts the page. Not inline, because the Content-Security-Policy forbids inline scripts.
"use strict";

// What the page may start besides itself: the worker that thinks, and the one for when there is no
// network. Relative, as every address is: the site may live under any path.
const started = ["worker-boot.js", "sw.js"];

// The policy called "default" judges every string about to be loaded as a script. Only our own
// workers pass; there is no rule for HTML or code given as a string, so those never pass.
if (self.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (started.includes(url) ? url : null),
  });
}

main(started);
