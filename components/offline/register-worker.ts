/** Has the browser take up our service worker, once the page is there. Without one everything works while there is a net. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return; // Browsers have them on https and localhost only.
  const register = () => void navigator.serviceWorker.register("/app-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
