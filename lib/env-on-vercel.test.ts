import { problemOf } from "@/tests/support/env-problem";
import { postgres, production, stripeOnly } from "@/tests/support/env-sources";
import { hasDemoAccounts } from "./addresses";
import { readEnv } from "./env";

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
