/** What is answered in place of app-worker.js where workers are switched off: deletes what that one kept, and takes itself off. */
const cachePrefix = "app-";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(takeOff()));

async function takeOff() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(cachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
