// Starts the worker that reads QR codes.
"use strict";
importScripts("scan.js");
main([]);
