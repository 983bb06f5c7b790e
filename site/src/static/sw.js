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

// The types by which a browser takes or refuses a file; a host may have named another one.
const TYPES = {
  css: "text/css;charset=utf-8",
  html: "text/html;charset=utf-8",
  js: "text/javascript;charset=utf-8",
  svg: "image/svg+xml",
};

const address = (file) => new URL(file, SCOPE).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

// What a cache cannot give, or a browser would not take for a page, is as good as missing.
async function kept(file) {
  const found = await caches.match(address(file), { cacheName: CACHE }).catch(() => null);
  return found?.ok && !found.redirected ? found : undefined;
}

// Asks the host and no cache; what is not this version's content, byte for byte, is refused. The
// answer is made anew of that content: browsers refuse a redirected one for a page, and no cache
// takes a part (206) or one that varies with everything.
async function load(file) {
  const request = new Request(address(file), {
    cache: "reload",
    integrity: FILES[file],
    mode: "same-origin",
  });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  const type = TYPES[file === PAGE ? "html" : file.split(".").pop()];
  if (type) headers.set("Content-Type", type);
  return new Response(await response.blob(), { headers });
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

// An earlier version could keep a redirected page, which no browser shows.
async function isStuck() {
  for (const name of await ours()) {
    const page = await (await caches.open(name)).match(address(PAGE));
    if (page?.redirected) return true;
  }
  return false;
}

async function install() {
  try {
    await fill();
  } finally {
    await removeHalves();
  }
  // Nobody can be asked on a page that is not shown.
  if (await isStuck()) self.skipWaiting();
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
    // The host has another version, or cannot be reached. Where the page is still ours, no part of
    // another version goes with it; one that waits whole takes over.
    if (await kept(PAGE)) {
      self.registration.waiting?.postMessage("take over");
      throw e;
    }
    const answer = await fetch(event.request);
    // Nor does what is left of ours go with that page.
    await caches.delete(CACHE).catch(() => {});
    return answer;
  }
}

async function takeOver() {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

// A program on the way may have encoded the sign before a game, as in 404.html.
function instead(path) {
  const at = path.indexOf("%23");
  return at < 0 ? kept(PAGE) : Response.redirect(`./#${path.slice(at + 3)}`);
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
    event.respondWith(fetch(event.request).catch(() => instead(path)));
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", answer);
// Until the player agrees, a new version waits beside the old one.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
