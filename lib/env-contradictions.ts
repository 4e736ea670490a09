import { isLoopbackOnly, isPreview, isPrivateUrl, listensToLoopback } from "./addresses";
import { databaseUrlProblem } from "./db/database-url";
import type { Env } from "./env";

type Rule = [isBroken: boolean, problem: string];
type Given = { hasAppUrl: boolean; hasFormerSwitch: boolean };

/** What is wrong with variables that are right one by one: for each the name, and the rule in plain words. */
export function contradictions(env: Env, given: Given): string[] {
  const databaseProblem = env.DATABASE_URL && databaseUrlProblem(env.DATABASE_URL);
  const rules: Rule[] = [
    ...reachRules(env, given),
    [!!databaseProblem, `DATABASE_URL: ${databaseProblem}`],
    [
      (!!env.DATABASE_URL || env.VERCEL) && !env.AUTH_SECRET,
      "AUTH_SECRET: required with DATABASE_URL, and on Vercel (32 characters or more)",
    ],
    [
      (!!env.DATABASE_URL || env.VERCEL) && !given.hasAppUrl,
      isPreview(env)
        ? "VERCEL_BRANCH_URL: is missing: have Vercel expose its system variables (Settings, Environment Variables)"
        : "APP_URL: required with DATABASE_URL, and on Vercel (links in mails start with it)",
    ],
    [!!env.RESEND_API_KEY && !env.MAIL_FROM, "MAIL_FROM: required with RESEND_API_KEY"],
    ...stripeRules(env),
    ...firebaseRules(env),
    [!!env.OPENAI_BASE_URL && !env.OPENAI_API_KEY, "OPENAI_API_KEY: required with OPENAI_BASE_URL"],
    [!!env.OPENAI_TTS_MODEL && !env.OPENAI_API_KEY, "OPENAI_API_KEY: required with OPENAI_TTS_MODEL"],
    [env.VERCEL && !env.DATABASE_URL, "DATABASE_URL: required on Vercel, where no folder survives a request"],
    [
      env.VERCEL && !isPreview(env) && !env.CRON_SECRET,
      "CRON_SECRET: required on Vercel, where jobs run through /api/cron/tick",
    ],
    ...previewRules(env),
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

/** A preview is a demonstration for whoever has its address: nothing of it may be earnest, and its mails are not for all. */
function previewRules(env: Env): Rule[] {
  if (!isPreview(env)) return [];
  return [
    [
      !env.RESEND_API_KEY && !env.PREVIEW_PASSWORD,
      "PREVIEW_PASSWORD: required on previews (12 characters or more): it opens /dev/outbox, where their mails are",
    ],
    [
      env.STRIPE_SECRET_KEY?.includes("_live_") === true,
      "STRIPE_SECRET_KEY: a preview takes keys for tests only",
    ],
    [
      new URL(env.APP_URL).host === env.VERCEL_PROJECT_PRODUCTION_URL,
      "APP_URL: is that of production: leave it unset for previews, which know their own",
    ],
  ];
}

const legalNames = ["LEGAL_NAME", "LEGAL_ADDRESS", "LEGAL_EMAIL"] as const;

/** What stands in for the real thing is open to everybody who gets in: it is for this computer, or said to be meant. */
function reachRules(env: Env, given: Given): Rule[] {
  const isOpen = !isLoopbackOnly(env);
  return [
    [
      given.hasFormerSwitch,
      "ALLOW_LOCAL_ADAPTERS: is no more: set ALLOW_OUTBOX, ALLOW_DEMO_ACCOUNTS or ALLOW_LOCAL_PAYMENTS, whichever is meant",
    ],
    [
      !listensToLoopback(env) && !env.VERCEL && !given.hasAppUrl,
      "APP_URL: required with a HOST that others can reach: the address they use",
    ],
    [
      env.APP_URL.startsWith("http:") && !isPrivateUrl(env.APP_URL),
      "APP_URL: must begin with https:// at a public address: passwords would be read on their way",
    ],
    [
      isOpen && !env.RESEND_API_KEY && !env.ALLOW_OUTBOX,
      "RESEND_API_KEY: required where others reach the app, or set ALLOW_OUTBOX=1: then everybody can read every mail",
    ],
    [
      isOpen && !env.STRIPE_SECRET_KEY && !env.ALLOW_LOCAL_PAYMENTS,
      "STRIPE_SECRET_KEY: required where others reach the app, or set ALLOW_LOCAL_PAYMENTS=1: then Pro costs nothing",
    ],
    ...legalNames.map((name): Rule => [
      isOpen && !env.ALLOW_DEMO_ACCOUNTS && !env[name],
      `${name}: required where real people are served, or set ALLOW_DEMO_ACCOUNTS=1 for a demonstration`,
    ]),
  ];
}

const stripeKeys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** The three keys come together, and from the same side: a test key beside a live one is a mistake that costs money. */
function stripeRules(env: Env): Rule[] {
  const isAny = stripeKeys.some((name) => env[name]);
  const modeOf = (key: string | undefined) => /_(test|live)_/.exec(key ?? "")?.[1];
  const modes = [modeOf(env.STRIPE_SECRET_KEY), modeOf(env.STRIPE_PUBLISHABLE_KEY)];
  return [
    ...stripeKeys.map((name): Rule => [
      isAny && !env[name],
      `${name}: required with the other keys of Stripe`,
    ]),
    [
      modes.includes("test") && modes.includes("live"),
      "STRIPE_PUBLISHABLE_KEY: one key is for tests and the other is live",
    ],
  ];
}

const firebaseKeys = ["FIREBASE_PROJECT_ID", "FIREBASE_CLIENT_EMAIL", "FIREBASE_PRIVATE_KEY"] as const;

/** A database and the account that may write to it come together; an emulator lets anybody write. */
function firebaseRules(env: Env): Rule[] {
  const { FIREBASE_DATABASE_URL: url, FIREBASE_DATABASE_EMULATOR_HOST: emulator } = env;
  const isAny = [...firebaseKeys.map((name) => env[name]), env.FIREBASE_WEB_API_KEY, url].some(Boolean);
  const { FIREBASE_CLIENT_EMAIL: email, FIREBASE_PRIVATE_KEY: key, FIREBASE_WEB_API_KEY: webKey } = env;
  const needsAccount = [!emulator, email, key, webKey].some(Boolean);
  return [
    ...firebaseKeys.map((name): Rule => [
      isAny && needsAccount && !env[name],
      `${name}: required with the other variables of Firebase`,
    ]),
    [isAny && !url && !emulator, "FIREBASE_DATABASE_URL: required with the other variables of Firebase"],
  ];
}
