// Keeps one whole version of the page, for when there is no network. See docs/offline.md.
"use strict";

// The build fills these in: a name for this very content, and every file of it with its hash.
const VERSION = "";
const FILES = {};

const SCOPE = new URL(self.registration.scope);
// Other applications, and other copies of this one, may share the origin and so the list of caches.
const OURS = `hexstones ${SCOPE.pathname} `;
const CACHE = OURS + VERSION;
// The page itself, under the address that hosts answer without sending elsewhere.
const PAGE = "./";

const address = (file) => new URL(file, SCOPE).href;
const kept = (file) => caches.match(address(file), { cacheName: CACHE });
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

// Asks the host and no cache; what is not this version's content, byte for byte, is refused.
async function load(file) {
  const request = new Request(address(file), { cache: "reload", integrity: FILES[file] });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  return response;
}

// The page is put last, so a cache without one was left half-filled, by this or an earlier attempt.
async function removeHalves() {
  for (const name of await ours()) {
    const cache = await caches.open(name);
    if (!(await cache.match(address(PAGE)))) await caches.delete(name);
  }
}

async function fill() {
  const files = Object.keys(FILES).filter((file) => file !== PAGE).concat(PAGE);
  const responses = await Promise.all(files.map(load));
  const cache = await caches.open(CACHE);
  for (const [i, file] of files.entries()) await cache.put(address(file), responses[i]);
}

async function install() {
  try {
    await fill();
  } finally {
    await removeHalves();
  }
}

// The browser or the person may clear the cache and leave this worker. A host that cannot fill it
// again is asked once while this worker runs, not for every file that is missing.
let filling = null;
const fillAgain = () =>
  (filling ??= fill().then(
    () => (filling = null),
    () => {},
  ));

async function give(event, file) {
  const response = await kept(file);
  if (response) return response;
  event.waitUntil(fillAgain());
  try {
    return await load(file);
  } catch (e) {
    // The host has another version: where the page is still ours, no part of that goes with it.
    if (await kept(PAGE)) throw e;
    return fetch(event.request);
  }
}

async function takeOver() {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

function answer(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const path = pathname.slice(SCOPE.pathname.length);
  const file = path === "" || path === "index.html" ? PAGE : path;
  if (Object.hasOwn(FILES, file)) {
    event.respondWith(give(event, file));
  } else if (mode === "navigate" && !path.includes("/")) {
    // Perhaps another page of the host; the relative addresses of ours would hold here too.
    event.respondWith(fetch(event.request).catch(() => kept(PAGE)));
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", answer);
// Until the player agrees, a new version waits beside the old one.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
