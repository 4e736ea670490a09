import { NextRequest } from "next/server";
import { sessionCookieName, sessionTtlSeconds } from "@/lib/features/sessions/rules";
import type { SessionCookiePort } from "@/lib/ports/session-cookie";
import type { Keys } from "@/lib/secret";
import { readToken, signToken } from "./session-token";

/** `keys`: the first signs, all of them verify. */
type Options = { appUrl: string; keys: Keys; now: () => Date };

/**
 * Auth.js issues the cookie; its own pages and callbacks are not mounted, so the login call is the only door.
 * The token is a signed HS256 JWT that holds nothing but the session id and is checked here without Auth.js.
 */
export function authJsSessionCookie({ appUrl, keys, now }: Options): SessionCookiePort {
  const isHttps = appUrl.startsWith("https:");
  const name = sessionCookieName(isHttps);
  const attributes = { httpOnly: true, sameSite: "strict", path: "/", secure: isHttps } as const;

  /** Loaded with the first login: checking a cookie needs nothing of it. */
  async function startAuthJs() {
    const [{ default: NextAuth }, { default: Credentials }, core] = await Promise.all([
      import("next-auth"),
      import("next-auth/providers/credentials"),
      import("@auth/core"),
    ]);
    return NextAuth({
      secret: Buffer.from(keys[0]).toString("base64url"),
      trustHost: true,
      basePath: "/api/auth",
      skipCSRFCheck: core.skipCSRFCheck, // The request below is our own; the route has checked its origin.
      session: { strategy: "jwt", maxAge: sessionTtlSeconds },
      cookies: { sessionToken: { name, options: attributes } },
      providers: [
        Credentials({
          credentials: { sessionId: {} },
          authorize: ({ sessionId }) => ({ id: String(sessionId) }),
        }),
      ],
      jwt: {
        encode: ({ token }) => Promise.resolve(sign(String(token?.sub))),
        decode: () => null,
      },
    });
  }
  let authJs: ReturnType<typeof startAuthJs> | undefined;

  function sign(sessionId: string): string {
    const iat = Math.floor(now().getTime() / 1000);
    return signToken(keys[0], { sub: sessionId, iat, exp: iat + sessionTtlSeconds });
  }

  return {
    async issue(sessionId) {
      const request = new NextRequest(`${appUrl}/api/auth/callback/credentials`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ sessionId }),
      });
      const { handlers } = await (authJs ??= startAuthJs());
      const response = await handlers.POST(request);
      const cookie = response.headers.getSetCookie().find((value) => value.startsWith(`${name}=`));
      if (!cookie) throw new Error("Auth.js issued no session cookie");
      return cookie;
    },

    clear() {
      return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
    },

    read(cookieHeader) {
      const token = cookieHeader
        ?.split(";")
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      return token ? readToken(keys, token, now()) : undefined;
    },
  };
}
