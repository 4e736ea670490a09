/** The cookie that carries a session id, as the browser sends it and as we set it. */
export interface SessionCookiePort {
  /** The `Set-Cookie` value that starts the session in the browser, for 24 hours. */
  issue(sessionId: string): Promise<string>;
  /** The `Set-Cookie` value that removes it. */
  clear(): string;
  /** The session id in a `Cookie` header, if it is there, signed by us and not too old. */
  read(cookieHeader: string | null): string | undefined;
}
