// Starts the worker that thinks, in the build that is the faster one in this browser;
// docs/performance.md has the figures.
"use strict";

// The WebAssembly build is the faster one in Chromium and its kin, and nowhere else. They say who
// they are, on safe origins; on others they take what runs everywhere.
const chromium = navigator.userAgentData?.brands.some(({ brand }) => brand === "Chromium");

function startJavaScript() {
  importScripts("worker.js");
  main([]);
}

// TeaVM's own loader makes functions out of strings, which the policy is not to allow, and is larger
// than this. What worker.wasm needs of it, and what WasmMain asks for, is here and nothing else.
async function startWebAssembly() {
  const response = await fetch("worker.wasm");
  if (!response.ok) throw new Error(`${response.status}: worker.wasm`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  let program;
  // Timers in a row are held back, messages are not.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => program.run();
  let heard = "";
  let said = "";
  const [needs] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(needs));
  const imports = {
    worker: {
      millis: () => performance.now(),
      callSoon: () => channel.port2.postMessage(0),
      heardLength: () => heard.length,
      heardAt: (index) => heard.charCodeAt(index),
      put: (character) => (said += String.fromCharCode(character)),
      send: () => {
        const text = said;
        said = "";
        postMessage(text);
      },
    },
    env: { memory: new WebAssembly.Memory({ initial: min, maximum: min }) },
    teavmMemory: { heapOffset: (dataSize + 7) & -8, maxSize: min << 16 },
    teavmMath: Math,
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    "wasm:js-string": { fromCharCode: String.fromCharCode, concat: (one, two) => one + two },
    teavmJso: {
      stringBuiltinsSupported: () => 0,
      // The one function that is made from a string is that which gives back what it is given.
      createFunction1: () => (value) => value,
      callFunction1: (callee, value) => callee(value),
      createClass: () => ({}),
      defineStaticMethod: () => {},
      defineFunction: (callee) => callee,
    },
  };
  // Imported, as part of the class library, and never called.
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function" || imports[from]?.[name]) continue;
    (imports[from] ??= {})[name] = () => {
      throw new Error(`not for worker.wasm: ${name}`);
    };
  }
  program = (await WebAssembly.instantiate(module, imports)).exports;
  addEventListener("message", ({ data }) => {
    heard = data;
    program.hear();
  });
}

// Loading takes a while, and messages would not wait for it by themselves.
async function startEither() {
  const waiting = [];
  const wait = ({ data }) => waiting.push(data);
  addEventListener("message", wait);
  await startWebAssembly().catch(startJavaScript);
  removeEventListener("message", wait);
  for (const data of waiting) dispatchEvent(new MessageEvent("message", { data }));
}

if (chromium) {
  // Thrown once more, where the page hears of it.
  startEither().catch((e) => setTimeout(() => { throw e; }));
} else {
  startJavaScript();
}
