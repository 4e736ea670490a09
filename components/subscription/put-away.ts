const key = "pro-banner-away-until";
const awayMs = 7 * 24 * 60 * 60 * 1000;

/** Whether the banner was put away on this device, less than a week ago. Where nothing is kept it never is. */
export function isPutAway(now: number): boolean {
  try {
    const until = Number(localStorage.getItem(key));
    // A clock that was wrong must not hide it for years.
    return until > now && until <= now + awayMs;
  } catch {
    return false;
  }
}

export function putAway(now: number): void {
  try {
    localStorage.setItem(key, String(now + awayMs));
  } catch {
    // It stays away until the page is loaded anew.
  }
}
