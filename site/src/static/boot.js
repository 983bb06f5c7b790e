// Starts the page. Not inline, because the Content-Security-Policy forbids inline scripts.
"use strict";

// What the page may start besides itself: the worker that thinks, the one that draws pictures, the
// one for when there is no network, and the one that reads QR codes. Relative, as every address is:
// the site may live under any path.
const started = ["worker-boot.js", "picture-boot.js", "sw.js", "scan-boot.js"];

// Where the address asks for it, the analysis board takes the page's place.
let study = location.hash.startsWith("#{study}=") ? "study.js" : null;

// The policy called "default" judges every string about to be loaded as a script. Only our own
// workers pass, and the analysis board once; there is no rule for HTML or code given as a string,
// so those never pass.
if (self.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (started.includes(url) || url === study ? url : null),
  });
}

if (study) {
  const look = document.createElement("link");
  look.rel = "stylesheet";
  look.href = "study.css";
  const script = document.createElement("script");
  script.src = study;
  script.onload = () => main(started);
  study = null;
  document.head.append(look, script);
} else if (typeof main === "undefined") {
  // The program has not come, which early.js tells.
} else {
  main(started);
}
