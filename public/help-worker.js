/**
 * Keeps the page /aiuto in the browser: who has opened it once reads whom to call without a network too. It answers for
 * that page and for the files of the build it uses; everything else goes on as if it were not there.
 */
const page = "/aiuto";
const filesOfBuild = "/_next/static/";
const addressOfFile = /\/_next\/static\/[^"'\\\s<>]+/g;

const cachePrefix = "help-";
// Another number when what is kept is kept otherwise: copies under older names are deleted.
const cacheName = `${cachePrefix}1`;
// A network that is too weak to answer is none.
const patienceMs = 3_000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  // Without the cookie: the copy is the same for everybody who uses this browser.
  event.waitUntil(fetch(page, { credentials: "omit" }).then(keep));
});

self.addEventListener("activate", (event) => event.waitUntil(deleteOlderCopies()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && pathname === page) event.respondWith(answerPage(event));
  if (pathname.startsWith(filesOfBuild)) event.respondWith(answerFile(event.request));
});

/** From the network; where that fails, answers an error or takes too long, from the copy. */
async function answerPage(event) {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => keep(response.clone())).catch(() => undefined));
  const inTime = await Promise.race([answer.catch(() => undefined), pause(patienceMs)]);
  if (inTime?.ok) return inTime;
  const cache = await caches.open(cacheName);
  return (await cache.match(page)) ?? answer;
}

/** A file's name changes with its content, so a copy is never out of date. */
async function answerFile(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

/** Keeps a page with every file that it names, and nothing of an earlier one. If a file is missing, all stays as it was. */
async function keep(response) {
  if (!response.ok) throw new Error(`The page answers ${response.status}`);
  const html = await response.clone().text();
  const files = new Set(html.match(addressOfFile));
  const cache = await caches.open(cacheName);
  await Promise.all([...files].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(page, response);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname !== page && !files.has(pathname + search)) await cache.delete(url);
  }
}

async function deleteOlderCopies() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
