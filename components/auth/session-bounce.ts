const key = "english-coach.bounced-at";
const quietMs = 10_000;

/**
 * Loads the page anew, now with the session cookie that a first arrival from another site does not carry.
 * Does nothing and answers false when that was just tried, so that a refused session cannot loop.
 */
export function bounceIntoApp(): boolean {
  const bouncedAt = Number(sessionStorage.getItem(key));
  if (Date.now() - bouncedAt < quietMs) return false;
  sessionStorage.setItem(key, String(Date.now()));
  const { pathname, search } = window.location;
  // Without the hash, which would make this a move inside the page.
  window.location.replace(pathname === "/login" ? "/" : pathname + search);
  return true;
}
