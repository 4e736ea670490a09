/** A session ends this long after the login, however busy it is. */
export const sessionTtlSeconds = 24 * 60 * 60;

/** The prefix makes browsers refuse the cookie without Secure and Path=/, or with a Domain. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-session" : "session";
}
