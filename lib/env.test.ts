import { EnvError, readEnv } from "./env";

const production = {
  DATABASE_URL: "postgresql://user:hidden@db.example/coach",
  APP_URL: "https://coach.example/",
  AUTH_SECRET: "x".repeat(32),
  RESEND_API_KEY: "re_hidden",
  MAIL_FROM: "Coach <coach@coach.example>",
  STRIPE_SECRET_KEY: "sk_live_hidden",
  STRIPE_PUBLISHABLE_KEY: "pk_live_hidden",
  STRIPE_WEBHOOK_SECRET: "whsec_hidden",
};
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

  it("takes a whole one, and cuts the slash of APP_URL", () => {
    expect(readEnv(production).APP_URL).toBe("https://coach.example");
  });

  it.each([
    ["PORT", { PORT: "99999" }],
    ["PORT", { PORT: "three" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://hidden" }],
    ["APP_URL", { APP_URL: "hidden" }],
    ["LOG_LEVEL", { LOG_LEVEL: "hidden" }],
    ["AUTH_SECRET", { AUTH_SECRET: "hidden" }],
    ["CRON_SECRET", { CRON_SECRET: "hidden" }],
    ["AUTH_SECRET", { ...production, AUTH_SECRET: undefined }],
    ["APP_URL", { ...production, APP_URL: undefined }],
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
    ["FIREBASE_PRIVATE_KEY", { ...firebase, FIREBASE_PRIVATE_KEY: "hidden" }],
    ["FIREBASE_CLIENT_EMAIL", { ...emulator, FIREBASE_PRIVATE_KEY: firebase.FIREBASE_PRIVATE_KEY }],
    ["FIREBASE_PRIVATE_KEY", { ...emulator, FIREBASE_WEB_API_KEY: "hidden" }],
    ["FIREBASE_PRIVATE_KEY", { ...emulator, FIREBASE_CLIENT_EMAIL: "hidden@project.example" }],
    ["FIREBASE_DATABASE_URL", { ...firebase, FIREBASE_DATABASE_URL: "" }],
    ["FIREBASE_DATABASE_URL", { ...firebase, FIREBASE_DATABASE_URL: "http://hidden.firebaseio.com" }],
    ["FIREBASE_DATABASE_URL", { FIREBASE_WEB_API_KEY: "hidden" }],
    ["FIREBASE_DATABASE_EMULATOR_HOST", { FIREBASE_DATABASE_EMULATOR_HOST: "http://hidden:9000" }],
    ["STRIPE_API_BASE", { ...stripeOnly, STRIPE_API_BASE: "hidden" }],
    ["BOOKING_URL_30", { BOOKING_URL_30: "javascript:alert('hidden')" }],
    ["BOOKING_URL_60", { BOOKING_URL_60: "hidden" }],
    ["LEGAL_EMAIL", { LEGAL_EMAIL: "hidden" }],
    ["OPENAI_API_KEY", { OPENAI_BASE_URL: "https://hidden.example" }],
    ["DATABASE_URL", { VERCEL: "1" }],
    ["CRON_SECRET", { ...production, VERCEL: "1" }],
    ["RESEND_API_KEY", { ...production, RESEND_API_KEY: "", ALLOW_LOCAL_ADAPTERS: "1", VERCEL: "1" }],
  ])("is refused naming %s and printing no value: %j", (name, source) => {
    const read = () => readEnv(source);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/hidden/);
  });

  it("lets local mail and payments stand beside a real database only when that is said", () => {
    const source = {
      ...production,
      ...withoutStripe,
      RESEND_API_KEY: undefined,
      MAIL_FROM: undefined,
      ALLOW_LOCAL_ADAPTERS: "1",
    };
    expect(readEnv(source).ALLOW_LOCAL_ADAPTERS).toBe(true);
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
