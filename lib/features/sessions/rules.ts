/** A session ends this long after the login, however busy it is. */
export const sessionTtlSeconds = 24 * 60 * 60;

/** The prefix makes browsers refuse the cookie without Secure and Path=/, or with a Domain. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-session" : "session";
}

/** The browser sets it, to the id of who has left, when their logout has reached nobody: until one has, no page shows theirs. */
export const unsentLogoutName = "left";

/** Sets that cookie, for as long as a session may live, or without an id deletes it: a line for `document.cookie`. */
export function unsentLogoutCookie(userId: string | undefined, { isHttps }: { isHttps: boolean }): string {
  const seconds = userId === undefined ? 0 : sessionTtlSeconds;
  return `${unsentLogoutName}=${userId ?? ""}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Whose logout is still to be sent. `cookies`: the header of a request, or `document.cookie`. */
export function unsentLogoutOf(cookies: string | null): string | undefined {
  const pairs = cookies?.split(";").map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${unsentLogoutName}=`))?.slice(unsentLogoutName.length + 1);
}
