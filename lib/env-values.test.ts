import { problemOf } from "@/tests/support/env-problem";
import { shape } from "./env";

/** A value that is wrong, and the rule that is told. */
const wrongValues: Record<string, [value: string, rule: string]> = {
  PORT: ["hidden", "must be a whole number from 1 to 65535"],
  HOST: [
    "hidden.example",
    "must be localhost or an IP address of this computer, such as 127.0.0.1 or 0.0.0.0",
  ],
  DATABASE_URL: [
    "mysql://hidden",
    "must be an address such as postgresql://user:password@host:5432/database",
  ],
  APP_URL: [
    "https://hidden.example/hidden",
    "must be an address such as https://coach.example, with nothing behind the host and its port",
  ],
  AUTH_SECRET: [
    "hidden",
    "must have 32 characters or more; or be two of them with a comma between, the new one first",
  ],
  OPENAI_BASE_URL: ["hidden", "must be an address that begins with http:// or https://"],
  RESEND_BASE_URL: ["ftp://hidden.example", "must be an address that begins with http:// or https://"],
  MAIL_FROM: ["hidden", "must be an e-mail address, alone or behind a name: Name <address>"],
  STRIPE_SECRET_KEY: ["pk_test_hidden", "must begin with sk_ or rk_"],
  STRIPE_PUBLISHABLE_KEY: ["sk_test_hidden", "must begin with pk_"],
  STRIPE_WEBHOOK_SECRET: ["hidden", "must begin with whsec_"],
  STRIPE_API_BASE: ["hidden", "must be an address that begins with http:// or https://"],
  FIREBASE_CLIENT_EMAIL: ["hidden", "must be an e-mail address"],
  FIREBASE_PRIVATE_KEY: [
    "hidden",
    "must be the private key of a service account, from its BEGIN line to its END line",
  ],
  FIREBASE_DATABASE_URL: ["http://hidden.firebaseio.com", "must be an address that begins with https://"],
  FIREBASE_DATABASE_EMULATOR_HOST: ["http://hidden:9000", "must be a host and a port: localhost:9000"],
  SYSTEM_ADMIN_EMAIL: ["hidden", "must be an e-mail address"],
  SYSTEM_ADMIN_MASTER_KEY: ["hidden", "must have 12 characters or more"],
  SECURE_ADMIN_EMAILS: ["anna@coach.example, hidden", "must be e-mail addresses with commas between them"],
  PRIVACY_EMAIL: ["hidden", "must be an e-mail address"],
  LEGAL_EMAIL: ["hidden", "must be an e-mail address"],
  BOOKING_URL_30: ["javascript:alert('hidden')", "must be an address that begins with http:// or https://"],
  BOOKING_URL_60: ["hidden", "must be an address that begins with http:// or https://"],
  CRON_SECRET: ["hidden", "must have 16 characters or more"],
  JOBS_EVERY_MINUTE: ["hidden", "must be 1, 0, true or false"],
  PREVIEW_PASSWORD: ["hidden", "must have 12 characters or more"],
  TUTOR_TIMEOUT_S: ["hidden", "must be a whole number of seconds from 5 to 600"],
  TRUST_PROXY: ["hidden", "must be the number of proxies in front of the app, from 0 to 9"],
  ALLOW_OUTBOX: ["hidden", "must be 1, 0, true or false"],
  OPENAI_MODERATION: ["hidden", "must be 1, 0, true or false"],
  ALLOW_DEMO_ACCOUNTS: ["hidden", "must be 1, 0, true or false"],
  ALLOW_LOCAL_PAYMENTS: ["hidden", "must be 1, 0, true or false"],
  SERVICE_WORKER: ["hidden", "must be 1, 0, true or false"],
  LOG_LEVEL: ["hidden", "must be debug, info, warn, error or silent"],
  VERCEL: ["hidden", "must be 1, 0, true or false"],
  VERCEL_ENV: ["hidden", "must be production, preview or development"],
};
/** Names and keys of others, which only they can check, and what Vercel and Node set themselves. */
const takeAnything = [
  "DATA_DIR",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "OPENAI_VISION_MODEL",
  "OPENAI_TTS_MODEL",
  "OPENAI_TTS_VOICE",
  "RESEND_API_KEY",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_WEB_API_KEY",
  "LEGAL_NAME",
  "LEGAL_ADDRESS",
  "VERCEL_GIT_COMMIT_REF",
  "VERCEL_URL",
  "VERCEL_BRANCH_URL",
  "VERCEL_PROJECT_PRODUCTION_URL",
  "NODE_ENV",
];

describe("a wrong value", () => {
  it("is looked for in every variable", () => {
    expect([...Object.keys(wrongValues), ...takeAnything].sort()).toEqual(Object.keys(shape.shape).sort());
  });

  it.each(Object.entries(wrongValues))("of %s is told the rule and not repeated", (name, [value, rule]) => {
    expect(problemOf({ [name]: value })).toBe(`Configurazione non valida:\n  - ${name}: ${rule}`);
  });

  it.each(["0", "65536", "3000.5", "3e3", "-1", "tremila"])("of PORT is %s", (PORT) =>
    expect(problemOf({ PORT })).toContain("PORT: must be"),
  );

  it("is named beside every other", () => {
    const problem = problemOf({ PORT: "hidden", LOG_LEVEL: "hidden", LEGAL_EMAIL: "hidden" });
    expect(problem.match(/^ {2}- \w+/gm)).toEqual(["  - PORT", "  - LEGAL_EMAIL", "  - LOG_LEVEL"]);
  });
});
