import { problemOf } from "@/tests/support/env-problem";
import { hasDemoAccounts } from "./addresses";
import { readEnv } from "./env";

const production = {
  DATABASE_URL: "postgresql://user:hidden@db.example/coach",
  APP_URL: "https://coach.example/",
  AUTH_SECRET: "x".repeat(32),
  RESEND_API_KEY: "re_hidden",
  MAIL_FROM: "Coach <coach@coach.example>",
  STRIPE_SECRET_KEY: "sk_live_hidden",
  STRIPE_PUBLISHABLE_KEY: "pk_live_hidden",
  STRIPE_WEBHOOK_SECRET: "whsec_hidden",
  LEGAL_NAME: "Scuola hidden",
  LEGAL_ADDRESS: "Via hidden 1, Torino",
  LEGAL_EMAIL: "hidden@coach.example",
};
/** Open to a network, with everything that stands in for the real thing. */
const demonstration = { ALLOW_OUTBOX: "1", ALLOW_DEMO_ACCOUNTS: "1", ALLOW_LOCAL_PAYMENTS: "1" };
const stripeOnly = {
  STRIPE_SECRET_KEY: "sk_test_hidden",
  STRIPE_PUBLISHABLE_KEY: "pk_test_hidden",
  STRIPE_WEBHOOK_SECRET: "whsec_hidden",
};
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
const postgres = { DATABASE_URL: "postgresql://db.example/coach", AUTH_SECRET: "x".repeat(32) };

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

/** All that has to be set for one, and what Vercel sets itself. */
const preview = {
  ...postgres,
  PREVIEW_PASSWORD: "hidden password",
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_URL: "coach-abc123.vercel.app",
  VERCEL_BRANCH_URL: "coach-git-blue.vercel.app",
};
const switches = ["ALLOW_OUTBOX", "ALLOW_DEMO_ACCOUNTS", "ALLOW_LOCAL_PAYMENTS"] as const;

describe("a preview", () => {
  it("needs a database, a secret and a password alone, and is a demonstration", () => {
    const env = readEnv(preview);
    expect(env).toMatchObject({ ALLOW_OUTBOX: true, ALLOW_DEMO_ACCOUNTS: true, ALLOW_LOCAL_PAYMENTS: true });
    expect(hasDemoAccounts(env)).toBe(true);
    for (const name of ["DATABASE_URL", "AUTH_SECRET", "PREVIEW_PASSWORD"]) {
      expect(problemOf({ ...preview, [name]: "" })).toContain(`${name}: required`);
    }
  });

  it.each([
    [{}, "https://coach-git-blue.vercel.app"],
    [{ VERCEL_BRANCH_URL: "" }, "https://coach-abc123.vercel.app"],
    [{ APP_URL: "https://try.coach.example" }, "https://try.coach.example"],
  ])("has an address: with %j it is %s", (source, url) =>
    expect(readEnv({ ...preview, ...source }).APP_URL).toBe(url),
  );

  it("without an address of its own is refused", () => {
    expect(problemOf({ ...preview, VERCEL_URL: "", VERCEL_BRANCH_URL: "" })).toContain(
      "VERCEL_BRANCH_URL: is missing",
    );
  });

  it.each(switches)("may have %s switched off, and then needs the real thing", (name) => {
    expect(problemOf({ ...preview, [name]: "0" })).toContain(`${name}=1`);
    const real = { ...production, ...stripeOnly, APP_URL: "" };
    expect(readEnv({ ...real, ...preview, [name]: "0" })[name]).toBe(false);
  });

  it("needs no password where its mails leave", () => {
    const { RESEND_API_KEY, MAIL_FROM } = production;
    expect(readEnv({ ...preview, PREVIEW_PASSWORD: "", RESEND_API_KEY, MAIL_FROM }).VERCEL).toBe(true);
  });

  it("never has production's address", () => {
    const VERCEL_PROJECT_PRODUCTION_URL = "coach.example";
    const production = { ...preview, VERCEL_PROJECT_PRODUCTION_URL, APP_URL: "https://coach.example" };
    expect(problemOf(production)).toContain("APP_URL: is that of production");
    expect(readEnv({ ...production, APP_URL: "https://preview.coach.example" })).toBeDefined();
  });

  it("takes Stripe's keys for tests, never live ones", () => {
    expect(readEnv({ ...preview, ...stripeOnly })).toMatchObject(stripeOnly);
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = production;
    const live = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
    expect(problemOf({ ...preview, ...live })).toMatch(/^ {2}- STRIPE_SECRET_KEY: a preview/m);
    expect(problemOf({ ...preview, ...live, STRIPE_SECRET_KEY: "rk_live_hidden" })).toContain("a preview");
  });

  it.each([{ VERCEL_ENV: "production" }, { VERCEL_ENV: "development" }, { VERCEL_ENV: "" }])(
    "is not what runs with %j: that needs what everybody needs",
    (source) => {
      const problem = problemOf({ ...preview, ...source });
      for (const name of ["APP_URL", "RESEND_API_KEY", "STRIPE_SECRET_KEY", "LEGAL_NAME"]) {
        expect(problem).toContain(`${name}: required`);
      }
      const real = { ...production, CRON_SECRET: "x".repeat(16), VERCEL: "1", ...source };
      expect(readEnv(real)).toMatchObject({
        APP_URL: "https://coach.example",
        ALLOW_OUTBOX: false,
        ALLOW_DEMO_ACCOUNTS: false,
        ALLOW_LOCAL_PAYMENTS: false,
      });
    },
  );

  it("alone does without a clock that calls", () => {
    expect(problemOf({ ...production, VERCEL: "1", VERCEL_ENV: "production" })).toContain("CRON_SECRET");
  });
});

describe("what Vercel serves to real people", () => {
  const served = { ...production, VERCEL: "1", VERCEL_ENV: "production", CRON_SECRET: "x".repeat(16) };

  it("may keep its mails where that is said to be meant", () => {
    expect(problemOf({ ...served, RESEND_API_KEY: "" })).toMatch(/RESEND_API_KEY: .*ALLOW_OUTBOX=1/);
    expect(readEnv({ ...served, RESEND_API_KEY: "", ALLOW_OUTBOX: "1" }).ALLOW_OUTBOX).toBe(true);
  });

  it.each([
    ["1", true],
    ["", false],
  ])("is called each minute with JOBS_EVERY_MINUTE=%s: %s", (JOBS_EVERY_MINUTE, is) =>
    expect(readEnv({ ...served, JOBS_EVERY_MINUTE }).JOBS_EVERY_MINUTE).toBe(is),
  );
});
