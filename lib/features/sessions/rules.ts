/** A session ends this long after the login, however busy it is. */
export const sessionTtlSeconds = 24 * 60 * 60;

/** The prefix makes browsers refuse the cookie without Secure and Path=/, or with a Domain. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-session" : "session";
}

/** The browser sets it when its logout has reached nobody: until one has, no page shows whose the session is. */
export const unsentLogoutName = "left";

/** Sets that cookie, for as long as a session may live, or deletes it: a line for `document.cookie`. */
export function unsentLogoutCookie(isUnsent: boolean, { isHttps }: { isHttps: boolean }): string {
  const seconds = isUnsent ? sessionTtlSeconds : 0;
  return `${unsentLogoutName}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** `cookies`: the header of a request, or `document.cookie`. */
export const hasUnsentLogout = (cookies: string | null): boolean =>
  cookies?.split(";").some((pair) => pair.trim().startsWith(`${unsentLogoutName}=`)) ?? false;
