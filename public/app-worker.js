/**
 * Keeps the files of our builds, whose names change with their content, and one page that says that there is no net. It never
 * keeps a page or an answer of the API. What it is not meant for goes on as if it were not there.
 */
const filesOfBuild = "/_next/static/";
const offlinePage = "/offline";
/** Learners' pages. Links with tokens, parents' pages and panels never pass here. */
const pages = new Set([
  "/",
  "/features",
  "/progress",
  "/achievements",
  "/exercises",
  "/verbi",
  "/profile",
  "/subscribe",
  "/schede",
]);
const pagesBelow = "/schede/";

const cachePrefix = "app-";
// Another number when what is kept is kept otherwise: copies under older names are deleted.
const cacheName = `${cachePrefix}1`;
const maxFiles = 300;
// By then a build has been replaced. What is still in use comes anew from the browser's own cache.
const maxAgeMs = 14 * 24 * 60 * 60 * 1000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && isPage(pathname)) event.respondWith(answerPage(event.request));
  if (pathname.startsWith(filesOfBuild)) event.respondWith(answerFile(event));
});

const isPage = (pathname) => pages.has(pathname) || pathname.startsWith(pagesBelow);

/** Without the cookie: the page is the same for everybody who uses this browser. */
async function keepOfflinePage() {
  const response = await fetch(offlinePage, { credentials: "omit", cache: "no-cache" });
  if (!response.ok) throw new Error(`The page answers ${response.status}`);
  const cache = await caches.open(cacheName);
  await cache.put(offlinePage, response);
}

async function takeOver() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
  await letGo();
}

/** Always from the network, where there is one. */
async function answerPage(request) {
  try {
    return await fetch(request);
  } catch (noNet) {
    const page = await fromCache(offlinePage);
    if (!page) throw noNet;
    return page;
  }
}

/** A file's name changes with its content, so a copy is never out of date. */
async function answerFile(event) {
  const kept = await fromCache(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keepFile(event.request, response.clone()));
  return response;
}

/** A cache that fails, or is not there, is an empty one. */
async function fromCache(request) {
  try {
    return await (await caches.open(cacheName)).match(request);
  } catch {
    return undefined;
  }
}

async function keepFile(request, response) {
  try {
    await (await caches.open(cacheName)).put(request, response);
    await letGo();
  } catch {
    // No room: the network has it.
  }
}

/** Lets go what is too old, and the oldest where there is too much. */
async function letGo() {
  const cache = await caches.open(cacheName);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(filesOfBuild));
  const tooMany = requests.slice(0, Math.max(0, requests.length - maxFiles));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
  const oldest = requests[tooMany.length];
  if (!oldest || !isOld(await cache.match(oldest))) return;
  await cache.delete(oldest);
  await letGo();
}

/** Files are kept in the order in which they came. */
function isOld(response) {
  const date = Date.parse(response?.headers.get("Date") ?? "");
  return Date.now() - date > maxAgeMs;
}
