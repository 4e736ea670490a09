import { problemOf } from "@/tests/support/env-problem";
import { postgres, production, stripeOnly } from "@/tests/support/env-sources";
import { hasDemoAccounts } from "./addresses";
import { readEnv } from "./env";

/** Open to a network, with everything that stands in for the real thing. */
const demonstration = { ALLOW_OUTBOX: "1", ALLOW_DEMO_ACCOUNTS: "1", ALLOW_LOCAL_PAYMENTS: "1" };
const firebase = {
  FIREBASE_PROJECT_ID: "coach",
  FIREBASE_CLIENT_EMAIL: "mirror@coach.example",
  FIREBASE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nhidden\\n-----END PRIVATE KEY-----\\n",
  FIREBASE_DATABASE_URL: "https://coach-default-rtdb.europe-west1.firebasedatabase.app",
};
const emulator = { FIREBASE_DATABASE_EMULATOR_HOST: "127.0.0.1:9000" };
const withoutStripe = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", APP_URL: "http://localhost:3000" });
  });

  it("takes an empty string for unset", () => {
    const empty = Object.fromEntries(Object.keys(production).map((name) => [name, " "]));
    expect(readEnv({ ...empty, PORT: "", LOG_LEVEL: "" })).toMatchObject({
      PORT: 3000,
      DATABASE_URL: undefined,
    });
  });

  it("takes one secret, or a new one and the one before it", () => {
    const [current, earlier] = ["n".repeat(32), "o".repeat(32)];
    for (const AUTH_SECRET of [current, `${current},${earlier}`, `${current}, ${earlier}`]) {
      expect(readEnv({ ...production, AUTH_SECRET }).AUTH_SECRET).toBe(AUTH_SECRET);
    }
  });

  it("takes a whole one, and cuts the slash of APP_URL", () => {
    expect(readEnv(production).APP_URL).toBe("https://coach.example");
  });

  it.each([
    ["AUTH_SECRET", { AUTH_SECRET: `${"x".repeat(32)},hidden` }],
    ["AUTH_SECRET", { AUTH_SECRET: `hidden, ${"x".repeat(32)}` }],
    ["AUTH_SECRET", { AUTH_SECRET: `${"x".repeat(32)},` }],
    ["AUTH_SECRET", { AUTH_SECRET: `,${"x".repeat(32)}` }],
    ["AUTH_SECRET", { AUTH_SECRET: Array(3).fill("x".repeat(32)).join(",") }],
    ["AUTH_SECRET", { ...production, AUTH_SECRET: undefined }],
    ["APP_URL", { ...production, APP_URL: undefined }],
    ["APP_URL", { ...production, APP_URL: "http://coach.example" }],
    ["APP_URL", { ...demonstration, APP_URL: "http://203.0.113.7:3000" }],
    ["APP_URL", { ...demonstration, HOST: "0.0.0.0" }],
    ["RESEND_API_KEY", { ...production, RESEND_API_KEY: undefined }],
    ["MAIL_FROM", { ...production, MAIL_FROM: undefined }],
    ["STRIPE_SECRET_KEY", { ...production, ...withoutStripe }],
    ["STRIPE_SECRET_KEY", { ...stripeOnly, STRIPE_SECRET_KEY: "" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...stripeOnly, STRIPE_PUBLISHABLE_KEY: "" }],
    ["STRIPE_WEBHOOK_SECRET", { ...stripeOnly, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...stripeOnly, STRIPE_PUBLISHABLE_KEY: "pk_live_hidden" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...stripeOnly, STRIPE_SECRET_KEY: "rk_live_hidden" }],
    ["FIREBASE_PROJECT_ID", { ...firebase, FIREBASE_PROJECT_ID: "" }],
    ["FIREBASE_CLIENT_EMAIL", { ...firebase, FIREBASE_CLIENT_EMAIL: "" }],
    ["FIREBASE_PRIVATE_KEY", { ...firebase, FIREBASE_PRIVATE_KEY: "" }],
    ["FIREBASE_CLIENT_EMAIL", { ...emulator, FIREBASE_PRIVATE_KEY: firebase.FIREBASE_PRIVATE_KEY }],
    ["FIREBASE_PRIVATE_KEY", { ...emulator, FIREBASE_WEB_API_KEY: "hidden" }],
    ["FIREBASE_PRIVATE_KEY", { ...emulator, FIREBASE_CLIENT_EMAIL: "hidden@project.example" }],
    ["FIREBASE_DATABASE_URL", { ...firebase, FIREBASE_DATABASE_URL: "" }],
    ["FIREBASE_DATABASE_URL", { FIREBASE_WEB_API_KEY: "hidden" }],
    ["LEGAL_NAME", { ...production, LEGAL_NAME: "" }],
    ["LEGAL_ADDRESS", { ...production, LEGAL_ADDRESS: "" }],
    ["LEGAL_EMAIL", { ...production, LEGAL_EMAIL: "" }],
    ["OPENAI_API_KEY", { OPENAI_BASE_URL: "https://hidden.example" }],
    ["OPENAI_API_KEY", { OPENAI_TTS_MODEL: "hidden" }],
    ["DATABASE_URL", { VERCEL: "1" }],
    ["CRON_SECRET", { ...production, VERCEL: "1" }],
    ["RESEND_API_KEY", { ...production, RESEND_API_KEY: "", CRON_SECRET: "x".repeat(16), VERCEL: "1" }],
    ["ALLOW_OUTBOX", { ALLOW_LOCAL_ADAPTERS: "1" }],
    ["ALLOW_DEMO_ACCOUNTS", { ALLOW_LOCAL_ADAPTERS: "0" }],
    ["ALLOW_LOCAL_PAYMENTS", { ...demonstration, ALLOW_LOCAL_ADAPTERS: "1" }],
  ])("is refused naming %s and printing no value: %j", (name, source) => {
    const problem = problemOf(source);
    expect(problem).toContain(name);
    expect(problem).not.toMatch(/hidden/);
  });

  it("takes Firebase whole, its key with line ends however they are written, or an emulator alone", () => {
    expect(readEnv(firebase).FIREBASE_PRIVATE_KEY).toBe(
      "-----BEGIN PRIVATE KEY-----\nhidden\n-----END PRIVATE KEY-----\n",
    );
    expect(readEnv(emulator)).toMatchObject(emulator);
    expect(readEnv({ ...firebase, ...emulator, FIREBASE_WEB_API_KEY: "key" })).toMatchObject(emulator);
  });

  it("takes Stripe's keys for tests beside the embedded database", () => {
    expect(readEnv(stripeOnly)).toMatchObject(stripeOnly);
  });
});

const embeddedOnLan = { HOST: "0.0.0.0", APP_URL: "http://192.168.1.20:3000" };
const local = { HOST: "127.0.0.1", APP_URL: "http://localhost:3000" };

describe("what stands in for the real thing", () => {
  it.each([
    {},
    local,
    { ...local, ...postgres },
    { HOST: "::1", APP_URL: "http://[::1]:3000" },
    { HOST: "localhost", APP_URL: "http://127.0.0.1:3000" },
  ])("needs no word where only this computer gets in: %j", (source) => {
    expect(hasDemoAccounts(readEnv(source))).toBe(true);
  });

  it.each([
    embeddedOnLan,
    { HOST: "0.0.0.0", APP_URL: "http://localhost:3000" },
    { HOST: "192.168.1.20", APP_URL: "http://localhost:3000" },
    { APP_URL: "https://coach.example" },
    { APP_URL: "http://192.168.1.20:3000" },
    { APP_URL: "https://localhost" },
    { ...postgres, APP_URL: "https://coach.example" },
  ])("is refused elsewhere, each with the switch that would allow it: %j", (source) => {
    const problem = problemOf(source);
    expect(problem).toMatch(/RESEND_API_KEY: .*ALLOW_OUTBOX=1/);
    expect(problem).toMatch(/STRIPE_SECRET_KEY: .*ALLOW_LOCAL_PAYMENTS=1/);
    expect(problem).toMatch(/LEGAL_NAME: .*ALLOW_DEMO_ACCOUNTS=1/);
  });

  it.each([embeddedOnLan, { APP_URL: "https://coach.example" }])(
    "stands there where each is said to be meant: %j",
    (source) => {
      expect(hasDemoAccounts(readEnv({ ...source, ...demonstration }))).toBe(true);
      const { LEGAL_NAME, LEGAL_ADDRESS, LEGAL_EMAIL } = production;
      const legal = { LEGAL_NAME, LEGAL_ADDRESS, LEGAL_EMAIL };
      const real = { ...source, ...demonstration, ...legal, ALLOW_DEMO_ACCOUNTS: "0" };
      expect(hasDemoAccounts(readEnv(real))).toBe(false);
    },
  );

  it.each(["ALLOW_OUTBOX", "ALLOW_LOCAL_PAYMENTS", "ALLOW_DEMO_ACCOUNTS"])(
    "is not allowed by the other switches when %s is missing",
    (name) => expect(problemOf({ ...embeddedOnLan, ...demonstration, [name]: "" })).toContain(`${name}=1`),
  );

  it("is nothing that real people meet", () => {
    expect(hasDemoAccounts(readEnv(production))).toBe(false);
  });
});

describe("the proxies in front", () => {
  it.each([
    [{}, 0],
    [{ TRUST_PROXY: "0" }, 0],
    [{ TRUST_PROXY: "2" }, 2],
    [{ TRUST_PROXY: "true" }, 1],
    [{ TRUST_PROXY: "false" }, 0],
    [{ ...production, VERCEL: "1", CRON_SECRET: "x".repeat(16) }, 1],
    [{ ...production, VERCEL: "1", CRON_SECRET: "x".repeat(16), TRUST_PROXY: "2" }, 2],
  ])("%#: are counted", (source, hops) => expect(readEnv(source).TRUST_PROXY).toBe(hops));
});
