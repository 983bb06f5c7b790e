// Starts the page. Not inline, because the Content-Security-Policy forbids inline scripts.
"use strict";

// The policy called "default" judges every string about to be loaded as a script. Only our own
// worker passes; there is no rule for HTML or code given as a string, so those never pass.
if (self.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (url === "worker-boot.js" ? url : null),
  });
}

main([]);
