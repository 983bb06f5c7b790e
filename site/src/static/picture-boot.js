// Starts the worker that draws pictures.
"use strict";
importScripts("picture.js");
main([]);
