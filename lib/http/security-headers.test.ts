import { pagePolicy } from "./security-headers";

const policyOf = (options: Partial<Parameters<typeof pagePolicy>[1]>) =>
  Object.fromEntries(
    pagePolicy("n", { mode: undefined, ...options })
      .split("; ")
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );
const callsOf = (options: Parameters<typeof pagePolicy>[1]) =>
  /connect-src ([^;]*)/.exec(pagePolicy("nonce", options))?.[1];

describe("where a page may call", () => {
  it.each([
    [{}, "'self'"],
    [{ cardForm: "stripe" as const }, "'self' https://api.stripe.com"],
    [
      { mirrorDatabaseUrl: "https://coach-default-rtdb.europe-west1.firebasedatabase.app" },
      "'self' wss://*.europe-west1.firebasedatabase.app https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ],
    [
      { cardForm: "stripe" as const, mirrorDatabaseUrl: "https://coach-default-rtdb.firebaseio.com" },
      "'self' https://api.stripe.com wss://*.firebaseio.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ],
    [
      { mirrorDatabaseUrl: "http://127.0.0.1:9000?ns=coach" },
      "'self' ws://127.0.0.1:9000 https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ],
  ])("follows from %j", (options, expected) =>
    expect(callsOf({ mode: undefined, ...options })).toBe(expected),
  );
});

describe("Vercel's toolbar", () => {
  const without = {
    "default-src": "'self'",
    "script-src": "'nonce-n' 'strict-dynamic'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' blob:",
    "font-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  const stripeFrames = "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com";

  it("is let in where it is, by its hosts", () => {
    expect(policyOf({ hasToolbar: true })).toEqual({
      ...without,
      "script-src": "'self' 'nonce-n' https://vercel.live",
      "style-src": "'self' 'unsafe-inline' https://vercel.live",
      "img-src": "'self' data: blob: https://vercel.live https://vercel.com",
      "font-src": "'self' https://vercel.live https://assets.vercel.com",
      "connect-src": "'self' https://vercel.live wss://ws-us3.pusher.com",
      "frame-src": "https://vercel.live",
    });
  });

  it("stands beside the card form's hosts", () => {
    const policy = policyOf({ hasToolbar: true, cardForm: "stripe" });
    expect(policy["script-src"]).toBe("'self' 'nonce-n' https://js.stripe.com https://vercel.live");
    expect(policy["frame-src"]).toBe(`${stripeFrames} https://vercel.live`);
    expect(policy["connect-src"]).toBe(
      "'self' https://api.stripe.com https://vercel.live wss://ws-us3.pusher.com",
    );
  });

  it("changes nothing elsewhere", () => {
    expect(policyOf({ hasToolbar: false })).toEqual(without);
    expect(policyOf({ cardForm: "stripe" })).toEqual({
      ...without,
      "connect-src": "'self' https://api.stripe.com",
      "frame-src": stripeFrames,
    });
  });
});
