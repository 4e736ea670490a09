import { pagePolicy } from "./security-headers";

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
