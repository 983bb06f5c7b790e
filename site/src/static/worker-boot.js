// Starts the worker: worker.js only defines main.
"use strict";

importScripts("worker.js");
main([]);
